import { allMatches } from '../../../text/all-matches.ts'
/**
 * Text together with where each of its UTF-16 code units stands in the input: what is left when markup, line breaks
 * and deleted clauses are gone still knows its origin.
 */
export interface MappedText {
  readonly text: string
  /** `offsets[i]` is the index in the input of `text[i]`; never falling. */
  readonly offsets: readonly number[]
  /** Of a cell of a table: the source sets all of it in bold. */
  readonly isStrong?: true
}

/** A half-open range of UTF-16 code units of the input. */
export interface Span {
  start: number
  end: number
}

/** No text, which stands nowhere in the input. */
export const emptyMappedText: MappedText = { text: '', offsets: [] }

/** Text that stands in the input exactly so, beginning at `start`. */
export function mapVerbatim(text: string, start: number): MappedText {
  const offsets = new Array<number>(text.length)
  for (let index = 0; index < text.length; index++) offsets[index] = start + index
  return { text, offsets }
}

/** The part from one index of `text` to another, like `String.slice` (no negative indices). */
export function sliceMapped(source: MappedText, from: number, to = source.text.length): MappedText {
  return { text: source.text.slice(from, to), offsets: source.offsets.slice(from, to) }
}

/** The pieces of a text between matches of a global pattern, trimmed, without empty ones. */
export function splitMapped(source: MappedText, separator: RegExp): MappedText[] {
  const pieces: MappedText[] = []
  let from = 0
  for (const match of [...allMatches(source.text, separator), undefined]) {
    const piece = trimMapped(sliceMapped(source, from, match?.index))
    if (piece.text !== '') pieces.push(piece)
    from = (match?.index ?? 0) + (match?.[0].length ?? 0)
  }
  return pieces
}

/** Without white space at either end. */
export function trimMapped(source: MappedText): MappedText {
  const from = source.text.length - source.text.trimStart().length
  const to = source.text.trimEnd().length
  if (from === 0 && to === source.text.length) return source
  return to <= from ? emptyMappedText : sliceMapped(source, from, to)
}

/** The pieces one after another, a space between two that have none; the space maps to the end of the piece before. */
export function joinMapped(pieces: readonly MappedText[], separator = ' '): MappedText {
  let text = ''
  const offsets: number[] = []
  for (const piece of pieces) {
    if (piece.text === '') continue
    if (text !== '' && separator !== '') {
      const at = offsets[offsets.length - 1] ?? 0
      for (const unit of separator) {
        text += unit
        offsets.push(at)
      }
    }
    text += piece.text
    for (const offset of piece.offsets) offsets.push(offset)
  }
  return { text, offsets }
}

const ideographic = /[\u3001-\u303f\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff01-\uff60]/u

/**
 * Runs of white space become one space each (the first one's place), ends trimmed. Where a line ended between two
 * ideographs there was no space.
 */
export function collapseSpace(source: MappedText): MappedText {
  if (!/[^\S ]| {2}|^ | $/.test(source.text) && !ideographic.test(source.text)) return source
  let text = ''
  const offsets: number[] = []
  let start = 0
  for (const match of allMatches(source.text, /\s+/g)) {
    text += source.text.slice(start, match.index)
    for (let index = start; index < match.index; index++) offsets.push(source.offsets[index] ?? 0)
    const atEnd = match.index + match[0].length === source.text.length
    if (text !== '' && !atEnd && !endsLine(source, match.index, match[0])) {
      text += ' '
      offsets.push(source.offsets[match.index] ?? 0)
    }
    start = match.index + match[0].length
  }
  text += source.text.slice(start)
  for (let index = start; index < source.text.length; index++)
    offsets.push(source.offsets[index] ?? 0)
  return { text, offsets }
}

/** Whether white space between two ideographs is only where a line ended: a break, or the space that joined two lines. */
function endsLine(source: MappedText, at: number, space: string): boolean {
  const broken = space.includes('\n') || source.offsets[at] === source.offsets[at - 1]
  const after = source.text[at + space.length] ?? ''
  return broken && ideographic.test(source.text[at - 1] ?? '') && ideographic.test(after)
}

/** From the first character's place to the last one's; an empty text has the empty range at 0. */
export function spanOf(source: MappedText): Span {
  const first = source.offsets[0]
  const last = source.offsets[source.offsets.length - 1]
  return first === undefined || last === undefined
    ? { start: 0, end: 0 }
    : { start: first, end: last + 1 }
}

/** Beginning as sentences do, where something stood before it. */
export function capitalized({ text, offsets }: MappedText): MappedText {
  const first = text.charAt(0).toUpperCase()
  return first.length === 1 ? { text: first + text.slice(1), offsets } : { text, offsets }
}
