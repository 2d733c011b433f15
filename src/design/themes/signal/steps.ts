import type { Box, Points } from '../../../scene/geometry.ts'
import { contentEnd } from '../../caption.ts'
import { stepsLayout } from '../../layouts/sequence.ts'
import type { Place } from '../../layouts/sequence-look.ts'
import { sizesOf } from '../../layouts/sequence-sizes.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { black, white, yellow } from './colors.ts'
import { bandFoot } from './heading.ts'
import { drawPolygon } from './polygon.ts'

const right: Points = 960
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
    return { x, y, width: right - gutter - x, height: contentEnd(sheet, 494) - y }
  },
  sizes: (count) =>
    count > 5
      ? sizesOf(
          2,
          [
            [20, 16],
            [18, 14],
            [16, 14],
            [14, 12],
          ],
          (text) => [84, 70, ...(text < 16 ? [60] : []), ...(text < 14 ? [48, 36] : [])],
        )
      : sizesOf(
          1,
          [
            [26, 20],
            [24, 18],
            [22, 16],
            [20, 16],
            [18, 14],
            [16, 14],
            [14, 12],
          ],
          // Large arrows come before large type.
          (text) => [
            ...(count <= 3 ? [170, 155] : []),
            140,
            125,
            110,
            97,
            84,
            ...(text < 16 ? [72, 60] : []),
            ...(text < 14 ? [48, 36] : []),
          ],
        ),
  gutter,
  rowGap: 18,
  types: ({ theme }, { head }) => ({
    head: { ...resized(theme.type.head, head), lineHeight: Math.round(head * 1.24) },
  }),
  tones: () => ({ text: 'ink' }),
  gap: (part) => (part === 'head' ? 18 : 6),
  device: (sheet, place, box, { pitch }) => drawArrow(sheet, place, box, pitch),
})

function drawArrow(sheet: Sheet, place: Place, box: Box, pitch: Points): void {
  const { x, y, height } = box
  const last = place.index === place.count - 1
  const reach = Math.min(height * 0.36, pitch * 0.28)
  // The first of a row comes in from the edge of the slide.
  const edge = place.column === 0
  const from = edge ? 0 : x - 22 - reach
  const end = Math.min(x - 22 + pitch - gap - reach, right - reach)
  const middle = y + height / 2
  const points = [
    { x: from, y },
    { x: end, y },
    { x: end + reach, y: middle },
    { x: end, y: y + height },
    { x: from, y: y + height },
    ...(edge ? [] : [{ x: from + reach, y: middle }]),
  ]
  const fill = last ? white : black
  drawPolygon(sheet, `arrow-${place.index + 1}`, points, fill)
  const { stepNumber } = sheet.theme.type
  const step = resized(stepNumber, Math.min(stepNumber.size, Math.floor(height * 0.56)))
  const width = Math.max(30, pitch - 2 * reach)
  const color = last ? black : yellow
  const layout = sheet.set([sheet.paragraph(place.item.number, step, { color })], width, false)
  const baseline = layout.paragraphs[0]?.lines[0]?.baseline ?? layout.height
  const top = middle + step.size * 0.43 - baseline
  sheet.addText({
    name: `${place.name}-number`,
    box: { x: x + (edge ? 0 : 8), y: top, width, height: layout.height },
    layout,
    wrap: false,
    ground: fill,
  })
}
