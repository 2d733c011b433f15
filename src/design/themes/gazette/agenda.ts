import type { Box, Points } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { agendaLayout, type ListedPart, partName, partPage } from '../../layouts/agenda.ts'
import type { Sheet } from '../../sheet.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { column, drawing, parts, stack, type Tree } from '../../tree/tree.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { headlineFace, strongFace } from './faces.ts'
import { drawColumnRule, drawRule, rowLine } from './rules.ts'

const gutter: Points = 45
const markWidth: Points = 20
/** Over the first row. */
const space: Points = 6

/** The parts of the deck as a paper lists what is inside: name, dotted leader, page; the next one in red. */
export const drawGazetteAgenda = agendaLayout({
  mostParts: 16,
  oneColumn: 5,
  columnGap: gutter,
  highest: 106,
  area: (content) => ({ ...content, y: content.y + space, height: content.height - space }),
  steps: ({ theme }, height) =>
    [26, 24, 22, 20, 18, 16, 14, 12]
      .filter((size) => size <= height * 0.5)
      .map((size) => ({
        step: {
          ...inFont(resized(theme.type.large, size), strongFace),
          lineHeight: Math.round(size * 1.25),
        },
        lines: size > 14 ? 2 : 4,
      })),
  row: (_, listed, { step, lines }) => listedRow(listed, step, lines),
  under: (sheet, boxes, [first]) => {
    const [top] = boxes
    if (top === undefined || first?.index === 0) return
    const { content } = sheet.theme.frame
    drawColumnRule(sheet, 'column-rule', top.x - gutter / 2, [content.y + 19, bottomEdge(content)])
  },
})

function listedRow(listed: ListedPart, step: TypeStep, lines: number): Tree {
  const { part, page, index, place } = listed
  const name = `part-${index + 1}`
  const tone = part.current ? 'accent' : 'ink'
  const pageWidth = Math.max(30, step.size * 2)
  const pageStep = inFont(step, headlineFace)
  const leader = drawing((sheet, box) => {
    if (page === '') return
    const right = rightEdge(box) + pageWidth - sheet.measure(page, pageStep, true)
    drawLeader(sheet, `${name}-leader`, { words: part.text, step, box, right })
  }, 0)
  return {
    kind: 'ground',
    tree: parts([
      { tree: column([]), size: markWidth },
      { tree: stack(partName(`${name}-name`, listed, { step, tone, lines }), leader) },
      {
        tree: partPage(`${name}-page`, listed, { step: pageStep, tone, align: 'end' }),
        gap: space,
        size: pageWidth - space,
      },
    ]),
    padding: { x: 0, top: 2, bottom: 2 },
    draw: (sheet, box) => {
      const colors = slideColors(sheet)
      if (place > 0) drawRule(sheet, `${name}-rule`, box.y, [box.x, rightEdge(box)], rowLine)
      const mark = { x: box.x, y: box.y + box.height / 2 - 5, width: 10, height: 10 }
      if (part.current) sheet.addShape(`${name}-mark`, mark, { fill: colors.accent })
      return colors
    },
  }
}

/** Dots from the end of a name to the page, on its baseline. */
function drawLeader(
  sheet: Sheet,
  name: string,
  { words, step, box, right }: { words: string; step: TypeStep; box: Box; right: Points },
): void {
  const { mutedInk: color } = sheet.theme.colors
  const set = sheet.setWithSlack([sheet.paragraph(words, step, { color })], box.width)
  const [line, second] = set.paragraphs.flatMap((one) => one.lines)
  // The page stands in the middle of the row: only beside a name of one line is there a line to fill.
  if (line === undefined || second !== undefined) return
  const y = box.y + (box.height - set.height) / 2 + line.baseline - 1
  const from = { x: box.x + line.width + 10, y }
  const to = { x: right - 10, y }
  if (to.x - from.x < 20) return
  sheet.addLine(name, from, to, { color, width: 1.5, dash: [0.1, 5], cap: 'round' })
}
