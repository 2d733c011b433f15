import type { Stroke } from '../../../scene/paint.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import { drawMarkedRows, type RowLook } from '../../layouts/marked-rows.ts'
import { agendaOfRows } from '../../layouts/row-list.ts'
import { drawing } from '../../tree/tree.ts'
import { inFont, resized } from '../type-step.ts'
import { headlineFace, strongFace } from './faces.ts'
import { drawColumnRule, drawRule, rowLine } from './rules.ts'

const columnGap = 39

/** The parts of the deck as a paper lists what is inside: name, dotted leader, page; the next one in red. */
const inside: RowLook = {
  sizes: [26, 24, 22, 20, 18, 16, 14, 12].map((size) => ({ head: size, text: size })),
  lead: 0,
  columnGap,
  highest: 106,
  detailGap: 10,
  bullet: '•',
  type: ({ theme: { type } }, { head }) => ({
    head: inFont(resized(type.large, head), strongFace),
    text: resized(type.body, head),
    detail: inFont(resized(type.large, head), headlineFace),
  }),
  headTone: ({ strong }) => (strong ? 'accent' : 'ink'),
  detailTone: ({ strong }) => (strong ? 'accent' : 'ink'),
  leader: (name, size) =>
    drawing((sheet, box, { mutedInk: color }) => {
      const y = box.y + box.height / 2 + size * 0.32
      const stroke: Stroke = { color, width: 1.5, dash: [0.1, 5], cap: 'round' }
      if (box.width > 20)
        sheet.addLine(`${name}-leader`, { x: box.x, y }, { x: rightEdge(box), y }, stroke)
    }),
  under: (sheet, rows) => {
    for (const { index, place, box } of rows)
      if (place > 0) drawRule(sheet, `part-rule-${index}`, box.y, [box.x, rightEdge(box)], rowLine)
    const [top] = rows
    const { content } = sheet.theme.frame
    if (top !== undefined && top.column > 0)
      drawColumnRule(sheet, 'column-rule', top.box.x - columnGap / 2, [
        content.y,
        bottomEdge(content),
      ])
  },
  draw: () => ({}),
}

export const drawGazetteAgenda = agendaOfRows((sheet, rows, { sizes: _, ...arrangement }) =>
  drawMarkedRows(sheet, rows, sheet.theme.frame.content, arrangement, inside),
)
