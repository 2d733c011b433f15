import { tableLayout } from '../../layouts/table.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { drawSoftBox } from './panels.ts'
import { pale, pastel } from './pastels.ts'

/** Space between the pills of rows. */
const gap = 6

/** A table whose rows are pills: the one that matters in lemon, a column that matters on a lemon ground across them. */
export const drawSorbetTable = tableLayout({
  head: (sheet) => {
    const colors = slideColors(sheet)
    return { colors: { ...colors, ink: colors.mutedInk } }
  },
  row: (sheet, { lit }) => {
    const colors = slideColors(sheet)
    const ground = lit ? pastel.lemon : pale
    return { colors: { ...colors, ground, mutedInk: colors.ink } }
  },
  under: (sheet, _box, rows, columns) => {
    rows.forEach(({ box, lit }, index) => {
      const pill = { ...box, y: box.y + gap / 2, height: box.height - gap }
      drawSoftBox(sheet, `row-${index + 1}-pill`, pill, lit ? pastel.lemon : pale)
    })
    columns.forEach((box, index) => {
      drawSoftBox(sheet, `column-${index + 1}-pill`, box, pastel.lemon)
    })
  },
})
