import { bottomEdge, rightEdge } from '../../grid.ts'
import { drawMarkedRows, type ListRow } from '../../layouts/marked-rows.ts'
import { agendaOfRows } from '../../layouts/row-list.ts'
import { inFont, resized } from '../type-step.ts'
import { headlineFace, strongFace } from './faces.ts'
import { drawColumnRule, drawRule, gutter, rowLine } from './rules.ts'

const sizes = [26, 24, 22, 20, 18, 16, 14, 12].map((size) => ({ head: size, text: size }))
const tone = ({ strong }: ListRow) => (strong ? 'accent' : 'ink')

/** The parts of the deck as a paper lists what is inside: name and page; the next one in red. */
export const drawGazetteAgenda = agendaOfRows((sheet, rows, { name, columns }) => {
  const { type, frame } = sheet.theme
  return drawMarkedRows(
    sheet,
    rows,
    frame.content,
    { name, columns },
    {
      sizes,
      lead: 0,
      columnGap: gutter,
      highest: 106,
      bullet: '•',
      type: (_, { head }) => ({
        head: inFont(resized(type.large, head), strongFace),
        text: resized(type.body, head),
        detail: inFont(resized(type.large, head), headlineFace),
      }),
      headTone: tone,
      detailTone: tone,
      draw: (on, { index, place, column, box }) => {
        const x = box.x - gutter / 2
        const ends: [number, number] = [frame.content.y, bottomEdge(frame.content)]
        if (place > 0) drawRule(on, `part-rule-${index}`, box.y, [box.x, rightEdge(box)], rowLine)
        else if (column > 0) drawColumnRule(on, 'column-rule', x, ends)
        return {}
      },
    },
  )
})
