import { inRoomyBox } from './fallback-fonts.ts'
import { tornLines } from './line-ends.ts'
import type { SetText, Sheet, TextOptions } from './sheet.ts'
import { balance, fitText, isRagged, lineCount, type Room } from './text-fitting.ts'
import type { TypeStep } from './themes/type-step.ts'
import { brokenWords, unspaced } from './word-ends.ts'

/** How much of its first size a title gives up so that no word is broken. */
const smallestShare = 0.7

/**
 * A large title in the first of the steps in which it has room, in lines of about equal length that end where clauses do
 * and part nothing that belongs together, and in Chinese and Japanese between words. Undefined if it fits in no
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
  if (set === undefined || lineCount(set.layout) < 2 || sheet.ownAlign(text)) return set
  if (unspaced.test(text) || tornLines(set.layout) > 0)
    return breakBetweenWords(sheet, text, steps, room, options) ?? set
  return set
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
