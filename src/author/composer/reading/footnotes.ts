import { escapePattern } from '../language/word-pattern.ts'
import { type MappedText, spanOf } from './mapped-text.ts'
import type { ListItemSource, SourceBlock } from './source-block.ts'

/** The mark that a footnote begins with: a raised number or sign, or stars and daggers. */
const footnoteMark = /^(?:[¹²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹]?|\*{1,3}|[†‡])(?=\s?[^\s*])/u

/**
 * Blocks without their footnotes, which are for the notes of the slide that shows what they qualify: paragraphs, and lists of
 * one item, that begin with a mark that stands behind other words. What begins with a raised number is one wherever that stands.
 */
export function withFootnotes(blocks: readonly SourceBlock[], input: string): SourceBlock[] {
  return blocks.map((block): SourceBlock => {
    const note = noteOf(block, input)
    if (note === undefined) return block
    const behind = new RegExp(`\\S\\s?${escapePattern(note.mark)}(?![*†‡\\p{L}\\p{N}])`, 'u')
    for (const other of blocks) {
      if (other === block) continue
      for (const text of textsOf(other)) {
        const match = behind.exec(text.text)
        const at = match === null ? undefined : text.offsets[match.index + match[0].length - 1]
        if (at !== undefined) return { kind: 'margin', place: 'notes', text: note.text, at: at + 1 }
      }
    }
    return /\p{N}/u.test(note.mark) ? { kind: 'margin', place: 'notes', text: note.text } : block
  })
}

function noteOf(block: SourceBlock, input: string): { mark: string; text: MappedText } | undefined {
  if (block.kind === 'paragraph') {
    const mark = footnoteMark.exec(block.text.text)?.[0]
    return mark === undefined ? undefined : { mark, text: block.text }
  }
  if (block.kind !== 'list' || block.items.length !== 1) return undefined
  const [item] = block.items
  if (item === undefined || item.more.length + item.children.length > 0) return undefined
  const { start } = spanOf(item.text)
  const mark = /\*\s?$/u.exec(input.slice(Math.max(0, start - 2), start))
  return mark === null ? undefined : { mark: '*', text: item.text }
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
