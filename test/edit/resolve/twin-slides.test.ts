import { describe, expect, it } from 'vitest'
import type { EditStep } from '../../../src/edit/edit-step.ts'
import { bulletsSlide, deck, slide, titleSlide } from '../../support/decks.ts'
import { editWith, shownOn } from '../../support/edit-steps.ts'

const review = deck(
  { title: 'Review' },
  titleSlide('Review'),
  bulletsSlide('Costs', ['Rent', 'Food']),
  slide('closing', 'Thank you', []),
)
const source =
  '# Review\n\n## Fuel\nFuel prices rose by 12% in May.\n\n## Staff\nStaff left in June.\n'
const about = (topic: string, position?: number): EditStep => ({
  request: 'add_slide',
  topic,
  ...(position === undefined ? {} : { position }),
})

async function titles(...steps: EditStep[]) {
  const { result, after } = await editWith(review, steps, { sources: { text: source } })
  return { result, titles: after.slides.map((_, index) => shownOn(after, index + 1).title) }
}

describe('slides that would be the same', () => {
  it('are one slide, with a warning', async () => {
    const { result, titles: shown } = await titles(...Array(5).fill(about('weather')))
    expect(shown).toEqual(['Review', 'Costs', 'Thank you', 'Weather'])
    expect(result.insertedSlideIds).toHaveLength(1)
    expect(result.warnings).toContain(
      '5 slides called “Weather” would have been the same, so one was added; say what each of them is to be about.',
    )
  })

  it('leave the places of later steps as they were meant', async () => {
    const { titles: shown } = await titles(
      about('weather', 1),
      about('weather', 2),
      about('staff', 4),
      { op: 'move_slide', slideId: 'slide-3', position: 3 },
    )
    expect(shown).toEqual(['Review', 'Weather', 'Thank you', 'Costs', 'Staff'])
  })

  it('are not those with different content', async () => {
    const { result, titles: shown } = await titles(about('fuel'), about('staff'))
    expect(shown).toEqual(['Review', 'Costs', 'Thank you', 'Fuel', 'Staff'])
    expect(result.warnings).toEqual([])
  })
})
