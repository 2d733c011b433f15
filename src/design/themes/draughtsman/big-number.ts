import type { Box } from '../../../scene/geometry.ts'
import { valuePhrase } from '../../figure-parts.ts'
import { setFigure } from '../../figure-text.ts'
import { drawFooter } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import { bigNumberLayout, plainBigNumber, wordSizes } from '../../layouts/big-number.ts'
import type { Sheet } from '../../sheet.ts'
import { column, drawing } from '../../tree/tree.ts'
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
    const dimension = drawing((on, { x, y, width }) => {
      const { accent, mutedInk } = on.theme.colors
      const set = setFigure(sheet, one.figure, attempt.figure, { color: accent })
      drawDimension(on, 'figure-dimension', {
        from: { x, y: y + 12 },
        to: { x: x + Math.min(width, set.width), y: y + 12 },
        color: accent,
        width: 1.5,
        extensions: { back: 24, beyond: 8, color: mutedInk },
      })
    }, 32)
    return column(
      [
        { tree: over },
        { tree: figure },
        { tree: dimension },
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
    arrows: height < 24 ? 'outside' : 'inside',
    extensions: { back: 29, beyond: 8, color: mutedInk },
  })
}
