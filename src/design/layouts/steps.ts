import { type Box, inches, type Point, type Points } from '../../scene/geometry.ts'
import { contrastRatio } from '../../scene/paint.ts'
import type { TextLayout } from '../../scene/text.ts'
import { mixColors } from '../devices/gradient.ts'
import { boundingBox, polygonPath } from '../devices/polygon.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { SlideContent } from '../slide-content.ts'
import { longestWord } from '../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'

/** A step as it is drawn. */
export interface Step {
  number: number
  head: string
  text: string
}

/** Sizes of heads and texts, in the order in which they are tried. */
const typeSizes: { head: Points; text: Points; columns?: number }[] = [
  { head: 24, text: 20, columns: 3 },
  { head: 20, text: 16 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

/** A process: a band of slanted panes that grows darker, under it a head and a text for each step. */
export function drawSteps(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const steps = content.steps.map((step, index) => ({
    ...step,
    number: content.firstNumber + index,
  }))
  if (steps.length > 0 && !drawBands(sheet, steps)) return false
  drawFooter(sheet)
  return true
}

function drawBands(sheet: Sheet, steps: Step[]): boolean {
  if (steps.length > 10) return false
  const { content: area } = sheet.theme.frame
  const rows = steps.length > 5 ? 2 : 1
  const columns = Math.ceil(steps.length / rows)
  const gap = inches(0.2)
  const rowHeight = (area.height - gap * (rows - 1)) / rows
  const bands = rows === 1 ? [2.3, 1.8, 1.3, 0.9, 0.6] : [1.15, 0.85, 0.6, 0.45]
  // Few steps with little text leave more of the area to the band.
  if (steps.length <= 4) bands.unshift(2.9)
  for (const { head, text, columns: most = 10 } of typeSizes) {
    if (text < sheet.context.smallestBody || (rows === 2 && head > 16)) continue
    if (columns > most) continue
    for (const band of bands) {
      const plan = planRows(sheet, steps, {
        columns,
        rowHeight,
        gap,
        band: inches(band),
        head,
        text,
      })
      if (plan === undefined) continue
      plan.forEach((row) => {
        drawRow(sheet, row, steps.length)
      })
      return true
    }
  }
  return false
}

interface RowPlan {
  steps: Step[]
  /** Index of the row's first step among all. */
  first: number
  band: Box
  pitch: Points
  columnWidth: Points
  headTop: Points
  textTop: Points
  bottom: Points
  heads: (TextLayout | undefined)[]
  texts: (TextLayout | undefined)[]
}

interface Measures {
  columns: number
  rowHeight: Points
  gap: Points
  band: Points
  head: Points
  text: Points
}

function planRows(sheet: Sheet, steps: Step[], measures: Measures): RowPlan[] | undefined {
  const { content: area } = sheet.theme.frame
  const { columns, rowHeight, gap, band } = measures
  const rows: RowPlan[] = []
  const columnGap = inches(0.2)
  const pitch = (area.width + columnGap) / columns
  for (let first = 0; first < steps.length; first += columns) {
    const top = area.y + rows.length * (rowHeight + gap)
    const plan = setRow(
      sheet,
      steps.slice(first, first + columns),
      { x: area.x, y: top, width: area.width, height: band },
      pitch - columnGap,
      measures,
    )
    const bottom = top + rowHeight
    const fits = plan.texts.every(
      (text) => text === undefined || plan.textTop + text.height <= bottom + 0.01,
    )
    const headsFit = plan.heads.every((head) => plan.headTop + (head?.height ?? 0) <= bottom + 0.01)
    if (!fits || !headsFit || plan.broken) return undefined
    rows.push({ ...plan, first, pitch, columnWidth: pitch - columnGap, bottom })
  }
  return rows
}

function setRow(sheet: Sheet, steps: Step[], band: Box, width: Points, measures: Measures) {
  const { theme } = sheet
  const { ink, mutedInk } = theme.colors
  const single = steps.length > 0 && measures.columns <= 5 && measures.band >= inches(1.3)
  const headStep = inFont(resized(theme.type.large, measures.head), theme.strong)
  const headLine = { ...headStep, lineHeight: Math.round(measures.head * 1.22) }
  const textStep = resized(theme.type.body, measures.text)
  const textLine = { ...textStep, lineHeight: Math.round(measures.text * 1.4 * 10) / 10 }
  const alone = resized(theme.type.large, Math.min(20, measures.text + 2))
  const textWidth = width - inches(0.05)
  const set = (text: string, step: TypeStep, color: string, room: Points) =>
    text === '' ? undefined : sheet.setWithSlack([sheet.paragraph(text, step, { color })], room)
  const length = steps.reduce((sum, step) => sum + step.head.length + step.text.length, 0)
  if (length > mostCharacters) return { ...emptyRow(steps, band), broken: true }
  const heads = steps.map((step) => set(step.head, headLine, ink, width))
  const hasHeads = heads.some((head) => head !== undefined)
  const texts = steps.map((step) =>
    hasHeads
      ? set(step.text, textLine, mutedInk, textWidth)
      : set(step.text, alone, ink, textWidth),
  )
  const headTop = bottomEdge(band) + inches(single ? 0.3 : 0.16)
  const headHeight = Math.max(0, ...heads.map((head) => head?.height ?? 0))
  const textTop = headTop + (hasHeads ? headHeight + inches(single ? 0.137 : 0.05) : 0)
  // Words are broken only in the smallest size.
  const broken =
    measures.head > 14 &&
    steps.some(
      (step) =>
        longestWord(sheet, step.head, headLine) > width ||
        longestWord(sheet, step.text, textLine) > textWidth,
    )
  return { steps, band, headTop, textTop, heads, texts, broken }
}

function emptyRow(steps: Step[], band: Box) {
  return { steps, band, headTop: 0, textTop: 0, heads: [], texts: [] }
}

function drawRow(sheet: Sheet, row: RowPlan, count: number): void {
  const { band, pitch, columnWidth, headTop, textTop, bottom } = row
  row.steps.forEach((_, column) => {
    drawPane(sheet, row, column, count)
  })
  const ground = sheet.theme.ground
  row.steps.forEach((step, column) => {
    const x = band.x + pitch * column
    drawNumber(sheet, step, x, row, row.first + column, count)
    const head = row.heads[column]
    if (head)
      sheet.addText({
        name: `step-${row.first + column + 1}-head`,
        box: { x, y: headTop, width: columnWidth, height: head.height },
        layout: head,
        ground,
      })
    const text = row.texts[column]
    if (text)
      sheet.addText({
        name: `step-${row.first + column + 1}-text`,
        box: { x, y: textTop, width: columnWidth - inches(0.05), height: bottom - textTop },
        layout: text,
        ground,
      })
  })
}

function drawPane(sheet: Sheet, row: RowPlan, column: number, count: number): void {
  const { band, pitch } = row
  const lean = band.height * (0.7035 / 2.3)
  const left = band.x + pitch * column
  const last = column === row.steps.length - 1
  const full = rightEdge(band)
  // The last pane of a short second row ends at its own column.
  const right = last ? Math.min(full, left + pitch) : left + pitch - inches(0.08)
  const topRight = last ? right : right + lean
  const points: Point[] = [
    { x: column === 0 ? left : left + lean, y: band.y },
    { x: topRight, y: band.y },
    { x: right, y: bottomEdge(band) },
    { x: left, y: bottomEdge(band) },
  ]
  sheet.addShape(
    `pane-${row.first + column + 1}`,
    boundingBox(points),
    { fill: tint(sheet, row.first + column, count) },
    { type: 'path', commands: polygonPath(points) },
  )
}

/** Tints of the accent from light to full, mixed where there are more steps than tints. */
function tint(sheet: Sheet, index: number, count: number): string {
  const { tints } = sheet.theme.colors
  const place = count === 1 ? tints.length - 1 : (index / (count - 1)) * (tints.length - 1)
  const from = tints[Math.floor(place)] as string
  const to = tints[Math.ceil(place)] as string
  return mixColors(from, to, place - Math.floor(place))
}

function drawNumber(
  sheet: Sheet,
  step: Step,
  x: Points,
  row: RowPlan,
  index: number,
  count: number,
): void {
  const { theme } = sheet
  const { band } = row
  const ground = tint(sheet, index, count)
  const { ink, accentInk } = theme.colors
  const color = contrastRatio(ink, ground) >= contrastRatio(accentInk, ground) ? ink : accentInk
  const light = contrastRatio(accentInk, ground) >= 4.2 ? accentInk : color
  const size = Math.min(theme.type.stepNumber.size, band.height * 0.5)
  const number = { ...resized(theme.type.stepNumber, Math.max(24, Math.round(size))) }
  const inset = band.height >= inches(1) ? inches(0.17) : band.height * 0.15
  const height = number.lineHeight
  const bottom = bottomEdge(band) - inset
  sheet.addText({
    name: `step-${index + 1}-number`,
    box: { x: x + inches(0.3), y: bottom - height, width: row.columnWidth - inches(0.6), height },
    anchor: 'bottom',
    layout: sheet.set(
      [sheet.paragraph(String(step.number), number, { color: light })],
      row.columnWidth - inches(0.6),
      false,
    ),
    wrap: false,
    ground,
  })
}
