import type { Points } from '../scene/geometry.ts'
import { tornPlaces } from './line-ends.ts'

/** Texts of more words or lines are broken wherever a line is full. */
const mostWords = 40
const mostLines = 6

/** What speaks against the end of a line, in units of the price of a line of no width among even ones. */
const price = { torn: 3, shortWord: 0.2, runt: 0.6, sentence: -0.9, clause: -0.6 }

/** Where lines end, and what that costs. */
interface Broken {
  cost: number
  lines: string[]
}

/**
 * The lines of a text whose words are written apart: as many as said, of about equal length, better where a clause or
 * sentence ends, never within what belongs together, and with no last line of one or two short words, if there is
 * another way. After a dynamic programme like that of Knuth and Plass, "Breaking paragraphs into lines" (1981).
 * Undefined for long texts, and where a word is too wide.
 * @param width What a line may have, in points. @param measure Of a text on one line, in points.
 */
export function linesAtSense(
  text: string,
  count: number,
  width: Points,
  measure: (text: string) => Points,
): string[] | undefined {
  const words = text.split(' ')
  if (count < 2 || count > mostLines || words.length > mostWords || words.length < count) return
  const torn = tornPlaces(text)
  const space = measure('a a') - 2 * measure('a')
  const widths = words.map((word) => measure(word) + space)
  const even = (widths.reduce((sum, one) => sum + one, 0) - space * count) / count
  const ends = words.map((_, index) => words.slice(0, index + 1).join(' ').length)
  /** The best lines of the words before each, with as many lines as rounds so far. */
  let best: (Broken | undefined)[] = [{ cost: 0, lines: [] }]
  for (let line = 1; line <= count; line++) {
    const next: (Broken | undefined)[] = []
    for (const [first, before] of best.entries()) {
      let wide = -space
      for (let end = first + 1; before && end <= words.length; end++) {
        wide += widths[end - 1] as number
        if (wide > width) break
        if ((line === count) !== (end === words.length)) continue
        const said = words.slice(first, end).join(' ')
        const uneven = ((wide - even) / even) ** 2
        const place = ends[end - 1] as number
        const ending = line < count ? priceOfEnd(said, torn(place + 1)) : 0
        const runt = line === count && end - first <= 2 && wide < even * 0.6 ? price.runt : 0
        const cost = before.cost + uneven + ending + runt
        if (cost < (next[end]?.cost ?? Number.POSITIVE_INFINITY))
          next[end] = { cost, lines: [...before.lines, said] }
      }
    }
    best = next
  }
  return best[words.length]?.lines
}

function priceOfEnd(line: string, torn: number): number {
  if (torn > 0) return price.torn * torn
  // The point of an ordinal ends nothing: 16. Februar.
  if (/(?<!\p{Nd})[.!?:。！？؟।]["'”’»)]*$/u.test(line)) return price.sentence
  if (/[,;—–،؛][”’»)]*$/u.test(line)) return price.clause
  return /(?:^|\s)\p{L}{1,2}$/u.test(line) ? price.shortWord : 0
}
