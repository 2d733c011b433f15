import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { ComparisonLook } from '../../layouts/comparison-look.ts'
import type { Sheet } from '../../sheet.ts'
import { slideColors } from '../../tree/place-tree.ts'
import type { Ground, Tree } from '../../tree/tree.ts'
import type { DrawHeadBand, DrawPanel, DrawTile } from '../theme.ts'
import { pale, pastel, pastelAt } from './pastels.ts'

/** The radius of cards; what is lower is a full pill. */
export const cardRadius: Points = 27

/** A card, or a full pill where it is low or asked for. */
export function drawSoftBox(
  sheet: Sheet,
  name: string,
  box: Box,
  fill: Color,
  most: Points = cardRadius,
): void {
  const radius = Math.min(most, box.height / 2, box.width / 2)
  sheet.addShape(name, box, { fill }, { type: 'rectangle', radius })
}

/** A tree on a soft box of its own, which is as wide as it where it `hugs`. */
export function onSoftBox(
  name: string,
  fill: Color,
  padding: Ground['padding'],
  tree: Tree,
  hugs = false,
): Ground {
  const draw: Ground['draw'] = (sheet, box, colors) => {
    drawSoftBox(sheet, name, box, fill)
    return { ...colors, ground: fill }
  }
  return { kind: 'ground', tree, padding, hugs, draw }
}

/** Equals in different flavours, one alone on white, what sums up in lemon. */
export const drawSorbetPanel: DrawPanel = (sheet, name, box, role, { index, count }) => {
  const { ink, accent, accentInk, surface } = sheet.theme.colors
  const focus = role === 'focus'
  const plain = count === 1 ? surface : pastelAt(index)
  const ground = focus ? accent : role === 'emphasis' ? pastel.lemon : plain
  const own = focus ? accentInk : ink
  drawSoftBox(sheet, name, box, ground)
  return { ground, ink: own, mutedInk: own, accent: own, line: ground }
}

/** Icons and numbers stand in white discs. */
export const drawSorbetTile: DrawTile = (sheet, name, box) => {
  const { surface, accent } = sheet.theme.colors
  sheet.addShape(name, box, { fill: surface }, { type: 'ellipse' })
  return { ground: surface, ink: accent }
}

/** Heads of columns are full pills, pastel but for a chosen one. */
export const drawSorbetHeadBand: DrawHeadBand = (sheet, name, box, tone, { index, chosen }) => {
  const { ink, accent, accentInk } = sheet.theme.colors
  const full = chosen && tone === 'accent'
  const ground = full ? accent : pastelAt(index)
  drawSoftBox(sheet, name, box, ground, box.height / 2)
  return { ground, ink: full ? accentInk : ink }
}

const lineGap = 6

/** Each row and point of a comparison is a pill. */
export const sorbetLine: ComparisonLook['line'] = (sheet) => {
  const colors = slideColors(sheet)
  return {
    colors: { ...colors, ground: pale, mutedInk: colors.ink },
    draw: (on, name, box) => {
      const pill = { ...box, y: box.y + lineGap / 2, height: box.height - lineGap }
      drawSoftBox(on, `${name}-pill`, pill, pale)
    },
  }
}
