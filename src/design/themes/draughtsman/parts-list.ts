import type { Box, Points } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import {
  agendaLayout,
  drawAgenda,
  type ListedPart,
  partName,
  partPage,
} from '../../layouts/agenda.ts'
import { firstThatFits } from '../../layouts/first-that-fits.ts'
import type { Sheet } from '../../sheet.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { parts, type Tree } from '../../tree/tree.ts'
import { inFont, ladder, resized, type TypeStep } from '../type-step.ts'
import { drawBubble } from './bubble.ts'

const numberCell: Points = 52
const pageCell: Points = 64
const highest: Points = 62
/** Over and under the list. */
const space: Points = 4

const drawPartsList = agendaLayout({
  mostParts: 12,
  oneColumn: 6,
  columnGap: 19,
  highest,
  area: (content, rows) => {
    const free = Math.max(0, content.height - 2 * space - rows * highest)
    const top = space + free * 0.3
    return { ...content, y: content.y + top, height: content.height - top - space }
  },
  steps: ({ theme: { type } }, height) =>
    [
      ...(height >= 40 ? ladder(type.head, [24, 20]) : []),
      ...ladder(type.head, [20, 18]),
      ...ladder(type.large, [14]),
      ...ladder(type.body, [13, 12]),
    ].map((step) => ({ step, lines: 2 })),
  row: (sheet, listed, { step, lines }) => listedRow(sheet, listed, step, lines),
  under: drawList,
})

/** The parts of the deck as the parts list of a drawing: number, name, sheet. */
export const drawDraughtsmanAgenda = firstThatFits(drawPartsList, drawAgenda)

function listedRow(sheet: Sheet, listed: ListedPart, step: TypeStep, lines: number): Tree {
  const { theme } = sheet
  const { accent, accentInk, background } = theme.colors
  const { part, number } = listed
  return {
    kind: 'ground',
    tree: parts([
      { tree: partName(`part-${number}-name`, listed, { step, tone: 'ink', lines }) },
      {
        tree: partPage(`part-${number}-page`, listed, {
          step: inFont(resized(theme.type.body, 13), theme.strong),
          tone: 'mutedInk',
          align: 'center',
        }),
        gap: 18,
        size: pageCell - 2 * space,
      },
    ]),
    padding: { x: numberCell + 14, right: space, top: 3, bottom: 3 },
    draw: (on, { x, y, height }) => {
      drawBubble(on, `part-${number}`, {
        at: { x: x + numberCell / 2, y: y + height / 2 },
        radius: Math.min(13, height / 2 - 4),
        number,
      })
      const colors = slideColors(on)
      return part.current
        ? { ...colors, ground: accent, ink: accentInk, mutedInk: accentInk }
        : { ...colors, ground: background }
    },
  }
}

/** The frame of a column of the list, ruled in both directions, the row of the next part in red pencil. */
function drawList(sheet: Sheet, rows: Box[], listed: ListedPart[]): void {
  const { ink, accent, background, line } = sheet.theme.colors
  const [first] = rows
  if (first === undefined) return
  const name = `list-${listed[0]?.number}`
  const frame = { ...first, height: bottomEdge(rows.at(-1) ?? first) - first.y }
  const pen = { color: line, width: 1 }
  sheet.addShape(name, frame, { fill: background })
  listed.forEach(({ part, number }, index) => {
    if (part.current) sheet.addShape(`part-${number}-panel`, rows[index] as Box, { fill: accent })
  })
  rows.slice(1).forEach(({ x, y }, index) => {
    sheet.addLine(`${name}-rule-${index + 1}`, { x, y }, { x: rightEdge(frame), y }, pen)
  })
  for (const [index, x] of [frame.x + numberCell, rightEdge(frame) - pageCell].entries())
    sheet.addLine(
      `${name}-column-${index + 1}`,
      { x, y: frame.y },
      { x, y: bottomEdge(frame) },
      pen,
    )
  sheet.addShape(`${name}-frame`, frame, { stroke: { color: ink, width: 1.5 } })
}
