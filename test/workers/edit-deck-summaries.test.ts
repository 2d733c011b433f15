import { expect, test } from 'vitest'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import { bulletsSlide, deck, titleSlide } from '../support/decks.ts'
import { editWith } from '../support/edit-steps.ts'

const review = deck(
  { title: 'Review' },
  titleSlide('Review'),
  bulletsSlide('Costs', ['Rent']),
  bulletsSlide('Income', ['Sales']),
  bulletsSlide('People', ['Ann']),
)
const move = (slide: number, position: number) =>
  ({ op: 'move_slide', slideId: `slide-${slide}`, position }) as const

test('slides that are moved together are told where they have come to', async () => {
  const { result } = await editWith(review, [move(2, 3), move(3, 3)])
  expect(result.summaries).toEqual(['Moved slides 2 and 3 to positions 3 and 4.'])
})

test('slides that are moved each its own way are told by the numbers that they had', async () => {
  const { result } = await editWith(review, [move(3, 3), move(4, 0)])
  expect(result.summaries).toEqual(['Moved slides 3 and 4 to positions 4 and 1.'])
})

test('a slide that is moved alone is told alone', async () => {
  const { result } = await editWith(review, [move(2, 3)])
  expect(result.summaries).toEqual(['Moved slide 2 to position 4.'])
})

test('a theme is told by its name', async () => {
  const themeId = systemThemes.find((theme) => theme.name === 'Marquee')?.id ?? ''
  const { result } = await editWith(review, [{ op: 'set_theme', themeId }])
  expect(result.summaries).toEqual(['Changed the theme to Marquee.'])
})
