import { allMatches } from '../text/all-matches.ts'
import { inRoomyBox } from './fallback-fonts.ts'
import { tornLines } from './line-ends.ts'
import type { SetText, Sheet, TextOptions } from './sheet.ts'
import { balance, fitText, isRagged, lineCount, type Room } from './text-fitting.ts'
import type { TypeStep } from './themes/type-step.ts'
import { brokenWords, unspaced } from './word-ends.ts'

/** The end of a clause in the middle of a title. */
const clauseEnd = /[,;:–—،؛](?=\s)/gu

/** A clause shorter than this share of the other does not get a line of its own. */
const shortestShare = 0.45

/** How much of its first size a title gives up so that no word is broken. */
const smallestShare = 0.7

/**
 * A large title in the first of the steps in which it has room, in lines of about equal length; one of two clauses is
 * broken between them if each fits a line, and one in Chinese or Japanese between words. Undefined if it fits in no
 * step.
 */
export function fitDisplayTitle(
  sheet: Sheet,
  text: string,
  steps: TypeStep[],
  room: Omit<Room, 'balanced'>,
  options: TextOptions,
): SetText | undefined {
  const set = fitText(sheet, text, steps, { ...room, balanced: 'at sense' }, options)
  if (set === undefined || lineCount(set.layout) < 2) return set
  if (unspaced.test(text) || tornLines(set.layout) > 0)
    return breakBetweenWords(sheet, text, steps, room, options) ?? set
  if (lineCount(set.layout) > 2) return set
  const clauses = twoClauses(sheet, text, set.step, room.width)
  if (clauses === undefined) return set
  // A no-break space holds the second clause together, also in the hands of other programs.
  const held = `${clauses[0]} ${clauses[1].replaceAll(' ', '\u00a0')}`
  const broken = fitText(sheet, held, [set.step], { ...room, balanced: false }, options)
  return broken && lineCount(broken.layout) === 2 ? broken : set
}

/**
 * The same in a box as wide as leaves its lines as they are: slide software may have a wider face instead. Where it has
 * only so many lines, none of three or more is one short word; then a smaller step may be better.
 */
export function fitRoomyTitle(
  sheet: Sheet,
  text: string,
  steps: TypeStep[],
  room: Omit<Room, 'balanced'>,
  options: TextOptions,
): SetText | undefined {
  const set = fitDisplayTitle(sheet, text, steps, room, options)
  if (set === undefined) return undefined
  if (room.maximumLines && (isRagged(set.layout) || tornLines(set.layout) > 0)) return undefined
  return inRoomyBox(sheet, text, set, room.width, options)
}

function twoClauses(
  sheet: Sheet,
  text: string,
  step: TypeStep,
  width: number,
): [string, string] | undefined {
  const candidates = allMatches(text, clauseEnd).flatMap((match): [string, string][] => {
    const first = text.slice(0, match.index + 1)
    const second = text.slice(match.index + 1).trim()
    const widths = [sheet.measure(first, step), sheet.measure(second, step)]
    const widest = Math.max(...widths)
    const even = Math.min(...widths) / widest >= shortestShare
    return even && widest < width * 0.97 ? [[first, second]] : []
  })
  return candidates.length === 1 ? candidates[0] : undefined
}

/**
 * A title in the largest step and then the width in which its lines end with words and part nothing that belongs
 * together, in a script without spaces best of all where a space or a mark divides it. Undefined when none of the larger steps has such a width.
 */
function breakBetweenWords(
  sheet: Sheet,
  text: string,
  steps: TypeStep[],
  room: Omit<Room, 'balanced'>,
  options: TextOptions,
): SetText | undefined {
  if (text.length > 80) return undefined
  let first: number | undefined
  for (const step of steps) {
    const widest = fitText(sheet, text, [step], { ...room, balanced: false }, options)
    if (widest === undefined) continue
    first ??= step.size
    if (step.size < first * smallestShare) return undefined
    const narrowest = balance(sheet, text, widest, options).width
    const found: { set: SetText; penalty: number }[] = []
    for (let round = 0; round <= 12; round++) {
      const width = narrowest + ((room.width - narrowest) * round) / 12
      const set = fitText(sheet, text, [step], { ...room, width, balanced: false }, options)
      if (set && lineCount(set.layout) === lineCount(widest.layout))
        found.push({
          set,
          penalty: brokenWords(set.layout, sheet.language) + tornLines(set.layout),
        })
    }
    const best = found.sort((a, b) => a.penalty - b.penalty)[0]
    if (best && best.penalty < 1) return best.set
  }
  return undefined
}
