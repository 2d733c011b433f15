import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import type { Box } from '../../../scene/geometry.ts'
import type { ChartNode, SceneNode, TextNode } from '../../../scene/node.ts'
import type { Color, Stroke } from '../../../scene/paint.ts'
import { drawBarChart } from '../../charts/bar-chart.ts'
import { recolor } from '../../recolor.ts'
import type { Sheet } from '../../sheet.ts'
import { berry, ink } from './colors.ts'

/** A column's fill while it is solid, its fill while it is pale, and the pen around the pale one. */
interface ColumnColors {
  solid: Color
  pale: Color
  text: Color
}

const usual: ColumnColors = { solid: '#164534', pale: '#CFDFB6', text: ink }
const discussed: ColumnColors = { solid: '#C9477F', pale: '#EFC3D2', text: berry }

const outlineWidth = 1.5

/**
 * Columns in deep green, the one that the slide is about in pink; what they are compared with pale in an outline. More
 * than two series are told by colour, as everywhere.
 */
export function drawHerbariumColumns(
  sheet: Sheet,
  title: string,
  chart: ChartBlock,
  area: Box,
): boolean {
  const first = sheet.nodes.length
  if (!drawBarChart(sheet, title, chart, area)) return false
  const main = mainSeries(chart)
  if (main === undefined) return true
  for (let index = first; index < sheet.nodes.length; index++) {
    const node = sheet.nodes[index]
    if (node?.kind === 'chart') sheet.replace(index, painted(node, chart, main))
    else if (node && /^key-/.test(node.name)) sheet.replace(index, paintedKey(node))
  }
  return true
}

/** The series that the slide is about, of one or of two that are compared; undefined for others. */
function mainSeries({ series, highlightedSeries }: ChartBlock): number | undefined {
  if (series.length === 1) return 0
  return series.length === 2 ? highlightedSeries : undefined
}

function colorsAt({ highlightedCategory }: ChartBlock, category: number): ColumnColors {
  return category === highlightedCategory ? discussed : usual
}

function pen(color: Color): Stroke {
  return { color, width: outlineWidth }
}

function painted(node: ChartNode, chart: ChartBlock, main: number): ChartNode {
  const each = <Value>(value: (colors: ColumnColors) => Value) =>
    chart.categories.map((_, index) => value(colorsAt(chart, index)))
  return {
    ...node,
    series: node.series.map((series, index) => {
      if (index !== main)
        return {
          ...series,
          color: usual.pale,
          pointColors: each(({ pale }) => pale),
          outline: pen(usual.solid),
          pointOutlines: each(({ solid }) => pen(solid)),
        }
      return {
        ...series,
        color: usual.solid,
        pointColors: each(({ solid }) => solid),
        ...(series.labelStyle
          ? {
              labelStyle: { ...series.labelStyle, color: ink },
              pointLabelColors: each(({ text }) => text),
            }
          : {}),
      }
    }),
    drawing: node.drawing.map((one) => paintedPart(one, chart, main)),
  }
}

function paintedPart(node: SceneNode, chart: ChartBlock, main: number): SceneNode {
  const [, part, series, category] = /^chart-(bar|value)-(\d+)-(\d+)$/.exec(node.name) ?? []
  if (part === undefined) return node
  const colors = colorsAt(chart, Number(category) - 1)
  const own = Number(series) - 1 === main
  if (node.kind === 'shape')
    return own
      ? { ...node, fill: { kind: 'solid', color: colors.solid } }
      : { ...node, fill: { kind: 'solid', color: colors.pale }, stroke: pen(colors.solid) }
  return node.kind === 'text' && own ? retinted(node, colors.text) : node
}

/** The samples of the key as the columns that they stand for; the one that the slide is about comes first in it. */
function paintedKey(node: SceneNode): SceneNode {
  const main = /^key-1\b/.test(node.name)
  if (node.kind === 'text') return main ? retinted(node, ink) : node
  if (node.kind !== 'shape') return node
  return main
    ? { ...node, fill: { kind: 'solid', color: usual.solid } }
    : { ...node, fill: { kind: 'solid', color: usual.pale }, stroke: pen(usual.solid) }
}

function retinted(node: TextNode, color: Color): TextNode {
  return { ...node, layout: recolor(node.layout, () => color) }
}
