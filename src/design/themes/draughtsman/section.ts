import type { Box, Points } from '../../../scene/geometry.ts'
import { fitDisplayTitle } from '../../display-title.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { ladder } from '../type-step.ts'
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
export function drawDraughtsmanSection(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { ink, accent, background } = theme.colors
  const title = fitDisplayTitle(
    sheet,
    content.title,
    ladder(theme.type.section, [72, 60, 52, 44, 36, 30, 26, 22, 18, 16, 14, 12]),
    {
      width,
      height: lowest - 226,
      maximumLines: (step) => (step.size >= 60 ? 2 : step.size >= 44 ? 3 : 20),
    },
    { color: ink },
  )
  if (title === undefined) return false
  drawView(sheet)
  const number = sheet.context.sectionNumber
  const pen = { color: accent, width: 1.5 }
  const start = number > 0 ? left + 2 * radius : left
  drawChainLine(sheet, 'plane', { x: start, y: plane }, { x: 560, y: plane }, pen)
  sheet.addLine('plane-turn', { x: 560, y: plane }, { x: 560, y: plane + 24 }, pen)
  const tip = { x: 560, y: plane + 30 }
  drawArrowheads(sheet, 'plane-arrow', [{ tip, pointing: { x: 0, y: 1 } }], accent)
  if (number > 0) {
    const box = { x: left, y: plane - radius, width: radius * 2, height: radius * 2 }
    sheet.addShape(
      'section-circle',
      box,
      { fill: background, stroke: { color: accent, width: 1.5 } },
      { type: 'ellipse' },
    )
    const step = { ...theme.type.statistic, lineHeight: 60 }
    sheet.addText({
      name: 'section-number',
      box: { ...box, y: plane - 31, height: 60 },
      layout: sheet.set(
        [sheet.paragraph(String(number), step, { color: accent, align: 'center' })],
        box.width,
        false,
      ),
      wrap: false,
      ground: background,
    })
  }
  sheet.addText({
    name: 'title',
    box: { x: left, y: 226, width: title.width, height: title.layout.height },
    layout: title.layout,
    placeholder: 'title',
    ground: theme.ground,
  })
  drawTitleBlock(sheet)
  return true
}

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
