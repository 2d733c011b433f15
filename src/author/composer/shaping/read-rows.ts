import { normalizeDigits, numbersIn } from '../language/figures.ts'
import { joinMapped, type MappedText } from '../reading/mapped-text.ts'
import type { TableSource } from '../reading/source-block.ts'
import type { Atom } from './atom.ts'
import { type AtomCounter, sentenceAtom } from './read-atoms.ts'
import type { TableRows } from './table-rows.ts'

/** The columns and rows of a table that say something, each row as an atom. */
export function readRows(table: TableSource, counter: AtomCounter): TableRows {
  const isNamed = table.columns.some(({ text }) => text !== '')
  const useful = table.columns.map((column, index) => {
    const cells = table.rows.map((row) => row[index]?.text ?? '')
    if (cells.every((cell) => cell === '')) {
      if (isToFillIn(table, index)) return true
      counter.register.add('upkeep', column)
      return false
    }
    // A nameless column among others that says the same in every row ("Link") is for the web page.
    const repeated = new Set(cells).size <= Math.max(1, Math.ceil(cells.length / 4))
    const isNameless = isNamed && column.text === '' && index > 0
    return !(isNameless && repeated && numbersIn(cells.join(' ')).length === 0)
  })
  const columns = table.columns.filter((_, index) => useful[index])
  const rows = table.rows
    .map((row) => row.filter((_, index) => useful[index]))
    .filter((row) => row.some((cell) => cell.text !== ''))
  const atoms = rows.map((row): Atom => {
    const text = joinMapped(row, ' · ')
    counter.register.add('row', text, spokenRow(row, columns))
    return { ...sentenceAtom(text, counter), kind: 'row' }
  })
  return { columns, rows, atoms, ...(table.isPriced ? { isPriced: true } : {}) }
}

/**
 * Whether a column without a value is to be filled in, and none that nobody used: beside words and not in what a program wrote,
 * where its name asks or it stands behind all others in rows that are counted.
 */
function isToFillIn({ columns, rows, isExported }: TableSource, column: number): boolean {
  const name = columns[column]?.text ?? ''
  const holdsFigures = rows.some((row) => row.slice(1).some(({ text }) => /\p{N}/u.test(text)))
  if (name === '' || holdsFigures || isExported === true) return false
  const isLast = rows.every((row) => row.slice(column).every(({ text }) => text === ''))
  return /[?？؟]\s*$/u.test(name) || (isLast && areCounted(rows))
}

/** Whether the first cells of rows count them, from any number on. */
function areCounted(rows: readonly MappedText[][]): boolean {
  const places = rows.map((row) => {
    const place = /^\s*(\d+)[.)]?\s*$/u.exec(normalizeDigits(row[0]?.text ?? ''))?.[1]
    return Number(place ?? Number.NaN)
  })
  return places.every((place, at) => place === (places[0] ?? 0) + at)
}

/** A row as it is read out: what it is about, then each column with what stands in it. */
function spokenRow(row: readonly MappedText[], columns: readonly MappedText[]): string {
  const [name, ...cells] = row
  const said = cells.flatMap(({ text }, index) =>
    text === '' ? [] : [`${columns[index + 1]?.text ?? ''} ${text}`.trim()],
  )
  return [name?.text ?? '', said.join(', ')].filter((one) => one !== '').join(': ')
}
