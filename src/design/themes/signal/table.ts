import { tableLayout } from '../../layouts/table.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { black, white, yellow } from './colors.ts'

const inverted = { ground: black, ink: yellow, mutedInk: white, accent: white, line: white }

/** A table under a slab, its rows parted by thick lines; the row or column that matters is inverted. */
export const drawSignalTable = tableLayout({
  head: (sheet) => ({
    colors: { ...slideColors(sheet), ink: black },
    below: { color: black, width: 6 },
  }),
  row: (sheet, { lit }) =>
    lit
      ? { colors: inverted, filled: true }
      : { colors: slideColors(sheet), below: { color: black, width: 1.5 } },
})
