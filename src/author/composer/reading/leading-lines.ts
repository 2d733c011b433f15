import { isListLine } from './list-marks.ts'
import { readPlainTable } from './plain-tables.ts'
import type { SourceBlock } from './source-block.ts'
import { isBlank, type TextLine } from './text-lines.ts'

/**
 * Whether a line leads to what is after it and names nothing: with a colon to a table, or to a list, one of several words right below a heading or of more anywhere;
 * right below a heading any to figures that nothing names.
 */
export function leadsToList(
  lines: readonly TextLine[],
  at: number,
  over: SourceBlock | undefined,
): boolean {
  const [line, next, behind] = lines.slice(at, at + 3)
  if (line === undefined || next === undefined) return false
  const isBelow = over?.kind === 'heading' && over.level > 1
  const isRightBelow = isBelow && !isBlank(lines[at - 1] ?? line)
  if (isRightBelow && !isListLine(next) && leadsToFigures(lines, at + 1)) return true
  const list = isBlank(next) ? behind : next
  // Numbered ones are told apart by their numbers.
  if (list === undefined || !/^\s*\D.*[:：]\s*$/u.test(line.text)) return false
  const isTable = !isBelow && readPlainTable(lines, lines.indexOf(list, at)) !== undefined
  if (!isTable && !isListLine(list)) return false
  const words = line.text
    .trim()
    .replace(/\s*[:：]$/u, '')
    .split(/\s+/u).length
  return words >= (isBelow || isTable ? leadWords : aloneWords)
}

/** Words of a line that leads to a list, right below a heading and elsewhere; fewer name it. */
const leadWords = 3
const aloneWords = 5

/** Whether figures that nothing names begin at a line, and other lines go on right behind them. */
function leadsToFigures(lines: readonly TextLine[], at: number): boolean {
  const table = readPlainTable(lines, at)
  const behind = table === undefined ? undefined : lines[table.next]
  return behind !== undefined && !isBlank(behind) && table?.block.columns[0]?.text === ''
}
