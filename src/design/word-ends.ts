import type { TextLayout } from '../scene/text.ts'
import { segmenter } from '../text/segmenter.ts'

/** Scripts that may break a line between any two characters. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** With these Japanese particles and endings begin: they hang on the word before them. */
const hangingKana = /^[のをはがにへでともやかたてなだするさせしれらりろいくけきっ]/u

/** Where words begin, as UTF-16 indices. */
function wordStarts(text: string, language: string): Set<number> {
  return new Set(Array.from(segmenter(language, 'word').segment(text), (one) => one.index))
}

/**
 * How badly the lines of a text's first paragraph are broken: 1 for each that ends inside a word, also at the hyphen of
 * a compound, a fifth for a Japanese line that begins with what hangs on the word before it (a particle, an ending),
 * a tenth for another break between words that nothing divides, three more where brackets are open; 0 if all end at
 * spaces and marks.
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
    if (words && insideBrackets(before)) penalty += 0.3
    if (/[\p{L}\p{Nd}][-‐]$/u.test(before) && /^\p{L}/u.test(after)) penalty += 1
    else if (/[\s\p{P}]$/u.test(before) || /^\s/u.test(after)) continue
    else if (words) penalty += parted(before, after, words.has(end))
  }
  return penalty
}

function insideBrackets(before: string): boolean {
  const count = (brackets: RegExp) => before.match(brackets)?.length ?? 0
  return count(/[\p{Ps}]/gu) > count(/[\p{Pe}]/gu)
}

function parted(before: string, after: string, betweenWords: boolean): number {
  // Digits and the counter behind them are one.
  const period = /\p{Nd}月$/u.test(before) && /^[期末]/u.test(after)
  const amount = /\p{Nd}[百千万億兆萬亿]*$/u.test(before)
  const counted = amount || period || /^\p{Nd}/u.test(after)
  if (!betweenWords || counted) return 1
  return hangingKana.test(after) ? 0.2 : 0.1
}
