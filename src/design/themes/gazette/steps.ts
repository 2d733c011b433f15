import type { Points } from '../../../scene/geometry.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import { sizesOf } from '../../layouts/sequence-sizes.ts'
import { resized } from '../type-step.ts'
import { rowGap } from './rules.ts'

/** Steps as columns under large red numerals. */
export const drawGazetteSteps = stepsLayout({
  most: 10,
  sizes: (count) => {
    if (count > 5)
      return sizesOf(
        2,
        [
          [18, 16],
          [16, 14],
          [14, 12],
        ],
        [48, 40, 30],
      )
    const sizes: [head: Points, text: Points, most: number][] = [
      [34, 24, 2],
      [30, 22, 3],
      [26, 20, 4],
      [22, 18, 5],
      [20, 16, 5],
      [16, 14, 5],
      [14, 12, 5],
    ]
    const own = sizes.filter(([, , most]) => count <= most)
    const numerals = [180, 150, 120, 100, 72, 54, 40].filter((size) => size <= 560 / count)
    return sizesOf(
      1,
      own.map(([head, said]) => [head, said] as const),
      numerals,
    )
  },
  gutter: 39,
  rowGap,
  widest: 400,
  // Steps without heads are set as large as heads.
  types: ({ theme: { type } }, { head, text: size }) => ({
    head: resized(type.head, head),
    text: resized(type.body, size),
  }),
  lines: (word) => (word === 'head' ? 3 : undefined),
  gap: (part, { rows: count }) => (count > 1 ? 4 : part === 'head' ? 12 : 8),
  deviceHeight: ({ device }) => Math.round(device * 1.06),
  panel: {
    padding: () => ({ x: 0, top: 0, bottom: 0 }),
    draw: (sheet, { name, index, count }, box) =>
      sheet.theme.drawPanel(sheet, name, box, 'plain', { index, count }),
  },
  device: (sheet, { item, name }, box, { size }) => {
    const { type, colors, ground } = sheet.theme
    const numeral = { ...resized(type.stepNumber, size.device), lineHeight: box.height }
    const paragraph = sheet.paragraph(item.number, numeral, { color: colors.accent })
    const layout = sheet.set([paragraph], box.width, false)
    sheet.addText({ name: `${name}-number`, box, layout, wrap: false, ground })
  },
})
