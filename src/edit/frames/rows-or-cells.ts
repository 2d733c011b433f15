import type { Thing } from './thing.ts'

/** Things without rows that are there by a cell of theirs: they print what it does. */
export function withoutWholes(things: readonly Thing[]): Thing[] {
  return things.filter(
    (thing) =>
      thing.kind !== 'row' ||
      !things.some(
        (one) =>
          one.kind === 'cell' && one.block?.id === thing.block?.id && one.index === thing.index,
      ),
  )
}

/** Things without cells that a row is called by, its first, and without rows that only hold the words somewhere: “Acme” is the row. */
export function withoutNames(things: readonly Thing[]): Thing[] {
  const isNameOf = (cell: Thing, row: Thing) =>
    cell.kind === 'cell' &&
    cell.column === 0 &&
    cell.block?.id === row.block?.id &&
    cell.index === row.index
  const rows = things.filter(
    (row) => row.kind === 'row' && things.some((cell) => isNameOf(cell, row)),
  )
  return rows.length === 0
    ? [...things]
    : things.filter(
        (one) =>
          rows.includes(one) || (one.kind !== 'row' && !rows.some((row) => isNameOf(one, row))),
      )
}
