import { means, type Token } from '../words/token.ts'

/** The first slide that tokens name by its number: where that begins, and behind what it ends. */
export function numberedSlide(
  tokens: readonly Token[],
): { start: number; end: number } | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const noun = means(tokens[at], 'slide')
    let number = noun ? at + 1 : at
    while (means(tokens[number], 'numberSign', 'ordinalMark')) number += 1
    if (!means(tokens[number], 'number') && !means(tokens[number], 'ordinal')) continue
    let end = number + 1
    while (means(tokens[end], 'ordinalMark', 'of') && !means(tokens[end], 'slide')) end += 1
    if (noun) return { start: at, end: number + 1 }
    if (means(tokens[end], 'slide')) return { start: at, end: end + 1 }
  }
  return undefined
}
