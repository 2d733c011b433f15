import { describe, expect, test } from 'vitest'
import type { SlideRange } from '../../src/author/slide-range.ts'
import { chosenVariant } from '../../src/deck/slide.ts'
import { composeText } from '../support/compose-text.ts'
import { sampleNames, sampleText } from '../support/samples.ts'

const ranges: SlideRange[] = ['auto', '6-10', '11-15', '16-20', '26-50']

describe('the rhythm of a deck', () => {
  for (const file of sampleNames) {
    const text = sampleText(file)
    test.each(ranges)(`${file} at %s`, (slideRange) => {
      const { slides } = composeText(text, { slideRange })
      const layouts = slides.map((slide) => chosenVariant(slide).layout)
      const thirds = layouts.filter(
        (layout, at) => at >= 2 && layout === layouts[at - 1] && layout === layouts[at - 2],
      )
      expect(thirds).toEqual([])
      if (layouts.length >= 12) expect(new Set(layouts).size).toBeGreaterThanOrEqual(6)
    })
  }
})
