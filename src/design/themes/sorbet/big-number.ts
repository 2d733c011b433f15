import type { Points } from '../../../scene/geometry.ts'
import { figureLadder, fitFigure } from '../../figure-text.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { drawFigureHead } from '../../layouts/big-number.ts'
import { runningText } from '../../sentences.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized } from '../type-step.ts'
import { drawTrendDisc } from './discs.ts'
import { pastel } from './pastels.ts'

const left: Points = 43.2
const width: Points = 873.6
const floor: Points = 487.5
const inset: Points = 54
const figureSizes = [170, 150, 132, 116, 104, 92, 80, 66, 54, 44, 36, 30]

/** The one figure of a slide in one pill that fills it, what it says at its right. */
export function drawSorbetBigNumber(sheet: Sheet, content: SlideContent): boolean {
  const { theme } = sheet
  const { ink } = theme.colors
  const [figure] = content.figures
  if (figure === undefined) {
    if (!drawFrame(sheet, content)) return false
    drawFooter(sheet)
    return true
  }
  const head = drawFigureHead(sheet, content, figure)
  if (head === undefined) return false
  const { titled } = head
  const top = titled ? headingBottom(sheet) + 30 : 60
  const box = { x: left, y: top, width, height: floor - top }
  sheet.addShape(
    'card',
    box,
    { fill: pastel.lavender },
    { type: 'rectangle', radius: box.height / 2 },
  )
  const rest = [figure.note, ...content.paragraphs].filter(Boolean)
  const worded = figure.label !== '' || rest.length > 0
  const figureWidth = worded ? 430 : width - 2 * inset
  const number = fitFigure(
    sheet,
    figure.figure,
    figureLadder(theme.type.bigFigure, theme.type.bigUnit, figureSizes),
    { width: figureWidth, height: box.height - 60 },
    { color: ink, align: 'center' },
  )
  if (number === undefined) return false
  const middle = top + box.height / 2
  if (figure.figure !== '')
    sheet.addText({
      name: 'stat-1-figure',
      box: {
        x: left + inset,
        y: middle - number.layout.height / 2,
        width: figureWidth,
        height: number.layout.height,
      },
      layout: number.layout,
      ...(number.wrap ? {} : { wrap: false }),
      ground: pastel.lavender,
    })
  if (worded) {
    const x = left + inset + figureWidth + 24
    const disc = { x, y: middle - 118, width: 300, height: 236 }
    const label = fitText(
      sheet,
      figure.label,
      ladder(resized(theme.type.statement, 32), [
        ...(titled ? [] : [32, 28]),
        26,
        24,
        20,
        18,
        16,
        14,
        12,
      ]),
      { width: disc.width, height: rest.length > 0 ? 130 : 230 },
      { color: ink },
    )
    if (label === undefined) return false
    const labelHeight = figure.label === '' ? 0 : label.layout.height
    const note = fitText(
      sheet,
      runningText(rest, sheet.language),
      ladder(inFont(resized(theme.type.large, 18), theme.type.body.font), [18, 16, 14, 12]),
      { width: disc.width, height: disc.height - labelHeight - 10 },
      { color: ink },
    )
    if (note === undefined) return false
    const noteHeight = rest.length > 0 ? note.layout.height : 0
    const arrow = figure.trend ? 54 : 0
    const between = labelHeight > 0 && noteHeight > 0 ? 10 : 0
    let y = middle - (labelHeight + between + noteHeight + arrow) / 2
    if (figure.trend) {
      drawTrendDisc(sheet, 'stat-1', figure.trend, { x: x + 21, y: y + 21 }, 21)
      y += arrow
    }
    if (labelHeight > 0)
      sheet.addText({
        name: 'stat-1-label',
        box: { x, y, width: disc.width, height: labelHeight },
        layout: label.layout,
        ...(titled ? {} : { placeholder: 'title' as const }),
        ground: pastel.lavender,
      })
    if (noteHeight > 0)
      sheet.addText({
        name: 'stat-1-note',
        box: { x, y: y + labelHeight + between, width: disc.width, height: noteHeight },
        layout: note.layout,
        ground: pastel.lavender,
      })
  }
  drawFooter(sheet)
  return true
}
