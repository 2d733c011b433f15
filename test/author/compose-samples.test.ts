import { describe, expect, test } from 'vitest'
import { type SlideRange, slideRangeBounds } from '../../src/author/slide-range.ts'
import { chosenVariant, slidePlainText, slideSchema } from '../../src/deck/slide.ts'
import { composeText, titlesOf } from '../support/compose-text.ts'
import { sampleNames, sampleText } from '../support/samples.ts'
import { untraceable } from '../support/traceability.ts'

const ranges: SlideRange[] = ['auto', '1', '2-5', '11-15', '26-50']

describe('decks from the samples', () => {
  for (const file of sampleNames) {
    const text = sampleText(file)
    test.each(ranges)(`${file} at %s`, (slideRange) => {
      const { slides } = composeText(text, { slideRange })
      const { minimum, maximum } = slideRangeBounds(slideRange)
      expect(slides.length).toBeGreaterThanOrEqual(minimum)
      expect(slides.length).toBeLessThanOrEqual(maximum)
      for (const slide of slides) {
        expect(slideSchema.safeParse(slide).success).toBe(true)
        expect(slidePlainText(slide)).not.toMatch(/\]\(|\*\*|```|https?:\/\/|!\[|<\/?[a-z]+>/)
      }
      expect(untraceable(slides, text)).toEqual([])
      const titles = titlesOf(slides.filter((slide) => chosenVariant(slide).layout !== 'section'))
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
      for (const title of titles) expect(title.length).toBeLessThanOrEqual(90)
    })
  }
})
