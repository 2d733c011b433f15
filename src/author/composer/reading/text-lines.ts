import { allMatches } from '../../../text/all-matches.ts'
import { type MappedText, mapVerbatim } from './mapped-text.ts'

/** One line of plain text without its line break. */
export interface TextLine {
  text: string
  /** Index in the input of the line's first code unit. */
  start: number
  /** Columns before the first character that is not white space; a tab counts to the next multiple of four. */
  indent: number
  /** Whether what it begins with looks like the mark of a list and counts nothing: the initial of a name, a day. */
  countsNothing?: true
}

/** Whether one of some lines without a blank one between is wrapped, so that it runs on in the next. */
export type Wrapping = (group: readonly TextLine[], at: number) => boolean

/** The lines between two indices of the input. Understands LF, CRLF, CR, and the Unicode line separators. */
export function readLines(input: string, from: number, to: number): TextLine[] {
  const lines: TextLine[] = []
  const breaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g
  breaks.lastIndex = from
  let start = from
  while (start <= to) {
    const match = breaks.exec(input)
    const end = match === null || match.index >= to ? to : match.index
    const text = input.slice(start, end)
    lines.push({ text, start, indent: indentOf(text) })
    if (match === null || match.index >= to) break
    start = match.index + match[0].length
  }
  return lines
}

function indentOf(text: string): number {
  let columns = 0
  for (const unit of text) {
    if (unit === '\t') columns += 4 - (columns % 4)
    else if (/\s/.test(unit)) columns++
    else break
  }
  return columns
}

/** The line's words with their places, ends trimmed, beginning `skip` code units into the line. */
export function lineText(line: TextLine, skip = 0): MappedText {
  const rest = line.text.slice(skip)
  const lead = rest.length - rest.trimStart().length
  return mapVerbatim(rest.trim(), line.start + skip + lead)
}

/** Whether nothing but white space stands on the line. */
export function isBlank(line: TextLine): boolean {
  return line.text.trim() === ''
}

/** The lines from one to the next blank one. */
export function groupFrom(lines: readonly TextLine[], from: number): TextLine[] {
  let end = from
  while (end < lines.length && !isBlank(lines[end] as TextLine)) end++
  return lines.slice(from, end)
}

/** What stands in columns of its own on a line, each as a line with its indent. */
export function columnsApart(line: TextLine, gap: RegExp): TextLine[] {
  const pieces: TextLine[] = []
  let from = 0
  for (const match of [...allMatches(line.text, gap), undefined]) {
    const text = line.text.slice(from, match?.index)
    if (text.trim() !== '') pieces.push({ text, start: line.start + from, indent: line.indent })
    from = (match?.index ?? 0) + (match?.[0].length ?? 0)
  }
  return pieces
}
