import { wordCount } from '../language/script.ts'
import { readQuotation } from './attribution.ts'
import { goesOnInAmount, isClause } from './clauses.ts'
import { beginsEntry, readEntries } from './entry-headings.ts'
import { isRow } from './heading-ends.ts'
import { leadTermLength } from './lead-term.ts'
import { isAmongRows, readLineRun } from './line-runs.ts'
import { isListLine } from './list-marks.ts'
import { collapseSpace, joinMapped, type MappedText } from './mapped-text.ts'
import { isUnderline } from './plain-headings.ts'
import { readPlainTable } from './plain-tables.ts'
import type { SourceBlock } from './source-block.ts'
import { linesSetIn, standingLines } from './standing-lines.ts'
import { groupFrom, isBlank, lineText, type TextLine, type Wrapping } from './text-lines.ts'

/** The line at which a paragraph that begins at a line ends. */
export function paragraphEnd(lines: TextLine[], from: number, wraps: Wrapping): number {
  // Rows that are one list hold no table.
  const areRows = isAmongRows(lines, from) && !groupFrom(lines, from).some(isListLine)
  let at = from + 1
  while (at < lines.length) {
    const line = lines[at]
    if (line === undefined || isBlank(line)) break
    if (isClause(line.text) && !goesOnInAmount(lines, from, at, wraps)) break
    if (isListLine(line)) break
    if (isUnderline(lines[at + 1]?.text ?? '')) break
    if (!areRows && readPlainTable(lines, at) !== undefined) break
    if (isSetApart(line, lines[at - 1]) || linesSetIn(lines, at, wraps) !== undefined) break
    at++
  }
  return at
}

/** Words of a sentence alone that is no paragraph. */
const remarkWords = 8

/** Whether some lines are one of few words. */
export function isRemark(lines: readonly TextLine[]): boolean {
  const [line, ...others] = lines
  return isRow(lines) || (others.length === 0 && wordCount(line?.text ?? '') <= remarkWords)
}

/** Whether a line is indented below one that ends a sentence or leads to it, or leads itself to what is below it: it goes on in no other. */
function isSetApart(line: TextLine, before: TextLine | undefined): boolean {
  if (before === undefined) return false
  // Below the words of a clause, behind its number, that goes on.
  const isHanging = /^\s*(?:\d+\.)*\d+[.)]?\s+/u.exec(before.text)?.[0].length === line.indent
  const isBelow = !isHanging && line.indent > before.indent && /[:：。]\s*$/u.test(before.text)
  const isAbove = line.indent < before.indent && /[:：]\s*$/u.test(line.text)
  return (isBelow || isAbove) && !/^\s*\p{Ll}/u.test(line.text)
}

/** A group of lines without a blank between: joined where wrapped, otherwise a paragraph a line. */
export function paragraphBlocks(lines: TextLine[], wraps: Wrapping): SourceBlock[] {
  const entries = readEntries(lines, wraps)
  if (entries !== undefined) return entries
  const list = readLineRun(lines, wraps)
  if (list !== undefined) return [list]
  const standing = standingLines(lines, wraps)
  if (standing !== undefined) {
    const { before, items, after } = standing
    return [
      ...(before.length > 0 ? paragraphBlocks(before, wraps) : []),
      { kind: 'list', ordered: false, items },
      ...(after.length > 0 ? paragraphBlocks(after, wraps) : []),
    ]
  }
  const paragraphs: MappedText[] = []
  let wrapped: MappedText[] = []
  for (const [index, line] of lines.entries()) {
    wrapped.push(lineText(line))
    const next = lines[index + 1]
    // Only a first line may be set in deeper than what it goes on in.
    const isOut = next !== undefined && index > 0 && next.indent < line.indent
    if (next !== undefined && !isOut && wraps(lines, index)) {
      const runsOn = ![line, next].some(({ text }) => beginsEntry(text, near(lines, index)))
      if (runsOn) continue
    }
    paragraphs.push(joinMapped(wrapped))
    wrapped = []
  }
  return paragraphs.map((paragraph): SourceBlock => {
    const text = collapseSpace(paragraph)
    const quotation = readQuotation(text, false)
    return quotation ?? { kind: 'paragraph', text, lead: leadTermLength(text.text) }
  })
}

/** The texts of a line and those around it. */
function near(lines: readonly TextLine[], at: number): string[] {
  return lines.slice(Math.max(0, at - 3), at + 4).map(({ text }) => text)
}
