import { type Points, pageWidth } from '../../../scene/geometry.ts'
import { drawEyebrow } from '../../frame.ts'
import { closingLayout, taskText } from '../../layouts/closing.ts'
import { column, drawing, parts, text } from '../../tree/tree.ts'
import { resized } from '../type-step.ts'
import { lozengeRule } from './frames.ts'
import { house } from './house.ts'
import { drawPlaybill, onPlaybill } from './playbill.ts'

const width: Points = 800
const gutter: Points = 40

/** The end of the show: what to take home in the middle of the playbill, what is to be done in columns under it. */
export const drawMarqueeClosing = closingLayout({
  colors: onPlaybill,
  scenery: drawPlaybill,
  area: { x: (pageWidth - width) / 2, y: 104, width, height: 370 },
  title: {
    lines: [
      [44, 3],
      [28, 5],
    ],
    align: 'center',
  },
  ornament: () => lozengeRule('title-rule'),
  justify: 0.42,
  words: { gap: 20, width: 640, size: 20, tone: 'mutedInk', balanced: true },
  tasks: {
    most: 4,
    gap: 44,
    tree: ({ theme: { type } }, tasks, size) => {
      const own = Math.min(tasks.length > 2 ? 16 : 20, size)
      const step = { ...resized(type.body, own), lineHeight: Math.round(own * 1.36) }
      const head = resized(type.head, Math.min(type.head.size, own + 2))
      const align = 'center' as const
      const rule = (index: number) =>
        drawing((sheet, { x, y, height }) => {
          const [from, to] = [
            { x: x + gutter / 2, y },
            { x: x + gutter / 2, y: y + height },
          ]
          sheet.addLine(`closing-rule-${index}`, from, to, { color: house.brass, width: 0.75 })
        })
      return parts(
        tasks.flatMap((task, index) => {
          const name = `closing-${index + 1}`
          const words = column([
            {
              tree: text(`${name}-head`, task.head, {
                step: head,
                tone: 'accent',
                align,
                balanced: true,
              }),
            },
            {
              tree: text(`${name}-text`, taskText(task), {
                step,
                tone: 'ink',
                align,
                balanced: true,
              }),
              gap: own * 0.45,
            },
          ])
          return [...(index > 0 ? [{ tree: rule(index), size: gutter }] : []), { tree: words }]
        }),
      )
    },
  },
  meta: { tone: 'accent' },
  eyebrow: {
    draw: (sheet, words) =>
      drawEyebrow(sheet, words, { color: sheet.theme.colors.accent, ground: house.ray }, 74),
  },
})
