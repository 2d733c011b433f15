import { contentEnd } from '../../caption.ts'
import { type DrawTakeaway, takeawayLayout } from '../../layouts/takeaway.ts'
import type { Sheet } from '../../sheet.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { column, drawing, inset, type Part, text } from '../../tree/tree.ts'
import { step } from '../type-step.ts'
import { storyOf } from './drop-cap.ts'
import { headlineFace } from './faces.ts'
import { bar, columnTop, drawColumnRule, foot, lastColumn, right } from './rules.ts'

/** Sizes of the text, and what its lines leave free at their end. */
const measures = [
  { text: 16, free: 43 },
  { text: 16, free: 5 },
  { text: 14, free: 5 },
  { text: 12, free: 5 },
]

/**
 * The column beside a chart: its figure, if it explains one, or a story; a figure without a note is what the column adds
 * up to, and stands at its foot.
 */
export const drawSideColumn: DrawTakeaway = (sheet, content) => {
  const area = areaOf(sheet)
  drawColumnRule(sheet, 'column-rule', lastColumn - 19.8, [columnTop, columnTop + area.height])
  const { takeaway, paragraphs } = content
  const total = step(headlineFace, 16, 21)
  const sum = [takeaway?.label, takeaway?.figure].filter(Boolean).join(': ')
  const isTotal =
    takeaway?.note === '' && paragraphs.length > 0 && sheet.measure(sum, total) <= area.width
  if (takeaway && !isTotal) return drawFigure(sheet, content)
  const rule = drawing((on, box) => {
    on.addShape('total-rule', { ...box, height: 3 }, { fill: on.theme.colors.ink })
  }, 3)
  const ending: Part[] = [
    { tree: rule, gap: 8 },
    { tree: text('takeaway-figure', sum, { step: total, tone: 'ink', lines: 1 }), gap: 8 },
  ]
  return fitTree(sheet, area, measures, ({ text: size, free }) => {
    const width = area.width - free
    const story = storyOf(sheet, 'takeaway-text', paragraphs, { size, width })
    const around = { x: 0, top: 2.7, bottom: 0, right: free }
    return column([{ tree: inset(around, story), grow: 1 }, ...(takeaway ? ending : [])])
  })
}

function areaOf(sheet: Sheet) {
  const height = contentEnd(sheet, foot) - columnTop
  return { x: lastColumn, y: columnTop, width: right - lastColumn, height }
}

/** The figure in red over a bar, its name and what is said of it. */
const drawFigure = takeawayLayout({
  box: areaOf,
  ground: slideColors,
  padding: { x: 0, right: 5, top: 0, bottom: 0 },
  scale: ({ theme: { type } }) => ({ number: type.figure, unit: type.figure }),
  label: { size: 16 },
  rule: { tree: bar('takeaway-bar'), gap: 8 },
  sink: 0,
  gaps: { label: 14, note: 8, second: 14 },
})
