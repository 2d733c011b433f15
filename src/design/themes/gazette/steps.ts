import type { Points } from '../../../scene/geometry.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { SequenceSize } from '../../layouts/sequence-look.ts'
import { resized } from '../type-step.ts'
import { drawSequenceRules, gutterOf } from './columns.ts'

/** Steps as columns under large red numerals. */
export const drawGazetteSteps = stepsLayout({
  most: 10,
  sizes: (count) => (count > 5 ? twoRows : numeralSizes(count)),
  gutter: gutterOf,
  rowGap: 30,
  widest: 400,
  // Steps without heads are set as large as heads.
  types: ({ theme: { type } }, { head, text }) => ({
    head: resized(type.head, head),
    text: resized(type.body, text),
  }),
  lines: (word) => (word === 'head' ? 3 : undefined),
  gap: (part, { rows }) => (part === 'head' && rows === 1 ? 12 : rows === 1 ? 8 : 4),
  deviceHeight: ({ device }) => Math.round(device * 1.06),
  panel: {
    padding: ({ rows }) => ({ x: 0, top: rows === 1 ? 16 : 10, bottom: 0 }),
    draw: (sheet, place, box) => {
      drawSequenceRules(sheet, place, box, place.row === 0 ? 19 : 0)
      return {}
    },
  },
  device: (sheet, { item, name }, box, { size }) => {
    const { type, colors, ground } = sheet.theme
    const step = { ...resized(type.stepNumber, size.device), lineHeight: box.height }
    const layout = sheet.set(
      [sheet.paragraph(item.number, step, { color: colors.accent })],
      box.width,
      false,
    )
    sheet.addText({ name: `${name}-number`, box, layout, wrap: false, ground })
  },
})

const sized = (rows: number, [device, head, text]: [Points, Points, Points]): SequenceSize => ({
  rows,
  device,
  head,
  text,
})

const twoRows = (
  [
    [48, 18, 16],
    [40, 16, 14],
    [30, 14, 14],
    [26, 14, 12],
  ] satisfies [Points, Points, Points][]
).map((sizes) => sized(2, sizes))

function numeralSizes(columns: number): SequenceSize[] {
  const sizes: [Points, Points, Points, most: number][] = [
    [180, 34, 26, 3],
    [160, 30, 22, 3],
    [150, 28, 22, 4],
    [140, 26, 20, 3],
    [120, 22, 18, 4],
    [100, 22, 18, 5],
    [100, 20, 16, 5],
    [72, 18, 16, 5],
    [54, 16, 14, 5],
    [40, 14, 14, 5],
    [30, 14, 12, 5],
  ]
  return sizes
    .filter(([, , , most]) => columns <= most)
    .map(([device, head, text]) => sized(1, [device, head, text]))
}
