import type { Box, Points } from '../../../scene/geometry.ts'
import { bottomEdge } from '../../grid.ts'
import { closingLayout } from '../../layouts/closing.ts'
import { type Column, column, drawing, inset, parts, text } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawBubble } from './bubble.ts'
import { drawRuling } from './panels.ts'
import { drawSubject } from './subject.ts'
import { drawTitleBlock } from './title-block.ts'

const left: Points = 43.2
const width: Points = 436
/** Of the cell with the number of a revision. */
const cell: Points = 46

/** The last sheet: the container without its dimensions, and what is left to do as the revisions of a drawing. */
export const drawDraughtsmanClosing = closingLayout({
  scenery: (sheet) => drawSubject(sheet, { stand: { corner: { x: 626, y: 426 }, scale: 0.8 } }),
  area: { x: left, y: 84, width, height: 386 },
  title: {
    lines: [
      [48, 2],
      [36, 3],
    ],
  },
  justify: 0.36,
  words: { gap: 18, width, size: 20, tone: 'mutedInk', balanced: true },
  tasks: {
    most: 5,
    gap: 26,
    tree: ({ theme: { type, strong } }, tasks, size) => {
      const step = resized(type.body, Math.min(16, size))
      const rows = tasks.map(({ head, text: words, foot }, index) => {
        const name = `closing-${index + 1}`
        const [first, tone] = index === 0 ? [true, 'accent' as const] : [false, 'ink' as const]
        const bubble = drawing((sheet, { x, y, height }) => {
          const at = { x: x + cell / 2, y: y + height / 2 }
          drawBubble(sheet, name, at, { radius: 12, number: index + 1, filled: first })
        })
        const said = column([
          { tree: text(`${name}-head`, head, { step: inFont(step, strong), tone }) },
          { tree: text(`${name}-text`, words, { step, tone: 'mutedInk' }) },
          { tree: text(`${name}-foot`, foot, { step, tone: 'mutedInk' }) },
        ])
        const beside = inset({ x: 12, right: 10, top: 9, bottom: 9 }, said)
        return { tree: parts([{ tree: bubble, size: cell }, { tree: beside }]) }
      })
      const under: Column['under'] = (sheet, boxes) => {
        const [box, ...others] = boxes as [Box, ...Box[]]
        const height = bottomEdge(others.at(-1) ?? box) - box.y
        const rules = { columns: [box.x + cell], rows: others.map(({ y }) => y) }
        drawRuling(sheet, 'revisions', { ...box, height }, rules)
      }
      return { ...column(rows), under }
    },
  },
  finish: drawTitleBlock,
})
