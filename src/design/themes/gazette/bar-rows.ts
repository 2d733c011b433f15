import { formatChartValue } from '../../../deck/blocks/chart/format-value.ts'
import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { TextLayout } from '../../../scene/text.ts'
import { drawBarChart } from '../../charts/bar-chart.ts'
import { describeChart, numberFormat } from '../../charts/chart-series.ts'
import { bottomEdge, columnEdge, rightEdge } from '../../grid.ts'
import { Sheet } from '../../sheet.ts'
import { longestWord } from '../../text-fitting.ts'
import { inFont, resized, step, type TypeStep } from '../type-step.ts'
import { ink, markGrey, mutedInk, red } from './colors.ts'
import { barValue, plainFigureFace, rowName, textFace } from './faces.ts'
import { type RowChart, rowChart } from './row-series.ts'
import { drawRule, rowLine } from './rules.ts'

/** How rows are measured, all in proportion to their height. */
interface Rows {
  top: Points
  pitch: Points
  thick: Points
  thin: Points
  gap: Points
  /** From a row's top to its thick bar. */
  inset: Points
}

const topSpace: Points = 6.8

/** Bars in the rows of a table: name, this year over last year, values at their ends, the change at the right. */
export function drawBarRows(sheet: Sheet, title: string, chart: ChartBlock, area: Box): boolean {
  const data = rowChart(chart)
  const nodes = sheet.nodes.length
  // Rows hang from the rule under the headline itself.
  const { y, height } = sheet.theme.frame.content
  if (data && placeRows(sheet, title, chart, data, { ...area, y, height })) return true
  sheet.nodes.length = nodes
  return drawBarChart(sheet, title, chart, area)
}

function measureRows(area: Box, count: number, compared: boolean): Rows {
  const pitch = Math.min(140, (area.height - topSpace - 4.4) / count)
  const thick = Math.min(compared ? 30 : 40, pitch * (compared ? 0.3365 : 0.46))
  const thin = compared ? thick * 0.372 : 0
  const gap = compared ? thick * 0.11 : 0
  const inset = compared ? (pitch - thick - thin - gap) * 0.41 : (pitch - thick) / 2
  return { top: area.y + topSpace, pitch, thick, thin, gap, inset }
}

function placeRows(
  sheet: Sheet,
  title: string,
  chart: ChartBlock,
  data: RowChart,
  area: Box,
): boolean {
  const count = chart.categories.length
  const rows = measureRows(area, count, data.compared !== undefined)
  const names = setNames(sheet, chart, rows.pitch)
  if (names === undefined) return false
  const valueSize = rows.pitch >= 78 ? 20 : rows.pitch >= 46 ? 16 : 14
  const value = { ...resized(barValue, valueSize), lineHeight: Math.round(valueSize * 1.3) }
  const comparedStep = step(textFace, 12, 14.6)
  // Under the thick bar there is room for a value only beside a thin one that is high enough.
  const under = comparedStep.lineHeight / 2 <= rows.gap + rows.thin / 2 + 0.4
  const format = (one: number | null | undefined) => formatChartValue(one ?? null, chart)
  const widest = (values: (number | null)[] | undefined, own: TypeStep) =>
    Math.max(0, ...(values ?? []).map((one) => sheet.measure(format(one), own, true))) * 1.02 + 1
  const valueWidth = widest(data.main.values, value)
  const comparedWidth = data.compared ? widest(data.compared.values, comparedStep) : 0
  const change = { ...resized(barValue, Math.min(20, valueSize)), lineHeight: value.lineHeight }
  const changeWidth =
    Math.max(0, ...(chart.annotations ?? []).map((text) => sheet.measure(text, change, true))) *
      1.06 +
    1
  if (changeWidth > area.width * 0.25) return false
  const labels = under ? Math.max(valueWidth, comparedWidth) : valueWidth + comparedWidth + 10
  const barsLeft = area.x + names.width
  const longest = rightEdge(area) - changeWidth - (changeWidth > 2 ? 38 : 0) - labels - 9 - barsLeft
  if (longest < 120) return false

  const all = [...data.main.values, ...(data.compared?.values ?? [])].map((one) => one ?? 0)
  const most = Math.max(...all)
  const scale = most > 0 ? longest / most : 0
  const discussed = (index: number) => index === chart.highlightedCategory
  const color = (index: number): Color => (discussed(index) ? red : ink)
  const plot: Box = {
    x: barsLeft,
    y: rows.top,
    width: longest,
    height: rows.pitch * count,
  }
  const drawing = new Sheet(sheet.context)
  const bar = (row: number, series: 'bar' | 'compared'): Box => {
    const one = series === 'bar' ? data.main : data.compared
    const top = rows.top + rows.pitch * row + rows.inset
    return {
      x: barsLeft,
      y: series === 'bar' ? top : top + rows.thick + rows.gap,
      width: (one?.values[row] ?? 0) * scale,
      height: series === 'bar' ? rows.thick : rows.thin,
    }
  }
  chart.categories.forEach((_, row) => {
    if (data.main.values[row])
      drawing.addShape(`bar-${row + 1}`, bar(row, 'bar'), { fill: color(row) })
    if (data.compared?.values[row])
      drawing.addShape(`compared-${row + 1}`, bar(row, 'compared'), { fill: markGrey })
  })
  sheet.add({
    kind: 'chart',
    name: 'chart',
    box: plot,
    plot,
    chartType: 'bar',
    horizontal: true,
    categories: chart.categories,
    series: [
      {
        name: data.main.name,
        values: data.main.values,
        color: ink,
        pointColors: chart.categories.map((_, index) => color(index)),
        thickness: rows.thick,
      },
      ...(data.compared ? [{ ...data.compared, color: markGrey, thickness: rows.thin }] : []),
    ],
    axis: { minimum: 0, maximum: most > 0 ? most : 1, majorUnit: most > 0 ? most / 4 : 0.25 },
    numberFormat: numberFormat(chart),
    gapWidth: Math.round(
      data.compared
        ? ((rows.pitch - 2 * rows.thick) / rows.thick) * 100
        : (rows.pitch / rows.thick - 1) * 100,
    ),
    // The gap between the thick and the thin bar, in percent of the thick one.
    overlap: data.compared ? -11 : 0,
    drawing: drawing.nodes.map((node) => ({ ...node, name: `chart-${node.name}` })),
    description: describeChart(title, chart),
  })

  const ground = sheet.theme.ground
  const add = (name: string, box: Box, text: string, own: TypeStep, paint: Color, end = false) => {
    if (text === '') return
    const options = {
      color: paint,
      tabularFigures: true,
      align: end ? ('end' as const) : ('start' as const),
    }
    const layout = sheet.set([sheet.paragraph(text, own, options)], box.width, false)
    sheet.addText({ name, box, layout, wrap: false, ground })
  }
  chart.categories.forEach((_, row) => {
    const own = bar(row, 'bar')
    const middle = own.y + own.height / 2
    const line = (height: Points) => ({ y: middle - height / 2, height })
    const layout = names.layouts[row]
    if (layout)
      sheet.addText({
        name: `row-${row + 1}-name`,
        box: { x: area.x, width: names.width - 12, ...line(layout.height) },
        layout: layout,
        ground,
      })
    const valueBox = { x: rightEdge(own) + 9, width: valueWidth, ...line(value.lineHeight) }
    add(`value-${row + 1}`, valueBox, format(data.main.values[row]), value, color(row))
    if (data.compared) {
      const thin = bar(row, 'compared')
      const { lineHeight } = comparedStep
      const box = under
        ? { x: rightEdge(thin) + 9, y: thin.y + thin.height / 2 - lineHeight / 2 + 0.4 }
        : { x: rightEdge(valueBox) + 10, y: middle - lineHeight / 2 + 1 }
      const text = format(data.compared.values[row])
      const at = { ...box, width: comparedWidth, height: lineHeight }
      add(`compared-${row + 1}`, at, text, comparedStep, mutedInk)
    }
    const changeStep = discussed(row) ? change : inFont(change, plainFigureFace)
    const changeBox = {
      x: rightEdge(area) - changeWidth,
      width: changeWidth,
      ...line(change.lineHeight),
    }
    add(
      `change-${row + 1}`,
      changeBox,
      chart.annotations?.[row] ?? '',
      changeStep,
      color(row),
      true,
    )
    if (row > 0)
      drawRule(
        sheet,
        `row-${row + 1}-rule`,
        rows.top + rows.pitch * row,
        [area.x, rightEdge(area)],
        rowLine,
      )
  })
  return bottomEdge(plot) <= bottomEdge(area) + 0.5
}

/** The names of the rows in two lines at most, in a column that is wide enough for them. */
function setNames(
  sheet: Sheet,
  chart: ChartBlock,
  pitch: Points,
): { width: Points; layouts: (TextLayout | undefined)[] } | undefined {
  for (const size of [16, 14, 12])
    for (const column of [3, 4]) {
      const own = { ...resized(rowName, size), lineHeight: Math.round(size * 1.3) }
      const width = columnEdge(column) - columnEdge(1)
      const room = width - 12
      if (chart.categories.some((name) => name.length > 120)) return undefined
      if (chart.categories.some((name) => longestWord(sheet, name, own) > room)) continue
      const layouts = chart.categories.map((name, row) =>
        name === ''
          ? undefined
          : sheet.setWithSlack(
              [
                sheet.paragraph(name, own, {
                  color: row === chart.highlightedCategory ? red : ink,
                }),
              ],
              room,
            ),
      )
      const most = Math.min(own.lineHeight * 2, pitch - 4)
      if (layouts.every((layout) => (layout?.height ?? 0) <= most)) return { width, layouts }
    }
  return undefined
}
