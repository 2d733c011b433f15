import type { Points } from '../../../scene/geometry.ts'
import { setFigure } from '../../figure-text.ts'
import { drawFooter } from '../../frame.ts'
import { bigNumberLayout, plainBigNumber, wordSizes } from '../../layouts/big-number.ts'
import { column, drawing, type Tree } from '../../tree/tree.ts'
import { drawDimension } from './dimension.ts'
import { drawSubject } from './subject.ts'

/** One figure with the dimension that it gives; beside it what the deck is about. */
export const drawDraughtsmanBigNumber = bigNumberLayout({
  ...plainBigNumber,
  sizes: (sheet) => {
    const { title: label, large: note } = sheet.theme.type
    return wordSizes(sheet, { label, note, largest: 200, least: 60 }, [
      [34, 20],
      [28, 18],
      [24, 16],
      [20, 14],
    ])
  },
  slots: { ...plainBigNumber.slots, figure: {}, note: { balanced: 'at sense' } },
  tree: (sheet, one, { over, figure, under, note }, attempt) => {
    const set = setFigure(sheet, one.figure, attempt.figure, { color: '#000000' })
    const look = { name: 'figure', back: 24, tone: 'accent' as const, longest: set.width }
    return column(
      [
        { tree: over },
        { tree: figure },
        { tree: dimensionUnder(look) },
        { tree: under },
        { tree: note, gap: 10 },
      ],
      0.4,
    )
  },
  footer: (sheet) => {
    drawSubject(sheet, { stand: { corner: { x: 696, y: 424 }, scale: 0.74 } })
    drawFooter(sheet)
  },
})

/** The dimension under a figure, across what is measured, with lines from so far over it. */
export function dimensionUnder(look: {
  name: string
  back: Points
  tone: 'accent' | 'ink'
  longest?: Points
}): Tree {
  return drawing((sheet, { x, y: top, width }) => {
    const { [look.tone]: color, mutedInk } = sheet.theme.colors
    const y = top + 14
    drawDimension(sheet, `${look.name}-dimension`, {
      from: { x, y },
      to: { x: x + Math.min(width, look.longest ?? width), y },
      color,
      width: look.tone === 'accent' ? 1.5 : 1,
      extensions: { back: look.back, beyond: 8, color: mutedInk },
    })
  }, 30)
}
