import type { Point, Points } from '../../../scene/geometry.ts'
import { pageWidth } from '../../../scene/geometry.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { drawOrbit } from '../../devices/orbit.ts'
import { drawFooter, drawFrame } from '../../frame.ts'
import type { Sheet } from '../../sheet.ts'
import { mostCharacters } from '../../shorten.ts'
import type { SlideContent } from '../../slide-content.ts'
import { balance, lineCount, longestWord } from '../../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../type-step.ts'
import { drawBody, matter, orbitLine } from './bodies.ts'

type Event = SlideContent['timeline'][number]

const left: Points = 43.2
const whole: Points = 888
const gutter: Points = 26
const floor: Points = 488
const mostEvents = 12
const bodyRadius = 8.5
const planetRadius = 25.5
/** From the middle of a body to its date. */
const underBody = 43.5

/** A circle around a point far below the slide, by its highest point. */
interface Path {
  top: Points
  radius: Points
  bottom: Points
}

const onePath: Path[][] = [
  [{ top: 238.5, radius: 1000.8, bottom: floor }],
  [{ top: 204, radius: 1500, bottom: floor }],
]
const twoPaths: Path[][] = [
  [
    { top: 176, radius: 4200, bottom: 318 },
    { top: 346, radius: 4200, bottom: floor },
  ],
]

const sizes: { date: Points; text: Points }[] = [
  { date: 14, text: 16 },
  { date: 14, text: 14 },
  { date: 12, text: 12 },
]

/** Events as bodies on one large orbit, dashed where it is still to be travelled; the key event is the planet. */
export function drawObservatoryTimeline(sheet: Sheet, content: SlideContent): boolean {
  if (!drawFrame(sheet, content)) return false
  const { timeline: events } = content
  if (events.length > mostEvents) return false
  if (events.length > 0 && !drawPaths(sheet, events)) return false
  drawFooter(sheet)
  return true
}

function drawPaths(sheet: Sheet, events: Event[]): boolean {
  const length = events.reduce((sum, event) => sum + event.date.length + event.text.length, 0)
  if (length > mostCharacters) return false
  const rows = events.length > 6 ? 2 : 1
  const columns = Math.ceil(events.length / rows)
  for (const [index, size] of sizes.entries()) {
    if (size.text < sheet.context.smallestBody) continue
    for (const paths of rows === 1 ? onePath : twoPaths) {
      const set = paths.map((path, row) => {
        const own = events.slice(row * columns, (row + 1) * columns)
        return setRow(sheet, own, row * columns, columns, path, size, index === sizes.length - 1)
      })
      if (set.some((row) => row === undefined)) continue
      set.forEach((row, place) => {
        if (row) drawRow(sheet, row, place, paths.length)
      })
      return true
    }
  }
  return false
}

interface Row {
  events: Event[]
  /** Index of the row's first event. */
  first: number
  path: Path
  points: Point[]
  lefts: Points[]
  width: Points
  layouts: { date: TextLayout | undefined; text: TextLayout | undefined }[]
}

function setRow(
  sheet: Sheet,
  events: Event[],
  first: number,
  columns: number,
  path: Path,
  size: { date: Points; text: Points },
  last: boolean,
): Row | undefined {
  const { theme } = sheet
  const pitch = whole / Math.max(columns, 2)
  const width = Math.min(pitch - gutter, 290)
  const dateStep = inFont(resized(theme.type.body, size.date), theme.strong)
  const textStep = {
    ...inFont(resized(theme.type.body, size.text), { ...theme.textFont, weight: 500 }),
    lineHeight: size.text * 1.41,
  }
  const broken = (text: string, step: TypeStep) => longestWord(sheet, text, step) > width * 0.98
  if (!last && events.some((one) => broken(one.date, dateStep) || broken(one.text, textStep)))
    return undefined
  const set = (text: string, step: TypeStep, color: string) =>
    text === '' ? undefined : sheet.setWithSlack([sheet.paragraph(text, step, { color })], width)
  const layouts = events.map((event) => ({
    date: set(event.date, dateStep, theme.colors.accent),
    text: balanced(sheet, event.text, textStep, width),
  }))
  const lefts = events.map((_, index) => left + pitch * index)
  const points = lefts.map((x) => onPath(path, x + 10.3))
  const under = path.radius > 2000 ? 20 : underBody
  const fits = layouts.every(
    ({ date, text }, index) =>
      (points[index]?.y ?? 0) + under + (date?.height ?? 0) + (text?.height ?? 0) <= path.bottom,
  )
  return fits ? { events, first, path, points, lefts, width, layouts } : undefined
}

/** Three lines and more of about equal length, so that no word stands alone in the last. */
function balanced(
  sheet: Sheet,
  text: string,
  step: TypeStep,
  width: Points,
): TextLayout | undefined {
  if (text === '') return undefined
  const options = { color: sheet.theme.colors.ink }
  const layout = sheet.setWithSlack([sheet.paragraph(text, step, options)], width)
  if (lineCount(layout) < 3) return layout
  return balance(sheet, text, { step, layout, width }, options).layout
}

const centerX = 420

function onPath({ top, radius }: Path, x: Points): Point {
  return { x, y: top + radius - Math.sqrt(radius ** 2 - (x - centerX) ** 2) }
}

function drawRow(sheet: Sheet, row: Row, index: number, rows: number): void {
  const { theme } = sheet
  const { path, points, events } = row
  const center = { x: centerX, y: path.top + path.radius }
  const name = `path-${index + 1}`
  const radii = events.map((event) =>
    event.highlighted ? (rows > 1 ? 15 : planetRadius) : bodyRadius,
  )
  const gaps = points.map((at, place) => ({ at, radius: radii[place] ?? bodyRadius }))
  if (rows === 1)
    for (const [number, distance] of [-67, 83].entries())
      drawOrbit(sheet, `${name}-far-${number + 1}`, {
        center,
        radius: path.radius - distance,
        stroke: { ...orbitLine, opacity: 0.7 },
      })
  // Travelled as far as the last event that has happened; a row that others follow goes on to the edge.
  const planned = events.findIndex((event) => event.planned)
  const lastDone = planned < 0 ? points.length - 1 : planned - 1
  const turn =
    lastDone < 0 ? 0 : planned < 0 && index < rows - 1 ? pageWidth : (points[lastDone]?.x ?? 0)
  if (turn > 0)
    drawOrbit(sheet, name, {
      center,
      radius: path.radius,
      stroke: { color: theme.colors.accent, width: 2 },
      gaps,
      between: [0, turn],
    })
  if (turn < pageWidth)
    drawOrbit(sheet, `${name}-ahead`, {
      center,
      radius: path.radius,
      stroke: { color: theme.colors.mutedInk, width: 1.5, dash: [1.5, 5], cap: 'round' },
      gaps,
      between: [turn, aheadUntil(row)],
    })
  events.forEach((event, place) => {
    const at = points[place] as Point
    const radius = radii[place] ?? bodyRadius
    const body = `${name}-disc-${place + 1}`
    if (event.planned && !event.highlighted)
      sheet.addShape(
        body,
        { x: at.x - 8, y: at.y - 8, width: 16, height: 16 },
        { stroke: { color: theme.colors.accent, width: 2 } },
        { type: 'ellipse' },
      )
    else
      drawBody(sheet, body, {
        at,
        radius,
        fill: event.highlighted ? matter.planet : matter.periwinkle,
      })
    drawTexts(sheet, row, place, rows)
  })
}

/** The orbit ends where it would run into the text of the last event. */
function aheadUntil(row: Row): Points {
  const end = row.points.at(-1) as Point
  const { date, text } = row.layouts.at(-1) ?? {}
  const x = row.lefts.at(-1) ?? 0
  let y = end.y + underBody
  const lines: { right: Points; top: Points; bottom: Points }[] = []
  for (const layout of [date, text])
    for (const line of layout?.paragraphs.flatMap((one) => one.lines) ?? []) {
      const height = (layout?.height ?? 0) / (layout?.paragraphs[0]?.lines.length ?? 1)
      lines.push({ right: x + line.x + line.width, top: y, bottom: y + height })
      y += height
    }
  for (let at = end.x; at < pageWidth; at += 4) {
    const point = onPath(row.path, at)
    if (lines.some((one) => at < one.right + 2 && point.y > one.top + 4 && point.y < one.bottom))
      return at
  }
  return pageWidth
}

function drawTexts(sheet: Sheet, row: Row, place: number, rows: number): void {
  const { width, first } = row
  const { date, text } = row.layouts[place] ?? {}
  const x = row.lefts[place] ?? left
  let y = (row.points[place]?.y ?? 0) + (rows > 1 ? 20 : underBody)
  const number = first + place + 1
  const { ground } = sheet.theme
  for (const [part, layout] of [
    ['date', date],
    ['text', text],
  ] as const) {
    if (layout === undefined) continue
    const { height } = layout
    sheet.addText({ name: `event-${number}-${part}`, box: { x, y, width, height }, layout, ground })
    y += height
  }
}
