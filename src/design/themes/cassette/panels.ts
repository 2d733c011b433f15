import { panelColors } from '../../devices/panel.ts'
import { drawRing } from '../../devices/roundel.ts'
import type { DrawHeadBand, DrawPanel, DrawTile } from '../theme.ts'
import { drawLabel, labelColors } from './label.ts'
import { paint, stripeAt } from './stripes.ts'

/** Equals are labels; one alone is a part of the case; what sums up carries the stripes at its side. */
export const drawCassettePanel: DrawPanel = (sheet, name, box, role, { count }) => {
  if (role === 'focus' || (role === 'plain' && count > 1)) {
    drawLabel(sheet, name, box)
    return labelColors
  }
  const colors = panelColors(sheet, role)
  sheet.addShape(name, box, { fill: colors.ground }, { type: 'rectangle', radius: 8 })
  if (role === 'emphasis')
    [paint.orange, paint.amber, paint.teal].forEach((fill, index) => {
      const stripe = { x: box.x + index * 4, y: box.y, width: 4, height: box.height }
      sheet.addShape(`${name}-stripe-${index + 1}`, stripe, { fill })
    })
  return colors
}

/** Icons and numbers stand on dark hubs, each in another paint. */
export const drawCassetteTile: DrawTile = (sheet, name, box, { index }) => {
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  drawRing(sheet, name, center, Math.min(box.width, box.height) / 2, { fill: paint.brown })
  return { ground: paint.brown, ink: stripeAt(index) }
}

/** Heads of columns: labels, amber for the one that stands out. */
export const drawCassetteHeadBand: DrawHeadBand = (sheet, name, box, tone) => {
  const ground = tone === 'accent' ? paint.amber : paint.label
  sheet.addShape(name, box, { fill: ground }, { type: 'rectangle', radius: 6 })
  return { ground, ink: paint.brown }
}
