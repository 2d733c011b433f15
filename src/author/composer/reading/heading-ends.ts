import { namesTotal } from '../language/total-words.ts'
import { leadsToList } from './leading-lines.ts'
import { isListLine } from './list-marks.ts'
import { emptyMappedText } from './mapped-text.ts'
import { headingLevel, isUnderline } from './plain-headings.ts'
import { readPriceList } from './price-lists.ts'
import type { SourceBlock, TableSource } from './source-block.ts'
import { isBlank, type TextLine } from './text-lines.ts'

function isPriceList(block: SourceBlock | undefined): block is TableSource {
  return block?.kind === 'table' && block.isPriced === true
}

/** Whether prices behind a list of them are part of that: the only one so far, without a sum of its own. */
export function goesOnAsPrices(blocks: readonly SourceBlock[]): boolean {
  const last = blocks.at(-1)
  if (!isPriceList(last) || blocks.slice(0, -1).some(isPriceList)) return false
  return !namesTotal(last.rows.at(-1)?.[0]?.text ?? '')
}

/**
 * Adds a list of prices. One without a heading behind another is its end, what all comes to; behind several, or one that has its own
 * sum, it belongs to none of them.
 */
export function addPrices(blocks: SourceBlock[], list: TableSource): void {
  const last = blocks.at(-1)
  if (!isPriceList(last)) {
    blocks.push(list)
    return
  }
  if (!goesOnAsPrices(blocks)) {
    const heading = blocks.findLast((one) => one.kind === 'heading')
    blocks.push({ kind: 'heading', level: heading?.level ?? 2, text: emptyMappedText }, list)
    return
  }
  const columns = last.columns.length < list.columns.length ? list.columns : last.columns
  const rows = [...last.rows, ...list.rows].map((row) =>
    columns.map((_, at) => row[at] ?? emptyMappedText),
  )
  blocks[blocks.length - 1] = { ...last, columns, rows }
}

/** Whether the heading right above a line is what it is called by. */
export function isNamedAt(
  blocks: readonly SourceBlock[],
  lines: readonly TextLine[],
  at: number,
): boolean {
  const heading = blocks.at(-1)
  return heading?.kind === 'heading' && heading.level === namedAt(lines, at)
}

/** UTF-16 units of a line that is one thing, with what stands in columns beside it. */
const longestRow = 120

/** Whether some lines are one of a few words that ends no sentence: what a label right above it names, and nothing after it. */
export function isRow(lines: readonly TextLine[]): boolean {
  const [line, ...others] = lines
  const text = line?.text.trim() ?? ''
  return others.length === 0 && text.length <= longestRow && !/[.!?:;,。！？：；，]$/u.test(text)
}

/** Ends what stands right over a list before text that follows: it names the list and nothing after it. */
export function endNamed(blocks: SourceBlock[], lines: readonly TextLine[], at: number): void {
  const heading = blocks.findLast((block) => block.kind === 'heading')
  if (heading !== undefined && isParagraph(lines, at, blocks))
    blocks.push({ kind: 'heading', level: heading.level, text: emptyMappedText })
}

/** The level of the heading right above a line, 0 for none. */
function namedAt(lines: readonly TextLine[], at: number): number {
  const above = lines[at - 1]
  return above === undefined || isBlank(above) ? 0 : headingLevel(lines, at - 1)
}

/** Whether behind a blank line running text begins, or a line that leads to something else. */
function isParagraph(
  lines: readonly TextLine[],
  at: number,
  blocks: readonly SourceBlock[],
): boolean {
  const next = lines.findIndex((line, index) => index >= at && !isBlank(line))
  const line = lines[next]
  if (line === undefined || next === at || isListLine(line)) return false
  if (readPriceList(lines, next, goesOnAsPrices(blocks)) !== undefined) return false
  return headingLevel(lines, next) === 0 || leadsToList(lines, next, blocks.at(-1))
}

/** Ends the heading in force at a line that is drawn between two parts of a text, where none begins below it. */
export function endAtRule(blocks: SourceBlock[], lines: readonly TextLine[], at: number): void {
  const heading = blocks.findLast((block) => block.kind === 'heading')
  const isApart = [lines[at - 1], lines[at + 1]].every((one) => one === undefined || isBlank(one))
  if (heading === undefined || heading.level < 2 || heading === blocks.at(-1) || !isApart) return
  if (hasText(lines, at)) blocks.push({ kind: 'heading', level: 2, text: emptyMappedText })
}

/** Whether something is written from a line on. */
export function hasText(lines: readonly TextLine[], from: number): boolean {
  return lines.slice(from).some((line) => !isBlank(line) && !isUnderline(line.text))
}
