import {
  type Box,
  boxContains,
  boxesOverlap,
  type Point,
  pageHeight,
  pageWidth,
} from '../../src/scene/geometry.ts'
import type {
  ChartNode,
  PathCommand,
  SceneNode,
  ShapeNode,
  TableNode,
  TextNode,
} from '../../src/scene/node.ts'
import { type Color, contrastRatio } from '../../src/scene/paint.ts'
import type { Page, Scene } from '../../src/scene/scene.ts'
import type { TextLayout, TextStyle } from '../../src/scene/text.ts'

/** Text may be this much larger than its box before it counts as overflow, in points. */
const tolerance = 0.5

/**
 * What is wrong with a scene, one sentence each; an empty list is a scene that can be shown. Checked on every page:
 * text inside its box, nothing off the slide, no two boxes with content over one another, exactly one title with
 * text, contrast of 4.5 (3 from 24 pt), body text of 12 pt and more, unique names, tables and charts whose measures
 * add up.
 */
export function sceneProblems(scene: Scene): string[] {
  return scene.pages.flatMap((page, index) =>
    pageProblems(page).map((problem) => `page ${index + 1} (${page.layout}): ${problem}`),
  )
}

/** The same for one page. */
function pageProblems(page: Page): string[] {
  return [
    ...titleProblems(page),
    ...nameProblems(page),
    ...page.nodes.flatMap(nodeProblems),
    ...overlapProblems(page.nodes),
  ]
}

function titleProblems(page: Page): string[] {
  const titles = textNodes(page.nodes).filter((node) => node.placeholder === 'title')
  if (titles.length !== 1) return [`has ${titles.length} titles`]
  const text = titles.map((node) => layoutPlainText(node.layout)).join('')
  const bodies = textNodes(page.nodes).filter((node) => node.placeholder === 'body')
  return [
    ...(text.trim() === '' ? ['its title is empty'] : []),
    ...(page.title.trim() === '' ? ['its outline title is empty'] : []),
    ...(bodies.length > 1 ? [`has ${bodies.length} body placeholders`] : []),
  ]
}

function nameProblems(page: Page): string[] {
  const names = page.nodes.flatMap((node) => [
    node.name,
    ...(node.kind === 'chart' ? node.drawing.map((one) => one.name) : []),
  ])
  return names
    .filter((name, index) => names.indexOf(name) !== index)
    .map((name) => `two nodes are named ${name}`)
}

function nodeProblems(node: SceneNode): string[] {
  const page: Box = { x: 0, y: 0, width: pageWidth, height: pageHeight }
  const problems: string[] = []
  const numbers = [node.box.x, node.box.y, node.box.width, node.box.height]
  if (!numbers.every(Number.isFinite)) problems.push(`${node.name} has a box without numbers`)
  if (node.box.width < 0 || node.box.height < 0) problems.push(`${node.name} has a negative box`)
  const corners = cornersOf(node)
  if (corners.some((corner) => !boxContains(page, { ...corner, width: 0, height: 0 }, tolerance)))
    problems.push(`${node.name} leaves the slide`)
  switch (node.kind) {
    case 'text':
      return [...problems, ...textProblems(node)]
    case 'table':
      return [...problems, ...tableProblems(node)]
    case 'chart':
      return [...problems, ...chartProblems(node)]
    case 'shape':
      return [...problems, ...shapeProblems(node)]
    case 'image':
      return problems
  }
}

function shapeProblems(node: ShapeNode): string[] {
  const points = outlinePoints(node)
  return points.some(
    (point) => !boxContains(node.box, { ...point, width: 0, height: 0 }, tolerance),
  )
    ? [`${node.name} is drawn outside its box`]
    : []
}

function textProblems(node: TextNode): string[] {
  const problems: string[] = []
  if (node.layout.height > node.box.height + tolerance)
    problems.push(
      `${node.name} is ${(node.layout.height - node.box.height).toFixed(1)} pt too high for its box`,
    )
  if (node.layout.width > node.box.width + tolerance)
    problems.push(
      `${node.name} is ${(node.layout.width - node.box.width).toFixed(1)} pt too wide for its box`,
    )
  for (const line of lines(node.layout))
    if (line.x < -tolerance || line.x + line.width > node.box.width + tolerance)
      problems.push(`${node.name} has a line outside its box: ${line.text.slice(0, 40)}`)
  const smallest = node.furniture ? 10 : node.name.startsWith('eyebrow') ? 11 : 12
  return [...problems, ...styleProblems(node.name, node.layout, node.ground, smallest)]
}

function styleProblems(name: string, layout: TextLayout, ground: Color, smallest: number) {
  return styles(layout).flatMap((style) => {
    const ratio = contrastRatio(style.color, ground)
    return [
      ...(ratio < (style.size >= 24 ? 3 : 4.5)
        ? [`${name} has ${style.color} on ${ground}, a contrast of ${ratio.toFixed(2)}`]
        : []),
      ...(style.size < smallest ? [`${name} is set in ${style.size} pt`] : []),
    ]
  })
}

function tableProblems(node: TableNode): string[] {
  const problems: string[] = []
  const width = sum(node.columnWidths)
  const height = sum(node.rows.map((row) => row.height))
  if (Math.abs(width - node.box.width) > tolerance)
    problems.push(`${node.name}: columns add up to ${width}, not ${node.box.width}`)
  if (Math.abs(height - node.box.height) > tolerance)
    problems.push(`${node.name}: rows add up to ${height}, not ${node.box.height}`)
  node.rows.forEach((row, rowIndex) => {
    if (row.cells.length !== node.columnWidths.length)
      problems.push(`${node.name}: row ${rowIndex} has ${row.cells.length} cells`)
    row.cells.forEach((cell, index) => {
      const name = `${node.name} cell ${rowIndex},${index}`
      const { left, right, top, bottom } = cell.padding
      const columnWidth = node.columnWidths[index] ?? 0
      if (cell.layout.width > columnWidth - left - right + tolerance)
        problems.push(`${name} is too wide for its column`)
      if (cell.layout.height > row.height - top - bottom + tolerance)
        problems.push(`${name} is too high for its row`)
      problems.push(...styleProblems(name, cell.layout, cell.ground, 12))
    })
  })
  return problems
}

function chartProblems(node: ChartNode): string[] {
  const problems: string[] = []
  if (!boxContains(node.box, node.plot, tolerance))
    problems.push(`${node.name}: its plot leaves its frame`)
  for (const series of node.series)
    if (series.values.length !== node.categories.length)
      problems.push(`${node.name}: ${series.name} has ${series.values.length} values`)
  const values = node.series.flatMap((series) => series.values)
  for (const value of values)
    if (
      value !== null &&
      node.axis &&
      (value < node.axis.minimum - 1e-9 || value > node.axis.maximum + 1e-9)
    )
      problems.push(`${node.name}: ${value} is outside its axis`)
  for (const one of node.drawing)
    if (!boxContains(node.box, one.box, tolerance))
      problems.push(`${node.name}: ${one.name} is drawn outside its frame`)
  return [
    ...problems,
    ...node.drawing.flatMap(nodeProblems),
    ...overlapProblems(node.drawing).map((problem) => `${node.name}: ${problem}`),
  ]
}

/**
 * Texts, tables and charts keep clear of one another. A text may lie in a chart's frame where the chart itself draws
 * nothing: keys and the labels of a ring do.
 */
function overlapProblems(nodes: SceneNode[]): string[] {
  const content = nodes.filter(
    (node) =>
      node.kind !== 'shape' &&
      // Ornament, and a picture over the whole page, which is what its text stands on.
      !(
        node.kind === 'image' &&
        (node.description === '' || (node.box.width >= pageWidth && node.box.height >= pageHeight))
      ),
  )
  return content.flatMap((a, index) =>
    content
      .slice(index + 1)
      .filter((b) => overlap(a, b))
      .map((b) => `${a.name} and ${b.name} overlap`),
  )
}

function overlap(a: SceneNode, b: SceneNode): boolean {
  if (isTurned(a) || isTurned(b)) return quadrilateralsOverlap(cornersOf(a), cornersOf(b))
  if (!boxesOverlap(a.box, b.box)) return false
  if (a.kind === 'chart' && b.kind === 'text') return chartDrawsUnder(a, b)
  if (b.kind === 'chart' && a.kind === 'text') return chartDrawsUnder(b, a)
  return true
}

function isTurned(node: SceneNode): boolean {
  return node.kind === 'text' && (node.rotation ?? 0) !== 0
}

/** The corners of a node's box, turned as it is. */
function cornersOf(node: SceneNode): Point[] {
  const { x, y, width, height } = node.box
  const angle = (((node.kind === 'text' && node.rotation) || 0) * Math.PI) / 180
  const center = { x: x + width / 2, y: y + height / 2 }
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => {
    const dx = (right * width) / 2
    const dy = (down * height) / 2
    return {
      x: center.x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y: center.y + dx * Math.sin(angle) + dy * Math.cos(angle),
    }
  })
}

/** By the separating axis theorem: two convex shapes are apart if a line along an edge of either parts them. */
function quadrilateralsOverlap(a: Point[], b: Point[]): boolean {
  for (const shape of [a, b])
    for (const [index, from] of shape.entries()) {
      const to = shape[(index + 1) % shape.length] as Point
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
      const axis = { x: (from.y - to.y) / length, y: (to.x - from.x) / length }
      const span = (points: Point[]) => {
        const places = points.map((point) => point.x * axis.x + point.y * axis.y)
        return [Math.min(...places), Math.max(...places)] as const
      }
      const [lowA, highA] = span(a)
      const [lowB, highB] = span(b)
      if (Math.min(highA, highB) - Math.max(lowA, lowB) <= tolerance) return false
    }
  return true
}

function chartDrawsUnder(chart: ChartNode, text: TextNode): boolean {
  return chart.drawing.some((node) =>
    node.kind === 'shape'
      ? shapeCovers(node, text.box) && !standsInside(text, node)
      : boxesOverlap(node.box, text.box),
  )
}

/** A text may stand inside a column or a slice that it knows as its ground, and inside one that is only an outline. */
function standsInside(text: TextNode, shape: ShapeNode): boolean {
  const { box, geometry, fill } = shape
  if (!boxContains(box, text.box)) return false
  if (geometry.type === 'path') {
    const polygon = outlinePoints(shape)
    if (!gridPoints(text.box).every((point) => polygonContains(polygon, point))) return false
  } else if (geometry.type !== 'rectangle') return false
  return fill === undefined || (fill.kind === 'solid' && fill.color === text.ground)
}

/** Whether a line from point to point runs through a box. */
function segmentMeets(from: Point | undefined, to: Point, box: Box): boolean {
  const [steps, start] = [50, from ?? to]
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((way) => {
    const x = start.x + (to.x - start.x) * way
    const y = start.y + (to.y - start.y) * way
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
  })
}

function shapeCovers(shape: ShapeNode, box: Box): boolean {
  if (!boxesOverlap(shape.box, box)) return false
  if (shape.geometry.type !== 'path') return true
  if (!shape.fill)
    return strokes(shape.geometry.commands).some((points) =>
      points.some((to, index) => segmentMeets(points[index - 1], to, box)),
    )
  const polygon = outlinePoints(shape)
  return gridPoints(box).some((point) => polygonContains(polygon, point))
}

/** Points all over a box, its corners among them. */
function gridPoints(box: Box): Point[] {
  return [...Array(9).keys()].flatMap((column) =>
    [...Array(5).keys()].map((row) => ({
      x: box.x + (box.width * column) / 8,
      y: box.y + (box.height * row) / 4,
    })),
  )
}

function polygonContains(polygon: Point[], point: Point): boolean {
  let inside = false
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length] as Point
    if (a.y > point.y !== b.y > point.y)
      if (point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}

/** Points on the outline of a shape; curves are sampled. */
export function outlinePoints(shape: ShapeNode): Point[] {
  const { geometry, box } = shape
  switch (geometry.type) {
    case 'line':
      return [geometry.from, geometry.to]
    case 'path':
      return flatten(geometry.commands)
    default:
      return [
        { x: box.x, y: box.y },
        { x: box.x + box.width, y: box.y },
        { x: box.x + box.width, y: box.y + box.height },
        { x: box.x, y: box.y + box.height },
      ]
  }
}

/** The points of each stretch that is drawn without lifting the pen. */
function strokes(commands: PathCommand[]): Point[][] {
  const starts = commands.flatMap(({ type }, index) => (type === 'M' ? [index] : []))
  return starts.map((start, index) => flatten(commands.slice(start, starts[index + 1])))
}

function flatten(commands: PathCommand[]): Point[] {
  const points: Point[] = []
  for (const command of commands) {
    const last = points.at(-1)
    if (command.type === 'Z') continue
    if (command.type === 'C' && last) {
      for (let step = 1; step <= 8; step++) {
        const t = step / 8
        const mix = (a: number, b: number, c: number, d: number) =>
          a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3
        points.push({
          x: mix(last.x, command.x1, command.x2, command.x),
          y: mix(last.y, command.y1, command.y2, command.y),
        })
      }
    } else points.push({ x: command.x, y: command.y })
  }
  return points
}

function lines(layout: TextLayout) {
  return layout.paragraphs.flatMap((paragraph) => paragraph.lines)
}

function styles(layout: TextLayout): TextStyle[] {
  return layout.paragraphs.flatMap((paragraph) =>
    paragraph.specification.runs.filter((run) => run.text.trim() !== '').map((run) => run.style),
  )
}

function textNodes(nodes: SceneNode[]): TextNode[] {
  return nodes.filter((node): node is TextNode => node.kind === 'text')
}

/** The text of a layout, one line a paragraph. */
function layoutPlainText(layout: TextLayout): string {
  return layout.paragraphs
    .map((paragraph) => paragraph.specification.runs.map((run) => run.text).join(''))
    .join('\n')
}

/** All text that a page shows, in reading order, one line a paragraph: furniture is left out. */
export function pagePlainText(page: Page): string {
  return page.nodes
    .flatMap((node) => {
      switch (node.kind) {
        case 'text':
          return node.furniture ? [] : [layoutPlainText(node.layout)]
        case 'table':
          return node.rows.flatMap((row) => row.cells.map((cell) => layoutPlainText(cell.layout)))
        case 'chart':
          return [...node.categories, ...node.series.map((series) => series.name)]
        default:
          return []
      }
    })
    .join('\n')
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
