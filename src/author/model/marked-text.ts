import type { Mark } from '../../deck/marks/mark.ts'

/** A text with marks on stretches of it. */
interface MarkedText {
  text: string
  marks?: Mark[]
}

/** Stretches between backticks, or between pairs of asterisks; what has no end is itself. */
const marked = /`([^`\n]+)`|\*\*([^*\n]+)\*\*/gu

/** A line as models write it: `code` and **bold** become marks. */
export function readMarked(source: string): MarkedText {
  const marks: Mark[] = []
  let text = ''
  let from = 0
  for (const found of source.trim().matchAll(marked)) {
    const [whole, code, bold = ''] = found
    text += source.trim().slice(from, found.index)
    const words = code ?? bold
    const mark = { from: text.length, to: text.length + words.length }
    marks.push(code === undefined ? { ...mark, bold: true } : { ...mark, code: true })
    text += words
    from = found.index + whole.length
  }
  text += source.trim().slice(from)
  return marks.length === 0 ? { text } : { text, marks }
}

/** A text as it is printed, without the signs of its marks. */
export const plainText = (source: string): string => readMarked(source).text

/** A printed text under another name than `text`: `markedPart('head', 'Migration')`; nothing for an empty one. */
export function markedPart(name: string, source: string): Record<string, unknown> {
  const { text, marks } = readMarked(source)
  if (text === '') return {}
  return { [name]: text, ...(marks === undefined ? {} : { [`${name}Marks`]: marks }) }
}
