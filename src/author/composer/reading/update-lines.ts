import { isUpdateLine } from '../language/upkeep-words.ts'
import { type MappedText, splitMapped } from './mapped-text.ts'
import { isLine, marginOf, type SourceBlock } from './source-block.ts'

/** Between the fields of a line that says who wrote a text and when. */
const separator = /\s[|│｜·•–—]\s|\s\/\s/gu
/** Fields of such a line, and UTF-16 units of one. */
const mostFields = 4
const longestField = 60

/**
 * Blocks without the lines that say when a text was made public or changed: they stand on its cover, with who wrote it where
 * the same line says that.
 */
export function withUpdateLines(blocks: readonly SourceBlock[]): SourceBlock[] {
  return blocks.flatMap((block): SourceBlock[] => {
    if (block.kind === 'paragraph')
      return fieldsOf(block.text)?.map((text) => marginOf(text, 'cover')) ?? [block]
    if (block.kind !== 'list') return [block]
    const updates = block.items.flatMap((item) => (isLine(item) ? (fieldsOf(item.text) ?? []) : []))
    if (updates.length === 0) return [block]
    const items = block.items.filter((item) => !isLine(item) || fieldsOf(item.text) === undefined)
    return [
      ...(items.length > 0 ? [{ ...block, items }] : []),
      ...updates.map((text) => marginOf(text, 'cover')),
    ]
  })
}

/** The fields of a line one of which says when the text was changed; undefined for any other line. */
function fieldsOf(line: MappedText): MappedText[] | undefined {
  if (line.text.length > mostFields * longestField) return undefined
  const fields = splitMapped(line, separator)
  const isShort =
    fields.length <= mostFields && fields.every(({ text }) => text.length <= longestField)
  return isShort && fields.some(({ text }) => isUpdateLine(text)) ? fields : undefined
}
