import { beginningOf } from '../text/cut-text.ts'
import { segmenter } from '../text/segmenter.ts'

function graphemes(text: string, language: string): string[] {
  return Array.from(segmenter(language, 'grapheme').segment(text), (one) => one.segment)
}

/** No slide holds more characters than this: longer texts are cut before anything is measured. */
export const mostCharacters = 3600

/**
 * The longest beginning of a text that `fits` accepts with an ellipsis behind it, cut between words, or between
 * graphemes where the text has no words near the cut. The whole text if that fits; `…` if nothing does.
 */
export function shorten(text: string, language: string, fits: (text: string) => boolean): string {
  if (text.length <= mostCharacters && fits(text)) return text
  const parts = graphemes(beginningOf(text, mostCharacters), language)
  let low = 0
  let high = parts.length - 1
  let best = '…'
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const candidate = cut(parts.slice(0, middle).join(''), parts[middle] ?? '')
    if (fits(candidate)) {
      low = middle
      best = candidate
    } else high = middle - 1
  }
  return best
}

/** A beginning with its ellipsis: without the word that the cut would leave in two, and without loose punctuation. */
function cut(beginning: string, next: string): string {
  const insideWord = /\S$/.test(beginning) && /^\S/.test(next)
  const lastSpace = beginning.trimEnd().search(/\s\S*$/)
  const kept =
    insideWord && lastSpace > beginning.length * 0.6 ? beginning.slice(0, lastSpace) : beginning
  return `${kept.replace(/[\s,;:.!?、。，–—-]+$/u, '')}…`
}
