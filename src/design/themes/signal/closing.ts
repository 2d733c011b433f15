import type { Points } from '../../../scene/geometry.ts'
import { closingLayout, taskGrid, taskText } from '../../layouts/closing.ts'
import { column, drawing, text } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawClosingChevrons } from './chevrons.ts'
import { black, white, yellow } from './colors.ts'
import { slabLabel } from './cover.ts'
import { drawSlab } from './slab.ts'

const left: Points = 43.2
const width: Points = 560

/** The cover inverted: yellow on black, under the title what is to be done, each under a slab. */
export const drawSignalClosing = closingLayout({
  colors: () => ({ ground: black, ink: white, mutedInk: white, accent: yellow, line: yellow }),
  scenery: (sheet) => {
    sheet.background = { kind: 'solid', color: black }
    drawClosingChevrons(sheet)
    drawSlab(sheet, 'slab', { x: left, y: 43.5 }, 48, yellow)
  },
  area: { x: left, y: 96, width, height: 400 },
  title: {
    lines: [
      [60, 3],
      [40, 4],
    ],
    width: width - 20,
    bearing: 2.7,
    tone: 'accent',
  },
  justify: 'end',
  words: { gap: 18, width, size: 18, tone: 'ink' },
  tasks: {
    most: 4,
    gap: 30,
    tree: ({ theme: { type, strong } }, tasks, size) => {
      const own = Math.min(16, size)
      const head = {
        ...resized(inFont(type.body, strong), own),
        lineHeight: Math.round(own * 1.25),
      }
      const body = { ...resized(type.body, own), lineHeight: Math.round(own * 1.3) }
      const trees = tasks.map((task, index) => {
        const name = `closing-${index + 1}`
        const slab = drawing((sheet, box) => drawSlab(sheet, `${name}-slab`, box, 48, yellow), 18)
        return column([
          { tree: slab },
          { tree: text(`${name}-head`, task.head, { step: head, tone: 'accent' }) },
          { tree: text(`${name}-text`, taskText(task), { step: body, tone: 'ink' }) },
        ])
      })
      return taskGrid(trees, Math.min(2, tasks.length), { x: 24, y: 20 })
    },
  },
  meta: { tone: 'accent' },
  eyebrow: (sheet) => ({ x: left, y: 61.5, width, step: slabLabel(sheet), tone: 'ink' }),
})
