import type { PrintedText } from '../../../deck/blocks/printed-text.ts'
import { joinPrinted } from '../../../deck/marks/change-marks.ts'
import type { Mark } from '../../../deck/marks/mark.ts'
import { type MappedText, type Span, sliceMapped, spanOf } from './mapped-text.ts'

/** What a markup says of its words. */
export type SourceStyle = Omit<Mark, 'from' | 'to'>

/**
 * What a text sets in bold, as code, as a link and so on, by places in the input. The steps of the composer know nothing of
 * it; what a slide says knows its source, and finds its marks there again (`withSourceMarks`).
 */
export class MarkedSource {
  /** Whether code can be sealed in this text. */
  readonly seals: boolean
  private code = false
  /** The style of each UTF-16 unit of the input that has one. */
  private readonly styles = new Map<number, SourceStyle>()
  /** The lines of the text, without markup, by where they begin. */
  private readonly lines = new Map<number, MappedText>()
  /** The places in bold in order, once all is read. */
  private bold: number[] | undefined

  constructor(seals: boolean) {
    this.seals = seals
  }

  /** Notes the style of some units of the input. */
  style(offsets: readonly number[], style: SourceStyle): void {
    if (style.code) this.code = true
    for (const offset of offsets) this.styles.set(offset, style)
  }

  /** Notes a line of the text. One that was read in part before is known whole from now on. */
  line(text: MappedText): void {
    if (text.text === '') return
    const { start } = spanOf(text)
    const known = this.lines.get(start)
    if (known === undefined || known.text.length < text.text.length) this.lines.set(start, text)
  }

  /** Takes over what another notes of the same text, whose units stand at some places of this one's input. */
  take(other: MarkedSource, places: readonly number[]): void {
    if (other.code) this.code = true
    for (const [offset, style] of other.styles) this.styles.set(places[offset] ?? 0, style)
    for (const { text, offsets } of other.lines.values())
      this.line({ text, offsets: offsets.map((offset) => places[offset] ?? 0) })
  }

  /** Whether any of it is code, whose signs stand sealed in the lines. */
  get holdsCode(): boolean {
    return this.code && this.seals
  }

  get isEmpty(): boolean {
    return this.styles.size === 0
  }

  /** Whether some of what stands between two places is in bold. */
  stresses(start: number, end: number): boolean {
    if (this.isEmpty) return false
    this.bold ??= [...this.styles]
      .flatMap(([offset, { bold }]) => (bold ? [offset] : []))
      .sort((a, b) => a - b)
    const first = this.bold[firstFrom(this.bold, start, (offset) => offset)]
    return first !== undefined && first < end
  }

  /** The lines in order, each place of the input once. */
  inOrder(): MappedText[] {
    let end = 0
    return [...this.lines.values()]
      .sort((a, b) => spanOf(a).start - spanOf(b).start)
      .filter((line) => {
        const span = spanOf(line)
        if (span.start < end) return false
        end = span.end
        return true
      })
  }

  /** What some lines (`inOrder`) say in some ranges of the input, with their marks, a line break between two lines. */
  within(spans: readonly Span[], lines: readonly MappedText[]): PrintedText {
    const pieces = spans.flatMap((span) =>
      linesIn(span, lines).map((line) => {
        const [from, to] = [placeIn(line, span.start), placeIn(line, span.end)]
        return this.printed(sliceMapped(line, from, to))
      }),
    )
    return joinPrinted(
      pieces.flatMap((piece, index) => (index === 0 ? [piece] : [{ text: '\n' }, piece])),
    )
  }

  /** A line with its marks. */
  printed({ text, offsets }: MappedText): PrintedText {
    const marks: Mark[] = []
    for (let index = 0; index < offsets.length; index++) {
      const style = this.styles.get(offsets[index] ?? -1)
      if (style === undefined) continue
      const last = marks.at(-1)
      const before = last && this.styles.get(offsets[last.to - 1] ?? -1)
      if (last !== undefined && last.to === index && before === style) last.to = index + 1
      else marks.push({ from: index, to: index + 1, ...style })
    }
    return marks.length === 0 ? { text } : joinPrinted([{ text, marks }])
  }
}

/** The first unit of a line that stands at a place of the input or after it: the places of its units rise. */
function placeIn({ offsets }: MappedText, place: number): number {
  let [from, to] = [0, offsets.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((offsets[middle] ?? 0) < place) from = middle + 1
    else to = middle
  }
  return from
}

/** Those of lines in their order that have something in a range. */
function linesIn({ start, end }: Span, lines: readonly MappedText[]): MappedText[] {
  let from = firstFrom(lines, start, (line) => line.offsets.at(-1) ?? 0)
  const found: MappedText[] = []
  for (let line = lines[from]; line !== undefined; line = lines[++from]) {
    if ((line.offsets[0] ?? end) >= end) break
    found.push(line)
  }
  return found
}

/** The index of the first of some things in order whose place is not before another; their number where none is. */
function firstFrom<Thing>(
  things: readonly Thing[],
  place: number,
  placeOf: (thing: Thing) => number,
): number {
  let [from, to] = [0, things.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const thing = things[middle]
    if (thing !== undefined && placeOf(thing) < place) from = middle + 1
    else to = middle
  }
  return from
}
