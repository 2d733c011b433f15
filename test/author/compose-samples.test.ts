import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type SlideRange, slideRangeBounds } from '../../src/author/slide-range.ts'
import { chosenVariant, slidePlainText, slideSchema } from '../../src/deck/slide.ts'
import { composeText, titlesOf } from '../support/compose-text.ts'
import { untraceable } from '../support/traceability.ts'

const directory =
  process.env.SAMPLES_DIRECTORY ?? join(import.meta.dirname, '../../../shared/samples')
const reason = existsSync(directory) ? '' : ` (skipped: no samples in ${directory})`
const files = reason === '' ? readdirSync(directory).filter((file) => file !== 'README.md') : []
const ranges: SlideRange[] = ['auto', '1', '2-5', '11-15', '26-50']

describe.skipIf(reason !== '')(`decks from the samples${reason}`, () => {
  for (const file of files) {
    const text = readFileSync(join(directory, file), 'utf8')
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
