import type { SetText, Sheet, TextOptions } from './sheet.ts'
import { fitText, lineCount, type Room } from './text-fitting.ts'
import type { TypeStep } from './themes/theme.ts'

/** The end of a clause in the middle of a title; in scripts that write no spaces between words, any space. */
const clauseEnd =
  /[,;:–—،؛](?=\s)|[、，；：](?!$)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}](?=\s)/gu

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
  const [first, second] = clauses
  // A no-break space holds the second clause together, also in the hands of other programs.
  const between = text.slice(first.length, text.length - second.length)
  const held = `${first}${between}${second.replaceAll(' ', '\u00a0')}`
  // Where words are not held by spaces, the measure has to end with the first clause.
  const narrow = sheet.measure(first, set.step) * 1.03
  for (const width of [room.width, narrow]) {
    const broken = fitText(sheet, held, [set.step], { ...room, width, balanced: false }, options)
    const lines = broken?.layout.paragraphs[0]?.lines ?? []
    if (broken && lines.length === 2 && lines[0]?.text.trim() === first) return broken
  }
  return set
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
