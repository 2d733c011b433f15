import type { Points } from '../../../scene/geometry.ts'
import { bottomEdge, rightEdge } from '../../grid.ts'
import type { ComparisonLook } from '../../layouts/comparison-look.ts'
import { drawImage } from '../../layouts/image.ts'
import { plainTable, tableLayout } from '../../layouts/table.ts'
import type { DrawHeadBand, DrawLayout } from '../theme.ts'

/** A table as the parts list of a drawing: framed, ruled in both directions, on clear paper. */
export const drawDraughtsmanTable = tableLayout({
  ...plainTable,
  under: (sheet, box) =>
    sheet.addShape('table-paper', box, { fill: sheet.theme.colors.background }),
  over: (sheet, box, widths) => {
    const { ink, line } = sheet.theme.colors
    let { x } = box
    widths.slice(0, -1).forEach((width, column) => {
      x += width
      const ends = [
        { x, y: box.y },
        { x, y: bottomEdge(box) },
      ] as const
      sheet.addLine(`table-column-${column + 1}`, ...ends, { color: line, width: 0.75 })
    })
    sheet.addShape('table-frame', box, { stroke: { color: ink, width: 1.5 } })
  },
})

/** Names of the sides of a comparison as the titles of two views. */
export const drawViewTitle: DrawHeadBand = (sheet, name, box, tone) => {
  const { ink, surface, accent, accentInk } = sheet.theme.colors
  const accented = tone === 'accent'
  sheet.addShape(name, box, {
    fill: accented ? accent : surface,
    stroke: { color: accented ? accent : ink, width: 1.5 },
  })
  return accented ? { ground: accent, ink: accentInk } : { ground: surface, ink }
}

/** Two views of a drawing: each side of a comparison in a frame of its own. */
export const drawView: NonNullable<ComparisonLook['frame']> = (sheet, name, box, accented) => {
  const { ink, accent } = sheet.theme.colors
  sheet.addShape(name, box, { stroke: { color: accented ? accent : ink, width: 1.5 } })
}

const markLength: Points = 16
const markGap: Points = 5

/** A picture with the crop marks of a print around it. */
export const drawDraughtsmanImage: DrawLayout = (sheet, content) => {
  if (!drawImage(sheet, content)) return false
  const picture = sheet.nodes.find((node) => node.kind === 'image')
  if (picture === undefined) return true
  const { ink, accent } = sheet.theme.colors
  const { box } = picture
  sheet.addShape('picture-frame', box, { stroke: { color: ink, width: 1 } })
  const corners = [
    { x: box.x, y: box.y, right: -1, down: -1 },
    { x: rightEdge(box), y: box.y, right: 1, down: -1 },
    { x: rightEdge(box), y: bottomEdge(box), right: 1, down: 1 },
    { x: box.x, y: bottomEdge(box), right: -1, down: 1 },
  ]
  corners.forEach(({ x, y, right, down }, index) => {
    const pen = { color: accent, width: 1.5 }
    const across = (from: Points, to: Points) =>
      sheet.addLine(
        `picture-mark-${index + 1}-across`,
        { x: x + right * from, y: y + down * markGap },
        { x: x + right * to, y: y + down * markGap },
        pen,
      )
    const along = (from: Points, to: Points) =>
      sheet.addLine(
        `picture-mark-${index + 1}-down`,
        { x: x + right * markGap, y: y + down * from },
        { x: x + right * markGap, y: y + down * to },
        pen,
      )
    across(markGap + 0.75, -markLength)
    along(markGap, -markLength)
  })
  return true
}
