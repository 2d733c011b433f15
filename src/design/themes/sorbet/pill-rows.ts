import type { Box, Point, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { drawMarkedRows, type RowLook } from '../../layouts/marked-rows.ts'
import type { ListRow, RowArrangement } from '../../layouts/row-list.ts'
import type { Sheet } from '../../sheet.ts'
import { inFont, resized } from '../type-step.ts'
import { drawDisc } from './discs.ts'
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

/** A list as lying pills, every second one `stagger` farther in; gives where they lie, undefined without room in the area. */
export function drawPillRows(
  sheet: Sheet,
  rows: ListRow[],
  arrangement: RowArrangement,
  area = sheet.theme.frame.content,
  stagger: Points = 0,
): Box[] | undefined {
  const boxes: Box[] = []
  const drawn = drawMarkedRows(sheet, rows, area, arrangement, {
    sizes: rows.length <= 3 ? [...few, ...sizes] : sizes,
    type: pillType,
    lead: ({ mark }, equal) => (mark === undefined ? end : discInset(equal) + discSize(equal) + 18),
    trail: end,
    highest: rows.length < 3 ? 140 : 104,
    columnGap: 15,
    gaps: rows.length / arrangement.columns > 6 ? [8, 5] : [15, 10, 6],
    stagger,
    space: { good: 9, small: 6 },
    bullet: '•',
    detailTone: () => 'ink',
    draw: (_, { row, index, box, lowest }) => {
      boxes.push(box)
      const name = `${arrangement.name}-${index + 1}`
      const ground = pastelAt(index)
      const radius = Math.min(box.height / 2, 52)
      sheet.addShape(`${name}-pill`, box, { fill: ground }, { type: 'rectangle', radius })
      const disc = discSize(lowest) / 2
      const center = { x: box.x + discInset(lowest) + disc, y: box.y + box.height / 2 }
      if (row.mark !== undefined) drawMark(sheet, `${name}-mark`, row, center, disc)
      return { ground }
    },
  })
  return drawn ? boxes : undefined
}

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

/** The disc at the start of a row: white with its number, or violet. */
function drawMark(sheet: Sheet, name: string, row: ListRow, center: Point, radius: Points): void {
  const { ink, accent, accentInk } = sheet.theme.colors
  const [fill, color]: [Color, Color] = row.strong ? [accent, accentInk] : ['#FFFFFF', ink]
  drawDisc(sheet, `${name}-disc`, center, radius, fill)
  drawDiscNumber(sheet, name, row.mark ?? '', center, radius, { color, ground: fill })
}

/** A number in a disc, as large as the disc allows. */
export function drawDiscNumber(
  sheet: Sheet,
  name: string,
  text: string,
  center: Point,
  radius: Points,
  { color, ground, largest }: { color: Color; ground: Color; largest?: Points },
): void {
  if (text === '') return
  const { stepNumber } = sheet.theme.type
  const wanted = largest ?? Math.min(stepNumber.size, radius * 0.87)
  const own = sheet.measure(text, resized(stepNumber, wanted))
  const room = radius * 1.5
  const size = Math.max(12, Math.floor(wanted * Math.min(1, room / own)))
  const step = resized(stepNumber, size)
  const layout = sheet.set(
    [sheet.paragraph(text, step, { color, align: 'center' })],
    2 * radius,
    false,
  )
  sheet.addText({
    name,
    box: {
      x: center.x - radius,
      y: center.y - layout.height / 2,
      width: 2 * radius,
      height: layout.height,
    },
    layout,
    wrap: false,
    ground,
  })
}
