import type { Box, Points } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { closingLayout } from '../../layouts/closing.ts'
import type { Sheet } from '../../sheet.ts'
import { column, drawing, inset, parts, text } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawBubble } from './bubble.ts'
import { drawSubject } from './container.ts'
import { drawTitleBlock } from './title-block.ts'

const left: Points = 43.2
const width: Points = 400
/** Of the cell with the number of a revision. */
const cell: Points = 46

/** The last sheet: the container without its dimensions, and what is left to do as the revisions of a drawing. */
export const drawDraughtsmanClosing = closingLayout({
  scenery: (sheet) => drawSubject(sheet, { stand: { corner: { x: 580, y: 440 }, scale: 0.94 } }),
  area: { x: left, y: 84, width, height: 386 },
  title: {
    lines: [
      [48, 2],
      [36, 3],
    ],
  },
  justify: 0.36,
  words: { gap: 18, width, size: 16, tone: 'mutedInk', balanced: true },
  tasks: {
    most: 5,
    gap: 26,
    tree: ({ theme: { type, strong } }, tasks, size) => {
      const step = resized(type.body, Math.min(14, size))
      const rows = tasks.map(({ head, text: words, foot }, index) => {
        const name = `closing-${index + 1}`
        const bubble = drawing((sheet, { x, y, height }) => {
          const at = { x: x + cell / 2, y: y + height / 2 }
          const number = index + 1
          drawBubble(sheet, `revision-${number}`, { at, radius: 11.5, number, filled: index === 0 })
        })
        const tone = index === 0 ? 'accent' : 'ink'
        const said = column([
          { tree: text(`${name}-head`, head, { step: inFont(step, strong), tone }) },
          { tree: text(`${name}-text`, words, { step, tone: 'mutedInk' }) },
          { tree: text(`${name}-foot`, foot, { step, tone: 'mutedInk' }) },
        ])
        const padding = { x: 12, right: 10, top: 9, bottom: 9 }
        return { tree: parts([{ tree: bubble, size: cell }, { tree: inset(padding, said) }]) }
      })
      return { ...column(rows), under: drawRevisionTable }
    },
  },
  eyebrow: ({ theme }) => ({
    x: left,
    y: 56.5,
    width,
    step: { ...resized(theme.type.body, 14), lineHeight: 21 },
    tone: 'mutedInk',
  }),
  finish: drawTitleBlock,
})

/** The ruled box of a table of revisions, with a column for the numbers. */
function drawRevisionTable(sheet: Sheet, rows: Box[]): void {
  const { ink, line: color, background } = sheet.theme.colors
  const [first] = rows
  if (first === undefined) return
  const box = { ...first, height: rows.reduce((sum, { height }) => sum + height, 0) }
  sheet.addShape('revisions', box, { fill: background, stroke: { color: ink, width: 1 } })
  const pen = { color, width: 1 }
  const x = box.x + cell
  sheet.addLine('revisions-column', { x, y: box.y }, { x, y: bottomEdge(box) }, pen)
  rows.slice(1).forEach(({ y }, index) => {
    sheet.addLine(`revisions-rule-${index + 1}`, { x: box.x, y }, { x: rightEdge(box), y }, pen)
  })
}
