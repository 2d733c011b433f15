import { goesOnBelow } from './going-on.ts'
import { leadTermLength } from './lead-term.ts'
import { isListLine, isNumbered, itemLines, markLength } from './list-marks.ts'
import { collapseSpace, joinMapped, type MappedText, mapVerbatim } from './mapped-text.ts'
import { readPlainTable } from './plain-tables.ts'
import type { ListItemSource, SourceBlock } from './source-block.ts'
import { taskBox } from './task-boxes.ts'
import { isBlank, lineText, type TextLine, type Wrapping } from './text-lines.ts'

/** Marks of what is done, and of what is still to do. */
const tickMark = /^\s*(?:[-*+]\s+)?([✓✔☑✅☐✗□]|\[[ xX]\])\s*/u
const ticked = /^\s*(?:[-*+]\s+)?(?:[✓✔☑✅]|\[[xX]\])/u

/** Characters of a line that had no more room. */
const fullColumns = 60

const lettered = /^\s*(?:[（(]?(?:\p{L}ـ?|[ivx]{2,5})[)）]|[a-zA-Z가나다라마바사아자차카타파하]\.)/u

/**
 * Reads the list that begins at a line, its continuation lines and items indented below others included. A table below an item
 * stays one, called by it, and ends the list. `clauses`: its numbers are names by which
 * others call the items, and stay with them.
 */
export function readPlainList(
  lines: readonly TextLine[],
  from: number,
  wraps: Wrapping,
  clauses = false,
): { blocks: SourceBlock[]; next: number } {
  const raw: ItemLines[] = []
  let table: ReturnType<typeof readPlainTable>
  const first = lines[from]
  const numbered = first !== undefined && isNumbered(first)
  // Letters name points and alternatives ("(a) …; or"); numbers count what follows upon one another.
  const ordered = numbered && !clauses && !lettered.test(first.text)
  let at = from
  while (at < lines.length) {
    const line = lines[at]
    if (line === undefined) break
    const last = raw[raw.length - 1]
    if (isListLine(line)) {
      // Another kind of mark at the same depth begins another list.
      if (
        last !== undefined &&
        line.indent <= (raw[0]?.indent ?? 0) &&
        isNumbered(line) !== numbered
      )
        break
      const isKept = clauses && numbered
      for (const item of itemLines(line))
        raw.push(itemOn(item, isKept, keepsTick(lines, from, item)))
    } else if (isBlank(line)) {
      const next = lines[at + 1]
      if (next === undefined || !isListLine(next) || isNumbered(next) !== numbered) break
    } else if (
      last !== undefined &&
      (line.indent > last.indent || continuesItem(lines, at, wraps))
    ) {
      table = readPlainTable(lines, at)
      if (table !== undefined) break
      last.pieces.push(lineText(line))
    } else break
    at++
  }
  const items = nestedItems(raw)
  if (table === undefined) return { blocks: [{ kind: 'list', ordered, items }], next: at }
  // What leads to the table is its name, and no item beside it.
  const above = items.at(-1)
  const isLead = above?.children.length === 0 && /[:：]$/u.test(above.text.text)
  const named = isLead ? { ...table.block, caption: above.text } : table.block
  const others = isLead ? items.slice(0, -1) : items
  return {
    blocks: [
      ...(others.length > 0 ? [{ kind: 'list' as const, ordered, items: others }] : []),
      named,
    ],
    next: table.next,
  }
}

/** An item's line; `isKept`: with its number, `isTicked`: with its box, as part of what it says. */
function itemOn(line: TextLine, isKept: boolean, isTicked: boolean): ItemLines {
  const tick = isTicked ? tickMark.exec(line.text)?.[0].length : undefined
  return {
    indent: line.indent,
    kind: kindOfMark(line),
    mark: isKept ? {} : markOf(line),
    pieces: [
      ...(tick === undefined ? [] : [boxOf(line)]),
      lineText(line, isKept ? 0 : (tick ?? markLength(line))),
    ],
  }
}

/** The items of lines, those indented below others or counted in another way as their children. */
function nestedItems(raw: readonly ItemLines[]): ListItemSource[] {
  const items: ListItemSource[] = []
  const base = raw[0]?.indent ?? 0
  const kind = raw[0]?.kind ?? ''
  for (const one of raw) {
    const text = collapseSpace(joinMapped(one.pieces))
    const lead = leadTermLength(text.text)
    const item: ListItemSource = { text, lead, ...one.mark, more: [], children: [] }
    const parent = items[items.length - 1]
    // "가." below "2." counts within it, however far it is indented.
    const isWithin = one.indent > base + 1 || (one.kind !== '' && one.kind !== kind)
    if (parent !== undefined && isWithin) parent.children.push(item)
    else items.push(item)
  }
  return items
}

type Marked = Pick<ListItemSource, 'mark'>

/** The lines of an item. */
interface ItemLines {
  indent: number
  kind: string
  mark: Marked
  pieces: MappedText[]
}

/** The number or the letter of an item; a bullet is the same for all. */
function markOf(line: TextLine): Marked {
  if (!isNumbered(line)) return {}
  const mark = lineText({ ...line, text: line.text.slice(0, markLength(line)) })
  return { mark }
}

/** What a line counts with ("1.", "a)", "(一)"), the same for all that count alike; empty for a bullet. */
function kindOfMark(line: TextLine): string {
  if (!isNumbered(line)) return ''
  const mark = line.text.slice(0, markLength(line)).trim()
  return mark.replace(
    /[\p{L}\p{N}]+/u,
    (sign) => counters.find(([, is]) => is.test(sign))?.[0] ?? '',
  )
}

/** What is counted with, by the first of its signs. */
const counters: readonly (readonly [string, RegExp])[] = [
  ['①', /[①-⑳]/u],
  ['1', /\p{Nd}/u],
  ['一', /[一二三四五六七八九十]/u],
  ['가', /[가-힣]/u],
  ['A', /\p{Lu}/u],
  ['a', /\p{Ll}/u],
  ['א', /\p{L}/u],
]

/** Whether a line's box says that something is done, or is beside one that does: then it is part of what is said. */
function keepsTick(lines: readonly TextLine[], from: number, line: TextLine): boolean {
  if (!tickMark.test(line.text)) return false
  for (let at = from; at < lines.length && at < from + mostTasks; at++) {
    const one = lines[at]
    if (one === undefined || isBlank(one)) return false
    if (ticked.test(one.text)) return true
  }
  return false
}

/** How far the tasks of a list are looked through for one that is done. */
const mostTasks = 60

/** The sign of a task's state; brackets are drawn as the box that they stand for. */
function boxOf(line: TextLine): MappedText {
  const at = line.start + line.text.search(/[^\s\-*+]/u)
  const sign = tickMark.exec(line.text)?.[1] ?? ''
  return sign.startsWith('[') ? taskBox(!/\s/u.test(sign), at) : mapVerbatim(sign, at)
}

/** Whether a line without indentation still belongs to the item above: that was full and did not end. */
function continuesItem(lines: readonly TextLine[], at: number, wraps: Wrapping): boolean {
  const [before, line] = [lines[at - 1], lines[at]]
  if (before === undefined || line === undefined || isBlank(before)) return false
  if (/[.!?:;。！？]$/u.test(before.text.trim())) return false
  if (goesOnBelow(before.text, line.text, fullColumns)) return true
  // Two lines tell nothing of how wide a text is: they end open, so that it has to be known.
  return wraps([before, line, { ...line, text: '' }], 0)
}
