import type { ChartNode, ChartSeries, SceneNode, TableCell } from './node.ts'
import { type Color, contrastRatio, type Paint, type Stroke } from './paint.ts'
import { recolor } from './recolor.ts'
import type { Page } from './scene.ts'
import type { TextLayout, TextStyle } from './text.ts'

type Change = (color: Color) => Color

/** WCAG 2.2, success criterion 1.4.3. */
const leastContrast = 4.5

/**
 * A page in other colours; pictures stay as they are. Text that the change would make hard to read on its ground takes
 * the first of `inks` that is legible there, else black or white.
 */
export function recolorPage(page: Page, change: Change, inks: readonly Color[]): Page {
  const brush = brushOf(change, inks)
  return {
    ...page,
    background: brush.paint(page.background),
    nodes: page.nodes.map((node) => recolorNode(node, brush)),
  }
}

interface Brush {
  change: Change
  paint: (paint: Paint) => Paint
  stroke: (stroke: Stroke) => Stroke
  style: (style: TextStyle) => TextStyle
  /** Text on a ground, both in their old colours. */
  text: (layout: TextLayout, ground: Color) => TextLayout
}

function brushOf(change: Change, inks: readonly Color[]): Brush {
  const legible = (color: Color, oldGround: Color): Color => {
    // What is no colour yet becomes one that is legible there.
    if (!color.startsWith('#')) return color
    const ground = change(oldGround)
    const changed = change(color)
    const needed = Math.min(leastContrast, contrastRatio(color, oldGround))
    const reads = (one: Color, least = leastContrast) => contrastRatio(one, ground) >= least
    if (reads(changed, needed)) return changed
    return inks.find((ink) => reads(ink)) ?? (reads('#000000') ? '#000000' : '#FFFFFF')
  }
  return {
    change,
    paint: (paint) =>
      paint.kind === 'solid'
        ? { ...paint, color: change(paint.color) }
        : { ...paint, stops: paint.stops.map((stop) => ({ ...stop, color: change(stop.color) })) },
    stroke: (stroke) => ({ ...stroke, color: change(stroke.color) }),
    style: (style) => ({ ...style, color: change(style.color) }),
    text: (layout, ground) => recolor(layout, (color) => legible(color, ground)),
  }
}

function recolorNode(node: SceneNode, brush: Brush): SceneNode {
  switch (node.kind) {
    case 'image':
      return node
    case 'text':
      return {
        ...node,
        layout: brush.text(node.layout, node.ground),
        ground: brush.change(node.ground),
      }
    case 'shape':
      return {
        ...node,
        ...(node.fill ? { fill: brush.paint(node.fill) } : {}),
        ...(node.stroke ? { stroke: brush.stroke(node.stroke) } : {}),
      }
    case 'table':
      return {
        ...node,
        rows: node.rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell) => recolorCell(cell, brush)),
        })),
      }
    case 'chart':
      return recolorChart(node, brush)
  }
}

function recolorCell(cell: TableCell, brush: Brush): TableCell {
  return {
    ...cell,
    layout: brush.text(cell.layout, cell.ground),
    ground: brush.change(cell.ground),
    ...(cell.fill ? { fill: brush.change(cell.fill) } : {}),
    ...(cell.borderTop ? { borderTop: brush.stroke(cell.borderTop) } : {}),
    ...(cell.borderBottom ? { borderBottom: brush.stroke(cell.borderBottom) } : {}),
  }
}

function recolorChart(chart: ChartNode, brush: Brush): ChartNode {
  const { baseline, separator, highLowLines, dropLines, categoryStyle } = chart
  return {
    ...chart,
    series: chart.series.map((series) => recolorSeries(series, brush)),
    ...(categoryStyle ? { categoryStyle: brush.style(categoryStyle) } : {}),
    ...(baseline ? { baseline: brush.stroke(baseline) } : {}),
    ...(separator ? { separator: brush.stroke(separator) } : {}),
    ...(highLowLines ? { highLowLines: brush.stroke(highLowLines) } : {}),
    ...(dropLines ? { dropLines: brush.stroke(dropLines) } : {}),
    drawing: chart.drawing.map((node) => recolorNode(node, brush)),
  }
}

function recolorSeries(series: ChartSeries, brush: Brush): ChartSeries {
  const { change, stroke } = brush
  const { pointColors, outline, pointOutlines, labelStyle, pointLabelColors, areaFill, marker } =
    series
  return {
    ...series,
    color: change(series.color),
    ...(pointColors ? { pointColors: pointColors.map(change) } : {}),
    ...(outline ? { outline: stroke(outline) } : {}),
    ...(pointOutlines ? { pointOutlines: pointOutlines.map((one) => one && stroke(one)) } : {}),
    ...(labelStyle ? { labelStyle: brush.style(labelStyle) } : {}),
    ...(pointLabelColors ? { pointLabelColors: pointLabelColors.map(change) } : {}),
    ...(areaFill ? { areaFill: change(areaFill) } : {}),
    ...(marker
      ? {
          marker: {
            ...marker,
            fill: change(marker.fill),
            ...(marker.stroke ? { stroke: stroke(marker.stroke) } : {}),
          },
        }
      : {}),
  }
}
