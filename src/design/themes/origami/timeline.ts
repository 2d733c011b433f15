import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { splitDate } from '../../date-parts.ts'
import { boundingBox, polygonPath } from '../../devices/polygon.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import { bottomEdge } from '../../grid.ts'
import { addColumnTexts, setColumnTexts } from '../../layouts/column-texts.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { faceAt, paper } from './paper.ts'

type Event = SlideContent['timeline'][number]

const mostEvents = 10
/** How far the edge of a face rises or falls. */
const rise: Points = 16
const under: Points = 18
const between: Points = 14
/** How far words stand in from the edge of their face. */
const inset: Points = 16
/** Heights of the faces that are tried, of one row and of each of two. */
const faces: [single: Points[], double: Points[]] = [
  [108, 92, 78],
  [60, 50],
]

/** Events on the faces of a folding book: lighter and darker in turn, the key event coral, what is to come only creased. */
export function drawOrigamiTimeline(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { timeline } = content
  if (timeline.length > mostEvents) return false
  if (timeline.length > 0 && !drawFaces(sheet, timeline)) return false
  drawFooter(sheet)
  return true
}

function drawFaces(sheet: Sheet, events: Event[]): boolean {
  const { frame, colors } = sheet.theme
  const { content: area } = frame
  const rows = events.length > 5 ? 2 : 1
  const columns = Math.ceil(events.length / rows)
  const pitch = area.width / columns
  const rowHeight = (area.height - between * (rows - 1)) / rows
  const dated = events.map((event) => {
    const { main, detail } = splitDate(event.date)
    const { ink } = faceColors(sheet, event, 0)
    return { head: main, detail, text: '', colors: { head: ink, detail: ink, text: ink } }
  })
  const told = events.map(({ text }) => ({
    head: '',
    text,
    colors: { head: colors.ink, detail: colors.ink, text: colors.ink },
  }))
  for (const height of faces[rows - 1] as Points[]) {
    const dateRoom = { width: pitch - 2 * inset, height: height - 14, columns }
    const dates = setColumnTexts(sheet, dated, dateRoom)
    const room = {
      width: pitch - inset - 8,
      height: rowHeight - height - rise - under,
      columns,
    }
    const texts = setColumnTexts(sheet, told, room)
    if (dates === undefined || texts === undefined) continue
    const spare = rows === 1 ? Math.max(0, room.height - texts.height) * 0.3 : 0
    events.forEach((event, index) => {
      const row = Math.floor(index / columns)
      const column = index % columns
      const box = {
        x: area.x + pitch * column,
        y: area.y + spare + (rowHeight + between) * row,
        width: pitch,
        height,
      }
      const { ground } = drawFace(sheet, event, index, box, column % 2 === 1)
      const { head, detail } = dates.sets[index] ?? {}
      const words = (head?.layout.height ?? 0) + (detail?.layout.height ?? 0)
      const y = box.y + rise / 2 + (height - words) / 2
      const name = `event-${index + 1}`
      const x = box.x + inset
      addColumnTexts(sheet, `${name}-date`, dates, index, { x, y, width: room.width, ground })
      const place = {
        x,
        y: bottomEdge(box) + rise + under,
        width: room.width,
        ground: sheet.theme.ground,
      }
      addColumnTexts(sheet, name, texts, index, place)
    })
    return true
  }
  return false
}

function faceColors(sheet: Sheet, event: Event, index: number): { ground: Color; ink: Color } {
  if (event.highlighted) return { ground: paper.coralShade, ink: paper.white }
  if (event.planned) return { ground: sheet.theme.ground, ink: sheet.theme.colors.ink }
  return { ground: faceAt(index).ground, ink: sheet.theme.colors.ink }
}

/** One face, its upper edge rising or falling to the next; gives its colours. */
function drawFace(sheet: Sheet, event: Event, index: number, box: Box, rising: boolean) {
  const look = faceColors(sheet, event, index)
  const [start, end] = rising ? [rise, 0] : [0, rise]
  // An outline stays inside its neighbours.
  const inset = event.planned && !event.highlighted ? 1 : 0
  const points = [
    { x: box.x + inset, y: box.y + start },
    { x: box.x + box.width - inset, y: box.y + end },
    { x: box.x + box.width - inset, y: bottomEdge(box) + end },
    { x: box.x + inset, y: bottomEdge(box) + start },
  ]
  sheet.addShape(
    `event-${index + 1}-face`,
    boundingBox(points),
    inset > 0
      ? { stroke: { color: sheet.theme.colors.accent, width: 1.25, dash: [5, 4] } }
      : { fill: look.ground },
    { type: 'path', commands: polygonPath(points) },
  )
  return look
}
