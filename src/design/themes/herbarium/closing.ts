import type { Points } from '../../../scene/geometry.ts'
import { closingLayout, taskGrid } from '../../layouts/closing.ts'
import { column, drawing, text } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { italicLine } from './italic-line.ts'
import { onDeepGreen } from './on-deep-green.ts'
import { drawClosingPlants } from './plants.ts'

const left: Points = 43.2
const width: Points = 580

/** The last sheet: on deep green what to take home, under petal rules what is to be done. */
export const drawHerbariumClosing = onDeepGreen(
  closingLayout({
    scenery: drawClosingPlants,
    area: { x: left, y: 92, width, height: 408 },
    title: {
      step: 'section',
      lines: [
        [42, 3],
        [30, 5],
      ],
    },
    justify: ({ cards }) => (cards.length > 0 ? 'end' : 0.45),
    words: { gap: 18, width: 520, size: 18, tone: 'mutedInk' },
    tasks: {
      most: 4,
      gap: 40,
      tree: ({ theme: { type, strong } }, tasks, size) => {
        const own = Math.min(16, size)
        const trees = tasks.map(({ head, text: words, foot }, index) => {
          const name = `closing-${index + 1}`
          const rule = drawing((sheet, { x, y }, { accent }) => {
            sheet.addShape(`${name}-rule`, { x, y, width: 72, height: 1 }, { fill: accent })
          }, 1)
          const headStep = inFont(resized(type.body, own), strong)
          const step = resized(type.body, Math.max(12, own - (own < 16 ? 2 : 0)))
          const footStep = resized(type.date, Math.max(14, step.size))
          return column([
            { tree: rule },
            { tree: text(`${name}-head`, head, { step: headStep, tone: 'ink' }), gap: 13 },
            { tree: text(`${name}-text`, words, { step, tone: 'mutedInk' }), gap: 2 },
            { tree: text(`${name}-foot`, foot, { step: footStep, tone: 'accent' }), gap: 2 },
          ])
        })
        return taskGrid(trees, 2, { x: 30, y: 30 })
      },
    },
    eyebrow: italicLine({ x: left, y: 53, width }, 18),
  }),
)
