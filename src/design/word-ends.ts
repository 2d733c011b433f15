import type { TextLayout } from '../scene/text.ts'
import { safeLocale } from './text-cleaning.ts'

/** Scripts that may break a line between any two characters. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** With these Japanese particles and endings begin: they hang on the word before them. */
const hangingKana = /^[のをはがにへでともやかたてなだするさせしれらりろいくけきっ]/u

const segmenters = new Map<string, Intl.Segmenter>()

/** Where words begin, as UTF-16 indices. */
function wordStarts(text: string, language: string): Set<number> {
  const locale = safeLocale(language)
  let segmenter = segmenters.get(locale)
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
    segmenters.set(locale, segmenter)
  }
  return new Set(Array.from(segmenter.segment(text), (one) => one.index))
}

/**
 * How badly the lines of a text's first paragraph are broken: 1 for each that ends inside a word, also at the hyphen of
 * a compound, a fifth for a Japanese line that begins with what hangs on the word before it (a particle, an ending),
 * a tenth for another break between words that nothing divides; 0 if all end at spaces and marks.
 */
export function brokenWords(layout: TextLayout, language: string): number {
  const [paragraph] = layout.paragraphs
  const lines = paragraph?.lines ?? []
  if (lines.length < 2) return 0
  const text = lines.map((line) => line.text).join('')
  const words = unspaced.test(text) ? wordStarts(text, language) : undefined
  let end = 0
  let penalty = 0
  for (const line of lines.slice(0, -1)) {
    end += line.text.length
    const before = text.slice(0, end)
    const after = text.slice(end)
    if (/[\p{L}\p{Nd}][-‐]$/u.test(before) && /^\p{L}/u.test(after)) penalty += 1
    else if (/[\s\p{P}]$/u.test(before) || /^\s/u.test(after)) continue
    else if (words) penalty += parted(before, after, words.has(end))
  }
  return penalty
}

function parted(before: string, after: string, betweenWords: boolean): number {
  // Digits and the counter behind them are one.
  const counted = /\p{Nd}$/u.test(before) || /^\p{Nd}/u.test(after)
  if (!betweenWords || counted) return 1
  return hangingKana.test(after) ? 0.2 : 0.1
}
