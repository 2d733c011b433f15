import { columnEdge, columnSpan } from '../../grid.ts'
import { chartLayout } from '../../layouts/chart.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { column, type Part, text } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { onSoftBox } from './panels.ts'
import { pastel } from './pastels.ts'

/** Bars as pills on no line; what they say on cards at their side. */
export const drawSorbetChart = chartLayout({
  besideWidth: 563,
  drawTakeaway,
  look: {
    baseline: 'none',
    drawBar: (drawing, { name, box, paint }) => {
      const radius = Math.min(box.width, box.height) / 2
      drawing.addShape(name, box, paint, { type: 'rectangle', radius })
    },
  },
  ring: (beside) => ({ center: { x: beside ? 340 : 480, y: 318 }, radius: 134 }),
})

const sizes = [
  { figure: 72, label: 18, text: 16 },
  { figure: 54, label: 16, text: 14 },
  { figure: 40, label: 14, text: 14 },
  { figure: 28, label: 14, text: 12 },
  { figure: 20, label: 12, text: 12 },
]

/** The takeaway on one card, a second note on another under it. */
function drawTakeaway(sheet: Sheet, { takeaway, paragraphs }: SlideContent): boolean {
  const { type, strong, frame } = sheet.theme
  const area = { ...frame.content, x: columnEdge(9), width: columnSpan(4) }
  const padding = { x: 27, top: 24, bottom: 24 }
  const second = paragraphs.join(' ')
  return fitTree(sheet, area, sizes, (size) => {
    const slot = (name: string, words: string, points: number, own = type.body) =>
      text(`takeaway-${name}`, words, {
        step: resized(own, points),
        tone: 'ink',
        balanced: true,
        ...(name === 'figure' ? { lines: points > 40 ? 1 : 3 } : {}),
      })
    const said: Part[] = takeaway
      ? [
          { tree: slot('label', takeaway.label, size.label, inFont(type.body, strong)) },
          { tree: slot('figure', takeaway.figure, size.figure, type.bigFigure), gap: 4 },
          { tree: slot('text', takeaway.note, size.text), gap: 8 },
        ]
      : [{ tree: slot('second', second, size.label + 2) }]
    const note = takeaway && second !== '' ? [slot('second', second, Math.min(14, size.text))] : []
    return column([
      { tree: onSoftBox('takeaway-card', pastel.peach, padding, column(said, 0.4)), grow: 1 },
      ...note.map((tree) => ({
        tree: onSoftBox('note-card', pastel.lemon, padding, tree),
        gap: 15,
      })),
    ])
  })
}
