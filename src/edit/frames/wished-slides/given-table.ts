import { linesOf } from '../frames/new-data.ts'
import { partsOfPayload } from '../payload-list.ts'

/** Heads, and rows with as many cells as there are heads. */
export interface GivenTable {
  columns: string[]
  rows: string[][]
}

const cellSigns = /\s*(?:,(?!\d)|[，、\t|])\s*/

/** What parts rows, the surest first. */
const rowSigns = [/\s*\n\s*/, /\s*[;；]\s*/, /\s+\/\s+/, /\s*[.。](?:\s+|$)|\s*。\s*/]

/**
 * The rows of given words, each with as many cells as there are columns: parted by lines, semicolons, slashes or sentences, else by
 * commas. Undefined where there is no such way to part them.
 */
export function rowsOf(text: string, count: number): string[][] | undefined {
  const said = text.trim().replace(/[.;。；]$/u, '')
  if (said === '') return []
  for (const sign of rowSigns) {
    const lines = said.split(sign).filter((line) => line.trim() !== '')
    if (lines.length < 2) continue
    const rows = lines.map((line) => cellsOf(line, count))
    if (rows.every((row) => row !== undefined)) return rows
  }
  return rowsByCommas(said, count)
}

/** "1 person €236 €261, 2 people €418 €466"; "Small, 12, 300, Large, 8, 540". */
function rowsByCommas(said: string, count: number): string[][] | undefined {
  const byCommas = said.split(cellSigns).filter((part) => part !== '')
  for (const parts of [byCommas, partsOfPayload(said)]) {
    const bySpaces = parts.map((part) => cellsBySpaces(part, count))
    if (count > 1 && bySpaces.every((row) => row !== undefined)) return bySpaces
    if (parts.length % count === 0)
      return Array.from({ length: parts.length / count }, (_, at) =>
        parts.slice(at * count, (at + 1) * count),
      )
  }
  return undefined
}

function cellsOf(line: string, count: number): string[] | undefined {
  const parts = line.split(cellSigns).map((cell) => cell.trim())
  return parts.length === count ? parts : cellsBySpaces(line, count)
}

/** "URP 0900 000 400", "1 person €236 €261": a name, and behind it as many figures as there are columns beside it. */
function cellsBySpaces(line: string, count: number): string[] | undefined {
  if (cellSigns.test(line.trim())) return undefined
  const words = line.trim().split(/\s+/)
  if (words.length === count) return words
  const isFigure = (word: string | undefined) => /\p{Nd}/u.test(word ?? '')
  // Two columns: all figures behind the name are one number.
  const first = words.findIndex((word, at) => at > 0 && isFigure(word))
  const behind = words.slice(first)
  if (first < 1 || !behind.every(isFigure)) return undefined
  if (count === 2) return [words.slice(0, first).join(' '), behind.join(' ')]
  return behind.length === count - 1 ? [words.slice(0, first).join(' '), ...behind] : undefined
}

/** A table in text: its first line says the columns. */
export function tableOfLines(text: string): GivenTable | undefined {
  const [columns, ...rows] = linesOf(text) ?? []
  return columns === undefined ? undefined : { columns, rows }
}
