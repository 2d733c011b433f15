import { panelColors } from '../../devices/panel.ts'
import { drawRing } from '../../devices/roundel.ts'
import { rightEdge } from '../../grid.ts'
import type { DrawHeadBand, DrawPanel, DrawTile, PanelColors } from '../theme.ts'
import { lineAt, signInk } from './lines.ts'
import { drawStation } from './stations.ts'

/** Width of the line that a sign hangs from. */
const rail = 10

/** Signs hang from their lines, with a stop each; what sums up stands on the line's own pale ground. */
export const drawTransitPanel: DrawPanel = (sheet, name, box, role, { index, count }) => {
  const colors = panelColors(sheet, role === 'focus' ? 'plain' : role)
  if (role === 'emphasis') {
    sheet.addShape(name, box, { fill: colors.ground })
    const end = { x: box.x + 4, y: box.y + box.height }
    sheet.addLine(`${name}-line`, { x: end.x, y: box.y }, end, {
      color: sheet.theme.colors.accent,
      width: 8,
    })
    return colors
  }
  const line = lineAt(count === 1 ? Math.max(0, sheet.context.sectionNumber - 1) : index)
  sheet.addShape(name, box, { fill: colors.ground })
  const y = box.y + rail / 2
  sheet.addLine(
    `${name}-line`,
    { x: box.x, y },
    { x: rightEdge(box), y },
    { color: line.color, width: rail },
  )
  if (count > 1) drawStation(sheet, `${name}-stop`, { x: rightEdge(box) - 28, y }, 10)
  const own: PanelColors = { ...colors, accent: sheet.theme.colors.accent }
  return own
}

/** Pictograms and numbers are roundels in the line's colour. */
export const drawTransitTile: DrawTile = (sheet, name, box, { index }) => {
  const line = lineAt(index)
  const radius = Math.min(box.width, box.height) / 2
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  drawRing(sheet, name, center, radius, { fill: line.color })
  return { ground: line.color, ink: line.ink }
}

/** Heads of columns are signs in dark ink, or in the colour of the line that is recommended. */
export const drawTransitHeadBand: DrawHeadBand = (sheet, name, box, tone) => {
  const ground = tone === 'accent' ? sheet.theme.colors.accent : signInk
  sheet.addShape(name, box, { fill: ground })
  return { ground, ink: '#FFFFFF' }
}
