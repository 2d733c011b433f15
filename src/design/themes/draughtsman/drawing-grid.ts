import {
  type Box,
  boxContains,
  type Point,
  type Points,
  pageHeight,
  pageWidth,
} from '../../../scene/geometry.ts'
import type { PathCommand, SceneNode, ShapeNode, TextNode } from '../../../scene/node.ts'
import { textTop } from '../../../scene/text-position.ts'
import type { Sheet } from '../../sheet.ts'
import { drawSheetFrame } from './title-block.ts'

/** The grid's pitch, the pitch of its stronger lines, and their pens. */
const pitch: Points = 15
const strongPitch: Points = 75
const fine = { color: '#1E4F9B', width: 0.5 }
const strong = { color: '#2C5EAB', width: 0.75 }

/** Type of this size and more is legible over grid lines; smaller text interrupts them. */
const largeType: Points = 24
/** Clear paper around interrupting text. */
const clearance = { x: 6, y: 3 }

/**
 * The grid and the frame of the sheet under all that is drawn already: a path for each of the two line weights. Small
 * text has no line behind it, large text says that it has.
 */
export function drawDrawingGrid(sheet: Sheet): void {
  const gaps: Point[][] = []
  const covers: Box[] = []
  for (const node of sheet.nodes.flatMap(withParts)) {
    if (isCover(node)) covers.push(node.box)
    if (node.kind !== 'text') continue
    const area = inkArea(node)
    if (area === undefined || covers.some((cover) => boxContains(cover, area))) continue
    if (smallestSize(node) < largeType)
      gaps.push(corners(onUnmirroredPage(sheet, node, area), node.rotation))
    else if (node.ground === sheet.theme.ground) node.ground = strong.color
  }
  const content = sheet.nodes.splice(0)
  for (const [name, stroke, positions] of [
    ['grid-fine', fine, (index: number) => index * pitch],
    ['grid-strong', strong, (index: number) => index * strongPitch],
  ] as const) {
    const wanted = (at: Points) => (stroke === strong) === (at % strongPitch === 0)
    const commands = [
      ...linesAcross(positions, wanted, pageWidth, pageHeight, gaps, 'x'),
      ...linesAcross(positions, wanted, pageHeight, pageWidth, gaps, 'y'),
    ]
    const page = { x: 0, y: 0, width: pageWidth, height: pageHeight }
    sheet.addShape(name, page, { stroke }, { type: 'path', commands })
  }
  drawSheetFrame(sheet)
  sheet.nodes.push(...content)
}

/** Parallel lines that stand at positions on one axis, each drawn where no gap interrupts it. */
function linesAcross(
  position: (index: number) => Points,
  wanted: (at: Points) => boolean,
  until: Points,
  length: Points,
  gaps: Point[][],
  axis: 'x' | 'y',
): PathCommand[] {
  const commands: PathCommand[] = []
  const point = (type: 'M' | 'L', at: Points, along: Points): PathCommand =>
    axis === 'x' ? { type, x: at, y: along } : { type, x: along, y: at }
  for (let index = 1; position(index) < until; index++) {
    const at = position(index)
    if (!wanted(at)) continue
    let free = 0
    for (const [from, to] of crossings(gaps, at, axis)) {
      if (from - free > 1) commands.push(point('M', at, free), point('L', at, from))
      free = Math.max(free, to)
    }
    if (length - free > 1) commands.push(point('M', at, free), point('L', at, length))
  }
  return commands
}

/** Stretches of a line that gaps take away, in order: where it enters and leaves each convex outline. */
function crossings(gaps: Point[][], at: Points, axis: 'x' | 'y'): [Points, Points][] {
  const along = axis === 'x' ? 'y' : 'x'
  return gaps
    .flatMap((outline): [Points, Points][] => {
      const meets = outline.flatMap((point, index) => {
        const next = outline[(index + 1) % outline.length] as Point
        if (point[axis] > at === next[axis] > at) return []
        const share = (at - point[axis]) / (next[axis] - point[axis])
        return [point[along] + (next[along] - point[along]) * share]
      })
      return meets.length < 2 ? [] : [[Math.min(...meets), Math.max(...meets)]]
    })
    .sort((a, b) => a[0] - b[0])
}

/** The corners of a box that is turned about its centre. */
function corners({ x, y, width, height }: Box, degrees = 0): Point[] {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([across = 0, down = 0]) => {
    const [dx, dy] = [(across * width) / 2, (down * height) / 2]
    return { x: x + width / 2 + dx * cos - dy * sin, y: y + height / 2 + dx * sin + dy * cos }
  })
}

function withParts(node: SceneNode): SceneNode[] {
  return node.kind === 'chart' ? node.drawing : [node]
}

/** Areas that hide the grid: filled boxes, pictures, and tables. */
function isCover(node: SceneNode): boolean {
  if (node.kind === 'image') return true
  return node.kind === 'shape' && isOpaqueBox(node)
}

function isOpaqueBox({ geometry, fill }: ShapeNode): boolean {
  const round = geometry.type === 'ellipse'
  return (geometry.type === 'rectangle' || round) && fill?.kind === 'solid' && !fill.opacity
}

function smallestSize(node: TextNode): Points {
  const runs = node.layout.paragraphs.flatMap((paragraph) => paragraph.specification.runs)
  return Math.min(...runs.map((run) => run.style.size))
}

/** Where a text's letters are, with some air, before it is turned. */
function inkArea(node: TextNode): Box | undefined {
  const lines = node.layout.paragraphs.flatMap((paragraph) => paragraph.lines)
  const bullets = node.layout.paragraphs.flatMap((paragraph) => paragraph.bulletRun ?? [])
  const parts = [...lines, ...bullets]
  if (parts.length === 0) return undefined
  const left = Math.min(...parts.map((part) => part.x))
  const right = Math.max(...parts.map((part) => part.x + part.width))
  return {
    x: node.box.x + left - clearance.x,
    y: textTop(node) - clearance.y,
    width: right - left + 2 * clearance.x,
    height: node.layout.height + 2 * clearance.y,
  }
}

/**
 * Where the area has to be left free so that it is free after a page has been mirrored: letters keep their direction in
 * their mirrored box, and parts of a chart keep their place in its area.
 */
function onUnmirroredPage(sheet: Sheet, node: TextNode, area: Box): Box {
  if (!sheet.rightToLeft) return area
  const mirrored = (box: Box): Box => ({ ...box, x: pageWidth - box.x - box.width })
  const rigid = sheet.rigidAreas.get(node) ?? chartArea(sheet, node)
  const moved = rigid ? mirrored(rigid).x - rigid.x : mirrored(node.box).x - node.box.x
  return mirrored({ ...area, x: area.x + moved })
}

/** The area in which the chart that draws this text keeps its place. */
function chartArea(sheet: Sheet, node: TextNode): Box | undefined {
  const chart = sheet.nodes.find((one) => one.kind === 'chart' && one.drawing.includes(node))
  return chart && (sheet.rigidAreas.get(chart) ?? chart.box)
}
