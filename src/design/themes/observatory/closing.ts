import type { Points } from '../../../scene/geometry.ts'
import { closingLayout, taskGrid } from '../../layouts/closing.ts'
import { column, drawing, inset, text } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { drawBody, matter } from './bodies.ts'
import { drawQuietEyebrow } from './cover.ts'
import { drawClosingSky } from './skies.ts'

const left: Points = 43.2
/** Of the title and the words under it, beside the planet; tasks have the whole width. */
const width: Points = 530
const wide: Points = 873.6
const bodies = [matter.apricot, matter.periwinkle, matter.sky, matter.white]

/** The last look at the sky: the title beside the planet, under it what is to be done. */
export const drawObservatoryClosing = closingLayout({
  scenery: drawClosingSky,
  area: { x: left, y: 92, width: wide, height: 420 },
  title: { step: 'section', lines: [[32, 4]], width },
  justify: ({ cards }) => (cards.length > 0 ? 'end' : 0.42),
  words: { gap: 18, width: 440, size: 18, tone: 'mutedInk' },
  tasks: {
    most: 4,
    gap: 44,
    tree: ({ theme: { type, strong } }, tasks, size) => {
      const step = resized(type.small, Math.max(12, Math.min(14, size - 2)))
      const trees = tasks.map(({ head, text: words, foot }, index) => {
        const name = `closing-${index + 1}`
        const disc = drawing((sheet, { x, y }) => {
          const at = { x: x + 6, y: y + 6 }
          const fill = bodies[index % bodies.length] ?? matter.white
          drawBody(sheet, `${name}-disc`, { at, radius: 6, fill })
        }, 12)
        const headStep = inFont(resized(type.body, Math.min(16, size)), strong)
        return column([
          { tree: disc },
          { tree: text(`${name}-head`, head, { step: headStep, tone: 'ink' }), gap: 12 },
          { tree: text(`${name}-text`, words, { step, tone: 'mutedInk' }), gap: 2 },
          { tree: text(`${name}-foot`, foot, { step, tone: 'accent' }), gap: 2 },
        ])
      })
      const perRow = Math.max(2, tasks.length)
      const right = tasks.length > 2 ? 0 : wide - width
      return inset({ x: 0, right, top: 0, bottom: 0 }, taskGrid(trees, perRow, { x: 33, y: 0 }))
    },
  },
  eyebrow: { draw: drawQuietEyebrow },
})
