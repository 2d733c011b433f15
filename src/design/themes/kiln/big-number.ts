import { type Points, pageHeight } from '../../../scene/geometry.ts'
import { contentEnd, isCaptioned } from '../../caption.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { bigNumberLayout, wordSizes } from '../../layouts/big-number.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import { drawStats } from '../../layouts/stats.ts'
import { column, drawing, inset, parts } from '../../tree/tree.ts'
import type { DrawLayout } from '../theme.ts'
import { resized } from '../type-step.ts'
import { archMark, drawFooterInArches, inArch } from './glazed-arch.ts'
import { glaze, skinAt } from './glazes.ts'
import { drawArches } from './stats.ts'

const words: Points = 412
const gate: Points = 416.8
const skin = skinAt(0)

/** The one figure of a slide in a gate as wide as half the slide; beside it what it says. */
export const drawKilnBigNumber = bigNumberLayout({
  scale: ({ theme: { type } }) => ({ number: type.bigFigure, unit: type.bigUnit }),
  sizes: (sheet) => {
    const { statement, large } = sheet.theme.type
    const steps = { label: resized(statement, 36), note: large, largest: 132, least: 54 }
    return wordSizes(sheet, steps, [
      [36, 20],
      [32, 18],
      [28, 18],
      [24, 16],
      [20, 14],
      [16, 12],
      [12, 12],
    ])
  },
  width: () => gate - 48,
  area: (sheet, { titled }) => {
    const y = titled ? headingBottom(sheet) + 30 : 64
    return { ...sheet.theme.frame.content, y, height: contentEnd(sheet, pageHeight) - y }
  },
  slots: { arrow: 'elsewhere', figure: { align: 'center' } },
  tree: (sheet, one, { over, figure, under, note }) => {
    const captioned = isCaptioned(sheet)
    const rule = drawing((on, { x, y }) => {
      on.addShape('claim-mark', { x, y, width: 48, height: 8 }, { fill: glaze.ochre })
    }, 8)
    const said = column(
      [
        { tree: rule },
        ...[over, under].map((tree) => ({ tree, gap: 16 })),
        { tree: note, gap: 14 },
      ],
      0.42,
    )
    const room = { x: 24, top: 0, bottom: captioned ? 24 : 70 }
    const size = { foot: one.titled ? 128 : 138, radius: 62, height: 140 }
    const mark = archMark('arch', skin, size, one.figure.trend)
    const inGate = column([{ tree: mark }, { tree: column([{ tree: figure }], 0.42), grow: 1 }])
    const sides = [
      { tree: inset({ x: 0, top: 8, bottom: captioned ? 8 : 62 }, said), size: words },
      { tree: inArch('arch', skin, room, inGate), size: gate },
    ]
    const gap = sheet.theme.frame.content.width - words - gate
    // A label that goes on from the figure stands after it.
    const ordered = one.figure.order === 'value-first' ? sides.reverse() : sides
    return parts(ordered.map((side) => ({ ...side, gap })))
  },
  footer: drawFooterInArches,
  instead: drawArches,
})

/** Key figures in arches, more than have room there in panels; a single one in a gate. */
export const drawKilnStats: DrawLayout = (sheet, content) =>
  (content.figures.length === 1 ? drawKilnBigNumber : firstThatFits(drawArches, drawStats))(
    sheet,
    content,
  )
