import type { SetText, Sheet, TextOptions } from './sheet.ts'
import { fitText, lineCount, type Room } from './text-fitting.ts'
import type { TypeStep } from './themes/theme.ts'

/** The end of a clause in the middle of a title. */
const clauseEnd = /[,;:–—،؛](?=\s)/gu

/** A clause shorter than this share of the other does not get a line of its own. */
const shortestShare = 0.45

/**
 * A large title in the first of the steps in which it has room, in lines of about equal length; one of two clauses is
 * broken between them if each fits a line. Undefined if it fits in no step.
 */
export function fitDisplayTitle(
  sheet: Sheet,
  text: string,
  steps: TypeStep[],
  room: Omit<Room, 'balanced'>,
  options: TextOptions,
): SetText | undefined {
  const set = fitText(sheet, text, steps, { ...room, balanced: 'at sense' }, options)
  if (set === undefined || lineCount(set.layout) !== 2) return set
  const clauses = twoClauses(sheet, text, set.step, room.width)
  if (clauses === undefined) return set
  // A no-break space holds the second clause together, also in the hands of other programs.
  const held = `${clauses[0]} ${clauses[1].replaceAll(' ', '\u00a0')}`
  const broken = fitText(sheet, held, [set.step], { ...room, balanced: false }, options)
  return broken && lineCount(broken.layout) === 2 ? broken : set
}

function twoClauses(
  sheet: Sheet,
  text: string,
  step: TypeStep,
  width: number,
): [string, string] | undefined {
  const candidates = [...text.matchAll(clauseEnd)].flatMap((match): [string, string][] => {
    const first = text.slice(0, match.index + 1)
    const second = text.slice(match.index + 1).trim()
    const widths = [sheet.measure(first, step), sheet.measure(second, step)]
    const widest = Math.max(...widths)
    const even = Math.min(...widths) / widest >= shortestShare
    return even && widest < width * 0.97 ? [[first, second]] : []
  })
  return candidates.length === 1 ? candidates[0] : undefined
}
