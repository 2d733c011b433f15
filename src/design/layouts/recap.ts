import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { ParagraphSpecification, TextLayout } from '../../scene/text.ts'
import { drawFooter, drawFrame } from '../frame.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { leadWordRuns } from '../lead-words.ts'
import type { Sheet } from '../sheet.ts'
import { mostCharacters } from '../shorten.ts'
import type { SlideContent } from '../slide-content.ts'
import { longestWord } from '../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { drawBullets } from './bullets.ts'

/** A recap of more than this is a list. */
const mostPoints = 8

interface Point {
  text: string
  details: string[]
}

/** What to remember: a few numbered points in large type, each in a row of its own under a rule. */
export function drawRecap(sheet: Sheet, content: SlideContent): boolean {
  const points = groupPoints(content.bullets)
  if (points.length === 0 || points.length > mostPoints) return drawBullets(sheet, content)
  if (!drawFrame(sheet, content)) return false
  const plan = planPoints(sheet, points)
  if (plan === undefined) return false
  drawPoints(sheet, plan)
  drawFooter(sheet)
  return true
}

function groupPoints(items: SlideContent['bullets']): Point[] {
  const points: Point[] = []
  for (const { text, level } of items) {
    const point = points.at(-1)
    if (level === 1 && point !== undefined) point.details.push(text)
    else points.push({ text, details: [] })
  }
  return points
}

interface Plan {
  layouts: TextLayout[]
  boxes: Box[]
  numberSize: Points
  textLeft: Points
}

/** Numbers of columns and sizes of type in the order in which they are tried. */
function arrangements(count: number): { columns: 1 | 2; size: Points }[] {
  const one = [26, 24, 22, 20, 18, 16].map((size) => ({ columns: 1 as const, size }))
  const two = [20, 18, 16].map((size) => ({ columns: 2 as const, size }))
  const small = [
    { columns: 2 as const, size: 14 },
    { columns: 1 as const, size: 14 },
    { columns: 1 as const, size: 12 },
    { columns: 2 as const, size: 12 },
  ]
  return [...(count > 5 ? [...two, ...one.slice(3)] : one), ...small]
}

function planPoints(sheet: Sheet, points: Point[]): Plan | undefined {
  const length = points.reduce((sum, one) => sum + one.text.length + one.details.join('').length, 0)
  if (length > mostCharacters) return undefined
  const { content: area } = sheet.theme.frame
  for (const { columns, size } of arrangements(points.length)) {
    if (size < sheet.context.smallestBody) continue
    const rows = Math.ceil(points.length / columns)
    const gutter = inches(0.2)
    const width = (area.width - gutter * (columns - 1)) / columns
    const height = area.height / rows
    const numberSize = Math.min(height * 0.6, columns === 1 ? 54 : 40)
    const textLeft = inches(columns === 1 ? 1.03 : 0.8)
    // A line of large type is read to about seventy characters.
    const room = Math.min(width - textLeft - inches(0.1), size * 42)
    const texts = points.map((point) => setPoint(sheet, point, size, room))
    const most = size >= 20 ? 2 : size >= 16 ? 3 : 30
    const fits = texts.every(
      ({ layout, broken }, index) =>
        layout.height + size * 0.6 <= height &&
        (!broken || size <= 14) &&
        (layout.paragraphs[0]?.lines.length ?? 0) <= most + (points[index]?.details.length ?? 0),
    )
    if (!fits) continue
    return {
      layouts: texts.map((one) => one.layout),
      boxes: points.map((_, index) => ({
        x: area.x + (width + gutter) * Math.floor(index / rows),
        y: area.y + height * (index % rows),
        width,
        height,
      })),
      numberSize,
      textLeft,
    }
  }
  return undefined
}

/** A point in the display face, the words before its colon in the accent, its details below in running text. */
function setPoint(sheet: Sheet, point: Point, size: Points, width: Points) {
  const { type, colors, strong } = sheet.theme
  const step = pointStep(type.title, size)
  const detail = resized(type.body, Math.max(12, Math.min(type.body.size, size - 4)))
  const paragraphs: ParagraphSpecification[] = [
    {
      ...sheet.paragraph(
        leadWordRuns(point.text, sheet.style(step, colors.ink), sheet.style(step, colors.accent)),
        step,
        { color: colors.ink },
      ),
    },
    ...point.details.map((text) => ({
      ...sheet.paragraph(text, detail, { color: colors.mutedInk }),
      spaceBefore: size * 0.25,
    })),
  ]
  const broken =
    longestWord(sheet, point.text, step) > width ||
    point.details.some((text) => longestWord(sheet, text, inFont(detail, strong)) > width)
  return { layout: sheet.setWithSlack(paragraphs, width), broken }
}

function pointStep(title: TypeStep, size: Points): TypeStep {
  return { ...title, size, lineHeight: Math.round(size * 1.28 * 2) / 2 }
}

function drawPoints(sheet: Sheet, { layouts, boxes, numberSize, textLeft }: Plan): void {
  const { theme } = sheet
  const number = resized(theme.type.figure, Math.round(numberSize))
  boxes.forEach((box, index) => {
    const first = index === 0 || box.x !== boxes[index - 1]?.x
    const line = (name: string, y: Points, stroke: typeof theme.listRules.top) =>
      sheet.addLine(name, { x: box.x, y }, { x: rightEdge(box), y }, stroke)
    if (first) line(`rule-${index}`, box.y, theme.listRules.top)
    line(`rule-${index}-below`, bottomEdge(box), theme.listRules.between)
  })
  boxes.forEach((box, index) => {
    const digits = sheet.paragraph(String(index + 1), number, { color: theme.colors.accent })
    const width = textLeft - inches(0.1)
    sheet.addText({
      name: `point-${index + 1}-number`,
      box: { ...box, width },
      anchor: 'middle',
      layout: sheet.set([digits], width, false),
      wrap: false,
      ground: theme.ground,
    })
    const layout = layouts[index]
    if (layout)
      sheet.addText({
        name: `point-${index + 1}`,
        box: { ...box, x: box.x + textLeft, width: layout.measure / 0.98 },
        anchor: 'middle',
        layout,
        ground: theme.ground,
      })
  })
}
