import { columnEdge, columnSpan } from '../../grid.ts'
import { chartLayout } from '../../layouts/chart.ts'
import { figureAttempts } from '../../layouts/figure-slots.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { ladder, resized } from '../type-step.ts'
import { drawSoftBox } from './panels.ts'
import { pastel } from './pastels.ts'
import { cardSizes, tallCard } from './stat-cards.ts'

const gap = 15
const inset = 27

/** Bars as pills on no line; what they say on cards at their side. */
export const drawSorbetChart = chartLayout({
  besideWidth: 563,
  drawTakeaway: drawSorbetTakeaway,
  look: {
    baseline: 'none',
    drawBar: (drawing, { name, box, paint }) => {
      const radius = Math.min(box.width, box.height) / 2
      drawing.addShape(name, box, paint, { type: 'rectangle', radius })
    },
  },
  ring: (beside) => ({ center: { x: beside ? 340 : 480, y: 318 }, radius: 134 }),
})

/** The takeaway on a tall card; a second note on a short one under it. */
function drawSorbetTakeaway(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { content: area } = theme.frame
  const { takeaway } = content
  const second = content.paragraphs.join(' ')
  const box = { ...area, x: columnEdge(9), width: columnSpan(4) }
  const { ink } = theme.colors
  const note =
    second === ''
      ? undefined
      : fitText(
          sheet,
          second,
          ladder(theme.type.body, takeaway ? [14, 12] : [20, 18, 16, 14, 12]),
          {
            width: box.width - 2 * inset,
            height: takeaway ? 110 : box.height - 54,
            balanced: true,
          },
          { color: ink },
        )
  if (second !== '' && note === undefined) return false
  const noteHeight = note === undefined ? 0 : takeaway ? note.layout.height + 34 : box.height
  if (note) {
    const card = { ...box, y: box.y + box.height - noteHeight, height: noteHeight }
    drawSoftBox(sheet, 'note-card', card, pastel.lemon)
    sheet.addText({
      name: 'takeaway-second',
      box: {
        x: card.x + inset,
        y: card.y + (card.height - note.layout.height) / 2,
        width: note.width,
        height: note.layout.height,
      },
      layout: note.layout,
      ground: pastel.lemon,
    })
  }
  if (takeaway === undefined) return true
  const height = box.height - (noteHeight > 0 ? noteHeight + gap : 0)
  const card = { figure: takeaway, ground: pastel.peach, name: 'takeaway' }
  const { bigFigure, bigUnit } = theme.type
  const scale = {
    number: resized(bigFigure, 88),
    unit: resized(bigUnit, (88 * bigUnit.size) / bigFigure.size),
  }
  const sizes = cardSizes(sheet, [
    [88, 18, 16, 30, 28],
    [72, 16, 14, 30, 28],
    [54, 14, 14, 24, 28],
    [40, 14, 12, 24, 28],
    [28, 12, 12, 20, 28],
  ])
  const attempts = figureAttempts(sheet, [takeaway], sizes, scale, [box.width - 60])
  return fitTree(sheet, { ...box, height }, attempts, (one) => tallCard(sheet, card, 0, one))
}
