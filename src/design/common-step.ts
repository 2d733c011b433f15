import { mostCharacters } from '../text/shorten.ts'
import type { Sheet, TextOptions } from './sheet.ts'
import { fitText, longestWord, type Room } from './text-fitting.ts'
import type { TypeStep } from './themes/type-step.ts'

/**
 * The first of the steps in which every one of the texts has its room, so that equals are set alike. Words are broken
 * in no step but the last. Undefined when a text fits in none.
 */
export function commonStep(
  sheet: Sheet,
  texts: string[],
  steps: TypeStep[],
  room: Room,
): TypeStep | undefined {
  const options: TextOptions = { color: '#000000' }
  const shown = texts.filter((text) => text !== '')
  if (shown.join('').length > mostCharacters) return undefined
  return steps.find((step, index) =>
    shown.every((text) => {
      if (index < steps.length - 1 && longestWord(sheet, text, step) > room.width * 0.98)
        return false
      const set = fitText(sheet, text, [step], { ...room, balanced: false }, options)
      // A single letter may be wider than the room (U+FDFD).
      return set !== undefined && set.layout.width <= room.width + 0.5
    }),
  )
}
