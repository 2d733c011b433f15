import { type Box, type Points, pageHeight, pageWidth } from '../../scene/geometry.ts'
import type { SceneNode, TextNode } from '../../scene/node.ts'
import type { LaidParagraph, TextLayout } from '../../scene/text.ts'
import {
  indentOf,
  scriptSpaces,
  sizeOf,
  slack,
  substituteGrowth,
  substituteWidth,
  substituteWordWidth,
} from '../../typography/slide-software.ts'

/** What a box that grows leaves free before what stands beside it, at the least. */
export const clearance: Points = 4

/** The most that it leaves: large type needs more room between two lines, but not in proportion. */
const mostClearance: Points = 12

/** What it leaves free at the edges of the page, where themes draw frames. */
const pageMargin: Points = 24

/**
 * The box of a text in slide software, in points: the node's own, and where its lines fill that to the edge, as much
 * wider as the software may measure them, so that it breaks them where we do. The side at which the text is aligned
 * stays where it is; centred text keeps its middle, and turned text its box, since a turn is about the box's centre.
 *
 * A line that never wraps, and a word, has the room that a wider face in the place of ours takes, as far as nothing among
 * `nodes`, what stands on its page, is in the way: LibreOffice wraps the text of a placeholder at its box whatever the file
 * says, and within a word that is wider than that. So have the lines that it needs more: of several things set alike the
 * one with the longest words would be set smaller than the others.
 */
export function textBox(node: TextNode, nodes: readonly SceneNode[] = []): Box {
  if (node.rotation) return node.box
  const box = wideBox(node, nodes)
  return node.wrap ? highBox(node, box, nodes) : box
}

/** The box with the room at its sides. */
function wideBox(node: TextNode, nodes: readonly SceneNode[]): Box {
  const { box, layout, wrap } = node
  const own = (wrap ? widestLine(layout) : 0) - box.width
  const extra = Math.max(own, (wrap ? substituteWordWidth : substituteWidth)(layout) - box.width)
  if (extra <= 0) return box
  const side = sideOf(layout)
  const beside = extra > own ? freeBeside(node, nodes) : { left: 0, right: 0 }
  const free = { left: Math.max(own, beside.left), right: Math.max(own, beside.right) }
  // Centred text keeps its middle: what one side has not, the other does not take.
  const half = Math.min(extra / 2, free.left, free.right)
  const before = side === 'left' ? 0 : side === 'right' ? Math.min(extra, free.left) : half
  const after = side === 'right' ? 0 : side === 'left' ? Math.min(extra, free.right) : half
  const grown = { ...box, x: box.x - before, width: box.width + before + after }
  return wrap ? grown : asLowAsItsLine(node, grown)
}

/** The box with room for all lines of a wider face over and under it, where that is free, away from where its text stands. */
function highBox(node: TextNode, box: Box, nodes: readonly SceneNode[]): Box {
  const { anchor, layout } = node
  const [, more] = substituteGrowth(layout, box.width)
  const extra = layout.height + more - box.height
  // Set smaller, a word that is wider than its box may stay whole.
  if (more <= 0 || extra <= 0 || substituteWordWidth(layout) > box.width) return box
  const { over, under } = freeInColumn(node, box, nodes)
  const up = { top: 0, middle: extra / 2, bottom: extra }[anchor]
  // With a part of a line more, LibreOffice sets the text smaller than without.
  if (up > over || extra - up > under) return box
  return { ...box, y: box.y - up, height: box.height + extra }
}

/** How far a text may grow upwards and downwards, in points: to the edges of what it stands on, and to what stands there. */
function freeInColumn(
  node: TextNode,
  { x, y: top, width, height }: Box,
  nodes: readonly SceneNode[],
): { over: Points; under: Points } {
  const bottom = top + height
  const edge = pageMargin - clearance
  let [over, under] = [top - edge, pageHeight - edge - bottom]
  for (const other of nodes) {
    const room = roomOf(other)
    const end = room.y + room.height
    if (other === node || room.x >= x + width - 2 || room.x + room.width <= x + 2) continue
    if (room.y <= top && end >= bottom) {
      if (other.kind === 'chart') continue
      // As far from its foot as from its sides.
      const side = Math.min(x - room.x, room.x + room.width - x - width, mostClearance) - clearance
      over = Math.min(over, top - room.y - Math.max(0, side))
      under = Math.min(under, end - bottom - Math.max(0, side))
    } else if (end <= top + 2) over = Math.min(over, top - end)
    else if (room.y >= bottom - 2) under = Math.min(under, room.y - bottom)
  }
  return { over: Math.max(0, over - clearance), under: Math.max(0, under - clearance) }
}

/**
 * The box of a line that a wider face does not leave whole in its width is as low as the line: LibreOffice sets a
 * placeholder's text smaller only where it gets too high, and would break a number in a tall box.
 */
function asLowAsItsLine({ anchor, layout }: TextNode, box: Box): Box {
  const isOneLine = layout.paragraphs.flatMap(({ lines }) => lines).length === 1
  if (!isOneLine || substituteWidth(layout) <= box.width) return box
  const height = Math.min(box.height, layout.height)
  const over = { top: 0, middle: 0.5, bottom: 1 }[anchor] * (box.height - height)
  return { ...box, y: box.y + over, height }
}

/** The side at which all paragraphs of a text stand; the middle if they differ. */
export function sideOf({ paragraphs }: TextLayout): 'left' | 'center' | 'right' {
  const [first = 'center', ...others] = new Set(paragraphs.map(alignedSide))
  return others.length === 0 ? first : 'center'
}

/**
 * How far a text may grow to each side, in points: to the edges of what it stands on, to what stands beside it, and half
 * way to a line that may grow towards it.
 */
function freeBeside(node: TextNode, nodes: readonly SceneNode[]): { left: Points; right: Points } {
  const [start, end] = [node.box.x, node.box.x + node.box.width]
  const size = Math.max(0, ...node.layout.paragraphs.map((one) => sizeOf(one.specification)))
  const kept = Math.min(mostClearance, Math.max(clearance, size / 2))
  const edge = pageMargin - kept
  let [left, right] = [start - edge, pageWidth - edge - end]
  for (const other of nodes) {
    const { x, y, width, height } = roomOf(other)
    const inRow = y < node.box.y + node.box.height - 2 && y + height > node.box.y + 2
    if (other === node || !inRow) continue
    const grows = other.kind === 'text' && !other.wrap ? sideOf(other.layout) : undefined
    const isUnder = x <= start && x + width >= end
    // A chart's frame is not drawn: values beside its marks may go beyond it.
    if (isUnder && other.kind !== 'chart') {
      left = Math.min(left, start - x)
      right = Math.min(right, x + width - end)
    } else if (x + width <= start) {
      const gap = start - x - width
      left = Math.min(left, grows === 'left' || grows === 'center' ? gap / 2 : gap)
    } else if (x >= end) {
      const gap = x - end
      right = Math.min(right, grows === 'right' || grows === 'center' ? gap / 2 : gap)
    }
  }
  return { left: Math.max(0, left - kept), right: Math.max(0, right - kept) }
}

/** The box of what stands beside a text; of a line that never wraps the part that it fills, in a wider face too. */
function roomOf(node: SceneNode): Box {
  const { box } = node
  if (node.kind !== 'text' || node.wrap || node.rotation) return box
  const left = Math.max(0, box.width - substituteWidth(node.layout))
  const before = { left: 0, center: left / 2, right: left }[sideOf(node.layout)]
  return { ...box, x: box.x + before, width: box.width - left }
}

/** How wide slide software may set the widest line of a text, from the start of its box, in points. */
export function widestLine(layout: TextLayout): Points {
  return Math.max(0, ...layout.paragraphs.map(widestOf))
}

function widestOf(paragraph: LaidParagraph): Points {
  const indent = indentOf(paragraph.specification)
  const spaces = scriptSpaces(paragraph)
  return Math.max(
    0,
    ...paragraph.lines.map(
      (line, index) => line.width * (1 + slack) + indent + (spaces[index] ?? 0),
    ),
  )
}

function alignedSide({ specification, direction }: LaidParagraph): 'left' | 'center' | 'right' {
  const { align } = specification
  if (align === 'center') return 'center'
  return (align === 'start') === (direction === 'ltr') ? 'left' : 'right'
}
