import { findDates } from '../../../author/composer/language/dates.ts'
import type { TableBlock } from '../../../deck/blocks/table/schema.ts'
import { likeAmount } from '../amount-like.ts'
import { partsOfPayload } from '../payload-list.ts'
import { Unfit } from '../world.ts'

/**
 * The rows that some words give: where each is a name with as many amounts as there are other columns, what parts them says nothing
 * ("Mocha 4.10 4.30 and Water 1.50 1.00", "Chai latte with 3.70 and 4.00"); else they are one. An amount is written like those beside it.
 * @param isLink whether a word joins a name and what stands beside it.
 * @throws {Unfit} where there are more cells than columns.
 */
export function rowsOf(
  text: string,
  table: TableBlock,
  isQuoted: boolean,
  isLink: (word: string) => boolean,
): string[][] {
  const isParted = isQuoted || partsOfPayload(text).length === table.columns.length
  const byAmounts = isParted ? undefined : rowsByAmounts(text, table, isLink)
  const rows = byAmounts ?? [cellsOf(text, table, isQuoted)]
  // "Apex Bonn 11 and Zenit Ulm 12": what is not parted is asked about, rather than left in one cell.
  const holdsMore = (cell: string) => /\p{L}.*\s\d[\d.,]*$/u.test(cell)
  const isLeft = byAmounts === undefined && !isQuoted && rows[0]?.at(-1) === ''
  if (isLeft && rows[0]?.some(holdsMore)) throw new Unfit()
  const written = (cell: string, at: number) => {
    const beside = table.rows.map(({ cells }) => cells[at] ?? '').find((one) => isNumber(one))
    return at === 0 || beside === undefined || !isNumber(cell) ? cell : likeAmount(beside, cell)
  }
  return rows.map((cells) => cells.map(written))
}

/** Names, each with its amounts. */
function rowsByAmounts(
  text: string,
  { columns }: TableBlock,
  isLink: (word: string) => boolean,
): string[][] | undefined {
  const rows: string[][] = []
  const amount =
    /[\p{Sc}]?\s?(?<![\p{L}\p{N}.,])[-−]?\d[\d.,]*(?<=\d)\s?[%\p{Sc}]?(?![\p{L}\p{N}])/gu
  const mark = /^[\s,;|/:：，、]+|[\s,;|/:：，、]+$/gu
  const nameIn = (words: string) => {
    const [first = '', ...others] = words.replace(mark, '').split(/\s+/u)
    const said = isLink(first) ? others : [first, ...others]
    return (isLink(said.at(-1) ?? '') ? said.slice(0, -1) : said).join(' ').replace(mark, '')
  }
  let end = 0
  for (const found of text.matchAll(amount)) {
    const name = nameIn(text.slice(end, found.index))
    if (name !== '') rows.push([name])
    rows.at(-1)?.push(found[0].trim())
    end = found.index + found[0].length
  }
  const isWhole = nameIn(text.slice(end)) === ''
  const areFull = rows.every((cells) => cells.length === columns.length)
  return rows.length > 0 && columns.length > 2 && isWhole && areFull ? rows : undefined
}

/**
 * The cells of a row that is given; where nothing parts them, nor quotation marks hold them together, they are parted at spaces if
 * figures come to stand below figures then: "Student £9".
 * @throws {Unfit} where there are more than columns.
 */
function cellsOf(text: string, { columns, rows }: TableBlock, isQuoted: boolean): string[] {
  const parts = partsOfPayload(text)
  const bySpaces = isQuoted ? undefined : cellsBySpaces(text, columns.length)
  const isFitting = (cell: string, at: number) =>
    isNumber(cell) === (rows.length > 0 && rows.every(({ cells }) => isNumber(cells[at])))
  const isParted = bySpaces?.some(isNumber) === true && bySpaces.every(isFitting)
  const cells = parts.length === 1 && isParted ? bySpaces : parts
  if (cells.length > columns.length) throw new Unfit()
  return columns.map((_, at) => cells[at] ?? '')
}

/** "Tuesday 4", "Town Hall 4": a name and its figure, or as many words as there are columns. */
export function cellsBySpaces(row: string, count: number): string[] | undefined {
  const words = row.trim().split(/\s+/)
  if (words.length === count) return words
  const figure = words.at(-1) ?? ''
  return count === 2 && words.length > 2 && isNumber(figure)
    ? [words.slice(0, -1).join(' '), figure]
    : undefined
}

/** Whether a cell holds nothing but an amount. */
export function isNumber(text: string | undefined): boolean {
  return /^[€$£]?\s?[-−]?\d[\d.,\s]*\s?(?:%|€)?$/.test(text ?? '')
}

/**
 * An item of a list: where it has two parts, what stands before the dash or colon is the first.
 * @param language in which its date is written, a BCP 47 primary subtag.
 */
export function itemOf(
  kind: string,
  text: string,
  column: number | undefined,
  language = '',
): string | { text: string; [part: string]: unknown } {
  const pair = /^(.{1,80}?)\s*(?:\s[–—-]\s|:\s)\s*(.+)$/su.exec(text)
  const [, first = '', second = ''] = pair ?? []
  switch (kind) {
    case 'comparison':
      return { text, side: column ?? 0 }
    case 'steps':
    case 'cards':
      return pair
        ? { head: first, text: second }
        : kind === 'cards'
          ? { head: text, text: '' }
          : text
    case 'timeline': {
      const dated =
        pair ??
        dateFirst(text, language) ??
        /^(\d\S*)\s+(.+)$/su.exec(text) ??
        /^(.{1,30}?)[,，]\s*(.+)$/su.exec(text)
      if (dated === null) throw new Unfit()
      return { date: dated[1] ?? '', text: dated[2] ?? '' }
    }
    case 'stats': {
      // "12, evening courses": a figure and what it counts.
      const counted = pair ?? /^(\S*\p{N}\S*?)[,，]\s+(.+)$/su.exec(text)
      if (counted === null) throw new Unfit()
      return { text: counted[1] ?? '', label: counted[2] ?? '' }
    }
    case 'definition':
      if (pair === null) throw new Unfit()
      return { term: first, text: second }
    default:
      return text
  }
}

/** "**1 August**, Noise test passed": the whole, the date and what stands after it. */
function dateFirst(text: string, language: string): string[] | undefined {
  const [date] = findDates(text, language)
  const said = date?.from === 0 ? text.slice(date.to).replace(/^[\s,，、]+/u, '') : ''
  return date === undefined || said === '' ? undefined : [text, text.slice(0, date.to), said]
}
