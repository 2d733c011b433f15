import type { Sheet } from './sheet.ts'
import type { TextSlot } from './tree/tree.ts'

/**
 * The slot of a text that is aligned otherwise than the theme does.
 * @param wordsOf says what it prints, by which a wish for it is found.
 */
export function inOwnAlign(
  slot: TextSlot,
  sheet: Sheet,
  wordsOf: (slot: TextSlot, sheet: Sheet) => { words: string },
): TextSlot {
  if (sheet.styles === undefined) return slot
  const align = sheet.ownAlign(wordsOf(slot, sheet).words)
  return align === undefined ? slot : { ...slot, align }
}
