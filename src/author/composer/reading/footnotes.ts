import { allMatches } from '../../../text/all-matches.ts'
import { type MappedText, spanOf } from './mapped-text.ts'
import { type ListItemSource, type SourceBlock, textsOf } from './source-block.ts'

/** The mark that a footnote begins with: a raised number or sign, or stars and daggers. */
const footnoteMark = /^(?:[¹²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹]?|\*{1,3}|[†‡])(?=\s?[^\s*])/u

/**
 * Blocks without their footnotes, which are for the notes of the slide that shows what they qualify: paragraphs, and the last
 * item of a list with other marks, that begin with a mark that stands behind other words. What begins with a raised number is
 * one wherever that stands.
 */
export function withFootnotes(blocks: readonly SourceBlock[], input: string): SourceBlock[] {
  const places = placesOfMarks(blocks)
  return blocks.flatMap((block): SourceBlock[] => {
    const note = noteOf(block, input)
    if (note === undefined) return [block]
    const at = places.get(note.mark)?.find(({ text }) => text !== note.text)?.at
    if (at === undefined && !/\p{N}/u.test(note.mark)) return [block]
    const margin = { kind: 'margin', place: 'notes', text: note.text } as const
    return [...note.rest, at === undefined ? margin : { ...margin, at, mark: note.mark }]
  })
}

/** Such a mark behind other words. */
const markBehind = /(?<=\S\s?)(?:[¹²³⁴⁵⁶⁷⁸⁹][⁰¹²³⁴⁵⁶⁷⁸⁹]?|\*{1,3}|[†‡])(?![*†‡\p{L}\p{N}])/gu

/** Right behind the mark of a footnote in a text. */
interface Place {
  text: MappedText
  at: number
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

/** Where marks of footnotes stand behind other words: for each its first places, in two texts of which one may be the note. */
function placesOfMarks(blocks: readonly SourceBlock[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>()
  for (const text of blocks.flatMap(textsOf))
    for (const match of allMatches(text.text, markBehind)) {
      const [mark] = match
      const at = text.offsets[match.index + mark.length - 1]
      const known = places.get(mark) ?? []
      if (at === undefined || known.length > 1 || known[0]?.text === text) continue
      places.set(mark, [...known, { text, at: at + 1 }])
    }
  return places
}
