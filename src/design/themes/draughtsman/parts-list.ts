import type { Box, Points } from '../../../scene/geometry.ts'
import { commonStep } from '../../common-step.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { drawAgenda } from '../../layouts/agenda.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { fitText } from '../../text-fitting.ts'
import { inFont, ladder, resized, type TypeStep } from '../type-step.ts'
import { firstThatFits } from './alternatives.ts'
import { drawBubble } from './bubble.ts'

type Part = SlideContent['agenda'][number]

const gutter: Points = 19
const numberCell: Points = 52
const pageCell: Points = 64
const mostParts = 12

/** The parts of the deck as the parts list of a drawing: number, name, sheet. */
export const drawDraughtsmanAgenda = firstThatFits(drawPartsList, drawAgenda)

function drawPartsList(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { agenda, firstNumber } = content
  if (agenda.length === 0 || agenda.length > mostParts) return false
  const { content: area } = sheet.theme.frame
  const columns = agenda.length > 6 ? 2 : 1
  const rows = Math.ceil(agenda.length / columns)
  const width = (area.width - gutter * (columns - 1)) / columns
  const height = Math.min(62, (area.height - 8) / rows)
  const top = area.y + 4 + Math.max(0, area.height - 8 - rows * height) * 0.3
  const nameWidth = width - numberCell - pageCell - 28
  const step = commonStep(
    sheet,
    agenda.map((part) => part.text),
    nameSteps(sheet, height),
    { width: nameWidth, height: height - 6, maximumLines: ({ size }) => (size > 18 ? 1 : 2) },
  )
  if (step === undefined) return false
  for (let column = 0; column < columns; column++) {
    const parts = agenda.slice(column * rows, (column + 1) * rows)
    const box: Box = {
      x: area.x + (width + gutter) * column,
      y: top,
      width,
      height: height * parts.length,
    }
    drawColumn(sheet, parts, firstNumber + column * rows, box, height, step)
  }
  drawFooter(sheet)
  return true
}

function nameSteps(sheet: Sheet, height: Points): TypeStep[] {
  const { head, large, body } = sheet.theme.type
  return [
    ...(height >= 40 ? ladder(head, [24, 20]) : []),
    ...ladder(head, [20, 18]),
    ...ladder(large, [14]),
    ...ladder(body, [13, 12]),
  ]
}

function drawColumn(
  sheet: Sheet,
  parts: Part[],
  first: number,
  box: Box,
  height: Points,
  step: TypeStep,
): void {
  const { theme, context } = sheet
  const { ink, accent, accentInk, background, line, mutedInk } = theme.colors
  const name = `list-${first}`
  sheet.addShape(name, box, { fill: background })
  parts.forEach((part, index) => {
    const row = { ...box, y: box.y + height * index, height }
    if (part.current) sheet.addShape(`part-${first + index}-panel`, row, { fill: accent })
  })
  const across = (y: Points, index: number) =>
    sheet.addLine(
      `${name}-rule-${index}`,
      { x: box.x, y },
      { x: rightEdge(box), y },
      { color: line, width: 1 },
    )
  parts.slice(1).forEach((_, index) => {
    across(box.y + height * (index + 1), index + 1)
  })
  for (const [index, x] of [box.x + numberCell, rightEdge(box) - pageCell].entries())
    sheet.addLine(
      `${name}-column-${index + 1}`,
      { x, y: box.y },
      { x, y: bottomEdge(box) },
      { color: line, width: 1 },
    )
  sheet.addShape(`${name}-frame`, box, { stroke: { color: ink, width: 1.5 } })
  parts.forEach((part, index) => {
    const number = first + index
    const y = box.y + height * index
    const ground = part.current ? accent : background
    const color = part.current ? accentInk : ink
    drawBubble(sheet, `part-${number}`, {
      at: { x: box.x + numberCell / 2, y: y + height / 2 },
      radius: Math.min(13, height / 2 - 4),
      number,
    })
    const width = box.width - numberCell - pageCell - 28
    const set = fitText(
      sheet,
      part.text,
      [step],
      { width, height, maximumLines: () => 2 },
      { color },
    )
    if (set)
      sheet.addText({
        name: `part-${number}-name`,
        box: { x: box.x + numberCell + 14, y, width, height },
        anchor: 'middle',
        layout: set.layout,
        ground,
        ...(part.slideId ? { link: { slideId: part.slideId } } : {}),
      })
    const page = part.slideId ? context.pageNumbers.get(part.slideId) : undefined
    if (page === undefined) return
    const pageStep = inFont(resized(theme.type.body, 13), theme.strong)
    sheet.addText({
      name: `part-${number}-page`,
      box: { x: rightEdge(box) - pageCell + 4, y, width: pageCell - 8, height },
      anchor: 'middle',
      layout: sheet.set(
        [
          sheet.paragraph(String(page), pageStep, {
            color: part.current ? accentInk : mutedInk,
            align: 'center',
            tabularFigures: true,
          }),
        ],
        pageCell - 8,
        false,
      ),
      wrap: false,
      ground,
    })
  })
}
