import type { MappedText } from '../reading/mapped-text.ts'
import type { Atom } from './atom.ts'

/** A table as it is read; `atoms[i]` is `rows[i]`. */
export interface TableRows {
  columns: MappedText[]
  rows: MappedText[][]
  atoms: Atom[]
  /** What figures without a unit are counted in, as it is said beside the table. */
  unit?: string
  /** Whether they are things with what each costs. */
  isPriced?: true
}

/** The cells of a column. */
export function columnOf(rows: readonly MappedText[][], index: number): string[] {
  return rows.map((row) => row[index]?.text ?? '')
}
