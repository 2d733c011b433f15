import { chosenVariant, type Slide } from '../../../deck/slide.ts'
import { wordCount } from '../language/script.ts'
import { escapePattern } from '../language/word-pattern.ts'
import { printedTexts } from '../ledger/ledger.ts'
import type { Passage } from '../ledger/passage.ts'
import { captionWords } from '../planning/slide-room.ts'
import { withoutCaption } from './message-slides.ts'

/** Slides with the footnotes whose marks stand on them under their content, where that has room for all of them. */
export function withFootnoteCaptions(
  slides: readonly Slide[],
  passages: readonly Passage[],
): Slide[] {
  const notes = passages.flatMap(({ mark, text: { text } }) =>
    mark === undefined ? [] : [{ mark, said: text.startsWith(mark) ? text : `${mark} ${text}` }],
  )
  if (notes.length === 0) return [...slides]
  return slides.map((slide) => {
    const { layout, caption } = chosenVariant(slide)
    if (withoutCaption.has(layout) || caption !== undefined) return slide
    const texts = printedTexts(slide)
    const own = notes.filter(({ mark }) => texts.some((text) => isMarked(text, mark)))
    const line = own.map(({ said }) => said.trim()).join(' ')
    if (own.length === 0 || wordCount(line) > captionWords) return slide
    const variants = slide.variants.map((one, index) =>
      index === slide.chosen ? { ...one, caption: line } : one,
    )
    return { ...slide, variants }
  })
}

const emphasised = /(?<![\p{L}\p{N}*])\*(?=[^\s*])[^*]*[^\s*]\*/gu

/** Whether a mark stands behind words of a text, and is no part of a longer one. */
function isMarked(text: string, mark: string): boolean {
  if (!text.includes(mark)) return false
  const bare = text.replace(emphasised, '')
  return new RegExp(`[^\\s*†‡]\\s?${escapePattern(mark)}(?![*†‡\\p{L}\\p{N}])`, 'u').test(bare)
}
