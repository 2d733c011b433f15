import type { Box } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import type { ComparisonLook } from '../../layouts/comparison-look.ts'
import type { Sheet } from '../../sheet.ts'
import { slideColors } from '../../tree/place-tree.ts'
import type { DrawHeadBand, DrawPanel, DrawTile } from '../theme.ts'
import { pastel, pastelAt } from './pastels.ts'

/** The radius of cards; what is lower is a full pill. */
export const cardRadius = 27

/** A card, or a full pill where it is low. */
export function drawSoftBox(sheet: Sheet, name: string, box: Box, fill: Color): void {
  const radius = Math.min(cardRadius, box.height / 2, box.width / 2)
  sheet.addShape(name, box, { fill }, { type: 'rectangle', radius })
}

/** Equals in different flavours, one alone on white, what sums up in lemon. */
export const drawSorbetPanel: DrawPanel = (sheet, name, box, role, { index, count }) => {
  const { ink, accent, accentInk } = sheet.theme.colors
  if (role === 'focus') {
    drawSoftBox(sheet, name, box, accent)
    return { ground: accent, ink: accentInk, mutedInk: accentInk, accent: accentInk, line: accent }
  }
  const ground =
    role === 'emphasis' ? pastel.lemon : count === 1 ? sheet.theme.colors.surface : pastelAt(index)
  drawSoftBox(sheet, name, box, ground)
  return { ground, ink, mutedInk: ink, accent: ink, line: ground }
}

/** Icons and numbers stand in white discs. */
export const drawSorbetTile: DrawTile = (sheet, name, box) => {
  const { surface, accent } = sheet.theme.colors
  sheet.addShape(name, box, { fill: surface }, { type: 'ellipse' })
  return { ground: surface, ink: accent }
}

/** Heads of columns are full pills. */
export const drawSorbetHeadBand: DrawHeadBand = (sheet, name, box, tone, { index }) => {
  const { ink, accent, accentInk } = sheet.theme.colors
  const ground = tone === 'accent' ? accent : pastelAt(index)
  sheet.addShape(name, box, { fill: ground }, { type: 'rectangle', radius: box.height / 2 })
  return { ground, ink: tone === 'accent' ? accentInk : ink }
}

const lineColor = '#F1EBFD'
const lineGap = 6

/** Each row and point of a comparison is a pill. */
export const sorbetLine: ComparisonLook['line'] = (sheet) => {
  const colors = slideColors(sheet)
  return {
    colors: { ...colors, ground: lineColor, mutedInk: colors.ink },
    draw: (on, name, box) => {
      const pill = { ...box, y: box.y + lineGap / 2, height: box.height - lineGap }
      drawSoftBox(on, `${name}-pill`, pill, lineColor)
    },
  }
}
