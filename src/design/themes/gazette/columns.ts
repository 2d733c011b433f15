import type { Points } from '../../../scene/geometry.ts'
import type { SequenceLook, SequenceSize } from '../../layouts/sequence-look.ts'
import { sizesOf } from '../../layouts/sequence-sizes.ts'
import { resized } from '../type-step.ts'
import { rowGap } from './rules.ts'

/** Sizes of heads and texts in so many columns at the most. */
const sizes: [head: Points, text: Points, most: number][] = [
  [40, 28, 2],
  [34, 26, 3],
  [30, 22, 4],
  [26, 20, 5],
  [22, 18, 6],
  [20, 16, 6],
  [18, 14, 6],
  [16, 14, 6],
  [14, 12, 6],
]
/** Heads in two rows are no larger. */
const largestInRows: Points = 26

/** The ways to set equals in columns under devices of these heights. */
export function columnSizes(count: number, rows: number, devices: Points[]): SequenceSize[] {
  const columns = Math.ceil(count / rows)
  const own = sizes.filter(
    ([head, , most]) => columns <= most && (rows === 1 || head <= largestInRows),
  )
  return sizesOf(
    rows,
    own.map(([head, text]) => [head, text]),
    devices,
  )
}

/** The rules between columns of a few words are no shorter. */
export const shortest: Points = 190

/** How steps and cards stand: as columns of type with rules between them. */
export const columnsOfType = {
  gutter: 39,
  rowGap,
  widest: 400,
  sink: 0.3,
  balanced: true,
  types: ({ theme: { type } }, { head, text: size }) => ({
    head: resized(type.head, head),
    text: resized(type.body, size),
  }),
  lines: (word, { head }) => (word !== 'head' ? undefined : head > 24 ? 2 : 4),
  gap: (part, { rows }) => (part === 'head' ? (rows > 1 ? 6 : 12) : rows > 1 ? 4 : 8),
  panel: {
    padding: () => ({ x: 0, top: 0, bottom: 0 }),
    least: shortest,
    draw: (sheet, { name, index, count }, box) =>
      sheet.theme.drawPanel(sheet, name, box, 'plain', { index, count }),
  },
  device: (sheet, { item, name }, box) => {
    const { type, colors, ground } = sheet.theme
    const size = Math.round(box.height / 1.06)
    const numeral = { ...resized(type.stepNumber, size), lineHeight: box.height }
    const paragraph = sheet.paragraph(item.number, numeral, { color: colors.accent })
    const layout = sheet.set([paragraph], box.width, false)
    sheet.addText({ name: `${name}-number`, box, layout, wrap: false, ground })
  },
} satisfies Partial<SequenceLook>
