import type { Points } from '../../../scene/geometry.ts'
import { type DrawRowsInto, drawMarkedRows, type RowLook } from '../../layouts/marked-rows.ts'
import { inFont, resized } from '../type-step.ts'
import { drawNumberDisc } from './discs.ts'
import { drawSoftBox } from './panels.ts'
import { pastelAt } from './pastels.ts'

const sizes = [
  { head: 22, text: 20 },
  { head: 20, text: 18 },
  { head: 20, text: 16 },
  { head: 16, text: 14 },
  { head: 14, text: 12 },
]

/** A few rows are set larger. */
const few = [
  { head: 26, text: 26 },
  { head: 24, text: 24 },
]

/** Where a pill's words end, and begin where it has no disc. */
const end: Points = 30

/** A list as lying pills, each in a flavour of its own. */
export const drawPillRows: DrawRowsInto = (
  sheet,
  rows,
  arrangement,
  area = sheet.theme.frame.content,
) =>
  drawMarkedRows(sheet, rows, area, arrangement, {
    sizes: rows.length <= 3 ? [...few, ...sizes] : sizes,
    type: pillType,
    lead: ({ mark }, equal) => (mark === undefined ? end : discInset(equal) + discSize(equal) + 18),
    trail: end,
    highest: rows.length < 3 ? 140 : 104,
    columnGap: 15,
    gaps: rows.length / arrangement.columns > 6 ? [8, 5] : [15, 10, 6],
    bullet: '•',
    detailTone: () => 'ink',
    draw: (_, { row, index, box, lowest }) => {
      const name = `${arrangement.name}-${index + 1}`
      drawSoftBox(sheet, `${name}-pill`, box, pastelAt(index), 52)
      const radius = discSize(lowest) / 2
      const center = { x: box.x + discInset(lowest) + radius, y: box.y + box.height / 2 }
      const { mark: number, strong = false } = row
      if (number !== undefined)
        drawNumberDisc(sheet, `${name}-mark`, { number, strong }, center, radius)
      return { ground: pastelAt(index) }
    },
  })

const pillType: RowLook['type'] = ({ theme }, size) => {
  const body = resized(theme.type.body, size.text)
  // Under a head, and where a label in the strong face leads it, running text is lighter than that.
  const font = { ...body.font, weight: 500 as const }
  const text = { ...body, font, lineHeight: Math.round(size.text * 1.32) }
  return { head: resized(theme.type.head, size.head), text, detail: inFont(text, theme.strong) }
}

/** The disc in a pill of a height. */
function discSize(height: Points): Points {
  return Math.min(Math.min(height, 96) - 14, 74)
}

function discInset(height: Points): Points {
  return (Math.min(height, 96) - discSize(height)) / 2
}
