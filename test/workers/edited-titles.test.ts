import { describe, expect, it } from 'vitest'
import { agenda, deck, slide, steps, stepsSlide } from '../support/decks.ts'
import { editWith, shownOn } from '../support/edit-steps.ts'
import { makeDeck } from '../support/pipeline.ts'

const five = ['A: one', 'B: two', 'C: three', 'D: four', 'E: five']
const rollout = deck(
  { title: 'Rollout' },
  slide('agenda', 'Agenda', [agenda(['Rollout in five steps > slide-2'])]),
  stepsSlide('Rollout in five steps', five),
)
const titles = (after: typeof rollout) => after.slides.map((_, at) => shownOn(after, at + 1).title)

describe('a title that counts', () => {
  it('says of the halves of its slide which things they show, and the agenda keeps its name', async () => {
    const { after } = await editWith(rollout, [
      { op: 'split_slide', slideId: 'slide-2', newSlideId: 'more' },
    ])
    expect(titles(after)).toEqual([
      'Agenda',
      'Rollout in five steps (1–3)',
      'Rollout in five steps (4–5)',
    ])
    expect(shownOn(after, 1).blocks).toMatchObject([
      { items: [{ text: 'Rollout in five steps', slideId: 'slide-2' }] },
    ])
  })

  it('says it of three parts, which are told as one split', async () => {
    const { after, result } = await editWith(rollout, [
      { op: 'split_slide', slideId: 'slide-2', newSlideId: 'more', at: 2 },
      { op: 'split_slide', slideId: 'more', newSlideId: 'rest', at: 2 },
    ])
    expect(titles(after).slice(1)).toEqual([
      'Rollout in five steps (1–2)',
      'Rollout in five steps (3–4)',
      'Rollout in five steps (5)',
    ])
    expect(result.summaries).toEqual(['Split slide 2 into 3 slides.'])
  })

  it('is no matter of an agenda, which goes on with its numbers', async () => {
    const parts = deck({}, slide('agenda', 'Agenda', [agenda(['A', 'B', 'C', 'D'])]))
    const { after } = await editWith(parts, [
      { op: 'split_slide', slideId: 'slide-1', newSlideId: 'more' },
    ])
    expect(shownOn(after, 2).blocks).toMatchObject([{ kind: 'agenda', firstNumber: 3 }])
  })

  it('counts what is left, on its slide and in the agenda', async () => {
    const { after, result } = await editWith(rollout, [
      {
        op: 'update_block',
        slideId: 'slide-2',
        block: { ...steps(five.slice(0, 4)) },
      },
    ])
    expect(titles(after)).toEqual(['Agenda', 'Rollout in four steps'])
    expect(result.summaries).toContain(
      'Slide 2 is now called “Rollout in four steps”, which is what it shows.',
    )
    expect(JSON.stringify(shownOn(after, 1))).toContain('Rollout in four steps')
  })

  it('stays as an edit gives it', async () => {
    const { after } = await editWith(rollout, [
      { op: 'update_block', slideId: 'slide-2', block: steps(five.slice(0, 4)) },
      { op: 'set_slide_title', slideId: 'slide-2', title: 'Five steps, one to come' },
    ])
    expect(titles(after)).toEqual(['Agenda', 'Five steps, one to come'])
  })
})

describe('slides that a text makes', () => {
  it('are numbered where one goes on', async () => {
    const lines = Array.from({ length: 30 }, (_, index) => `line_${index} = read(${index})`)
    const text = ['# Tools', '```python', ...lines, '```'].join('\n')
    const { deck: made } = await makeDeck({ text, range: 'auto' })
    expect(titles(made)).toEqual(['Tools', 'Tools (2/3)', 'Tools (3/3)'])
  })

  it('are numbered where steps go on', async () => {
    const said = 'the carrier registers in the portal and uploads its insurance certificate'
    const list = Array.from({ length: 7 }, (_, index) => `${index + 1}. Step ${index}: ${said}`)
    const text = ['# Carriers', '## The onboarding process', ...list].join('\n')
    const { deck: made } = await makeDeck({ text, range: '2-5' })
    expect(titles(made)).toEqual(
      expect.arrayContaining(['The onboarding process', 'The onboarding process (2/2)']),
    )
  })
})
