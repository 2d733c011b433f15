import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { TextLayout } from '../../scene/text.ts'
import { beginningOf } from '../../text/cut-text.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { lineBoxWidth } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import { fitText, longestWord } from '../text-fitting.ts'
import { inFont, resized, type TypeStep } from '../themes/type-step.ts'
import type { ChartDescription, ChartPart } from './chart-description.ts'
import type { ChartLook, RowsLook, RowType } from './chart-look.ts'
import { categoryTitle, titleStep } from './chart-titles.ts'
import { keyInRows, keyOrder, keyRowsHeight } from './key.ts'
import { nativeSeries, type PaintedSeries, paintSeries } from './painted-series.ts'
import { comparedSeries, type ShownChart } from './shown-chart.ts'

const usual: RowsLook = {
  most: 14,
  type: ({ type: { small }, strong }, _, size) => {
    const valueSize = Math.min(14, size)
    const value = { ...resized(small, valueSize), lineHeight: Math.round(valueSize * 1.2) }
    const name = { ...inFont(resized(small, size), strong), lineHeight: Math.round(size * 1.2) }
    const bold = inFont(value, strong)
    return { name, value: bold, compared: value, note: value, discussed: bold }
  },
  pitch: (height, count) => height / count,
  bars: (pitch, count) => {
    const bar = Math.min(inches(0.42), (pitch * (count > 1 ? 0.7 : 0.62)) / count)
    return { main: bar, compared: bar, gap: count > 1 ? Math.min(inches(0.04), bar * 0.1) : 0 }
  },
  lift: 0.5,
  gaps: { names: inches(0.16), value: 6, annotations: 14 },
}

/**
 * Lying bars, for categories whose names are too long to stand under columns, or for a theme that likes rows: names at
 * the left, values and annotations behind the bars. Undefined if they do not fit, for values below zero, which columns
 * show better, and for more than two series.
 */
export function describeLyingBars(
  sheet: Sheet,
  chart: ShownChart,
  area: Box,
  look: ChartLook,
  rows: RowsLook = usual,
): ChartDescription | undefined {
  const count = chart.categories.length
  const painted = paintSeries(chart, sheet.theme, 'bar', look)
  const values = painted.flatMap((series) => series.values.filter((value) => value !== null))
  if (count > rows.most || painted.length > 2 || values.some((value) => value < 0)) return undefined
  const key = painted.length > 1 ? keyOrder(painted) : []
  const keyArea = { ...area, ...rows.keyPlace }
  const isOver = key.length > 0 && rows.keyPlace === undefined
  const keyHeight = isOver ? keyRowsHeight(sheet, key, area.width) : 0
  const titleHeight = chart.categoryTitle ? titleStep.lineHeight + 2 : 0
  const below = {
    ...area,
    y: area.y + keyHeight + titleHeight,
    height: area.height - keyHeight - titleHeight,
  }
  for (const size of [16, 14, 12]) {
    const placed = placeRows(sheet, chart, painted, below, size, rows)
    if (placed === undefined) continue
    const described = describeRows(sheet, chart, painted, placed, rows)
    return { ...described, over: [...keyInRows(sheet, key, keyArea), ...described.over] }
  }
  return undefined
}

interface PlacedRows {
  area: Box
  pitch: Points
  names: (TextLayout | undefined)[]
  namesWidth: Points
  plot: Box
  maximum: number
  thickness: Points[]
  gap: Points
  type: RowType
  noted: Points
  /** Values of compared bars stand behind those of the main ones, where they have no room behind their own. */
  inLine: boolean
}

/** Sizes and places of everything in one size of type; undefined if something has no room. */
function placeRows(
  sheet: Sheet,
  chart: ShownChart,
  painted: PaintedSeries[],
  area: Box,
  size: Points,
  look: RowsLook,
): PlacedRows | undefined {
  const { theme } = sheet
  const pitch = look.pitch(area.height, chart.categories.length)
  const type = look.type(theme, pitch, size)
  const { main, compared, gap } = look.bars(pitch, painted.length)
  const { main: shown } = comparedSeries(chart) ?? { main: 0 }
  const thickness = painted.map((_, index) => (index === shown ? main : compared))
  if (main * painted.length < 9) return undefined
  // Under a thick bar there is room for a value only beside a thin one that is high enough.
  const inLine = painted.length > 1 && type.compared.lineHeight > 2 * gap + compared + 0.8
  if (inLine && main === compared) return undefined
  // Values behind bars of one thickness stand one over the other.
  if (painted.length > 1 && main === compared && type.value.lineHeight > main + gap + 0.4)
    return undefined

  const named = setNames(sheet, chart, area, { pitch, type, look })
  if (named === undefined) return undefined
  const widestOf = (texts: string[], step: TypeStep) =>
    Math.max(
      0,
      ...texts.filter(Boolean).map((text) => lineBoxWidth(sheet, text.slice(0, 60), step, true)),
    )
  const widths = painted.map(({ printed }, index) =>
    widestOf(printed, index === shown ? type.value : type.compared),
  )
  const valueWidth = inLine ? widths.reduce((sum, one) => sum + one + 5, 0) : Math.max(...widths)
  const changes = widestOf(chart.annotations ?? [], type.discussed)
  const noted = changes > 0 ? changes + look.gaps.annotations : 0
  if (noted > area.width * 0.3) return undefined
  const left = area.x + named.width + look.gaps.names
  const plot = {
    x: left,
    y: area.y,
    width: rightEdge(area) - noted - left,
    height: pitch * chart.categories.length,
  }
  const longest = plot.width - valueWidth - look.gaps.value
  if (longest < area.width * 0.2) return undefined
  const highest = Math.max(
    ...painted.flatMap((series) => series.values.map((one) => one ?? 0)),
    Number.MIN_VALUE,
  )
  const maximum = highest * (plot.width / longest)
  if (!Number.isFinite(maximum) || maximum <= 0) return undefined
  const { layouts: names, width: namesWidth } = named
  return { area, pitch, names, namesWidth, plot, maximum, thickness, gap, type, noted, inLine }
}

/** The names in their column, which is as narrow as they let it be. */
function setNames(
  sheet: Sheet,
  chart: ShownChart,
  area: Box,
  { pitch, type: { name: step }, look }: { pitch: Points; type: RowType; look: RowsLook },
): { width: Points; layouts: (TextLayout | undefined)[] } | undefined {
  const { ink, accent } = sheet.theme.colors
  const widest = Math.max(
    ...chart.categories.map((name) => sheet.measure(name.slice(0, 120), step)),
  )
  for (const width of look.nameWidths ?? [Math.min(widest * 1.03 + 4, area.width * 0.42)]) {
    const layouts = chart.categories.map((name, index) => {
      if (name === '') return undefined
      if (step.size > 12 && longestWord(sheet, name, step) > width) return null
      const discussed = look.nameWidths && index === chart.highlightedCategory
      const height = look.nameWidths ? Math.min(step.lineHeight * 2 + 1, pitch - 4) : pitch - 3
      const color = discussed ? accent : ink
      return fitText(sheet, name, [step], { width, height }, { color })?.layout ?? null
    })
    const set = layouts.filter((layout) => layout !== null)
    if (set.length === layouts.length) return { width, layouts: set }
  }
  return undefined
}

function describeRows(
  sheet: Sheet,
  chart: ShownChart,
  painted: PaintedSeries[],
  rows: PlacedRows,
  look: RowsLook,
): ChartDescription {
  const { colors } = sheet.theme
  const { area, pitch, plot, maximum, thickness, gap, type, noted } = rows
  const { main } = comparedSeries(chart) ?? { main: 0 }
  // The thick bar lies over the thin one that it is compared with; bars of one thickness keep the order of the data.
  const unequal = new Set(thickness).size > 1
  const order = painted
    .map((_, index) => index)
    .toSorted((a, b) => (unequal ? Number(b === main) - Number(a === main) : 0))
  const group = thickness.reduce((sum, one) => sum + one, 0) + gap * (painted.length - 1)
  const barOf = (index: number, place: number): Box => {
    const before = order
      .slice(0, order.indexOf(index))
      .reduce((sum, one) => sum + (thickness[one] ?? 0) + gap, 0)
    const y = area.y + pitch * place + (pitch - group) * look.lift + before
    const width = ((painted[index]?.values[place] ?? 0) / maximum) * plot.width
    return { x: plot.x, y, width, height: thickness[index] ?? 0 }
  }
  const marks: ChartPart[] = []
  const values: ChartPart[] = []
  painted.forEach((series, index) => {
    const step = index === main ? type.value : type.compared
    series.values.forEach((value, place) => {
      const paint = series.marks[place]
      if (value === null || paint === undefined) return
      const name = `${index + 1}-${place + 1}`
      const box = barOf(index, place)
      if (value > 0) marks.push({ part: 'mark', name: `bar-${name}`, box, paint, end: 'right' })
      const text = series.printed[place] ?? ''
      const width = lineBoxWidth(sheet, text, step, true)
      const over = barOf(main, place)
      // In low rows both values stand behind both bars, in one line.
      const ends = rows.inLine ? painted.map((_, one) => rightEdge(barOf(one, place))) : []
      const end = Math.max(rightEdge(box), ...ends) + look.gaps.value
      const behind = rows.inLine && index !== main
      const beside = behind ? end + 10 + widthOf(sheet, painted[main], place, type.value) : end
      const { y, height } = behind ? over : box
      values.push({
        part: 'text',
        name: `value-${name}`,
        box: { x: beside, y: y + (height - step.lineHeight) / 2, width, height: step.lineHeight },
        text,
        step,
        color: paint.text,
      })
    })
  })
  const baseline = { color: colors.ink, width: 1 }
  const lined = look.rule === undefined
  const ends = { from: { x: plot.x, y: plot.y }, to: { x: plot.x, y: bottomEdge(plot) } }
  const maxThickness = Math.max(...thickness)
  const over: ChartPart[] = [
    ...rowRules(look, area, pitch, painted[0]?.values.length ?? 0),
    ...rows.names.flatMap((layout, place): ChartPart[] => {
      const text = chart.categories[place] ?? ''
      if (layout === undefined) return []
      // Beside a thick bar over a thin one, the name stands at the thick one.
      const own = unequal ? barOf(main, place) : undefined
      const y = own ? own.y + (own.height - layout.height) / 2 : area.y + pitch * place
      const box = { x: area.x, y, width: rows.namesWidth, height: own ? layout.height : pitch }
      const common = { part: 'text' as const, name: `category-${place + 1}`, box, text }
      const step = type.name
      return [
        {
          ...common,
          step,
          color: colors.ink,
          layout,
          wrap: true,
          ...(!own && { anchor: 'middle' }),
        },
      ]
    }),
    ...(chart.annotations ?? []).map((text, place): ChartPart => {
      const discussed = place === chart.highlightedCategory
      const step = discussed ? type.discussed : type.note
      const y = unequal ? middleOf(barOf(main, place)) : area.y + pitch * (place + 0.5)
      return {
        part: 'text',
        name: `change-${place + 1}`,
        box: {
          x: rightEdge(area) - noted,
          y: y - step.lineHeight / 2,
          width: noted,
          height: step.lineHeight,
        },
        text: beginningOf(text, 60),
        step,
        color: discussed ? colors.accent : lined ? colors.mutedInk : colors.ink,
        // The bars keep their direction in a deck that runs from right to left.
        align: sheet.rightToLeft ? 'start' : 'end',
      }
    }),
  ]
  const printsItself = !unequal
  return {
    under: [],
    drawing: [
      ...marks,
      ...(printsItself ? values : []),
      ...(lined ? [{ part: 'line' as const, name: 'baseline', ...ends, stroke: baseline }] : []),
    ],
    native: {
      box: plot,
      plot,
      chartType: 'bar',
      horizontal: true,
      series: order.map((index) => {
        const series = painted[index] as PaintedSeries
        const step = index === main ? type.value : type.compared
        return {
          ...nativeSeries(sheet, chart, index, series, printsItself ? { step } : undefined),
          ...(unequal && { thickness: thickness[index] ?? 0 }),
        }
      }),
      axis: { minimum: 0, maximum, majorUnit: maximum / 4 },
      ...(lined && { baseline }),
      gapWidth: Math.round(
        unequal
          ? ((pitch - 2 * maxThickness) / maxThickness) * 100
          : ((pitch - group) / maxThickness) * 100,
      ),
      overlap: -Math.round((gap / maxThickness) * 100),
    },
    over: [...over, ...(printsItself ? [] : values)],
    titles: {
      category: categoryTitle(
        sheet,
        chart,
        { x: area.x, width: rows.namesWidth, y: 0, height: 0 },
        plot.y - titleStep.lineHeight - 2,
        'start',
      ),
    },
    beside: [],
  }
}

function middleOf({ y, height }: Box): Points {
  return y + height / 2
}

function widthOf(
  sheet: Sheet,
  series: PaintedSeries | undefined,
  place: number,
  step: TypeStep,
): Points {
  return lineBoxWidth(sheet, series?.printed[place] ?? '', step, true)
}

function rowRules(look: RowsLook, area: Box, pitch: Points, count: number): ChartPart[] {
  const { rule } = look
  if (rule === undefined) return []
  return Array.from({ length: Math.max(0, count - 1) }, (_, row) => {
    const y = area.y + pitch * (row + 1)
    const [from, to] = [
      { x: area.x, y },
      { x: rightEdge(area), y },
    ]
    return { part: 'line', name: `row-${row + 2}-rule`, from, to, stroke: rule }
  })
}
