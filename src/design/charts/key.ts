import { type Box, boxesOverlap, inches, type Points } from '../../scene/geometry.ts'
import type { Color } from '../../scene/paint.ts'
import { rightEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import { fitLine } from '../text-fitting.ts'
import { inFont } from '../themes/type-step.ts'

/** What a colour stands for. */
interface KeyItem {
  name: string
  color: Color
  strong: boolean
}

/**
 * The order in which a key names series. Of two the one that is discussed comes first; more keep the order of the data,
 * in which their bars stand side by side.
 */
export function keyOrder<Item extends KeyItem>(items: readonly Item[]): Item[] {
  return items.length > 2
    ? [...items]
    : [...items].sort((one, other) => Number(other.strong) - Number(one.strong))
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
 * Puts the key on free ground inside the plot, one item a line, and says so; false if nothing is free. `obstacles` are
 * the boxes of what the chart draws there.
 */
export function drawKeyInside(
  sheet: Sheet,
  items: KeyItem[],
  plot: Box,
  obstacles: Box[],
): boolean {
  const widths = items.map((item) => sheet.measure(item.name.slice(0, 80), itemStep(sheet, item)))
  const width = textInset + Math.max(...widths) * 1.02 + 4
  const height = pitch * items.length
  if (width > plot.width * 0.5 || items.length > 4) return false
  const places = [0.59, 1].map((share) =>
    share === 1 ? rightEdge(plot) - width : plot.x + plot.width * share,
  )
  const left = places.find((x) => {
    const wanted = { x: x - 10, y: plot.y, width: width + 14, height: height + 12 }
    return x + width <= rightEdge(plot) + 0.5 && !obstacles.some((box) => boxesOverlap(box, wanted))
  })
  if (left === undefined) return false
  items.forEach((item, index) => {
    drawItem(sheet, item, index, { x: left, y: plot.y + pitch * index }, width - textInset)
  })
  return true
}

/** Puts the key in rows from a point on. */
export function drawKeyRows(sheet: Sheet, items: KeyItem[], area: Box): void {
  let index = 0
  for (const [row, line] of keyRows(sheet, items, area.width).entries()) {
    let x = area.x
    for (const { item, width } of line) {
      drawItem(sheet, item, index++, { x, y: area.y + row * inches(0.3) }, width - textInset)
      x += width + inches(0.3)
    }
  }
}

function keyRows(sheet: Sheet, items: KeyItem[], width: Points) {
  const rows: { item: KeyItem; width: Points }[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const item of items) {
    const own = Math.min(
      inches(3),
      width,
      textInset + sheet.measure(item.name.slice(0, 80), itemStep(sheet, item)) * 1.02 + 4,
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

function drawItem(
  sheet: Sheet,
  item: KeyItem,
  index: number,
  { x, y }: { x: Points; y: Points },
  width: Points,
): void {
  const { colors, ground } = sheet.theme
  const step = itemStep(sheet, item)
  sheet.addShape(
    `key-${index + 1}`,
    { x, y: y + inches(0.115), width: square, height: square },
    { fill: item.color },
  )
  if (item.name === '') return
  sheet.addText({
    name: `key-${index + 1}-name`,
    box: { x: x + textInset, y: y + inches(0.06), width, height: step.lineHeight },
    layout: fitLine(sheet, item.name, step, width, {
      color: item.strong ? colors.accent : colors.mutedInk,
    }),
    wrap: false,
    ground,
  })
}
