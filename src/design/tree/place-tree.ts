import type { Box, Points } from '../../scene/geometry.ts'
import { recolor } from '../../scene/recolor.ts'
import type { TextLayout } from '../../scene/text.ts'
import { textTop } from '../../scene/text-position.ts'
import { bottomEdge } from '../grid.ts'
import type { Sheet } from '../sheet.ts'
import type { PanelColors } from '../themes/theme.ts'
import { gapsOf, isEmpty, type Measured, standsInline } from './measure-tree.ts'
import { onGround } from './tone.ts'
import type { Column, Ground, Row, TextMark, TextSlot } from './tree.ts'

/** Draws a measured tree into a box of its width that is at least as high as it; what is left goes to what grows. */
export function placeTree(sheet: Sheet, measured: Measured, box: Box, colors: PanelColors): void {
  const { tree } = measured
  switch (tree.kind) {
    case 'text':
      placeText(sheet, tree, measured, box, colors)
      break
    case 'drawing':
      tree.draw(sheet, box, colors)
      break
    case 'column':
      placeColumn(sheet, tree, measured, box, colors)
      break
    case 'row':
      placeRow(sheet, tree, measured, box, colors)
      break
    // What was the first to fit is measured itself.
    case 'first':
    case 'stack':
      for (const part of measured.parts) placeTree(sheet, part, box, colors)
      break
    case 'ground':
      placeOnGround(
        sheet,
        tree,
        measured,
        tree.hugs ? { ...box, width: measured.width } : box,
        colors,
      )
      break
  }
}

/** The colours of the slide itself. */
export function slideColors(sheet: Sheet): PanelColors {
  const { ink, mutedInk, accent, line } = sheet.theme.colors
  return { ground: sheet.theme.ground, ink, mutedInk, accent, line }
}

function placeText(
  sheet: Sheet,
  slot: TextSlot,
  { set, height }: Measured,
  box: Box,
  colors: PanelColors,
): void {
  if (set === undefined) {
    // Nobody reads a baseline here: about where the letters of a line stand.
    const start = { x: box.x, y: box.y + slot.step.lineHeight * 0.73 }
    if (slot.align === 'center') start.x += (box.width - (slot.mark?.room ?? 0)) / 2
    slot.mark?.draw(sheet, start, colors)
    return
  }
  const own =
    slot.fills || slot.anchor ? box.height : Math.min(box.height, height) + (slot.overhang ?? 0)
  const place = { x: box.x + set.inset, y: box.y, width: set.width, height: own }
  if (slot.mark) drawMark(sheet, slot, slot.mark, set.layout, place, colors)
  sheet.addText({
    name: slot.name,
    box: place,
    layout: recolor(set.layout, (color) => onGround(color, colors)),
    ground: colors.ground,
    ...(slot.anchor ? { anchor: slot.anchor } : {}),
    ...(slot.lines === 1 ? { wrap: false } : {}),
    ...(slot.placeholder ? { placeholder: slot.placeholder } : {}),
    ...(slot.link ? { link: slot.link } : {}),
  })
}

function drawMark(
  sheet: Sheet,
  { anchor = 'top', align = 'start' }: TextSlot,
  mark: TextMark,
  layout: TextLayout,
  box: Box,
  colors: PanelColors,
): void {
  const [line] = layout.paragraphs[0]?.lines ?? []
  const y = textTop({ anchor, box, layout }) + (line?.baseline ?? 0)
  // A deck that runs from right to left is mirrored, and only its boxes are: its lines start at the other edge.
  const start = align === 'center' ? (box.width - (line?.width ?? 0)) / 2 : 0
  const before = standsInline(sheet, mark) ? 0 : -mark.room
  mark.draw(sheet, { x: box.x + start + (mark.after ? (line?.width ?? 0) : before), y }, colors)
}

function placeColumn(
  sheet: Sheet,
  tree: Column,
  measured: Measured,
  box: Box,
  colors: PanelColors,
): void {
  const spare = Math.max(0, box.height - measured.height)
  const shares = tree.parts.reduce((sum, part) => sum + (part.grow ?? 0), 0)
  const gaps = gapsOf(tree, measured.parts)
  const heights = grownHeights(tree, measured, box.height - gaps.reduce((sum, gap) => sum + gap, 0))
  let y = box.y
  if (shares === 0 && tree.justify === 'end') y += spare
  if (shares === 0 && tree.justify === 'center') y += spare / 2
  if (shares === 0 && typeof tree.justify === 'number') {
    y += spare * tree.justify
    const last = heights.length - 1
    heights[last] = (heights[last] ?? 0) + spare * (1 - tree.justify)
  }
  const boxes = heights.map((height, index) => {
    const own = { ...box, y: y + (gaps[index] ?? 0), height }
    y = bottomEdge(own)
    return own
  })
  tree.under?.(sheet, boxes, colors)
  measured.parts.forEach((part, index) => {
    placeTree(sheet, part, boxes[index] as Box, colors)
  })
}

/** The heights of a column's parts in a room, none grown higher than it may. */
function grownHeights(tree: Column, measured: Measured, room: Points): Points[] {
  return sharedHeights(tree, measured, room).map((height, index) => {
    const own = measured.parts[index]?.height ?? 0
    return Math.min(height, Math.max(own, tree.parts[index]?.most ?? height))
  })
}

/**
 * Parts that grow by the same share become equally high where that holds the highest of them; else each gets its share
 * of what is left beside its own height.
 */
function sharedHeights(tree: Column, { parts }: Measured, room: Points): Points[] {
  const grow = (index: number) => tree.parts[index]?.grow ?? 0
  const shares = parts.reduce((sum, _, index) => sum + grow(index), 0)
  const fixed = parts.reduce((sum, one, index) => sum + (grow(index) === 0 ? one.height : 0), 0)
  if (shares === 0) return parts.map((one) => one.height)
  const share = (room - fixed) / shares
  const even = parts.every(
    (one, index) => grow(index) === 0 || one.height <= share * grow(index) + 0.01,
  )
  if (even) return parts.map((one, index) => (grow(index) === 0 ? one.height : share * grow(index)))
  const spare = Math.max(0, room - parts.reduce((sum, one) => sum + one.height, 0))
  return parts.map((one, index) => one.height + (spare * grow(index)) / shares)
}

function placeRow(
  sheet: Sheet,
  tree: Row,
  measured: Measured,
  box: Box,
  colors: PanelColors,
): void {
  const gaps = gapsOf(tree, measured.parts)
  let { x } = box
  measured.parts.forEach((part, index) => {
    x += gaps[index] ?? 0
    if (!isEmpty(part)) placeTree(sheet, part, { ...box, x, width: part.width }, colors)
    x += part.width
  })
}

function placeOnGround(
  sheet: Sheet,
  tree: Ground,
  measured: Measured,
  box: Box,
  colors: PanelColors,
): void {
  const own = tree.draw(sheet, box, colors)
  const { x, right = x, top, bottom } = tree.padding
  const [inner] = measured.parts
  if (inner === undefined) return
  const area = {
    x: box.x + x,
    y: box.y + top,
    width: box.width - x - right,
    height: box.height - top - bottom,
  }
  placeTree(sheet, inner, area, own)
}
