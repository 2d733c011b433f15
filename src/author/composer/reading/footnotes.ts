import { escapePattern } from '../language/word-pattern.ts'
import { type MappedText, spanOf } from './mapped-text.ts'
import type { ListItemSource, SourceBlock } from './source-block.ts'

/** The mark that a footnote begins with: a raised number or sign, or stars and daggers. */
const footnoteMark = /^(?:[¹²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹]?|\*{1,3}|[†‡])(?=\s?[^\s*])/u

/**
 * Blocks without their footnotes, which are for the notes of the slide that shows what they qualify: paragraphs, and the last
 * item of a list with other marks, that begin with a mark that stands behind other words. What begins with a raised number is
 * one wherever that stands.
 */
export function withFootnotes(blocks: readonly SourceBlock[], input: string): SourceBlock[] {
  return blocks.flatMap((block): SourceBlock[] => {
    const note = noteOf(block, input)
    if (note === undefined) return [block]
    const at = placeOf(note, blocks)
    if (at === undefined && !/\p{N}/u.test(note.mark)) return [block]
    const margin = { kind: 'margin', place: 'notes', text: note.text } as const
    return [...note.rest, at === undefined ? margin : { ...margin, at }]
  })
}

interface Footnote {
  mark: string
  text: MappedText
  /** What is left of its block. */
  rest: SourceBlock[]
}

function noteOf(block: SourceBlock, input: string): Footnote | undefined {
  if (block.kind === 'paragraph') {
    const mark = footnoteMark.exec(block.text.text)?.[0]
    return mark === undefined ? undefined : { mark, text: block.text, rest: [] }
  }
  if (block.kind !== 'list') return undefined
  const [first, item] = [block.items[0], block.items.at(-1)]
  if (item === undefined || item.more.length + item.children.length > 0) return undefined
  if (!hasStar(item, input) || (first !== item && first !== undefined && hasStar(first, input)))
    return undefined
  const rest = first === item ? [] : [{ ...block, items: block.items.slice(0, -1) }]
  return { mark: '*', text: item.text, rest }
}

/** UTF-16 units of what may stand before the text of an item in its line. */
const mostBefore = 40

/** Whether a star is the mark of an item; those right before its text may as well begin what is bold. */
function hasStar({ text }: ListItemSource, input: string): boolean {
  const { start } = spanOf(text)
  const before = input.slice(Math.max(0, start - mostBefore), start)
  return /(?:^|[\r\n])[\s>]*\*\s[^\r\n]*$/u.test(before)
}

/** Behind the first words that bear the mark of a footnote. */
function placeOf({ mark, text }: Footnote, blocks: readonly SourceBlock[]): number | undefined {
  const behind = new RegExp(`\\S\\s?${escapePattern(mark)}(?![*†‡\\p{L}\\p{N}])`, 'u')
  for (const other of blocks.flatMap(textsOf)) {
    const match = other === text ? null : behind.exec(other.text)
    const at = match === null ? undefined : other.offsets[match.index + match[0].length - 1]
    if (at !== undefined) return at + 1
  }
  return undefined
}

function textsOf(block: SourceBlock): MappedText[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'quote':
      return [block.text]
    case 'list':
      return block.items.flatMap(itemTexts)
    case 'table':
      return [...block.columns, ...block.rows.flat()]
    default:
      return []
  }
}

function itemTexts({ text, more, children }: ListItemSource): MappedText[] {
  return [text, ...more, ...children.flatMap(itemTexts)]
}
