import { dataNouns } from '../lexicons/concept.ts'
import { verbConcepts } from '../lexicons/wish-concepts.ts'
import { means, type Token } from '../words/token.ts'
import { newSlides } from './read-new-slides.ts'
import type { SpanOf } from './span.ts'
import type { WishText } from './wish-text.ts'

/** What marks a line as one of a list. */
const mark = /^(?:[-–—•*·▪◦‣]|\d{1,2}[.)])\s+/u

/** How many sides stand beside each other. */
const sidesShown = { least: 2, most: 4 }

/**
 * What a new slide shall say, line by line below what asks for it: its points, or names without a mark, each with its
 * points below it.
 */
export function linesGiven(text: WishText, start: number): SpanOf<'part' | 'sides'>[] {
  const { tokens, instruction } = text
  const below = listBelow(tokens)
  if (below === undefined || (start !== below && !countsSides(tokens.slice(start, below))))
    return []
  const lines = instruction
    .slice(tokens[below]?.end ?? 0, tokens.at(-1)?.end)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const at = { start, end: tokens.length, cost: 0.1 }
  const heads = lines.filter((line) => !mark.test(line)).length
  if (start === below && (heads === 0 || heads === lines.length)) {
    // Lines that nothing marks may be further wishes.
    const asks =
      heads > 0 && tokens.slice(start).some((one) => means(one, ...verbConcepts, 'slide'))
    if (asks) return []
    return [{ type: 'part', name: 'points', text: lines.join('\n'), asksMore: false, ...at }]
  }
  const sides: { head: string; points: string[] }[] = []
  for (const line of lines) {
    const side = sides.at(-1)
    if (!mark.test(line)) sides.push({ head: line.replace(/\s*[:：]$/u, ''), points: [] })
    else if (side === undefined) return []
    else side.points.push(line.replace(mark, ''))
  }
  const isWhole = sides.every(({ points }) => points.length > 0)
  return isWhole && sides.length >= sidesShown.least && sides.length <= sidesShown.most
    ? [{ type: 'sides', sides, ...at }]
    : []
}

/** The sides that stand line by line below a token. */
export const sidesBelow = (text: WishText, start: number): SpanOf<'sides'>[] =>
  linesGiven(text, start).filter((one) => one.type === 'sides')

/** "That **compares the two.**" */
const countsSides = ([first, ...others]: readonly Token[]) =>
  means(first, 'compares') &&
  others.every((one) => one.kind === 'sign' || means(one, 'the', 'number', 'both', 'it', 'them'))

/** Where the lines begin that say what stands on a slide which the first line asks for. */
export function listBelow(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(({ text }) => text === '\n')
  if (at < 1) return undefined
  const before = tokens.slice(0, at)
  const asks = before.some((_, index) => newSlides(tokens, index).length > 0)
  // A table is given line by line as well.
  return asks && !before.some((one) => means(one, ...dataNouns)) ? at : undefined
}
