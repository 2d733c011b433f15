import { drawRing } from '../../devices/roundel.ts'
import { slideColors } from '../../tree/place-tree.ts'
import type { DrawHeadBand, DrawPanel, DrawTile } from '../theme.ts'
import { matter, orbitLine } from './bodies.ts'

/** No panels in the sky: equals stand under a line with a body on it; what matters is marked by a glowing one. */
export const drawSky: DrawPanel = (sheet, name, { x, y, width, height }, role, { count }) => {
  const at = { x: x + 4, y: count > 1 ? y : y + height / 2 }
  const fill = role === 'plain' ? matter.periwinkle : matter.apricot
  if (role !== 'plain' || count > 1) drawRing(sheet, `${name}-disc`, at, 4, { fill })
  if (count > 1) sheet.addLine(`${name}-rule`, { x: x + 14, y }, { x: x + width, y }, orbitLine)
  return slideColors(sheet)
}

/** Icons and numbers stand in a ring. */
export const drawTileRing: DrawTile = (sheet, name, { x, y, width, height }) => {
  const { accent } = sheet.theme.colors
  const center = { x: x + width / 2, y: y + height / 2 }
  const stroke = { color: accent, width: 1.25 }
  drawRing(sheet, name, center, Math.min(width, height) / 2, { stroke })
  return { ground: sheet.theme.ground, ink: accent }
}

/** Over a column of a comparison its name behind a body, on a line as thin as an orbit. */
export const drawSideName: DrawHeadBand = (sheet, name, box, tone) => {
  const { colors, ground } = sheet.theme
  const at = { x: box.x + 5, y: box.y + box.height / 2 }
  const [fill, line, ink] =
    tone === 'accent'
      ? [matter.apricot, colors.accent, colors.accent]
      : [matter.periwinkle, colors.line, colors.ink]
  drawRing(sheet, `${name}-disc`, at, 5, { fill })
  const start = { x: box.x, y: box.y + box.height - 0.5 }
  const end = { ...start, x: box.x + box.width }
  sheet.addLine(`${name}-rule`, start, end, { color: line, width: 1 })
  return { ground, ink }
}
