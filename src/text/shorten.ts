import { beginningOf } from './cut-text.ts'
import { placeToShorten } from './place-to-shorten.ts'
import { segmenter } from './segmenter.ts'

function graphemes(text: string, language: string): string[] {
  return Array.from(segmenter(language, 'grapheme').segment(text), (one) => one.segment)
}

/** No slide holds more characters than this: longer texts are cut before anything is measured. */
export const mostCharacters = 3600

/**
 * The longest beginning of a text that `fits` accepts with an ellipsis behind it, cut as `placeToShorten` says. The whole text
 * if that fits; `…` if nothing does.
 */
export function shorten(text: string, language: string, fits: (text: string) => boolean): string {
  if (text.length <= mostCharacters && fits(text)) return text
  const parts = graphemes(beginningOf(text, mostCharacters), language)
  const whole = parts.join('')
  let low = 0
  let high = parts.length - 1
  let best = 0
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const at = parts.slice(0, middle).join('').length
    if (fits(ended(whole.slice(0, at)))) {
      low = middle
      best = at
    } else high = middle - 1
  }
  return best === 0 ? '…' : ended(whole.slice(0, placeToShorten(whole, best, language)))
}

/** A beginning with its ellipsis, without loose punctuation. */
function ended(beginning: string): string {
  return `${beginning.replace(/[\s,;:.!?、。，–—-]+$/u, '')}…`
}
