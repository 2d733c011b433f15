import type { Stroke } from '../../../scene/paint.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { agendaLayout, type ListedPart, partName, partPage } from '../../layouts/agenda.ts'
import { drawing, first, parts, type Tree } from '../../tree/tree.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { headlineFace, strongFace } from './faces.ts'
import { drawColumnRule, drawRule, rowLine } from './rules.ts'

/** The parts of the deck as a paper lists what is inside: name, dotted leader, page; the next one in red. */
export const drawGazetteAgenda = agendaLayout({
  mostParts: 16,
  oneColumn: 5,
  columnGap: 39,
  highest: 106,
  steps: ({ theme }, height) =>
    [26, 24, 22, 20, 18, 16, 14, 12]
      .filter((size) => size <= height * 0.5)
      .map((size) => ({
        step: inFont(resized(theme.type.large, size), strongFace),
        lines: size > 14 ? 2 : 4,
      })),
  row: (_, listed, { step, lines }) => listedRow(listed, step, lines),
  under: (sheet, boxes, [listed]) => {
    for (const [place, { x, y, width }] of boxes.entries())
      if (place > 0)
        drawRule(sheet, `part-rule-${(listed?.index ?? 0) + place}`, y, [x, x + width], rowLine)
    const [top] = boxes
    if (top === undefined || listed?.index === 0) return
    const { y, ...content } = sheet.theme.frame.content
    drawColumnRule(sheet, 'column-rule', top.x - 19.5, [y, bottomEdge({ y, ...content })])
  },
})

function listedRow(listed: ListedPart, step: TypeStep, lines: number): Tree {
  const { part, page, index } = listed
  const name = `part-${index + 1}`
  const tone = part.current ? 'accent' : 'ink'
  const leader = drawing((sheet, box, { mutedInk: color }) => {
    const y = box.y + box.height / 2 + step.size * 0.32
    const to = { x: rightEdge(box), y }
    const stroke: Stroke = { color, width: 1.5, dash: [0.1, 5], cap: 'round' }
    if (page !== '' && box.width > 20) sheet.addLine(`${name}-leader`, { x: box.x, y }, to, stroke)
  })
  const words = partName(`${name}-name`, listed, { step, tone, lines })
  const pageTree = partPage(`${name}-page`, listed, {
    step: inFont(step, headlineFace),
    tone,
    align: 'end',
  })
  const last = { tree: pageTree, gap: 10, size: step.size * 1.4 }
  // There is a line to fill beside a name of one line only.
  return first(
    parts([{ tree: words, size: 'words' }, { tree: leader, gap: 10 }, last]),
    parts([{ tree: words }, last]),
  )
}
