import type { Points } from '../../../scene/geometry.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import {
  addStepTexts,
  type MarkedStep,
  markedSteps,
  setStepTexts,
} from '../../layouts/step-texts.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { resized } from '../type-step.ts'
import { black, white, yellow } from './colors.ts'
import { bandFoot } from './heading.ts'
import { drawPolygon } from './polygon.ts'

const margin: Points = 43.2
const right: Points = 960
const floor: Points = 494
const mostSteps = 10
/** Between two arrows, measured along the slide. */
const gap: Points = 14

const sizes: { head: Points; text: Points }[] = [
  { head: 26, text: 20 },
  { head: 24, text: 18 },
  { head: 22, text: 16 },
  { head: 20, text: 16 },
  { head: 18, text: 14 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

/** A process: a row of broad arrows from edge to edge, each with its number; the last is inverted. */
export function drawSignalSteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const steps = markedSteps(content.steps, content.firstNumber)
  if (steps.length > 0 && !drawArrows(sheet, steps)) return false
  drawFooter(sheet)
  return true
}

function drawArrows(sheet: Sheet, steps: MarkedStep[]): boolean {
  const length = steps.reduce((sum, { head, text }) => sum + head.length + text.length, 0)
  if (steps.length > mostSteps || length > mostCharacters) return false
  const rows = steps.length > 5 ? 2 : 1
  const columns = Math.ceil(steps.length / rows)
  const pitch = (right - margin) / columns
  const top = bandFoot + 24
  const rowHeight = (floor - top - 18 * (rows - 1)) / rows
  const width = pitch - 18
  for (const size of sizes) {
    if (size.text < sheet.context.smallestBody || (rows > 1 && size.head > 20)) continue
    const set = setStepTexts(sheet, steps, { size, headLeading: 1.24, width, color: black })
    if (set === undefined) continue
    const free = rowHeight - set.heads - set.texts - 24
    // Large arrows come before large type.
    if (free < (size.text >= 16 ? 84 : size.text >= 14 ? 60 : 36)) continue
    const high = Math.min(free, rows > 1 ? 84 : steps.length <= 3 ? 170 : 140)
    steps.forEach((step, index) => {
      const row = Math.floor(index / columns)
      const column = index % columns
      const x = margin + pitch * column
      const y = top + (rowHeight + 18) * row
      const last = index === steps.length - 1
      drawArrow(sheet, step.mark, index, { x, y, pitch, high, edge: column === 0, last })
      addStepTexts(sheet, set, index, { x, y: y + high + 18, gap: 6, ground: yellow })
    })
    return true
  }
  return false
}

interface Place {
  x: Points
  y: Points
  pitch: Points
  high: Points
  /** The first of a row comes in from the edge of the slide. */
  edge: boolean
  last: boolean
}

function drawArrow(sheet: Sheet, mark: string, index: number, place: Place): void {
  const { x, y, pitch, high, edge, last } = place
  const reach = Math.min(high * 0.36, pitch * 0.28)
  const from = edge ? 0 : x - 22 - reach
  const to = x - 22 + pitch - gap - reach
  const middle = y + high / 2
  const end = Math.min(to, 960 - reach)
  const points = [
    { x: from, y },
    { x: end, y },
    { x: end + reach, y: middle },
    { x: end, y: y + high },
    { x: from, y: y + high },
    ...(edge ? [] : [{ x: from + reach, y: middle }]),
  ]
  const fill = last ? white : black
  drawPolygon(sheet, `arrow-${index + 1}`, points, fill)
  const { stepNumber } = sheet.theme.type
  const step = resized(stepNumber, Math.min(stepNumber.size, Math.floor(high * 0.56)))
  const width = Math.max(30, pitch - 2 * reach)
  const layout = sheet.set(
    [sheet.paragraph(mark, step, { color: last ? black : yellow })],
    width,
    false,
  )
  const baseline = layout.paragraphs[0]?.lines[0]?.baseline ?? layout.height
  sheet.addText({
    name: `step-${index + 1}-number`,
    box: {
      x: x + (edge ? 0 : 8),
      y: middle + step.size * 0.43 - baseline,
      width,
      height: layout.height,
    },
    layout,
    wrap: false,
    ground: fill,
  })
}
