import { panelColors } from '../../devices/panel.ts'
import { pointsOf } from '../../devices/polygon.ts'
import { drawRing } from '../../devices/roundel.ts'
import { drawRoute } from '../../devices/route.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { DrawLeadBlock } from '../../layouts/lead-block.ts'
import { tableLayout, underFilledHead } from '../../layouts/table.ts'
import type { DrawPanel, DrawTile } from '../theme.ts'
import { drawStation, lineAt, sectionLine, signInk, white } from './lines.ts'

/** Width of the line that a sign hangs from. */
const rail = 10

/** Signs hang from their lines, with a stop each; what sums up stands on the line's own pale ground. */
export const drawTransitPanel: DrawPanel = (sheet, name, box, role, { index, count }) => {
  const colors = panelColors(sheet, role === 'focus' ? 'plain' : role)
  const { x, y } = box
  sheet.addShape(name, box, { fill: colors.ground })
  if (role === 'emphasis') {
    const pen = { color: colors.accent, width: 8 }
    sheet.addLine(`${name}-line`, { x: x + 4, y }, { x: x + 4, y: bottomEdge(box) }, pen)
    return colors
  }
  const { color } = count === 1 ? sectionLine(sheet) : lineAt(index)
  const [from, to] = [
    { x, y: y + rail / 2 },
    { x: rightEdge(box), y: y + rail / 2 },
  ]
  sheet.addLine(`${name}-line`, from, to, { color, width: rail })
  if (count > 1) drawStation(sheet, `${name}-stop`, { ...to, x: to.x - 28 }, 10)
  return colors
}

/** Pictograms and numbers are roundels in the line's colour. */
export const drawTransitTile: DrawTile = (sheet, name, box, { index }) => {
  const { color: ground, ink } = lineAt(index)
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  drawRing(sheet, name, center, Math.min(box.width, box.height) / 2, { fill: ground })
  return { ground, ink }
}

/** A timetable: its head is a dark sign that hangs from the section's line. */
export const drawTransitTable = tableLayout({
  ...underFilledHead(() => ({ ground: signInk, ink: white })),
  over: (sheet, box) => {
    const y = box.y - rail / 2
    const stroke = { color: sectionLine(sheet).color, width: rail }
    sheet.addLine('table-line', { x: box.x, y }, { x: rightEdge(box), y }, stroke)
  },
})

/** A dark sign with the first sentence; two lines run along its foot. */
export const drawTransitLeadBlock: DrawLeadBlock = (sheet, box) => {
  sheet.addShape('lead-block', box, { fill: signInk })
  const next = lineAt(Math.max(1, sheet.context.sectionNumber))
  const [right, bottom] = [rightEdge(box), bottomEdge(box)]
  const [y, upper] = [bottom - 40, bottom - 54]
  const through = pointsOf(`0,${y} ${box.x + 150},${y} ${box.x + 190},${bottom}`)
  drawRoute(sheet, 'lead-other-line', { through, radius: 30 }, { color: next.color, width: 9 })
  const pen = { color: sectionLine(sheet).color, width: 9 }
  sheet.addLine('lead-line', { x: 0, y: upper }, { x: right, y: upper }, pen)
  drawStation(sheet, 'lead-stop', { x: right - 34, y: upper }, 9)
  return { ground: signInk, ink: white }
}
