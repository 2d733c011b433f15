import { type Box, type Points, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawPolygon } from '../../devices/polygon.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { Place } from '../../layouts/sequence-look.ts'
import { sizesOf, usualSizes } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { chevron } from './chevrons.ts'
import { black, white, yellow } from './colors.ts'
import { drawDigits } from './digits.ts'
import { bandFoot } from './heading.ts'

/** Between two arrows, measured along the slide. */
const gap: Points = 14
/** Between the words of two steps. */
const gutter: Points = 18

/** Large arrows come before large type. */
const heights: Points[] = [170, 155, 140, 125, 110, 97, 84, 72, 60, 48, 36]

/** A process: a row of broad arrows from edge to edge, each with its number; the last is inverted. */
export const drawSignalSteps = stepsLayout({
  most: 10,
  area: (sheet) => {
    const { x } = sheet.theme.frame.content
    const y = bandFoot + 24
    return { x, y, width: pageWidth - gutter - x, height: contentEnd(sheet, 494) - y }
  },
  sizes: (count) => {
    const rows = count > 5 ? 2 : 1
    const most = rows === 2 ? 84 : count < 4 ? 170 : 140
    const sizes = rows === 1 ? [[26, 20] as const, [24, 18] as const, [22, 16] as const] : []
    return sizesOf(rows, [...sizes, ...usualSizes(6)], (text) => {
      const least = text >= 16 ? 84 : text >= 14 ? 60 : 36
      return heights.filter((height) => height <= most && height >= Math.min(least, most * 0.7))
    })
  },
  gutter,
  rowGap: 18,
  tones: () => ({ text: 'ink' }),
  sink: 0.35,
  gap: (part, { device }, { item }) =>
    part === 'head' || item.head === '' ? (device > 100 ? 26 : 16) : 6,
  device: (sheet, place, box, { pitch }) => drawArrow(sheet, place, box, pitch),
})

function drawArrow(sheet: Sheet, place: Place, box: Box, pitch: Points): void {
  const { x, y, height } = box
  const last = place.index === place.count - 1
  const reach = Math.min(height * 0.36, pitch * 0.28)
  // The first of a row comes in from the edge of the slide.
  const edge = place.column === 0
  const from = edge ? 0 : x - 22 - reach
  const to = Math.min(x - 22 + pitch - gap - reach, pageWidth - reach)
  const fill = last ? white : black
  const points = chevron({ from, to, y, height, reach }, edge)
  drawPolygon(sheet, `arrow-${place.index + 1}`, points, fill)
  drawDigits(
    sheet,
    `${place.name}-number`,
    place.item.number,
    { x: x + (edge ? 0 : 8), middle: y + height / 2, width: Math.max(30, pitch - 2 * reach) },
    { size: height * 0.56, color: last ? black : yellow, ground: fill },
  )
}
