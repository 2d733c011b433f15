import { plainTable, tableLayout } from '../../layouts/table.ts'

/** A table in black on the paper; a column that matters in red. */
export const drawGazetteTable = tableLayout({
  ...plainTable,
  row: (sheet, row) => {
    const look = plainTable.row(sheet, row)
    const { accent } = look.colors
    return row.litColumn
      ? { ...look, colors: { ...look.colors, ink: accent, mutedInk: accent } }
      : look
  },
})
