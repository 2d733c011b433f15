import type { Stroke } from '../../../scene/paint.ts'
import type { BesideColumns } from '../../charts/chart-description.ts'
import type { ChartLook } from '../../charts/chart-look.ts'
import { addChartText } from '../../charts/draw-chart.ts'
import { bottomEdge } from '../../grid.ts'
import { headingBottom } from '../../heading-bottom.ts'
import { chartLayout, reachUnder } from '../../layouts/chart.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import type { DrawLayout } from '../theme.ts'
import { resized } from '../type-step.ts'
import { drawBubble } from './bubble.ts'
import { drawDimension } from './dimension.ts'
import { drawNotesTable, focusNote } from './notes-table.ts'

const filled = '#2E66B8'
/** The largest slice first is apricot; each after it paler than the one before. */
const slices = [filled, '#6C98D6', '#A9C6EC', '#DCE8F8']
/** Shorter dimensions have their arrows outside. */
const shortDimension = 30

/**
 * Columns as outlines: what they are compared with dashed and empty, this year filled, the one that matters in red
 * pencil, its change dimensioned. Slices as outlines too, the one that the takeaway is about white.
 */
const look: ChartLook = {
  paint: (usual, { kind, series, discussed, place }, { colors }) => {
    const { accent, ink, mutedInk } = colors
    const pen = (color: string): Stroke => ({ color, width: 1.5 })
    if (kind === 'slice') {
      const fill =
        place === 0 ? accent : discussed ? ink : (slices[(place - 1) % slices.length] ?? filled)
      return { fill, stroke: pen(ink), text: ink }
    }
    if (kind !== 'bar' || series === 'equal') return usual
    if (series === 'compared')
      return { stroke: { color: mutedInk, width: 1, dash: [6, 4] }, text: mutedInk }
    return discussed
      ? { fill: accent, stroke: pen(accent), text: accent }
      : { fill: filled, stroke: pen(ink), text: ink }
  },
  separator: { color: '#F3F8FF', width: 1.5 },
  baseline: { color: '#F3F8FF', width: 1.5 },
  columns: {
    widest: (count, pitch) => Math.max(count === 1 ? 60 : 42, Math.min(100, pitch * 0.24)),
    values: ({ type: { value, small } }) =>
      [15, 13, 12].map((size) => ({ main: resized(value, size), compared: resized(small, 12) })),
    drawBeside: drawChange,
  },
}

/** A chart with the table of its notes. */
export const drawDraughtsmanChart: DrawLayout = (sheet, content) =>
  chartLayout({
    inset: () => reachUnder(sheet, 8, Math.max(headingBottom(sheet) + 13, 119) - 132),
    besideWidth: 585,
    drawTakeaway: (on, shown, color) =>
      drawNotesTable(on, shown, color) && drawReference(on, shown),
    look,
  })(sheet, content)

/** The change between the tops of two columns as a dimension, with its text. */
function drawChange(sheet: Sheet, { name, right, tops, color, text }: BesideColumns): void {
  const [high, low] = tops
  const x = right + 15
  if (high !== undefined && low !== undefined)
    drawDimension(sheet, `${name}-dimension`, {
      from: { x, y: low },
      to: { x, y: high },
      color,
      outside: low - high < shortDimension,
      extensions: { back: 11, beyond: 6 },
    })
  addChartText(sheet, text)
}

/** A bubble in the empty column of the discussed category that refers to its note. */
function drawReference(sheet: Sheet, content: SlideContent): boolean {
  const number = content.takeaway ? 0 : focusNote(content) + 1
  const chart = sheet.nodes.find((node) => node.kind === 'chart')
  if (number === 0 || chart?.kind !== 'chart') return true
  const empty = chart.series.findIndex((series) => series.hollow) + 1
  const place = (content.chart?.highlightedCategory ?? -1) + 1
  const column = chart.drawing.find(({ name }) => name === `chart-bar-${empty}-${place}`)?.box
  const radius = 9.5
  if (column === undefined || column.height < 32 || column.width < 2 * radius + 4) return true
  const at = { x: column.x + column.width / 2, y: bottomEdge(column) - 17.5 }
  drawBubble(sheet, 'reference', at, { radius, number, filled: true })
  return true
}
