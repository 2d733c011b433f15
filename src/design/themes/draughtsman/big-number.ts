import type { Box, Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { valuePhrase } from '../../figure-parts.ts'
import { setFigure } from '../../figure-text.ts'
import { drawFooter } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import { bigNumberLayout, drawBigNumber, drawHead, wordSizes } from '../../layouts/big-number.ts'
import type { Sheet } from '../../sheet.ts'
import { fitLine } from '../../text-fitting.ts'
import { column, drawing } from '../../tree/tree.ts'
import { resized } from '../type-step.ts'
import { drawSubject } from './container.ts'
import { drawDimension, drawExtension } from './dimension.ts'
import { drawHatch } from './hatch.ts'
import { headingFoot } from './heading.ts'
import { readMagnitude } from './magnitudes.ts'

const width: Points = 530
/** What is measured: a tank that is filled as far as a share says. */
const tank: Box = { x: 700, y: 132, width: 132, height: 300 }

/** One figure with the dimension that it gives; a share fills a tank beside it. */
export const drawDraughtsmanBigNumber = bigNumberLayout({
  head: (sheet, one) => {
    if (one.titled) return drawHead(sheet, one)
    const { eyebrow, title } = one.content
    if (eyebrow === '' || eyebrow === title) return true
    const { type, colors, ground, frame } = sheet.theme
    const step = { ...resized(type.body, 14), lineHeight: 21 }
    sheet.addText({
      name: 'eyebrow',
      box: { x: frame.content.x, y: 56.5, width, height: step.lineHeight },
      layout: fitLine(sheet, eyebrow, step, width, { color: colors.mutedInk }),
      wrap: false,
      ground,
    })
    return true
  },
  scale: ({ theme: { type } }) => ({ number: type.bigFigure, unit: type.bigUnit }),
  sizes: (sheet) => {
    const { title: label, large: note } = sheet.theme.type
    return wordSizes(sheet, { label, note, largest: 200, least: 60 }, [
      [34, 16],
      [28, 16],
      [24, 14],
      [20, 14],
    ])
  },
  width: () => width,
  area: (sheet, { titled }) => {
    const y = titled ? headingFoot(sheet) - 6 : 62
    return { x: sheet.theme.frame.content.x, y, width, height: contentEnd(sheet, 472) - y }
  },
  slots: {
    tones: { figure: 'accent' },
    label: { lines: 3, balanced: true },
    note: { balanced: 'at sense' },
  },
  tree: (sheet, one, { over, figure, under, note }, attempt) => {
    const dimension = drawing((on, { x, y }) => {
      const { accent, mutedInk } = on.theme.colors
      const set = setFigure(sheet, one.figure, attempt.figure, { color: accent })
      const right = x + Math.min(width, set.width)
      for (const [side, at] of [
        ['start', x],
        ['end', right],
      ] as const)
        drawExtension(on, `figure-${side}`, { x: at, y: y - 12 }, { x: at, y: y + 20 }, mutedInk)
      const line = { from: { x, y: y + 12 }, to: { x: right, y: y + 12 } }
      drawDimension(on, 'figure-dimension', { ...line, color: accent, width: 1.5 })
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
    drawPicture(sheet, valuePhrase(figure))
    drawFooter(sheet)
  },
  instead: drawBigNumber,
})

/** At the right: a tank filled to a share, else the container with a dimension that its drawing needs. */
function drawPicture(sheet: Sheet, figure: string): void {
  const share = readMagnitude(figure)
  if (share && /^[^\p{L}\p{N}−–<>-]*[%٪]$/u.test(share.unit.replace('#', '')) && share.value <= 100)
    drawTank(sheet, share.value / 100)
  else drawSubject(sheet, { stand: { corner: { x: 696, y: 424 }, scale: 0.74 } })
}

function drawTank(sheet: Sheet, share: number): void {
  const { ink, mutedInk, accent, surface } = sheet.theme.colors
  const bottom = bottomEdge(tank)
  const level = bottom - tank.height * share
  const filled = { ...tank, y: level, height: bottom - level }
  sheet.addShape('tank', tank, { fill: surface })
  if (filled.height > 0.5) {
    drawHatch(sheet, 'tank-hatch', filled, { pitch: 12, stroke: { color: accent, width: 1 } })
    sheet.addShape('tank-level', filled, { stroke: { color: accent, width: 1.5 } })
  }
  const above = { ...tank, height: level - tank.y }
  if (above.height > 0.5)
    sheet.addShape('tank-rest', above, { stroke: { color: ink, width: 1, dash: [6, 4] } })
  const x = tank.x - 34
  const ends = [level, bottom]
  for (const [index, y] of ends.entries())
    drawExtension(
      sheet,
      `tank-extension-${index + 1}`,
      { x: tank.x - 5, y },
      { x: x - 8, y },
      mutedInk,
    )
  drawDimension(sheet, 'tank-dimension', {
    from: { x, y: level },
    to: { x, y: bottom },
    color: accent,
    width: 1.5,
    ...(bottom - level < 24 ? { arrows: 'outside' as const } : {}),
  })
  const whole = tank.x + tank.width + 34
  for (const [index, y] of [tank.y, bottom].entries())
    drawExtension(
      sheet,
      `tank-whole-${index + 1}`,
      { x: tank.x + tank.width + 5, y },
      { x: whole + 8, y },
      mutedInk,
    )
  drawDimension(sheet, 'tank-whole', {
    from: { x: whole, y: tank.y },
    to: { x: whole, y: bottom },
    color: ink,
  })
}
