import { allMatches } from '../../../text/all-matches.ts'
import { formulaText } from './formula-text.ts'
import { joinMapped, type MappedText, mapVerbatim, sliceMapped, spanOf } from './mapped-text.ts'

/**
 * Formulas between signs of TeX in other notations: `$…$`, `$$…$$`, `\(…\)` and `\[…\]`. As in Pandoc no space stands within
 * single dollar signs, and no figure behind the second.
 */
const formula =
  /(?<!\\)\$\$([^$]{1,600})\$\$|(?<![\\$])\$(?!\s)([^$\n]{1,300}?)(?<![\s\\])\$(?![\d$])|\\\(([^\n]{1,300}?)\\\)|\\\[([^$]{1,600}?)\\\]/gu

/** Signs of a formula; without them one name or number is one, and words between two amounts are none. */
const signs = /[\\^_{}=<>+*/]/u

/** A text that was read from a source, with its formulas in plain characters; those that need TeX as the source has them. */
export function withFormulas(text: MappedText, source: string): MappedText {
  if (!/[$([]/.test(text.text)) return text
  const { start, end } = spanOf(text)
  // The signs before the first and behind the last character of the text may belong to a formula.
  const from = start - (source[start - 1] === '\\' ? 1 : 0)
  const pieces: MappedText[] = []
  let index = 0
  for (const match of allMatches(source.slice(from, end), formula)) {
    const inner = match.slice(1).find((group) => group !== undefined) ?? ''
    if (!signs.test(inner) && /[^\p{L}\p{N}.,']/u.test(inner)) continue
    if (!signs.test(inner) && !/\p{L}/u.test(inner)) continue
    const at = from + match.index
    const open = at + match[0].indexOf(inner)
    const first = indexFrom(text, at, index)
    const last = indexFrom(text, at + match[0].length, first)
    if (first === last) continue
    pieces.push(sliceMapped(text, index, first))
    pieces.push(formulaText(source, open, open + inner.length) ?? mapVerbatim(match[0], at))
    index = last
  }
  return index === 0 ? text : joinMapped([...pieces, sliceMapped(text, index)], '')
}

/** The index in a text, from one on, of what stands at a place of the source or behind it. */
function indexFrom({ offsets }: MappedText, place: number, from: number): number {
  let index = from
  while (index < offsets.length && (offsets[index] ?? 0) < place) index++
  return index
}
