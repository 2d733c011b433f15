import { type Box, inches, type Points } from '../../scene/geometry.ts'
import type { Stroke } from '../../scene/paint.ts'
import type { TextLayout } from '../../scene/text.ts'
import { beginningOf } from '../../text/cut-text.ts'
import { substituteRoom } from '../../typography/slide-software.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { lineBoxWidth, roomBeside } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import { fitText, longestWord } from '../text-fitting.ts'
import type { TypeStep } from '../themes/type-step.ts'
import type { ChartDescription, ChartPart, ChartText } from './chart-description.ts'
import type { ChartLook, RowsLook, RowType } from './chart-look.ts'
import { labelStep, linePart, textPart } from './chart-parts.ts'
import { categoryTitle, titleStep } from './chart-titles.ts'
import { keyInRows, keyRowsHeight } from './key.ts'
import { nativeSeries, type PaintedSeries, paintSeries } from './painted-series.ts'
import { comparedSeries, type ShownChart } from './shown-chart.ts'

const usual: RowsLook = {
  most: 14,
  type: (sheet, _, size) => {
    const [valueSize, lineHeight] = [Math.min(14, size), Math.round(Math.min(14, size) * 1.2)]
    const value = labelStep(sheet, valueSize, false, lineHeight)
    const bold = labelStep(sheet, valueSize, true, lineHeight)
    const name = labelStep(sheet, size, true, Math.round(size * 1.2))
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
  // In the order of the bars: the thick one lies over the thin one.
  const { main, compared } = rows.bars(area.height / count, painted.length)
  const key = painted
    .toSorted((a, b) => (main === compared ? 0 : Number(b.strong) - Number(a.strong)))
    .slice(painted.length > 1 ? 0 : 1)
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
  /** By series. */
  thickness: Points[]
  gap: Points
  type: RowType
  noted: Points
  /** Values of thin bars stand behind those of thick ones, where they have no room behind their own. */
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
  const pitch = look.pitch(area.height, chart.categories.length)
  const type = look.type(sheet, pitch, size)
  const { main, compared, gap } = look.bars(pitch, painted.length)
  const { main: shown } = comparedSeries(chart) ?? { main: 0 }
  const thickness = painted.map((_, index) => (index === shown ? main : compared))
  // Values behind two bars stand one over the other; that of a thin one has a little room under it too.
  const paired = painted.length > 1
  const equal = main === compared
  if (main * painted.length < 9) return undefined
  if (paired && equal && type.value.lineHeight > main + gap + 0.4) return undefined
  const inLine = paired && !equal && type.compared.lineHeight > 2 * gap + compared + 0.8
  const named = setNames(sheet, chart, area, { pitch, type, look })
  if (named === undefined) return undefined
  const widestOf = (widthOf: typeof roomBeside, texts: string[], step: TypeStep) =>
    Math.max(
      0,
      ...texts.filter(Boolean).map((text) => widthOf(sheet, text.slice(0, 60), step, true)),
    )
  const behindBars = (widthOf: typeof roomBeside) => {
    const values = painted.map(({ printed }, index) =>
      widestOf(widthOf, printed, index === shown ? type.value : type.compared),
    )
    const valued = inLine ? values.reduce((sum, one) => sum + one + 5, 0) : Math.max(...values)
    return { valued, changes: widestOf(widthOf, chart.annotations ?? [], type.discussed) }
  }
  const { valued, changes } = behindBars(lineBoxWidth)
  const noted = changes > 0 ? changes + look.gaps.annotations : 0
  // A wider face takes what is free between a value and an annotation.
  const wide = behindBars(roomBeside)
  const taken = Math.max(
    valued + noted,
    wide.valued + wide.changes + (changes > 0 ? look.gaps.value : 0),
  )
  const x = area.x + named.width + look.gaps.names
  const width = rightEdge(area) - noted - x
  const longest = rightEdge(area) - x - taken - look.gaps.value
  if (noted > area.width * 0.3 || longest < area.width * 0.2) return undefined
  const highest = Math.max(...painted.flatMap(({ values }) => values.map((one) => one ?? 0)))
  const maximum = highest * (width / longest)
  if (!Number.isFinite(maximum) || maximum <= 0) return undefined
  const plot = { x, y: area.y, width, height: pitch * chart.categories.length }
  const { layouts: names, width: namesWidth } = named
  return { area, pitch, names, namesWidth, plot, maximum, thickness, gap, type, noted, inLine }
}

/** The names in their column, which is as narrow as they let it be, also in the wider face of software without our fonts. */
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
  const most = area.width * 0.42
  const setIn = (width: Points): (TextLayout | undefined)[] | undefined => {
    const layouts = chart.categories.map((name, index) => {
      if (name === '') return undefined
      if (step.size > 12 && longestWord(sheet, name, step) > width) return null
      const discussed = look.nameWidths && index === chart.highlightedCategory
      const height = look.nameWidths ? Math.min(step.lineHeight * 2 + 1, pitch - 4) : pitch - 3
      const color = discussed ? accent : ink
      return fitText(sheet, name, [step], { width, height }, { color })?.layout ?? null
    })
    const set = layouts.filter((layout) => layout !== null)
    return set.length === layouts.length ? set : undefined
  }
  const roomOf = (layouts: (TextLayout | undefined)[]) =>
    Math.max(0, ...layouts.map((layout) => (layout ? substituteRoom(layout) : 0)))
  const narrow = Math.min(widest * 1.03 + 4, most)
  const narrowest = look.nameWidths ? undefined : setIn(narrow)
  const widths = look.nameWidths ?? [
    narrow,
    ...(narrowest ? [Math.min(roomOf(narrowest), most)] : []),
  ]
  const tries = widths.flatMap((width) => {
    const layouts = setIn(width)
    return layouts ? [{ width, layouts }] : []
  })
  // Names that have no room in a wider face are set smaller; in the smallest type they have as much as there is.
  const whole = tries.find(({ width, layouts }) => roomOf(layouts) <= width + 0.01)
  return whole ?? (step.size === 12 ? tries.at(-1) : undefined)
}

function describeRows(
  sheet: Sheet,
  chart: ShownChart,
  painted: PaintedSeries[],
  rows: PlacedRows,
  look: RowsLook,
): ChartDescription {
  const { colors } = sheet.theme
  const { area, pitch, plot, maximum, thickness, gap, type, noted, inLine } = rows
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
  const stepOf = (index: number) => (index === main ? type.value : type.compared)
  const marks = painted.flatMap(({ values, marks: paints }, index) =>
    values.flatMap((value, place): ChartPart[] => {
      const [paint, box] = [paints[place], barOf(index, place)]
      const name = `bar-${index + 1}-${place + 1}`
      return value && paint ? [{ part: 'mark', name, box, paint, end: 'right' }] : []
    }),
  )
  const values = painted.flatMap(({ values, printed, marks: paints }, index) =>
    values.flatMap((value, place): ChartText[] => {
      const [paint, step] = [paints[place], stepOf(index)]
      if (value === null || paint === undefined) return []
      const text = printed[place] ?? ''
      const width = lineBoxWidth(sheet, text, step, true)
      const bars = (inLine ? order : [index]).map((one) => barOf(one, place))
      const [bar] = inLine ? [barOf(main, place)] : bars
      const first = painted[main]?.printed[place] ?? ''
      const before = inLine && index !== main ? roomBeside(sheet, first, type.value, true) + 10 : 0
      const x = Math.max(...bars.map(rightEdge)) + look.gaps.value + before
      const y = middleOf(bar as Box) - step.lineHeight / 2
      const box = { x, y, width, height: step.lineHeight }
      return [textPart(`value-${index + 1}-${place + 1}`, text, box, step, paint.text)]
    }),
  )
  const lined = look.rule === undefined
  const baseline = { color: colors.ink, width: 1 }
  // Beside a thick bar over a thin one, names and annotations stand at the thick one.
  const middleAt = (place: number) =>
    unequal ? middleOf(barOf(main, place)) : area.y + pitch * (place + 0.5)
  const names = rows.names.flatMap((layout, place): ChartText[] => {
    if (layout === undefined) return []
    const y = Math.max(area.y + pitch * place, middleAt(place) - layout.height / 2)
    const box = { x: area.x, y, width: rows.namesWidth, height: layout.height }
    const text = chart.categories[place] ?? ''
    const own = { layout, wrap: true }
    return [textPart(`category-${place + 1}`, text, box, type.name, colors.ink, own)]
  })
  const annotations = (chart.annotations ?? []).map((text, place) => {
    const discussed = place === chart.highlightedCategory
    const step = discussed ? type.discussed : type.note
    const y = middleAt(place) - step.lineHeight / 2
    const box = { x: rightEdge(area) - noted, y, width: noted, height: step.lineHeight }
    const color = discussed ? colors.accent : lined ? colors.mutedInk : colors.ink
    // The bars keep their direction in a deck that runs from right to left.
    const align = sheet.rightToLeft ? 'start' : 'end'
    return textPart(`change-${place + 1}`, beginningOf(text, 60), box, step, color, { align })
  })
  // What the categories are stands over their names.
  const head = { ...area, width: rows.namesWidth }
  const thickest = Math.max(...thickness)
  const taken = unequal ? 2 * thickest : group
  return {
    drawing: [
      ...marks,
      ...(unequal ? [] : values),
      ...(lined ? [linePart('baseline', plot, { x: plot.x, y: bottomEdge(plot) }, baseline)] : []),
    ],
    native: {
      box: plot,
      plot,
      chartType: 'bar',
      horizontal: true,
      series: order.map((index) => ({
        ...nativeSeries(
          sheet,
          chart,
          index,
          painted[index] as PaintedSeries,
          unequal ? undefined : { step: stepOf(index) },
        ),
        ...(unequal && { thickness: thickness[index] ?? 0 }),
      })),
      axis: { minimum: 0, maximum, majorUnit: maximum / 4 },
      ...(lined && { baseline }),
      gapWidth: Math.round(((pitch - taken) / thickest) * 100),
      overlap: -Math.round((gap / thickest) * 100),
    },
    over: [
      ...rowRules(look, area, pitch, chart.categories.length),
      ...names,
      ...annotations,
      ...(unequal ? values : []),
    ],
    titles: {
      category: categoryTitle(sheet, chart, head, plot.y - titleStep.lineHeight - 2, 'start'),
    },
  }
}

function middleOf({ y, height }: Box): Points {
  return y + height / 2
}

function rowRules({ rule }: RowsLook, { x, y, width }: Box, pitch: Points, count: number) {
  return Array.from({ length: rule ? Math.max(0, count - 1) : 0 }, (_, row): ChartPart => {
    const from = { x, y: y + pitch * (row + 1) }
    return linePart(`row-${row + 2}-rule`, from, { ...from, x: x + width }, rule as Stroke)
  })
}
