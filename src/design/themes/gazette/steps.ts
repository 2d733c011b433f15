import { drawFooter, drawFrame } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { resized, type TypeStep } from '../type-step.ts'
import { drawRuledColumns } from './columns.ts'

const mostSteps = 10

/** Steps as columns under large red numerals. */
export function drawGazetteSteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { colors, frame } = sheet.theme
  const count = content.steps.length
  if (count > mostSteps) return false
  if (count > 0) {
    const headed = content.steps.some((step) => step.head !== '')
    const rows = count > 5 ? 2 : 1
    const drawn = drawRuledColumns(sheet, {
      prefix: 'step',
      columns: content.steps.map((step, index) => [
        { text: String(content.firstNumber + index), color: colors.accent },
        { text: step.head, color: colors.ink },
        { text: step.text, color: headed ? colors.mutedInk : colors.ink },
      ]),
      slots: [
        { name: 'number', before: 0 },
        { name: 'head', before: rows === 1 ? 12 : 4, lines: 3 },
        { name: 'text', before: rows === 1 ? 8 : 4 },
      ],
      sizes: stepSizes(sheet, rows, Math.ceil(count / rows), headed),
      area: frame.content,
      rows,
      gutter: Math.ceil(count / rows) > 3 ? 33 : 45,
      inset: rows === 1 ? 16 : 10,
      widest: 400,
    })
    if (drawn === undefined) return false
  }
  drawFooter(sheet)
  return true
}

/** Steps without heads are set as large as heads. */
function stepSizes(sheet: Sheet, rows: number, columns: number, headed: boolean): TypeStep[][] {
  const { stepNumber, head, body } = sheet.theme.type
  const sizes =
    rows === 2
      ? [
          [48, 18, 16],
          [40, 16, 14],
          [30, 14, 14],
          [26, 14, 12],
        ]
      : [
          ...(columns <= 3 ? [[180, 34, 26]] : []),
          ...(columns <= 3 ? [[160, 30, 22]] : []),
          ...(columns <= 4 ? [[150, 28, 22]] : []),
          ...(columns <= 3 ? [[140, 26, 20]] : []),
          ...(columns <= 4 ? [[120, 22, 18]] : []),
          [100, 22, 18],
          [100, 20, 16],
          [72, 18, 16],
          [54, 16, 14],
          [40, 14, 14],
          [30, 14, 12],
        ]
  return sizes.map(([number = 30, top = 14, text = 12]) => [
    { ...resized(stepNumber, number), lineHeight: Math.round(number * 1.06) },
    resized(head, top),
    resized(body, headed ? text : Math.max(text, Math.round(top * 0.9))),
  ])
}
