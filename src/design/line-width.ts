import type { Points } from '../scene/geometry.ts'
import { unspacedScript } from '../text/unspaced-script.ts'
import { scriptSpace, substituteWidthIn } from '../typography/slide-software.ts'
import type { Sheet } from './sheet.ts'
import type { TypeStep } from './themes/type-step.ts'

/**
 * Width of a box for one line of text, a little more than it measures: slide software sets the same letters up to two
 * percent wider, with room where Latin letters meet ideographs, and would wrap or cut a line that fills its box.
 */
export function lineBoxWidth(
  sheet: Sheet,
  text: string,
  step: TypeStep,
  tabularFigures?: boolean,
): Points {
  return sheet.measure(text, step, tabularFigures) * 1.02 + scriptSpace(text, step.size) + 1
}

/** The room that the widest word of a text needs, also in software without our fonts, in points. */
export function roomForWords(sheet: Sheet, text: string, step: TypeStep): Points {
  const words = text
    .split(/[^\S\u00a0]+/u)
    .filter((word) => !unspacedScript.test(word))
    .sort((one, other) => other.length - one.length)
  return Math.max(0, ...words.slice(0, 3).map((word) => roomBeside(sheet, word.slice(0, 80), step)))
}

/**
 * The room that one line of text needs before what stands beside it: as much as software takes that has not our fonts and
 * sets it in a wider face.
 */
export function roomBeside(
  sheet: Sheet,
  text: string,
  step: TypeStep,
  tabularFigures?: boolean,
): Points {
  const style = sheet.style(step, '#000000', tabularFigures)
  return Math.max(lineBoxWidth(sheet, text, step, tabularFigures), substituteWidthIn(text, style))
}
