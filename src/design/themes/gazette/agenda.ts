import type { Box, Points } from '../../../scene/geometry.ts'
import { commonStep } from '../../common-step.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { headlineFace, strongFace } from './faces.ts'
import { drawColumnRule, drawRule, rowLine } from './rules.ts'

const mostParts = 16
const gutter: Points = 45
const markWidth: Points = 20

type Part = SlideContent['agenda'][number]

/** The parts of the deck as a paper lists what is inside: name, dotted leader, page; the next one in red. */
export function drawGazetteAgenda(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { agenda: parts } = content
  if (parts.length > mostParts) return false
  if (parts.length > 0) {
    const { content: area } = sheet.theme.frame
    const columns = parts.length > 5 ? 2 : 1
    const rows = Math.ceil(parts.length / columns)
    const width = (area.width - gutter * (columns - 1)) / columns
    const height = Math.min(106, (area.height - 6) / rows)
    const step = nameStep(sheet, parts, { width, height })
    if (step === undefined) return false
    parts.forEach((part, index) => {
      const column = Math.floor(index / rows)
      const row = index % rows
      const x = area.x + (width + gutter) * column
      drawPart(
        sheet,
        part,
        index + 1,
        { x, y: area.y + 6 + height * row, width, height },
        step,
        row,
      )
    })
    if (columns === 2) {
      const x = area.x + width + gutter / 2
      drawColumnRule(sheet, 'column-rule', x, [area.y + 19, bottomEdge(area)])
    }
  }
  drawFooter(sheet)
  return true
}

function nameStep(
  sheet: Sheet,
  parts: Part[],
  { width, height }: { width: Points; height: Points },
): TypeStep | undefined {
  const sizes = [26, 24, 22, 20, 18, 16, 14, 12].filter(
    (size) => size >= sheet.context.smallestBody && size <= height * 0.5,
  )
  const steps = sizes.map((size) => ({
    ...inFont(resized(sheet.theme.type.large, size), strongFace),
    lineHeight: Math.round(size * 1.25),
  }))
  const room = {
    width: width - pageWidth(size(steps)) - markWidth,
    height: height - 4,
    maximumLines: (step: TypeStep) => (step.size > 14 ? 2 : 4),
  }
  return commonStep(
    sheet,
    parts.map((part) => part.text),
    steps,
    room,
  )
}

function size(steps: TypeStep[]): Points {
  return steps[0]?.size ?? 0
}

function pageWidth(size: Points): Points {
  return Math.max(30, size * 2)
}

function drawPart(
  sheet: Sheet,
  part: Part,
  number: number,
  box: Box,
  step: TypeStep,
  row: number,
): void {
  const { colors, ground } = sheet.theme
  const color = part.current ? colors.accent : colors.ink
  const link = part.slideId === undefined ? {} : { link: { slideId: part.slideId } }
  if (row > 0) drawRule(sheet, `part-${number}-rule`, box.y, [box.x, rightEdge(box)], rowLine)
  if (part.current)
    sheet.addShape(
      `part-${number}-mark`,
      { x: box.x, y: box.y + box.height / 2 - 5, width: 10, height: 10 },
      { fill: color },
    )
  const left = box.x + markWidth
  const wide = pageWidth(step.size)
  const room = { width: box.width - markWidth - wide, height: box.height }
  const name = fitText(sheet, part.text, [step], room, { color })
  if (name === undefined) return
  sheet.addText({
    name: `part-${number}-name`,
    box: { x: left, y: box.y, ...room },
    anchor: 'middle',
    layout: name.layout,
    ground,
    ...link,
  })
  const page = part.slideId === undefined ? undefined : sheet.context.pageNumbers.get(part.slideId)
  if (page === undefined) return
  const pageStep = inFont(step, headlineFace)
  const layout = sheet.set(
    [sheet.paragraph(String(page), pageStep, { color, align: 'end', tabularFigures: true })],
    wide - 6,
    false,
  )
  sheet.addText({
    name: `part-${number}-page`,
    box: { x: rightEdge(box) - wide + 6, y: box.y, width: wide - 6, height: box.height },
    anchor: 'middle',
    layout,
    wrap: false,
    ground,
    ...link,
  })
  drawLeader(sheet, number, { left, box, step, name: name.layout, digits: layout.width })
}

/** Dots from the end of the name's last line to the page, on its baseline. */
function drawLeader(
  sheet: Sheet,
  number: number,
  place: {
    left: Points
    box: Box
    step: TypeStep
    name: { height: Points; paragraphs: { lines: { width: Points; baseline: Points }[] }[] }
    digits: Points
  },
): void {
  const { left, box, name, digits } = place
  const lines = name.paragraphs.flatMap((one) => one.lines)
  const [last] = lines.slice(-1)
  // The page stands in the middle of the row: only beside a name of one line is there a line to fill.
  if (last === undefined || lines.length > 1) return
  const y = box.y + (box.height - name.height) / 2 + last.baseline - 1
  const from = left + last.width + 10
  const to = rightEdge(box) - digits - 10
  if (to - from < 20) return
  sheet.addLine(
    `part-${number}-leader`,
    { x: from, y },
    { x: to, y },
    { color: sheet.theme.colors.mutedInk, width: 1.5, dash: [0.1, 5], cap: 'round' },
  )
}
