import type { Points } from '../scene/geometry.ts'
import type { FontReference, TextLayout } from '../scene/text.ts'
import type { SetText, Sheet, TextOptions } from './sheet.ts'
import { lineCount } from './text-fitting.ts'
import { inFont, resized, type TypeStep } from './themes/type-step.ts'

// Software that has neither the deck's fonts nor reads embedded ones takes a wide sans serif: LibreOffice takes DejaVu
// Sans, whose letters are about a tenth wider than those of Inter (measured over English text).

const plain: FontReference = { family: 'Inter', weight: 400, italic: false }
const bold: FontReference = { family: 'Inter', weight: 700, italic: false }
const wider = 1.1

/** Texts of more lines than this fill their box anyway. */
const mostLines = 6

/** How high a text may get in software without its font, in a box of a width. */
export function fallbackHeight(sheet: Sheet, text: string, step: TypeStep, width: Points): Points {
  const wide = { ...widened(step), lineHeight: step.lineHeight }
  return sheet.set([sheet.paragraph(text, wide, { color: '#000000' })], width).height
}

function widened(step: TypeStep): TypeStep {
  const font = step.font.weight >= 600 ? bold : plain
  return { ...resized(inFont(step, font), step.size * wider), tracking: 0 }
}

/**
 * The same lines in a box as wide as leaves them so, up to `most`: a single line has all of it. In a box no wider than
 * balanced lines a wider font would break words.
 */
export function inRoomyBox(
  sheet: Sheet,
  text: string,
  set: SetText,
  most: Points,
  options: TextOptions,
): SetText {
  if (lineCount(set.layout) > mostLines) return set
  const paragraphs = [sheet.paragraph(text, set.step, options)]
  const lines = linesOf(set.layout)
  let roomy = set
  let high = most
  for (let round = 0; round < 6 && high - roomy.width > 1; round++) {
    // All of it first, then halves.
    const width = round === 0 ? most : (roomy.width + high) / 2
    const layout = sheet.setWithSlack(paragraphs, width)
    if (linesOf(layout) === lines) roomy = { ...set, layout, width }
    else high = width
  }
  return roomy
}

function linesOf({ paragraphs }: TextLayout): string {
  return paragraphs.flatMap(({ lines }) => lines.map((line) => line.text)).join('\n')
}
