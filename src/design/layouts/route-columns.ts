import type { Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { drawColumns, type PlacedColumn } from '../columns.ts'
import { splitDate } from '../date-parts.ts'
import { bottomEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { resized, type TypeStep } from '../themes/type-step.ts'

// Steps and events as columns of words that hang from something the theme draws over them from edge to edge: a line of
// the underground, the keys of a tape deck, tape.

type Event = SlideContent['timeline'][number]

/** Where the columns stand, and how much over their words is kept free. */
interface RoutePlace {
  rows: 1 | 2
  top: Points
  gutter: Points
  inset: Points
  /** Share of the free height that stays over a single row. */
  sink: number
  widest?: Points
}

/** So many stand in one row; more stand in two. */
export function routeRows(count: number): 1 | 2 {
  return count > 6 ? 2 : 1
}

function placeOf(sheet: Sheet, { rows, top, sink, ...place }: RoutePlace) {
  const { content: area } = sheet.theme.frame
  return {
    ...place,
    rows,
    area: { ...area, y: top, height: bottomEdge(area) - top },
    sink: rows === 1 ? sink : 0,
  }
}

/** Heads and texts of steps; undefined when they do not fit. `fiveHead` is the size of heads of four or five steps. */
export function drawStepColumns(
  sheet: Sheet,
  steps: SlideContent['steps'],
  place: RoutePlace,
  fiveHead: Points,
): PlacedColumn[] | undefined {
  const { ink, mutedInk } = sheet.theme.colors
  return drawColumns(sheet, {
    ...placeOf(sheet, place),
    prefix: 'step',
    columns: steps.map(({ head, text }) => [
      { text: head, color: ink },
      { text, color: head === '' ? ink : mutedInk },
    ]),
    slots: [
      { name: 'head', before: 0 },
      { name: 'text', before: 5 },
    ],
    sizes: stepSizes(sheet, steps.length, fiveHead),
  })
}

function stepSizes(sheet: Sheet, count: number, fiveHead: Points): TypeStep[][] {
  const { head, body } = sheet.theme.type
  const pairs = [
    ...(count <= 3 ? [[24, 20]] : []),
    ...(count <= 5 ? [[fiveHead, 18]] : []),
    [20, 16],
    [18, 14],
    [16, 14],
    [14, 12],
  ]
  return pairs.map(([large = 14, small = 12]) => [
    resized(head, large),
    { ...resized(body, small), lineHeight: Math.round(small * 1.4) },
  ])
}

/** How dates and words of events are set. */
interface EventType {
  /** Size of the dates of four or five events. */
  fiveDate: Points
  /** Distance of the lines of texts, in ems. */
  leading: number
  /** Texts do not get smaller than this. */
  smallest?: Points
  /** Space between date and text. */
  gap: Points
  colors: (event: Event) => { date: Color; year: Color; text: Color }
}

/** Dates, with their years under them, and texts of events; undefined when they do not fit. */
export function drawEventColumns(
  sheet: Sheet,
  events: readonly Event[],
  place: RoutePlace,
  type: EventType,
): PlacedColumn[] | undefined {
  const { smallest = 0 } = type
  const sizes = eventSizes(sheet, events.length, type)
  return drawColumns(sheet, {
    ...placeOf(sheet, place),
    prefix: 'event',
    columns: events.map((event) => {
      const { main, detail } = splitDate(event.date)
      const { date, year, text } = type.colors(event)
      return [
        { text: main, color: date },
        { text: detail, color: year },
        { text: event.text, color: text },
      ]
    }),
    slots: [
      { name: 'date', before: 0 },
      { name: 'year', before: 0, tabularFigures: true },
      { name: 'text', before: type.gap },
    ],
    sizes: sizes.filter(([, , text]) => (text?.size ?? 0) >= smallest),
  })
}

function eventSizes(sheet: Sheet, count: number, { fiveDate, leading }: EventType): TypeStep[][] {
  const { date, small, body } = sheet.theme.type
  const sizes = [
    ...(count <= 3 ? [[26, 16, 20]] : []),
    ...(count <= 5 ? [[fiveDate, 14, 18]] : []),
    [20, 14, 16],
    [18, 14, 14],
    [16, 12, 14],
    [14, 12, 12],
  ]
  return sizes.map(([main = 14, year = 12, text = 12]) => [
    resized(date, main),
    { ...resized(small, year), lineHeight: Math.round(year * 1.3) },
    { ...resized(body, text), lineHeight: Math.round(text * leading) },
  ])
}
