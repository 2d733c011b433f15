import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import { slidePlainText } from '../../../src/deck/slide.ts'
import { bulletsSlide, chart, deck, sectionSlide, slide, titleSlide } from '../../support/decks.ts'
import { editWith, shownOn, slideOf } from '../../support/edit-steps.ts'
import { makeDeck } from '../../support/pipeline.ts'
import { quarterlyReview } from '../../support/quarterly-review.ts'

async function regenerated(before: Deck, number: number) {
  const { id } = slideOf(before, number)
  return await editWith(before, [{ request: 'regenerate_slide', slideId: id }], {
    sources: { input: quarterlyReview },
  })
}

describe('a slide made anew', () => {
  it('shows its part of the source in another layout, under its id and title', async () => {
    const { deck: before } = await makeDeck({ text: quarterlyReview })
    const number =
      before.slides.findIndex((one) => slidePlainText(one).includes('insurance certificate')) + 1
    const { result, after } = await regenerated(before, number)
    const [was, is] = [shownOn(before, number), shownOn(after, number)]
    expect(is.title).toBe(was.title)
    expect(is.layout).not.toBe(was.layout)
    expect(JSON.stringify(is.blocks)).toContain('insurance certificate')
    expect(slideOf(after, number).id).toBe(slideOf(before, number).id)
    expect(result.regeneratedSlideIds).toEqual([slideOf(before, number).id])
    expect(result.summaries).toEqual([`Made slide ${number} anew.`])
  })

  it('goes through several layouts when asked again', async () => {
    let { deck: current } = await makeDeck({ text: quarterlyReview })
    const number =
      current.slides.findIndex((one) => slidePlainText(one).includes('insurance certificate')) + 1
    const layouts = new Set<string>()
    for (let round = 0; round < 4; round++) {
      current = (await regenerated(current, number)).after
      layouts.add(shownOn(current, number).layout)
    }
    expect(layouts.size).toBeGreaterThanOrEqual(3)
  })

  it('loses nothing of what somebody wrote on it', async () => {
    const before = deck({}, bulletsSlide('Costs', ['Rent: very high', 'Food: low', 'Fuel: none']))
    const { after } = await regenerated(before, 1)
    const text = `${slidePlainText(slideOf(after, 1))} ${slideOf(after, 1).notes ?? ''}`
    expect(text.toLowerCase()).toContain('very high')
  })

  it('lists the parts of the deck as it is now when it is the agenda', async () => {
    const agenda = slide('agenda', 'Contents', [
      { kind: 'agenda', id: 'agenda', items: [{ text: 'Gone', sources: [], added: true }] },
    ])
    const before = deck({}, titleSlide('Review'), agenda, bulletsSlide('Costs', ['Rent']))
    const { after } = await regenerated(before, 2)
    expect(shownOn(after, 2)).toMatchObject({
      title: 'Contents',
      blocks: [{ items: [{ text: 'Costs', slideId: 'slide-3' }] }],
    })
  })

  it('stays where nothing else suits it', async () => {
    const before = deck({}, sectionSlide('Part one'))
    const { result } = await regenerated(before, 1)
    expect(result.operations).toEqual([])
    expect(result.warnings).toEqual(['Slide 1 stays as it is: nothing else suits what it says.'])
  })

  it('never changes a number', async () => {
    const values = chart(
      'bar',
      ['North', 'South', 'West'],
      { Sales: [12.5, 7.25, 3] },
      { decimals: 2 },
    )
    const { after } = await regenerated(deck({}, slide('chart', 'Sales', [values])), 1)
    for (const number of ['12.50', '7.25', '3.00'])
      expect(slidePlainText(slideOf(after, 1))).toContain(number)
  })
})
