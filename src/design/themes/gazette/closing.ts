import type { Points } from '../../../scene/geometry.ts'
import { closingLayout, taskGrid } from '../../layouts/closing.ts'
import { column, drawing, text } from '../../tree/tree.ts'
import { resized, step } from '../type-step.ts'
import { aside, caption, italicFace } from './faces.ts'
import { coverPicture } from './pictures.ts'
import { drawBar, drawColumnRule, drawDoubleRule, drawRule, left, right, top } from './rules.ts'

const bottom: Points = 507
const columnRule: Points = 520
const side = { x: 544, y: 63, width: right - 544, height: bottom - 63 }

/** The last page: a headline, and beside it what is to be done; the cover's picture where nothing is. */
export const drawGazetteClosing = closingLayout({
  scenery: (sheet, { title, eyebrow, ...rest }) => {
    drawDoubleRule(sheet, 'head', top)
    drawColumnRule(sheet, 'column-rule', columnRule, [side.y, bottom])
    const { cards, paragraphs, bullets, meta } = rest
    if (cards.length + paragraphs.length + bullets.length > 0 || meta !== '') return
    const image = coverPicture(title, side, { name: 'closing', words: eyebrow })
    sheet.add({ kind: 'image', name: 'picture', box: side, image, description: '' })
  },
  area: { x: left, y: 92, width: columnRule - left - 30, height: 415 },
  beside: side,
  title: {
    lines: [
      [48, 5],
      [36, 7],
    ],
    bearing: 1,
    anchor: 'top',
  },
  ornament: () => ({
    tree: drawing((on, { x, y }) => drawBar(on, 'title-bar', { x, y }), 4),
    gap: 24,
  }),
  justify: 'start',
  words: { gap: 30, width: side.width, size: 24, tone: 'ink' },
  tasks: {
    most: 4,
    gap: 30,
    tree: ({ theme: { type } }, tasks, size) => {
      const body = Math.min(tasks.length > 2 ? 16 : 20, size)
      const headSize = Math.round(body * 1.3)
      const head = { ...resized(type.head, headSize), lineHeight: Math.round(headSize * 1.2) }
      const foot = Math.max(12, body - 4)
      const footLine = Math.round(foot * (caption.lineHeight / caption.size))
      const trees = tasks.map((task, index) => {
        const name = `closing-${index + 1}`
        const rule = drawing((on, { x, y, width }) => {
          if (index > 0) drawRule(on, `${name}-rule`, y, [x, x + width])
        }, 0)
        return column([
          { tree: rule },
          { tree: text(`${name}-head`, task.head, { step: head, tone: 'ink' }), gap: 15 },
          {
            tree: text(`${name}-text`, task.text, { step: resized(type.body, body), tone: 'ink' }),
            gap: 8,
          },
          {
            tree: text(`${name}-foot`, task.foot, {
              step: step(italicFace, foot, footLine),
              tone: 'mutedInk',
            }),
            gap: 8,
          },
        ])
      })
      return taskGrid(trees, 1, { x: 0, y: 15 })
    },
  },
  eyebrow: () => ({ x: left, y: 56, width: 440, step: aside, tone: 'mutedInk' }),
})
