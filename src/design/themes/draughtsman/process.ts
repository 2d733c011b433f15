import type { Box, Point, Points } from '../../../scene/geometry.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { longestWord } from '../../text-fitting.ts'
import { resized, type TypeStep } from '../type-step.ts'
import { drawBubble } from './bubble.ts'
import { drawConnector } from './dimension.ts'
import { drawDurations, durationsHeight, type PlacedDuration } from './duration-lines.ts'
import { takeDuration } from './durations.ts'

interface ProcessStep {
  number: number
  head: string
  text: string
}

const left: Points = 43.2
const right: Points = 916.8
const gap: Points = 19
const padding: Points = 13.5
const rightPadding: Points = 10
/** Where boxes may begin and everything ends; the usual top and least height of a row of boxes. */
const highest: Points = 146
const floor: Points = 474
const usualTop: Points = 187.5
const leastHeight: Points = 159.5
const bubbleRadius: Points = 13

const typeSizes: { head: Points; text: Points; narrowest: Points }[] = [
  { head: 24, text: 16, narrowest: 195 },
  { head: 24, text: 13, narrowest: 0 },
  { head: 20, text: 13, narrowest: 0 },
  { head: 18, text: 12, narrowest: 0 },
  { head: 16, text: 12, narrowest: 0 },
]

/** Steps as boxes with connectors; what their texts say about time is measured below. */
export function drawDraughtsmanSteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const steps = content.steps.map((step, index) => ({
    ...step,
    number: content.firstNumber + index,
  }))
  if (steps.length > 0 && !drawMeasured(sheet, steps) && !drawBoxes(sheet, steps, [])) return false
  drawFooter(sheet)
  return true
}

/** The steps in one row with their durations as dimensions; false without durations or room for them. */
function drawMeasured(sheet: Sheet, steps: ProcessStep[]): boolean {
  if (steps.length > 5) return false
  const heads = steps.map((step) => step.head)
  const durations: PlacedDuration[] = []
  const rest = steps.map((step, index) => {
    const duration = takeDuration(step.text, heads, index)
    if (duration === undefined) return step
    durations.push({ text: duration.text, step: index, from: duration.since ?? index })
    return { ...step, text: duration.rest }
  })
  if (durations.length === 0) return false
  return drawBoxes(sheet, rest, durations)
}

function drawBoxes(sheet: Sheet, steps: ProcessStep[], durations: PlacedDuration[]): boolean {
  if (steps.length > 10) return false
  const length = steps.reduce((sum, step) => sum + step.head.length + step.text.length, 0)
  if (length > mostCharacters) return false
  const rows = steps.length > 5 ? 2 : 1
  const columns = Math.ceil(steps.length / rows)
  const width = (right - left - gap * (columns - 1)) / columns
  const measures = durationsHeight(sheet, durations, width + gap)
  if (measures === undefined) return false
  const rowGap = 44
  const room = (floor - highest - rowGap * (rows - 1)) / rows - measures
  for (const sizes of typeSizes) {
    if (width < sizes.narrowest || (rows === 2 && sizes.head > 20)) continue
    const set = setSteps(sheet, steps, width, sizes)
    if (set === undefined || set.height > room) continue
    const height = Math.max(set.height, Math.min(room, rows === 2 ? 120 : leastHeight))
    const total = height * rows + rowGap * (rows - 1) + measures
    const top = Math.max(
      highest,
      measures > 0 ? Math.min(usualTop, floor - total) : (highest + floor - total) / 2 - 6,
    )
    const boxes = steps.map(
      (_, index): Box => ({
        x: left + (index % columns) * (width + gap),
        y: top + Math.floor(index / columns) * (height + rowGap),
        width,
        height,
      }),
    )
    drawConnectors(sheet, boxes, columns)
    steps.forEach((step, index) => {
      drawStep(sheet, step, index, boxes[index] as Box, set, steps.length)
    })
    drawDurations(sheet, durations, boxes)
    return true
  }
  return false
}

interface SetSteps {
  heads: ((color: string) => TextLayout)[]
  texts: ((color: string) => TextLayout)[]
  headHeight: Points
  height: Points
}

function setSteps(
  sheet: Sheet,
  steps: ProcessStep[],
  width: Points,
  sizes: (typeof typeSizes)[number],
): SetSteps | undefined {
  const { theme } = sheet
  const { head, large, body } = theme.type
  const headStep = resized(head, sizes.head)
  const textStep = sizes.text >= 16 ? large : resized(body, sizes.text)
  const inner = width - padding - rightPadding
  // Words are broken only in the smallest size.
  const breaks = (text: string, step: TypeStep) => longestWord(sheet, text, step) > inner * 0.985
  const last = sizes === typeSizes.at(-1)
  if (!last && steps.some((one) => breaks(one.head, headStep) || breaks(one.text, textStep)))
    return undefined
  const setter = (text: string, step: TypeStep) => (color: string) =>
    sheet.setWithSlack([sheet.paragraph(text, step, { color })], inner)
  const heads = steps.map((one) => setter(one.head, headStep))
  const texts = steps.map((one) => setter(one.text, textStep))
  const named = steps.some((one) => one.head !== '')
  const most = (layouts: ((color: string) => TextLayout)[], used: (one: ProcessStep) => string) =>
    Math.max(
      0,
      ...steps.map((one, index) =>
        used(one) === '' ? 0 : (layouts[index]?.(theme.colors.ink).height ?? 0),
      ),
    )
  const headHeight = named ? most(heads, (one) => one.head) + 12 : 6
  const textHeight = most(texts, (one) => one.text)
  return { heads, texts, headHeight, height: 14.5 + headHeight + textHeight + 13 }
}

function drawStep(
  sheet: Sheet,
  step: ProcessStep,
  index: number,
  box: Box,
  set: SetSteps,
  count: number,
): void {
  const { ink, surface, accent, accentInk } = sheet.theme.colors
  const focus = count > 1 && index === count - 1
  const name = `step-${index + 1}`
  const ground = focus ? accent : surface
  const color = focus ? accentInk : ink
  sheet.addShape(`${name}-box`, box, {
    fill: ground,
    stroke: { color: focus ? accent : ink, width: 1.5 },
  })
  const add = (part: string, y: Points, layout: TextLayout | undefined) => {
    if (layout === undefined) return
    sheet.addText({
      name: `${name}-${part}`,
      box: {
        x: box.x + padding,
        y,
        width: box.width - padding - rightPadding,
        height: layout.height,
      },
      layout,
      ground,
    })
  }
  const top = box.y + 14.5
  if (step.head !== '') add('head', top, set.heads[index]?.(color))
  if (step.text !== '') add('text', top + set.headHeight, set.texts[index]?.(color))
  drawBubble(sheet, name, {
    at: { x: rightEdge(box) - 20, y: box.y + 0.75 },
    radius: bubbleRadius,
    number: step.number,
  })
}

/** Arrows from box to box; from the end of a row down and back to the start of the next. */
function drawConnectors(sheet: Sheet, boxes: Box[], columns: number): void {
  const { ink } = sheet.theme.colors
  boxes.slice(1).forEach((box, index) => {
    const before = boxes[index] as Box
    const name = `connector-${index + 1}`
    const y = box.y + box.height / 2
    if ((index + 1) % columns !== 0) {
      drawConnector(sheet, name, { x: rightEdge(before), y }, { x: box.x, y }, ink)
      return
    }
    const middle = (bottomEdge(before) + box.y) / 2
    const from: Point = { x: before.x + before.width / 2, y: bottomEdge(before) }
    const to: Point = { x: box.x + box.width / 2, y: box.y }
    const pen = { color: ink, width: 1.5 }
    sheet.addLine(`${name}-down`, from, { x: from.x, y: middle }, pen)
    sheet.addLine(`${name}-back`, { x: from.x, y: middle }, { x: to.x, y: middle }, pen)
    drawConnector(sheet, name, { x: to.x, y: middle }, to, ink)
  })
}
