import { type Box, boxesOverlap, inches, type Point, type Points } from '../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { roomBeside } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import { inFont } from '../themes/type-step.ts'
import type { ChartPart, ChartText, MarkPaint } from './chart-description.ts'
import { fittedText, textPart } from './chart-parts.ts'
import { legibleOn, type PaintedSeries } from './painted-series.ts'
import { spreadApart } from './spread-apart.ts'

/** What a colour stands for. */
interface KeyItem {
  name: string
  /** How it is drawn, and the colour of its name. */
  sample: MarkPaint
  strong: boolean
}

const square = inches(0.16)
const textInset = inches(0.26)
const pitch = inches(0.35)

function itemStep(sheet: Sheet, item: KeyItem) {
  const { small } = sheet.theme.type
  return item.strong ? inFont(small, sheet.theme.strong) : small
}

/** Height of a key that stands as rows over a plot of this width. */
export function keyRowsHeight(sheet: Sheet, items: KeyItem[], width: Points): Points {
  return keyRows(sheet, items, width).length * inches(0.3) + inches(0.2)
}

/**
 * The key on free ground inside the plot, one item a line; undefined if nothing is free. `obstacles` are the boxes of what
 * the chart draws there.
 */
export function keyInside(
  sheet: Sheet,
  items: KeyItem[],
  plot: Box,
  obstacles: Box[],
): ChartPart[] | undefined {
  const widths = items.map((item) =>
    roomBeside(sheet, item.name.slice(0, 80), itemStep(sheet, item)),
  )
  const width = textInset + Math.max(...widths) + 4
  const height = pitch * items.length
  if (width > plot.width * 0.5 || items.length > 4) return undefined
  const places = [0.59, 1].map((share) =>
    share === 1 ? rightEdge(plot) - width : plot.x + plot.width * share,
  )
  const left = places.find((x) => {
    const wanted = { x: x - 10, y: plot.y, width: width + 14, height: height + 12 }
    return x + width <= rightEdge(plot) + 0.5 && !obstacles.some((box) => boxesOverlap(box, wanted))
  })
  if (left === undefined) return undefined
  return items.flatMap((item, index) =>
    keyItem(sheet, item, index, { x: left, y: plot.y + pitch * index }, width - textInset),
  )
}

/** The key in rows from a point on. */
export function keyInRows(sheet: Sheet, items: KeyItem[], area: Box): ChartPart[] {
  let index = 0
  return keyRows(sheet, items, area.width).flatMap((line, row) => {
    let x = area.x
    return line.flatMap(({ item, width }) => {
      const at = { x, y: area.y + row * inches(0.3) }
      x += width + inches(0.3)
      return keyItem(sheet, item, index++, at, width - textInset)
    })
  })
}

function keyRows(sheet: Sheet, items: KeyItem[], width: Points) {
  const rows: { item: KeyItem; width: Points }[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const item of items) {
    const own = Math.min(
      inches(3),
      width,
      textInset + roomBeside(sheet, item.name.slice(0, 80), itemStep(sheet, item)) + 4,
    )
    if (used + own > width) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push({ item, width: own })
    used += own + inches(0.3)
  }
  return rows
}

function keyItem(
  sheet: Sheet,
  { name, sample, strong }: KeyItem,
  index: number,
  { x, y }: Point,
  width: Points,
): ChartPart[] {
  const step = itemStep(sheet, { name, sample, strong })
  const box = { x, y: y + inches(0.115), width: square, height: square }
  // A chart keeps its direction in a deck that runs from right to left, where texts would start at their right.
  const align = sheet.rightToLeft ? 'end' : 'start'
  const beside = { x: x + textInset, y: y + inches(0.06), width, height: step.lineHeight }
  return [
    { part: 'mark', name: `key-${index + 1}`, box, paint: sample },
    fittedText(sheet, `key-${index + 1}-name`, name, beside, step, sample.text, align),
  ]
}

/** From the floor of the columns up to the top of a name in them, and the height that a column needs for one. */
const nameLift: Points = 22.5
const leastColumn: Points = 26

/**
 * Two series named in the feet of their first columns, by what tells their names apart; undefined where a column is too
 * small for that. `floor` is where the columns stand.
 */
export function keyAtColumns(
  sheet: Sheet,
  painted: PaintedSeries[],
  boxes: (Box | undefined)[][],
  floor: Points,
): ChartPart[] | undefined {
  const { theme } = sheet
  const step = theme.type.small
  const [first, second] = painted
  if (first === undefined || second === undefined || painted.length > 2) return undefined
  const names = tellingParts(first.name, second.name)
  if (!names.some(Boolean)) return undefined
  const texts = painted.map(({ marks: [paint] }, index): ChartPart | undefined => {
    const column = boxes[index]?.[0]
    const text = names[index] ?? ''
    if (!column || !paint || column.height < leastColumn) return undefined
    const width = column.width - 2
    if (sheet.measure(text.slice(0, 40), step) * 1.03 > width - 2) return undefined
    const color = paint.fill === undefined ? paint.text : legibleOn(theme, paint.fill)
    const box = { x: column.x + 1, y: floor - nameLift, width, height: step.lineHeight }
    const ground = paint.fill ?? theme.ground
    const name = `series-${index + 1}-name`
    return textPart(name, text, box, step, color, { align: 'center', ground })
  })
  const set = texts.filter((text) => text !== undefined)
  return set.length === 2 ? set : undefined
}

/** What tells two names apart: "Q3 2025" and "Q3 2026" differ in their years. The names themselves otherwise. */
function tellingParts(first: string, second: string): [string, string] {
  const words = (name: string) => name.split(/[\s,;:()/]+/).filter(Boolean)
  const only = (own: string[], other: string[]) => own.filter((word) => !other.includes(word))
  const [a, b] = [words(first), words(second)]
  const [one, two] = [only(a, b), only(b, a)]
  return one.length === 1 && two.length === 1
    ? [one[0] as string, two[0] as string]
    : [first, second]
}

/** Room for the names of the series at the right of a chart of a width. */
export function sideNamesWidth(sheet: Sheet, painted: PaintedSeries[], width: Points): Points {
  const widest = Math.max(
    ...painted.map((series) =>
      roomBeside(sheet, series.name.slice(0, 80), itemStep(sheet, series)),
    ),
  )
  return Math.min(widest + 12, width * 0.28)
}

/** The series' names beside the parts of the last column; undefined if they have no room there. */
export function sideNames(
  sheet: Sheet,
  painted: PaintedSeries[],
  boxes: (Box | undefined)[][],
  area: Box,
): ChartText[] | undefined {
  // A series without a part there has nothing that it could stand beside.
  if (boxes.some((row) => !row.at(-1)?.height)) return undefined
  const height = sheet.theme.type.small.lineHeight
  const wanted = painted.map((_, index) => {
    const box = boxes[index]?.at(-1)
    return (box ? box.y + box.height / 2 : bottomEdge(area)) - height / 2
  })
  const tops = spreadApart(wanted, height, area.y, bottomEdge(area))
  // A name that had to move far from its part says nothing any more.
  const isFar = (top: Points, index: number) =>
    Math.abs(top - (wanted[index] ?? top)) > height * 1.2
  if (tops === undefined || tops.some(isFar)) return undefined
  return painted.map((series, index) => {
    const box = { x: area.x, y: tops[index] ?? area.y, width: area.width, height }
    const name = `series-${index + 1}-name`
    return fittedText(sheet, name, series.name, box, itemStep(sheet, series), series.sample.text)
  })
}
