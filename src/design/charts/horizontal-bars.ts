import { formatChartValue } from '../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../deck/blocks/chart/schema.ts'
import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { TextLayout } from '../../scene/text.ts'
import { beginningOf } from '../../text/cut-text.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { lineBoxWidth } from '../line-width.ts'
import { Sheet } from '../sheet.ts'
import { fitText, longestWord } from '../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import { describeChart, numberFormat, type PaintedSeries, paintSeries } from './chart-series.ts'
import { drawKeyRows, keyOrder, keyRowsHeight } from './key.ts'

const mostRows = 14
const gap = inches(0.16)

/**
 * Lying bars, for categories whose names are too long to stand under columns: names at the left, values and changes
 * behind the bars. False if they do not fit, and for values below zero, which columns show better.
 */
export function drawHorizontalBars(
  sheet: Sheet,
  title: string,
  chart: ChartBlock,
  area: Box,
): boolean {
  const count = chart.categories.length
  const painted = paintSeries(chart, sheet.theme)
  const values = painted.flatMap((series) => series.values.filter((value) => value !== null))
  if (count > mostRows || painted.length > 2 || values.some((value) => value < 0)) return false
  const keyed = painted.length > 1
  const key = keyOrder(painted)
  const keyHeight = keyed ? keyRowsHeight(sheet, key, area.width) : 0
  const rows = { ...area, y: area.y + keyHeight, height: area.height - keyHeight }
  const pitch = rows.height / count
  for (const size of [16, 14, 12]) {
    const placed = placeRows(sheet, chart, painted, rows, pitch, size)
    if (placed === undefined) continue
    if (keyed) drawKeyRows(sheet, key, area)
    drawRows(sheet, title, chart, painted, placed)
    return true
  }
  return false
}

interface PlacedRows {
  area: Box
  pitch: Points
  names: (TextLayout | undefined)[]
  namesWidth: Points
  plot: Box
  maximum: number
  bar: Points
  value: TypeStep
  annotation: { step: TypeStep; width: Points }
}

/** Sizes and places of everything in one size of type; undefined if something has no room. */
function placeRows(
  sheet: Sheet,
  chart: ChartBlock,
  painted: PaintedSeries[],
  area: Box,
  pitch: Points,
  size: Points,
): PlacedRows | undefined {
  const { theme } = sheet
  const nameStep = {
    ...inFont(resized(theme.type.small, size), theme.strong),
    lineHeight: Math.round(size * 1.2),
  }
  const valueSize = Math.min(14, size)
  const value = { ...resized(theme.type.small, valueSize), lineHeight: Math.round(valueSize * 1.2) }
  const bar = Math.min(inches(0.42), (pitch * 0.62) / painted.length)
  if (bar * painted.length < 9 || (painted.length > 1 && bar < value.lineHeight)) return undefined

  const widest = Math.max(
    ...chart.categories.map((name) => sheet.measure(name.slice(0, 120), nameStep)),
  )
  const namesWidth = Math.min(widest * 1.03 + 4, area.width * 0.42)
  const names: (TextLayout | undefined)[] = []
  for (const name of chart.categories) {
    if (name === '') {
      names.push(undefined)
      continue
    }
    if (size > 12 && longestWord(sheet, name, nameStep) > namesWidth) return undefined
    const room = { width: namesWidth, height: pitch - 3 }
    const set = fitText(sheet, name, [nameStep], room, { color: theme.colors.ink })
    if (set === undefined) return undefined
    names.push(set.layout)
  }

  const strong = inFont(value, theme.strong)
  const widestOf = (texts: string[], step: TypeStep) =>
    Math.max(0, ...texts.map((text) => sheet.measure(text.slice(0, 60), step, true))) * 1.02
  const printed = painted.flatMap((series) =>
    series.values.map((one) => formatChartValue(one, chart)),
  )
  const valueWidth = widestOf(printed, strong) + 10
  const noted = widestOf(chart.annotations ?? [], strong)
  const annotation = { step: value, width: noted > 0 ? noted + 14 : 0 }
  const left = area.x + namesWidth + gap
  const plot = { ...area, x: left, width: rightEdge(area) - annotation.width - left }
  const longest = plot.width - valueWidth
  if (longest < area.width * 0.25) return undefined
  const highest = Math.max(
    ...painted.flatMap((series) => series.values.map((one) => one ?? 0)),
    Number.MIN_VALUE,
  )
  const maximum = highest * (plot.width / longest)
  if (!Number.isFinite(maximum) || maximum <= 0) return undefined
  return { area, pitch, names, namesWidth, plot, maximum, bar, value, annotation }
}

function drawRows(
  sheet: Sheet,
  title: string,
  chart: ChartBlock,
  painted: PaintedSeries[],
  rows: PlacedRows,
): void {
  const { theme } = sheet
  const { colors, ground } = theme
  const { area, pitch, names, namesWidth, plot, maximum, bar, value, annotation } = rows
  const strong = inFont(value, theme.strong)
  const barGap = painted.length > 1 ? Math.min(inches(0.04), bar * 0.1) : 0
  const group = bar * painted.length + barGap * (painted.length - 1)
  const drawing = new Sheet(sheet.context)
  const baseline = { color: colors.ink, width: 1 }

  painted.forEach((series, index) => {
    const step = series.strong ? strong : value
    series.values.forEach((one, place) => {
      if (one === null) return
      const y = area.y + pitch * place + (pitch - group) / 2 + index * (bar + barGap)
      const width = (one / maximum) * plot.width
      if (one > 0)
        drawing.addShape(
          `bar-${index + 1}-${place + 1}`,
          { x: plot.x, y, width, height: bar },
          { fill: series.pointColors?.[place] ?? series.color },
        )
      const text = formatChartValue(one, chart)
      const own = lineBoxWidth(drawing, text, step, true)
      const color = labelColor(sheet, series, place === chart.highlightedCategory)
      drawing.addText({
        name: `value-${index + 1}-${place + 1}`,
        box: {
          x: plot.x + width + 6,
          y: y + (bar - step.lineHeight) / 2,
          width: own,
          height: step.lineHeight,
        },
        layout: drawing.set(
          [drawing.paragraph(text, step, { color, tabularFigures: true })],
          own,
          false,
        ),
        wrap: false,
        ground,
      })
    })
  })
  drawing.addLine(
    'baseline',
    { x: plot.x, y: area.y },
    { x: plot.x, y: bottomEdge(area) },
    baseline,
  )

  sheet.add({
    kind: 'chart',
    name: 'chart',
    box: plot,
    plot,
    chartType: 'bar',
    horizontal: true,
    categories: chart.categories,
    series: painted.map((series) => ({
      name: series.name,
      values: series.values,
      color: series.color,
      ...(series.pointColors ? { pointColors: series.pointColors } : {}),
      labelStyle: sheet.style(
        series.strong ? strong : value,
        labelColor(sheet, series, false),
        true,
      ),
    })),
    axis: { minimum: 0, maximum, majorUnit: maximum / 4 },
    numberFormat: numberFormat(chart),
    baseline,
    gapWidth: Math.round(((pitch - group) / bar) * 100),
    overlap: -Math.round((barGap / bar) * 100),
    drawing: drawing.nodes.map((node) => ({ ...node, name: `chart-${node.name}` })),
    description: describeChart(title, chart),
  })

  names.forEach((layout, place) => {
    if (layout === undefined) return
    sheet.addText({
      name: `category-${place + 1}`,
      box: { x: area.x, y: area.y + pitch * place, width: namesWidth, height: pitch },
      anchor: 'middle',
      layout,
      ground,
    })
  })
  chart.annotations?.forEach((text, place) => {
    if (text === '') return
    const discussed = place === chart.highlightedCategory
    const { step, width } = annotation
    const paragraph = sheet.paragraph(beginningOf(text, 60), discussed ? strong : step, {
      color: discussed ? colors.accent : colors.mutedInk,
      align: 'end',
      tabularFigures: true,
    })
    sheet.addText({
      name: `change-${place + 1}`,
      box: { x: rightEdge(area) - width, y: area.y + pitch * place, width, height: pitch },
      anchor: 'middle',
      layout: sheet.set([paragraph], width, false),
      wrap: false,
      ground,
    })
  })
}

function labelColor(sheet: Sheet, series: PaintedSeries, discussed: boolean) {
  const { accent, mutedInk, ink } = sheet.theme.colors
  if (series.pointColors) return discussed ? accent : ink
  return series.strong ? accent : mutedInk
}
