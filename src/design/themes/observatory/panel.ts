import type { DrawHeadBand, DrawPanel, DrawTile } from '../theme.ts'
import { drawBody, matter } from './bodies.ts'

/** No panels in the sky: what matters is marked by a glowing body before it. */
export const drawSky: DrawPanel = (sheet, name, box, role) => {
  const { colors, ground } = sheet.theme
  if (role !== 'plain') {
    const at = { x: box.x + 4, y: box.y + box.height / 2 }
    drawBody(sheet, `${name}-disc`, { at, radius: 4, fill: matter.apricot })
  }
  return {
    ground,
    ink: colors.ink,
    mutedInk: colors.mutedInk,
    accent: colors.accent,
    line: colors.line,
  }
}

/** Icons and numbers stand in a ring. */
export const drawRing: DrawTile = (sheet, name, box) => {
  const { accent } = sheet.theme.colors
  const size = Math.min(box.width, box.height)
  const ring = {
    x: box.x + (box.width - size) / 2,
    y: box.y + (box.height - size) / 2,
    width: size,
    height: size,
  }
  sheet.addShape(name, ring, { stroke: { color: accent, width: 1.25 } }, { type: 'ellipse' })
  return { ground: sheet.theme.ground, ink: accent }
}

/** Over a column of a comparison its name behind a body, on a line as thin as an orbit. */
export const drawSideName: DrawHeadBand = (sheet, name, box, tone) => {
  const { colors, ground } = sheet.theme
  const at = { x: box.x + 5, y: box.y + box.height / 2 }
  const accented = tone === 'accent'
  const fill = accented ? matter.apricot : matter.periwinkle
  drawBody(sheet, `${name}-disc`, { at, radius: 5, fill })
  const y = box.y + box.height - 0.5
  const stroke = { color: accented ? colors.accent : colors.line, width: 1 }
  sheet.addLine(`${name}-rule`, { x: box.x, y }, { x: box.x + box.width, y }, stroke)
  return { ground, ink: accented ? colors.accent : colors.ink }
}
