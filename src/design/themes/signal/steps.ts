import { type Box, type Points, pageWidth } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { drawPolygon } from '../../devices/polygon.ts'
import { drawLine } from '../../layouts/display-slide.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { Place } from '../../layouts/sequence-look.ts'
import { usualArrangements } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { chevron } from './chevrons.ts'
import { blackPanel, whitePanel } from './colors.ts'
import { bandFoot } from './heading.ts'

/** Between two arrows, measured along the slide. */
const gap: Points = 14
/** Between the words of two steps. */
const gutter: Points = 18

/** A process: a row of broad arrows from edge to edge, each with its number; the last is inverted. */
export const drawSignalSteps = stepsLayout({
  most: 10,
  area: (sheet) => {
    const { x } = sheet.theme.frame.content
    const y = bandFoot + 24
    return { x, y, width: pageWidth - gutter - x, height: contentEnd(sheet, 494) - y }
  },
  sizes: (count) => usualArrangements(count, { 1: [155, 125, 97, 84, 60], 2: [84, 60, 48, 36] }),
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
  const panel = last ? whitePanel : blackPanel
  const points = chevron(from, to, { y, height, reach }, edge)
  drawPolygon(sheet, `arrow-${place.index + 1}`, points, panel.ground)
  const { stepNumber } = sheet.theme.type
  const step = resized(stepNumber, Math.min(stepNumber.size, Math.floor(height * 0.56)))
  const number = {
    x: x + (edge ? 0 : 8),
    y: y + (height - step.lineHeight) / 2,
    width: Math.max(30, pitch - 2 * reach),
  }
  drawLine(
    sheet,
    `${place.name}-number`,
    place.item.number,
    { ...number, step, tone: 'ink' },
    panel,
  )
}
