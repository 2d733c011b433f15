import { headOf, isPersonName } from './attribution.ts'
import { fieldSeparator } from './contact.ts'
import { leadTermLength } from './lead-term.ts'
import { type MappedText, splitMapped } from './mapped-text.ts'
import type { ListItemSource, SourceBlock } from './source-block.ts'
import { columnsApart, type TextLine } from './text-lines.ts'

/**
 * Blocks with the lines that hold several fields, each with its term and a colon ("Owner: Ana Roux | Budget: 4,200 €"), as
 * an item a field.
 */
export function withPartedFields(blocks: readonly SourceBlock[]): SourceBlock[] {
  return blocks.map((block): SourceBlock => {
    if (block.kind === 'paragraph') {
      const items = fieldsOf(block.text)
      return items === undefined ? block : { kind: 'list', ordered: false, items }
    }
    if (block.kind !== 'list') return block
    const items = block.items.flatMap((item) =>
      item.more.length + item.children.length > 0 ? [item] : (fieldsOf(item.text) ?? [item]),
    )
    return items.length === block.items.length ? block : { ...block, items }
  })
}

/** What sets the fields of a form apart on a line: more than the space between words. */
const columnGap = /\t+| {3,}/gu
/** A label with something behind it. */
const labelled = /^[^:：]{1,40}[:：]\s*\S/u

/**
 * The lines of a text with each field of a form on a line of its own ("Subject: Science     Class: 7     Sheet 11"): most of them
 * say what they are. Figures alone are counts that belong together, as do those who sign; lines that share a label are records.
 */
export function withFieldLines(lines: TextLine[]): TextLine[] {
  if (!lines.some(mayHoldFields)) return lines
  const parted = lines.map((line) => (mayHoldFields(line) ? columnsApart(line, columnGap) : [line]))
  const labels = parted.map((pieces) => (pieces.length < 2 ? [] : pieces.flatMap(labelOf)))
  return parted.flatMap((pieces, at) => {
    const around = [labels[at - 1], labels[at + 1]]
    const isRecord = labels[at]?.some((label) => around.some((others) => others?.includes(label)))
    return isRecord || !areFields(pieces) ? (lines[at] ?? []) : pieces
  })
}

function labelOf({ text }: TextLine): string[] {
  return /^[^:：]*[:：]/u.exec(text.trim())?.slice() ?? []
}

/** No line of a form is longer. */
const longestLine = 300

function mayHoldFields({ text }: TextLine): boolean {
  return text.length <= longestLine && /[:：]/u.test(text) && /\S(?:\t| {3,})\S/.test(text)
}

function areFields(pieces: readonly TextLine[]): boolean {
  const [first] = pieces
  const labels = pieces.filter(({ text }) => labelled.test(text.trim()))
  const isPerson = ({ text }: TextLine) =>
    isPersonName(headOf(text.trim().slice(leadTermLength(text.trim())).trim()))
  const counts = labels.filter(({ text }) => /[:：]\s*\p{Nd}+$/u.test(text.trim()))
  return (
    first !== undefined &&
    labels.length > 1 &&
    labels[0] === first &&
    labels.length * 2 >= pieces.length &&
    counts.length * 2 <= labels.length &&
    !labels.every(isPerson) &&
    labels.every(({ text }) => leadTermLength(text.trim()) > 0)
  )
}

/** The fields of a line as items; undefined where one of them has no term. */
function fieldsOf(line: MappedText): ListItemSource[] | undefined {
  const items = splitMapped(line, fieldSeparator).map(
    (text): ListItemSource => ({ text, lead: leadTermLength(text.text), more: [], children: [] }),
  )
  return items.length > 1 && items.every(({ lead }) => lead > 0) ? items : undefined
}
