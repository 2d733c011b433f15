import type { Stroke } from '../../../scene/paint.ts'
import { drawImage } from '../../layouts/image.ts'
import { plainTable, tableLayout } from '../../layouts/table.ts'
import type { DrawLayout } from '../theme.ts'
import { house } from './house.ts'

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

/** A picture in a line of gold. */
export const drawMarqueeImage: DrawLayout = (sheet, content) => {
  if (!drawImage(sheet, content)) return false
  const picture = sheet.nodes.find((node) => node.kind === 'image')
  if (picture) sheet.addShape('picture-frame', picture.box, { stroke: strong })
  return true
}
