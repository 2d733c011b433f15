import type { Box } from '../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../grid.ts'
import { Sheet } from '../sheet.ts'
import type { ChartDescription, ChartPart, ChartText } from './chart-description.ts'
import type { ChartLook } from './chart-look.ts'
import { numberFormat } from './number-format.ts'
import { describeChart, type ShownChart } from './shown-chart.ts'

/** Draws a chart as it is described: the native chart, and what the slide prints around it. */
export function drawChart(
  sheet: Sheet,
  title: string,
  chart: ShownChart,
  { native, titles, under = [], drawing, over, beside = [] }: ChartDescription,
  look: ChartLook,
): void {
  for (const part of under) addPart(sheet, part, look)
  const inside = new Sheet({ ...sheet.context, styles: undefined })
  const { category, value } = titles
  const shownTitles = [category, value].filter((one) => one !== undefined)
  for (const part of [...drawing, ...shownTitles]) addPart(inside, part, look)
  const axisTitle = ({ text, box, step, color }: ChartText) => ({
    text,
    box,
    style: sheet.style(step, color),
  })
  sheet.add({
    kind: 'chart',
    name: 'chart',
    categories: chart.categories,
    numberFormat: numberFormat(chart),
    ...native,
    ...(sheet.theme.lineless && { baseline: undefined }),
    box: around([native.box, ...shownTitles.map(({ box }) => box)]),
    ...(category && { categoryTitle: axisTitle(category) }),
    ...(value && { valueTitle: axisTitle(value) }),
    drawing: inside.nodes.map((node) => ({ ...node, name: `chart-${node.name}` })),
    description: describeChart(title, chart),
  })
  for (const part of over) addPart(sheet, part, look)
  for (const one of beside) look.columns?.drawBeside(sheet, one)
}

/** The smallest box around boxes. */
function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const width = Math.max(...boxes.map(rightEdge)) - x
  return { x, y, width, height: Math.max(...boxes.map(bottomEdge)) - y }
}

function addPart(sheet: Sheet, part: ChartPart, look: ChartLook): void {
  if (part.part === 'text') addChartText(sheet, part)
  else if (part.part === 'line') sheet.addLine(part.name, part.from, part.to, part.stroke)
  else if (part.end !== undefined && look.drawBar) look.drawBar(sheet, part)
  else sheet.addShape(part.name, part.box, part.paint, part.geometry)
}

/** Adds a text of a chart. */
export function addChartText(sheet: Sheet, chartText: ChartText): void {
  const { name, box, text, step, color, align, wrap = false, ground } = chartText
  if (text === '') return
  const paragraph = () =>
    sheet.paragraph(text, step, { color, tabularFigures: true, ...(align && { align }) })
  sheet.addText({
    name,
    box,
    layout: chartText.layout ?? sheet.set([paragraph()], box.width, false),
    wrap,
    ground: ground ?? sheet.theme.ground,
  })
}
