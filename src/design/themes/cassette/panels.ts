import type { Box, Points } from '../../../scene/geometry.ts'
import type { Color } from '../../../scene/paint.ts'
import { panelColors } from '../../devices/panel.ts'
import { drawRing } from '../../devices/roundel.ts'
import { tableLayout, underFilledHead } from '../../layouts/table.ts'
import type { Sheet } from '../../sheet.ts'
import type { DrawHeadBand, DrawPanel, DrawTile, PanelColors } from '../theme.ts'
import { headStripes, paint, stripeAt } from './stripes.ts'

/** What is written on a label. */
export const labelColors: PanelColors = {
  ground: paint.label,
  ink: paint.brown,
  mutedInk: paint.labelMuted,
  accent: paint.labelAccent,
  line: paint.labelLine,
}

/** Height of each stripe at the head of a label or over a table, and how round a label's corners are. */
const stripe: Points = 5

/** A cassette label: cream paper with three stripes at its head. */
function drawLabel(sheet: Sheet, name: string, box: Box): void {
  for (const [index, fill] of [...headStripes, paint.label].entries()) {
    const rest = { ...box, y: box.y + index * stripe, height: box.height - index * stripe }
    const part = index === 0 ? name : `${name}-stripe-${index + 1}`
    sheet.addShape(part, rest, { fill }, { type: 'rectangle', radius: stripe })
  }
}

/** Equals are labels; one alone is a part of the case; what sums up carries the stripes at its side. */
export const drawCassettePanel: DrawPanel = (sheet, name, box, role, { count }) => {
  if (role === 'focus' || (role === 'plain' && count > 1)) {
    drawLabel(sheet, name, box)
    return labelColors
  }
  const colors = panelColors(sheet, role)
  sheet.addShape(name, box, { fill: colors.ground }, { type: 'rectangle', radius: 8 })
  if (role === 'emphasis')
    headStripes.forEach((fill, index) => {
      const side = { ...box, x: box.x + index * 4, width: 4 }
      sheet.addShape(`${name}-stripe-${index + 1}`, side, { fill })
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
  const ground: Color = tone === 'accent' ? paint.amber : paint.label
  sheet.addShape(name, box, { fill: ground }, { type: 'rectangle', radius: 6 })
  return { ground, ink: paint.brown }
}

/** A table under a label: its head on cream paper with three stripes over it. */
export const drawCassetteTable = tableLayout({
  ...underFilledHead(() => labelColors),
  over: (sheet, table) =>
    headStripes.forEach((fill, place) => {
      const box = { ...table, y: table.y + (place - 3) * 4, height: 4 }
      sheet.addShape(`table-stripe-${place + 1}`, box, { fill })
    }),
})
