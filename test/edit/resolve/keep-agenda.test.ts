import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Operation } from '../../../src/deck/operations/operation.ts'
import { chosenVariant, type Slide } from '../../../src/deck/slide.ts'
import type { EditStep } from '../../../src/edit/edit-step.ts'
import { agenda, bulletsSlide, deck, slide, titleSlide } from '../../support/decks.ts'
import { editWith, shownOn } from '../../support/edit-steps.ts'

const plan = (entries: string[]) =>
  deck(
    { title: 'Plan' },
    titleSlide('Plan'),
    slide('agenda', 'Agenda', [agenda(entries)]),
    bulletsSlide('Costs', ['Fuel', 'Rent']),
    bulletsSlide('Sales', ['May', 'June'], { eyebrow: 'Costs' }),
    bulletsSlide('Risks', ['Rain', 'Staff']),
  )
const linked = plan(['Costs > slide-3', 'Sales > slide-4', 'Risks > slide-5'])

/** The entries of the agenda on slide 2 after an edit, as "Costs > slide-3". */
async function entries(before: Deck, ...steps: EditStep[]): Promise<string[]> {
  const { after } = await editWith(before, steps)
  const block = shownOn(after, 2).blocks.find((one) => one.kind === 'agenda')
  return (block?.items ?? []).map((item) =>
    item.slideId === undefined ? item.text : `${item.text} > ${item.slideId}`,
  )
}

describe('the agenda of an edited deck', () => {
  it('names no slide that was deleted', async () => {
    expect(await entries(linked, { op: 'delete_slide', slideId: 'slide-4' })).toEqual([
      'Costs > slide-3',
      'Risks > slide-5',
    ])
  })

  it('names slides in the order in which they stand', async () => {
    const move: EditStep = { op: 'move_slide', slideId: 'slide-5', position: 2 }
    expect(await entries(linked, move)).toEqual([
      'Risks > slide-5',
      'Costs > slide-3',
      'Sales > slide-4',
    ])
  })

  it('keeps an order of its own', async () => {
    const own = plan(['Sales > slide-4', 'Costs > slide-3', 'Risks > slide-5'])
    const move: EditStep = { op: 'move_slide', slideId: 'slide-5', position: 2 }
    expect(await entries(own, move)).toEqual([
      'Sales > slide-4',
      'Costs > slide-3',
      'Risks > slide-5',
    ])
  })

  it('still says what comes next', async () => {
    const marked = plan(['*Costs > slide-3', 'Sales > slide-4', 'Risks > slide-5'])
    const { after } = await editWith(marked, [{ op: 'delete_slide', slideId: 'slide-3' }])
    expect(shownOn(after, 2).blocks).toMatchObject([
      { items: [{ text: 'Sales', current: true }, { text: 'Risks' }] },
    ])
  })

  it('names slides that were merged once, under their new name', async () => {
    const merge: EditStep = { op: 'merge_slides', slideIds: ['slide-3', 'slide-5'] }
    expect(await entries(linked, merge)).toEqual(['Costs and Risks > slide-3', 'Sales > slide-4'])
  })

  it('keeps marks on the words that the new name of a slide has too', async () => {
    const [title, contents, ...others] = plan(['Fuel costs > slide-3']).slides as [Slide, Slide]
    const { blocks, ...variant } = chosenVariant(contents)
    const marked = blocks.map((block) =>
      block.kind === 'agenda'
        ? {
            ...block,
            items: block.items.map((item) => ({
              ...item,
              marks: [{ from: 5, to: 10, bold: true as const }],
            })),
          }
        : block,
    )
    const before = {
      ...linked,
      slides: [title, { ...contents, variants: [{ ...variant, blocks: marked }] }, ...others],
    }
    const rename = (name: string): EditStep => ({
      op: 'set_slide_title',
      slideId: 'slide-3',
      title: name,
    })
    const named = applyOperations(before, [rename('Fuel costs') as Operation]).deck
    const { after } = await editWith(named, [rename('All costs of fuel')])
    expect(shownOn(after, 2).blocks).toMatchObject([
      { items: [{ text: 'All costs of fuel', marks: [{ from: 4, to: 9, bold: true }] }] },
    ])
  })

  it('names a section by what is left of it', async () => {
    const sections = plan(['Costs > slide-3', 'Risks > slide-5'])
    expect(await entries(sections, { op: 'delete_slide', slideId: 'slide-3' })).toEqual([
      'Costs > slide-4',
      'Risks > slide-5',
    ])
    expect(
      await entries(
        sections,
        { op: 'delete_slide', slideId: 'slide-3' },
        { op: 'delete_slide', slideId: 'slide-4' },
      ),
    ).toEqual(['Risks > slide-5'])
  })

  it('follows the title of a slide, unless it calls it otherwise', async () => {
    const retitle = (slideId: string): EditStep => ({
      op: 'set_slide_title',
      slideId,
      title: 'Money',
    })
    expect((await entries(linked, retitle('slide-3')))[0]).toBe('Money > slide-3')
    const other = plan(['Spending > slide-3', 'Risks > slide-5'])
    expect((await entries(other, retitle('slide-3')))[0]).toBe('Spending > slide-3')
  })

  it('without links goes by the titles', async () => {
    const plain = plan(['Sales', 'Risks', 'Questions'])
    expect(await entries(plain, { op: 'delete_slide', slideId: 'slide-5' })).toEqual([
      'Sales',
      'Questions',
    ])
  })

  it('stays, with a warning, where nothing of it is left', async () => {
    const single = plan(['Risks > slide-5'])
    const step: EditStep = { op: 'delete_slide', slideId: 'slide-5' }
    expect(await entries(single, step)).toEqual(['Risks > slide-5'])
    expect((await editWith(single, [step])).result.warnings).toEqual([
      'The agenda on slide 2 names nothing that is left.',
    ])
  })

  it('is left alone by what does not concern it', async () => {
    const { result } = await editWith(linked, [
      { op: 'set_notes', slideId: 'slide-5', notes: 'Briefly' },
    ])
    expect(result.operations).toHaveLength(1)
  })
})
