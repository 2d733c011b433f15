import { tableLayout } from '../../layouts/table.ts'
import { slideColors } from '../../tree/place-tree.ts'
import { glaze } from './glazes.ts'

/** A table without rules: its head dark, its rows in two light glazes in turn, what matters in ochre. */
export const drawKilnTable = tableLayout({
  head: (sheet) => ({
    colors: { ...slideColors(sheet), ground: glaze.dark, ink: glaze.cream },
    filled: true,
  }),
  row: (sheet, { index, lit }) => {
    const { dark, ochre, cream, sand } = glaze
    if (!lit)
      return {
        colors: { ...slideColors(sheet), ground: index % 2 === 0 ? cream : sand },
        filled: true,
      }
    return {
      colors: { ground: ochre, ink: dark, mutedInk: dark, accent: dark, line: dark },
      filled: true,
    }
  },
})
