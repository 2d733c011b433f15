import { leadTermLength } from './lead-term.ts'
import type { MappedText } from './mapped-text.ts'
import type { ListItemSource, ListSource, ParagraphSource, SourceBlock } from './source-block.ts'
import { isBlank, type TextLine, type Wrapping } from './text-lines.ts'

/** "2.3 …", "2.3.1 …", "§ 2.3 …": the number of a clause before its words. */
const number =
  /^\s*(?:§\s?)?(\d{1,3}(?:\.\d{1,3})*)\.(\d{1,3})[.)]?[\s\u3000]+(?=\p{L}|["“„«»'‘(])/u

/** Whether a line begins a clause of a contract: then it goes on from no line above it. */
export function isClause(text: string): boolean {
  return number.test(text)
}

/** Whether a line begins with an amount ("1.41 m") and no number of a clause: it goes on from a comma, or from a line of no clause that had no more room. */
export function goesOnInAmount(
  lines: readonly TextLine[],
  from: number,
  at: number,
  wraps: Wrapping,
): boolean {
  const before = lines[at - 1]?.text.trimEnd() ?? ''
  if (/[,，、]$/u.test(before)) return true
  if (isClause(lines[from]?.text ?? '') || !/\p{L}$/u.test(before)) return false
  const blank = lines.findIndex((line, index) => index > at && isBlank(line))
  return wraps(lines.slice(from, blank < 0 ? undefined : blank), at - 1 - from)
}

/**
 * Blocks with clauses that count on (2.1, 2.2 …) as a list: each stands by itself, keeps its number, by which others call
 * it, and is shown whole or not at all. One that leads to points of its own stands before them as it is.
 */
export function withClauses(blocks: readonly SourceBlock[]): SourceBlock[] {
  const told: SourceBlock[] = []
  let open: { list: ListSource; last: MappedText } | undefined
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1]
    const clause = isAlone(block, next) ? block.text : undefined
    if (clause === undefined) {
      open = undefined
      told.push(block)
    } else if (open !== undefined && countsOn(open.last, clause)) {
      open.list.items.push(itemOf(clause))
      open.last = clause
    } else if (
      next !== undefined &&
      isAlone(next, blocks[index + 2]) &&
      countsOn(clause, next.text)
    ) {
      open = { list: { kind: 'list', ordered: false, items: [itemOf(clause)] }, last: clause }
      told.push(open.list)
    } else {
      open = undefined
      told.push(block)
    }
  }
  return told
}

/** Whether a block is a clause that leads to no points of its own. */
function isAlone(block: SourceBlock, next: SourceBlock | undefined): block is ParagraphSource {
  return (
    block.kind === 'paragraph' &&
    isClause(block.text.text) &&
    !(next?.kind === 'list' && /[:：]$/u.test(block.text.text))
  )
}

function countsOn(before: MappedText, clause: MappedText): boolean {
  const [, section, place] = number.exec(before.text) ?? []
  const [, nextSection, nextPlace] = number.exec(clause.text) ?? []
  return section !== undefined && section === nextSection && Number(place) + 1 === Number(nextPlace)
}

/** A text as an item. */
export function itemOf(text: MappedText): ListItemSource {
  return { text, lead: leadTermLength(text.text), more: [], children: [] }
}
