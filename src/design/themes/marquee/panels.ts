import type { Stroke } from '../../../scene/paint.ts'
import { plainTable, tableLayout } from '../../layouts/table.ts'
import type { DrawHeadBand, DrawPanel, DrawTile } from '../theme.ts'
import { drawSteppedBox } from './frames.ts'
import { house } from './house.ts'

/** Panels are dark velvet in a stepped line of gold; the one that matters is gold itself. */
export const drawBoxOffice: DrawPanel = (sheet, name, box, role) => {
  const { ink, mutedInk, accent } = sheet.theme.colors
  const size = Math.min(8, box.height / 10)
  if (role === 'focus') {
    drawSteppedBox(sheet, name, box, size, { fill: house.gold })
    const dark = house.night
    return { ground: house.gold, ink: dark, mutedInk: dark, accent: dark, line: dark }
  }
  const ground = role === 'emphasis' ? house.balcony : house.velvet
  const pen = { color: role === 'emphasis' ? house.gold : house.brass, width: 1 }
  drawSteppedBox(sheet, name, box, size, { fill: ground, stroke: pen })
  return { ground, ink, mutedInk, accent, line: house.brass }
}

/** Icons and numbers stand on stepped plates of gold. */
export const drawPlate: DrawTile = (sheet, name, box) => {
  drawSteppedBox(sheet, name, box, box.width * 0.11, { fill: house.gold })
  return { ground: house.gold, ink: house.night }
}

/** Names of sides on signs with stepped corners, the chosen one lit. */
export const drawSign: DrawHeadBand = (sheet, name, box, tone, { chosen }) => {
  const lit = chosen && tone === 'accent'
  const ground = lit ? house.gold : house.velvet
  const stroke = { color: house.gold, width: 1 }
  drawSteppedBox(sheet, name, box, Math.min(6, box.height / 10), { fill: ground, stroke })
  return { ground, ink: lit ? house.night : house.ivory }
}

const strong: Stroke = { color: house.gold, width: 1.5 }
const hair: Stroke = { color: house.brass, width: 0.75 }

/** A table between rules of gold, hairlines of brass between its rows. */
export const drawMarqueeTable = tableLayout({
  head: (sheet) => ({ ...plainTable.head(sheet), above: strong, below: strong }),
  row: (sheet, row) => ({
    ...plainTable.row(sheet, row),
    above: row.index === 0 ? strong : hair,
    below: row.index === row.count - 1 ? strong : hair,
  }),
})
