import { describe, expect, test } from 'vitest'
import { type SlideRange, slideRangeBounds, slideRanges } from '../../src/author/slide-range.ts'
import { chosenVariant, slidePlainText, slideSchema } from '../../src/deck/slide.ts'
import { composeText, titlesOf } from '../support/compose-text.ts'
import { composedSample } from '../support/composed-samples.ts'
import { sampleNames, sampleText } from '../support/samples.ts'
import { testsAll } from '../support/test-range.ts'
import { untraceable } from '../support/traceability.ts'

const others = slideRanges.filter((range) => range !== 'auto' && range !== '26-50')

/** With each sample the range that nothing was said about, the longest, and two of the others in turn. */
function rangesOf(sample: string): readonly SlideRange[] {
  const turn = sampleNames.indexOf(sample)
  const usual: readonly (SlideRange | undefined)[] = [
    'auto',
    '26-50',
    others[turn % others.length],
    others[(turn + 3) % others.length],
  ]
  return slideRanges.filter((range) => testsAll || usual.includes(range))
}

describe('decks from the samples', () => {
  for (const file of sampleNames) {
    const text = sampleText(file)
    test.each(rangesOf(file))(`${file} at %s`, (slideRange) => {
      const { slides } =
        slideRange === 'auto' ? composedSample(file) : composeText(text, { slideRange })
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
      // A whole sentence is the title of what nothing else names: rather a longer one than none.
      for (const title of titles) expect(title.length).toBeLessThanOrEqual(115)
    })
  }
})
