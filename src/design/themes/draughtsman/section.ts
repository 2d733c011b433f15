import type { Box, Points } from '../../../scene/geometry.ts'
import { drawSectionNumber, sectionLayout } from '../../layouts/section.ts'
import type { Sheet } from '../../sheet.ts'
import { drawChainLine } from './chain-line.ts'
import { drawArrowheads, drawDimension, drawExtension } from './dimension.ts'
import { drawHatch } from './hatch.ts'
import { drawTitleBlock } from './title-block.ts'

const left: Points = 43.2
const width: Points = 500
/** The cutting plane runs at this height from the number to the view. */
const plane: Points = 150
const radius: Points = 46
/** The container as it is cut: its walls, and its hollow. */
const outer: Box = { x: 640, y: 168, width: 212, height: 226 }
const wall: Points = 14
const lowest: Points = 466

/** A section: a cutting plane with its number, and the container as it looks where it is cut. */
export const drawDraughtsmanSection = sectionLayout({
  scenery: (sheet, number) => {
    const { accent, background } = sheet.theme.colors
    drawView(sheet)
    const pen = { color: accent, width: 1.5 }
    const start = number > 0 ? left + 2 * radius : left
    drawChainLine(sheet, 'plane', { x: start, y: plane }, { x: 560, y: plane }, pen)
    sheet.addLine('plane-turn', { x: 560, y: plane }, { x: 560, y: plane + 24 }, pen)
    const tip = { x: 560, y: plane + 30 }
    drawArrowheads(sheet, 'plane-arrow', [{ tip, pointing: { x: 0, y: 1 } }], accent)
    if (number === 0) return
    const box = { x: left, y: plane - radius, width: radius * 2, height: radius * 2 }
    const paint = { fill: background, stroke: pen }
    sheet.addShape('section-circle', box, paint, { type: 'ellipse' })
  },
  number: (sheet, number, { accent: color, ground }) => {
    const step = { ...sheet.theme.type.statistic, lineHeight: 60 }
    const place = { x: left, y: plane - 31, width: radius * 2, align: 'center' as const }
    drawSectionNumber(sheet, number, place, step, { color, ground })
  },
  area: { x: left, y: 226, width, height: lowest - 226 },
  title: {
    lines: [
      [60, 2],
      [44, 3],
    ],
    anchor: 'top',
  },
  justify: 'start',
  finish: drawTitleBlock,
})

/** The cut container: hatched walls, centre lines, and dimensions that only its drawing needs. */
function drawView(sheet: Sheet): void {
  const { ink, mutedInk, line, surface, background } = sheet.theme.colors
  const inner: Box = {
    x: outer.x + wall,
    y: outer.y + wall,
    width: outer.width - 2 * wall,
    height: outer.height - 2 * wall,
  }
  sheet.addShape('view-walls', outer, { fill: surface, stroke: { color: ink, width: 1.5 } })
  drawHatch(sheet, 'view-hatch', outer, {
    pitch: 10,
    stroke: { color: line, width: 0.75 },
    hole: inner,
  })
  sheet.addShape('view-hollow', inner, { fill: background, stroke: { color: ink, width: 1.5 } })
  const middle = { x: outer.x + outer.width / 2, y: outer.y + outer.height / 2 }
  const right = outer.x + outer.width
  const bottom = outer.y + outer.height
  const thin = { color: mutedInk, width: 0.75 }
  drawChainLine(
    sheet,
    'view-axis-x',
    { x: outer.x - 22, y: middle.y },
    { x: right + 22, y: middle.y },
    thin,
  )
  drawChainLine(
    sheet,
    'view-axis-y',
    { x: middle.x, y: outer.y - 22 },
    { x: middle.x, y: bottom + 22 },
    thin,
  )
  for (const [index, x] of [outer.x, right].entries())
    drawExtension(
      sheet,
      `view-width-${index}`,
      { x, y: bottom + 5 },
      { x, y: bottom + 48 },
      mutedInk,
    )
  drawDimension(sheet, 'view-width', {
    from: { x: outer.x, y: bottom + 40 },
    to: { x: right, y: bottom + 40 },
    color: ink,
  })
  for (const [index, y] of [outer.y, bottom].entries())
    drawExtension(
      sheet,
      `view-height-${index}`,
      { x: right + 5, y },
      { x: right + 48, y },
      mutedInk,
    )
  drawDimension(sheet, 'view-height', {
    from: { x: right + 40, y: outer.y },
    to: { x: right + 40, y: bottom },
    color: ink,
  })
}
