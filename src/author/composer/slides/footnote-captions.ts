import { chosenVariant, type Slide } from '../../../deck/slide.ts'
import { wordCount } from '../language/script.ts'
import { escapePattern } from '../language/word-pattern.ts'
import { printedTexts } from '../ledger/ledger.ts'
import type { Passage } from '../ledger/passage.ts'
import { captionWords } from '../planning/slide-room.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import { withoutCaption } from './with-caption.ts'

/** A slide, and the footnotes under its content. */
interface FootnotedSlide {
  slide: Slide
  footnotes: readonly MappedText[]
}

/** Slides with the footnotes whose marks stand on them under their content, where that has room for all of them. */
export function withFootnoteCaptions(
  slides: readonly Slide[],
  passages: readonly Passage[],
): FootnotedSlide[] {
  const notes = passages.flatMap(({ mark, text }) => (mark === undefined ? [] : [{ mark, text }]))
  return slides.map((slide) => {
    const { layout, caption } = chosenVariant(slide)
    if (notes.length === 0 || withoutCaption.has(layout) || caption !== undefined)
      return { slide, footnotes: [] }
    const texts = printedTexts(slide)
    const own = notes.filter(({ mark }) => texts.some((text) => isMarked(text, mark)))
    const line = own
      .map(({ mark, text: { text } }) => (text.startsWith(mark) ? text : `${mark} ${text}`).trim())
      .join(' ')
    if (own.length === 0 || wordCount(line) > captionWords) return { slide, footnotes: [] }
    const variants = slide.variants.map((one, index) =>
      index === slide.chosen ? { ...one, caption: line } : one,
    )
    return { slide: { ...slide, variants }, footnotes: own.map(({ text }) => text) }
  })
}

const emphasised = /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*]*[^\s*]\*/gu

/** Whether a mark stands behind words of a text, and is no part of a longer one. */
function isMarked(text: string, mark: string): boolean {
  if (!text.includes(mark)) return false
  const bare = text.replace(emphasised, '')
  return new RegExp(`[^\\s*†‡]\\s?${escapePattern(mark)}(?![*†‡\\p{L}\\p{N}])`, 'u').test(bare)
}
