import type { Box, Points } from '../../../scene/geometry.ts'
import { valuePhrase } from '../../figure-parts.ts'
import { setFigure } from '../../figure-text.ts'
import { drawFooter } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import { bigNumberLayout, plainBigNumber, wordSizes } from '../../layouts/big-number.ts'
import type { Sheet } from '../../sheet.ts'
import { column, drawing, type Tree } from '../../tree/tree.ts'
import { drawDimension } from './dimension.ts'
import { readMagnitude } from './magnitudes.ts'
import { drawSubject } from './subject.ts'

/** What is measured: a tank that is filled as far as a share says. */
const tank: Box = { x: 700, y: 132, width: 132, height: 300 }

/** One figure with the dimension that it gives; a share fills a tank beside it. */
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
  footer: (sheet, { figure }) => {
    const share = readMagnitude(valuePhrase(figure))
    if (
      share &&
      /^[^\p{L}\p{N}−–<>-]*[%٪]$/u.test(share.unit.replace('#', '')) &&
      share.value <= 100
    )
      drawTank(sheet, share.value / 100)
    else drawSubject(sheet, { stand: { corner: { x: 696, y: 424 }, scale: 0.74 } })
    drawFooter(sheet)
  },
})

/** At the right: a tank filled to a share, with the dimension of what is in it. */
function drawTank(sheet: Sheet, share: number): void {
  const { ink, mutedInk, accent, surface } = sheet.theme.colors
  const bottom = bottomEdge(tank)
  const height = tank.height * share
  const level = bottom - height
  sheet.addShape('tank', tank, { fill: surface, stroke: { color: ink, width: 1, dash: [6, 4] } })
  if (height > 0.5) sheet.addShape('tank-level', { ...tank, y: level, height }, { fill: accent })
  const x = tank.x - 34
  drawDimension(sheet, 'tank-dimension', {
    from: { x, y: level },
    to: { x, y: bottom },
    color: accent,
    width: 1.5,
    outside: height < 24,
    extensions: { back: 29, beyond: 8, color: mutedInk },
  })
}

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
