import { loneYear } from '../language/date-parts.ts'
import { normalizeDigits } from '../language/figures.ts'
import { isListLine } from './list-marks.ts'
import { emptyMappedText, type MappedText, mapVerbatim, sliceMapped } from './mapped-text.ts'
import type { TableSource } from './source-block.ts'
import { isBlank, type TextLine } from './text-lines.ts'

/** A number with its groups and decimals, a sign before it and a currency, a per cent sign or a code ("EUR") beside it. */
export const amount =
  "(?:(?:\\p{Sc}|[A-Z]{3})?\\s?[+−–-]|[+−–-]?(?:\\p{Sc}|[A-Z]{3})?\\s?)?\\d(?:[\\d.,’']|[ \\u00a0\\u202f](?=\\d{3}(?!\\d)))*(?:\\s?(?:\\p{Sc}|[%‰°]|[A-Z]{3}(?!\\p{L})))?"
/** What an amount is of, in two words at the most ("wks", "Mio. €"), or the amount that it is one of ("22 / 26"). */
export const unit = `(?:\\s?/\\s?${amount}|(?:\\s?[\\p{L}\\p{M}][\\p{L}\\p{M}.²³/]{0,7}){1,2}(?:\\s?\\p{Sc})?)`
const bracket = '[(（][^()（）]{1,40}[)）]'
/** What a name is made of: no digit but one that ends a word ("m3"). */
const inName = '(?:[^\\p{N}:：;!?|\\t=]|(?<=\\p{L})\\p{N}(?=\\s))'
/** A name of few words, what parts it from its figure, the figure with its unit, and a figure beside it in brackets. */
const tally = new RegExp(
  `^\\s*((?:[-–*•·]\\s+)?\\p{L}(?:${inName}{0,59}?(?![\\s.])${inName})?)(\\s*[:：]\\s*|\\s+[–—=-]\\s+|\\s*\\.{2,}\\s*|\\s+)((?:[~≈]\\s?|\\p{Ll}{2,6}\\.\\s)?${amount}${unit}?)\\s*(${bracket})?\\s*$`,
  'u',
)
/** A name may hold figures where a sign of its own parts it from what it comes to ("cappuccino 0.3 — 812 pcs.", "Tiles 28 m² x 34 = 952 €"). */
const partedTally = new RegExp(
  `^\\s*((?:[-–*•·]\\s+)?\\p{L}[^:：;!?|\\t=–—]{0,59}?)(\\s+[–—=]\\s+)(${amount}${unit}?)\\s*([(（][^()（）]{1,40}[)）])?[.;,]?\\s*$`,
  'u',
)
const partMark = /^[-–*•·]\s+/u
const year = new RegExp(`^${loneYear}$`)
const mostNameWords = 5
/** Fewer lines that end in a figure may do so by chance; those with colons are a list that says more. */
const fewestTallies = { alone: 3, beside: 2, colons: 5 }
/** More are a register. */
const mostTallies = 60

interface Tally {
  name: MappedText
  value: MappedText
  /** What stands in brackets behind the figure; empty without. */
  beside: MappedText
  /** The figure with the brackets. */
  whole: MappedText
  hasColon: boolean
  /** Whether a mark of its own parts name and figure, and no space alone. */
  isParted: boolean
}

/** A line as a name with its figure ("Volunteers 48", "Complaints 31 (19)"); undefined for every other. */
function tallyOf(line: TextLine): Tally | undefined {
  if (!/\p{Nd}/u.test(line.text)) return undefined
  const digits = normalizeDigits(line.text)
  const [, name = '', parting = '', value = '', beside = ''] =
    tally.exec(digits) ?? partedTally.exec(digits) ?? []
  // "Budget 2026" is a name.
  const isYear = !/\S/u.test(parting) && year.test(value)
  if (value === '' || isYear || name.split(/\s+/u).length > mostNameWords) return undefined
  const at = line.text.indexOf(name)
  const from = at + name.length + parting.length
  const place = (start: number, length: number) =>
    mapVerbatim(line.text.slice(start, start + length), line.start + start)
  const inner = beside === '' ? -1 : line.text.indexOf(beside, from + value.length) + 1
  return {
    name: place(at, name.length),
    value: place(from, value.length),
    beside: inner < 0 ? emptyMappedText : place(inner, beside.length - 2),
    whole: place(from, line.text.trimEnd().length - from),
    hasColon: /[:：]/u.test(parting),
    isParted: /\S/u.test(parting),
  }
}

/** Whether a line is a name with its figure. */
export function isTally(line: TextLine): boolean {
  return tallyOf(line) !== undefined
}

/**
 * Lines up to the next blank one that are each a name of few words with a figure, all of them different names: a table that
 * nothing names the columns of; figures in brackets are a column of their own, called by the words in the first.
 */
export function readTallies(
  lines: readonly TextLine[],
  from: number,
): { block: TableSource; next: number } | undefined {
  const tallies: Tally[] = []
  let next = from
  for (let line = lines[next]; line !== undefined && !isBlank(line); line = lines[++next]) {
    const one = tallyOf(line)
    // What is parted by marks is a list of figures by itself, whatever is said of it in the line behind it.
    const isList =
      tallies.length >= fewestTallies.alone && tallies.every(({ isParted }) => isParted)
    if (one === undefined && isList) break
    // Items of a list are parts of what stands before them.
    if (one === undefined || (tallies.length === 0 && isListLine(line))) return undefined
    if (tallies.push(one) > mostTallies) return undefined
  }
  const neighbours = [lines[from - 2], lines[next + 1]].filter((line) => line !== undefined)
  const isBeside = neighbours.some(isTally)
  const colons = tallies.some(({ hasColon }) => hasColon)
  const fewest = colons ? fewestTallies.colons : fewestTallies[isBeside ? 'beside' : 'alone']
  const names = new Set(tallies.map(({ name }) => name.text.toLowerCase()))
  if (tallies.length < fewest || names.size < tallies.length) return undefined
  const values = tallies.map(({ value }) => normalizeDigits(value.text))
  // Days of a year, and shares, are told as lists.
  if (values.every((value) => year.test(value))) return undefined
  const isParted = tallies.some(({ name }) => partMark.test(name.text))
  if (!isParted && values.some((value) => /[%‰]/u.test(value))) return undefined
  return {
    next,
    block: pairsOf(tallies, lines[from - 1]) ?? tableOf(tallies, nameAbove(lines, from)),
  }
}

/** What the figures in brackets were last called above a line. */
function nameAbove(lines: readonly TextLine[], from: number): MappedText | undefined {
  const above = lines.slice(Math.max(0, from - mostTallies), from)
  for (const line of above.toReversed()) {
    const beside = tallyOf(line)?.beside
    const [, name] = beside === undefined ? [] : columnName(beside)
    if (name !== undefined) return name
  }
  return undefined
}

/** "(kg / €)" in the line above names the two figures of each ("84 / 15,960"). */
const pairNames = /[(（]\s*([^()（）/]{1,20}?)\s*\/\s*([^()（）/]{1,20}?)\s*[)）]\s*[:：]?\s*$/u
const pair = /^(\S.*?)(\s*\/\s*)(\S.*)$/u

/** Names with two figures each, which the line above names: a table; undefined where there are none. */
function pairsOf(tallies: readonly Tally[], above: TextLine | undefined): TableSource | undefined {
  const named = above === undefined ? null : pairNames.exec(above.text)
  const [, first = '', second = ''] = named ?? []
  if (above === undefined || named === null) return undefined
  const rows = tallies.flatMap(({ name, value }) => {
    const [, one = '', between = '', other = ''] = pair.exec(value.text) ?? []
    const from = one.length + between.length
    return other === '' ? [] : [[name, sliceMapped(value, 0, one.length), sliceMapped(value, from)]]
  })
  if (rows.length < tallies.length) return undefined
  const at = above.text.indexOf(first, named.index)
  const column = (text: string, from: number) =>
    mapVerbatim(text, above.start + above.text.indexOf(text, from))
  return {
    kind: 'table',
    columns: [emptyMappedText, column(first, at), column(second, at + first.length)],
    rows,
  }
}

/** Figures in brackets are a column where words in the first say what they are; else they stand beside theirs, as written. */
function tableOf(tallies: readonly Tally[], above: MappedText | undefined): TableSource {
  const first = tallies.findIndex(({ beside }) => beside.text !== '')
  // "(-9 %)" beside an amount is how it has changed, and no amount of the column.
  const isChange = ({ beside, value }: Tally) =>
    /^\s*[+−–-]/u.test(beside.text) || /[%‰]/u.test(beside.text) !== /[%‰]/u.test(value.text)
  const isBare = (one: Tally) =>
    one.beside.text === '' || (!/\p{L}/u.test(one.beside.text) && !isChange(one))
  const own = tallies[first]?.beside
  const [said, name] = own === undefined ? [0, undefined] : columnName(own)
  const named = name ?? (tallies.every(isBare) ? above : undefined)
  // Words that only one of them has are no name of the column.
  const isColumn =
    first >= 0 && named !== undefined && tallies.every((one, at) => at === first || isBare(one))
  if (!isColumn)
    return {
      kind: 'table',
      columns: [emptyMappedText, emptyMappedText],
      rows: tallies.map(({ name, whole }) => [name, whole]),
    }
  return {
    kind: 'table',
    columns: [emptyMappedText, emptyMappedText, named],
    rows: tallies.map(({ name, value, beside }, at) => [
      name,
      value,
      at === first ? sliceMapped(beside, said) : beside,
    ]),
  }
}

/** What a figure in brackets is called there ("last year" of "last year 498,500"), and how long that is with the space behind it. */
function columnName(beside: MappedText): [number, MappedText | undefined] {
  const match = new RegExp(
    `^((?=.*\\p{L}|${loneYear}[:：]).*?[^\\s:：])[\\s:：]+(?=${amount}${unit}?$)`,
    'u',
  ).exec(normalizeDigits(beside.text))
  if (match === null) return [0, undefined]
  return [match[0].length, sliceMapped(beside, 0, match[1]?.length)]
}

/** Fewer parts are a remark, and fewer other lines no table. */
const fewestParts = 2

/**
 * A table of names with a figure each as several where lines with a dash before them are parts of the line above: each whole
 * with its parts, and the other lines together, first.
 */
export function withPartsApart(table: TableSource): TableSource[] {
  const wholes: MappedText[][][] = []
  const others: MappedText[][] = []
  for (let at = 0; at < table.rows.length; at++) {
    const row = table.rows[at] ?? []
    const end = table.rows.findIndex((one, below) => below > at && !isPart(one))
    const parts = table.rows.slice(at + 1, end < 0 ? undefined : end)
    if (isPart(row) || parts.length < fewestParts) others.push(row)
    else {
      wholes.push([row, ...parts.map(withoutMark)])
      at += parts.length
    }
  }
  if (wholes.length === 0 || others.length < fewestParts) return [table]
  return [others, ...wholes].map((rows) => ({ ...table, rows }))
}

function isPart([name]: readonly MappedText[]): boolean {
  return partMark.test(name?.text ?? '')
}

function withoutMark(row: readonly MappedText[]): MappedText[] {
  return row.map((cell, at) =>
    at === 0 ? sliceMapped(cell, partMark.exec(cell.text)?.[0].length ?? 0) : cell,
  )
}
