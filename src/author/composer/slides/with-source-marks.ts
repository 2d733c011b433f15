import { type Block, blockLines, mapBlockTexts } from '../../../deck/blocks/block.ts'
import { definitionOf } from '../../../deck/blocks/block-kinds.ts'
import type { ComparisonBlock } from '../../../deck/blocks/comparison/schema.ts'
import { type PrintedText, type TextPlace, withPart } from '../../../deck/blocks/printed-text.ts'
import { placeOfWords } from '../../../deck/marks/carry-marks.ts'
import { sayAnew, slicePrinted } from '../../../deck/marks/change-marks.ts'
import { type Mark, styleNames } from '../../../deck/marks/mark.ts'
import type { Slide } from '../../../deck/slide.ts'
import type { SourceSpan } from '../../../deck/sourced-text.ts'
import { segmenter } from '../../../text/segmenter.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { MarkedSource } from '../reading/marked-source.ts'
import { unsealAll } from '../reading/sealed-code.ts'

/**
 * Slides with the marks of the text that they were composed of, and its sealed code as the text has it.
 *
 * Some forty steps of the composer cut, join and shorten strings, and none of them carries marks. None needs to: every line
 * knows the ranges of the input that it was made of, and its words are words of these ranges in their order. So its marks
 * are those of the same words there.
 * @param inputId the text's, as the slides' sources name it.
 */
export function withSourceMarks(
  slides: readonly Slide[],
  marked: MarkedSource,
  inputId: string,
): Slide[] {
  if (marked.isEmpty) return [...slides]
  const lines = marked.inOrder()
  const titleMarks = titleFinder(marked, lines)
  const within = (sources: readonly SourceSpan[]) =>
    marked.within(
      sources.filter((span) => span.input === inputId),
      lines,
    )
  const found = slides.map((slide) => ({
    ...slide,
    variants: slide.variants.map((variant) => ({
      ...withPart(variant, 'title', titleMarks(variant.title, slide)),
      blocks: variant.blocks.map((block) => markedBlock(block, slide, within)),
    })),
  }))
  return marked.holdsCode ? unsealAll(found) : found
}

function markedBlock(
  block: Block,
  slide: Slide,
  within: (sources: readonly SourceSpan[]) => PrintedText,
): Block {
  if (block.kind === 'chart' || block.kind === 'code' || block.kind === 'image') return block
  const body = definitionOf(block).list?.body
  const readers = new Map<string, (text: string) => PrintedText>()
  return mapBlockTexts(block, (printed, place) => {
    const sources = sourcesOf(block, place, printed.text) ?? slide.sources
    const key = sources.map((span) => `${span.start}-${span.end}`).join()
    // Of texts from one source (a head and its text, the cells of a row) each begins behind the one before.
    const read = readers.get(key) ?? readInOrder(within(sources))
    readers.set(key, read)
    const found = read(printed.text)
    const isCell = place.item !== undefined && place.column !== undefined
    return place.part === body || isCell ? found : withoutNeedlessBold(found)
  })
}

/** Where the text at a place comes from; undefined where that is known of the slide only. */
function sourcesOf(block: Block, place: TextPlace, text: string): SourceSpan[] | undefined {
  if (block.kind === 'comparison') return sourcesInComparison(block, place)
  const field = definitionOf(block).list?.field
  const things = field === undefined ? undefined : (block as Record<string, unknown>)[field]
  const thing = (things as Sourced[] | undefined)?.[place.item ?? -1]
  const cell = thing?.cells?.[place.column ?? -1]
  const own = typeof cell === 'object' ? cell.sources : thing?.sources
  if (own !== undefined) return own
  const line = blockLines(block).find((one) => one.text.includes(text))
  return line?.sources
}

function sourcesInComparison(
  { sides, rows, verdict }: ComparisonBlock,
  { item, column }: TextPlace,
): SourceSpan[] | undefined {
  if (column === undefined)
    return item === undefined ? verdict?.sources : rows[item]?.cells.flatMap((one) => one.sources)
  const side = sides[column]
  if (item === undefined) return side?.sources
  return (rows[item]?.cells[column] ?? side?.items?.[item])?.sources
}

interface Sourced {
  sources?: SourceSpan[]
  cells?: (string | Sourced)[]
}

/** Finds texts with their marks in what their source says, each behind the one found before if it stands there. */
function readInOrder(source: PrintedText): (text: string) => PrintedText {
  let from = 0
  return (text) => {
    if (source.marks === undefined || text === '') return { text }
    const exact = indexIn(source.text, text, from) ?? indexIn(source.text, text, 0)
    if (exact === undefined)
      return saysSame(source.text, text)
        ? withCodeAsWritten(sayAnew(source, text), source)
        : { text }
    from = exact + text.length
    const { marks } = slicePrinted(source, exact, from)
    return withCodeAsWritten({ text, marks }, source)
  }
}

/** Whether most words of a text are words of its source, which a name from elsewhere shares by chance only. */
function saysSame(source: string, text: string): boolean {
  const wordsOf = (one: string) =>
    Array.from(segmenter('und', 'word').segment(one.toLowerCase()))
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment)
  const known = new Set(wordsOf(source))
  const words = wordsOf(text)
  return words.filter((word) => known.has(word)).length * 2 > words.length
}

/** Where a text stands in another, whatever its capitals; undefined where it does not. */
function indexIn(whole: string, text: string, from: number): number | undefined {
  const [folded, wanted] = [whole.toLowerCase(), text.toLowerCase()]
  const same = folded.length === whole.length && wanted.length === text.length
  const at = same ? folded.indexOf(wanted, from) : whole.indexOf(text, from)
  return at < 0 ? undefined : at
}

/** Code that begins a sentence keeps its first letter. */
function withCodeAsWritten(printed: PrintedText, source: PrintedText): PrintedText {
  const codes = (printed.marks ?? []).filter((mark) => mark.code)
  if (codes.length === 0) return printed
  const written = (source.marks ?? [])
    .filter((mark) => mark.code)
    .map(({ from, to }) => source.text.slice(from, to))
  let { text } = printed
  for (const { from, to } of codes) {
    const shown = text.slice(from, to)
    const same = written.find((code) => code.toLowerCase() === shown.toLowerCase())
    if (same !== undefined) text = text.slice(0, from) + same + text.slice(to)
  }
  return { ...printed, text }
}

/** A name that is bold as a whole stands in a bold that every theme gives names anyway. */
function withoutNeedlessBold(printed: PrintedText): PrintedText {
  const { text, marks = [] } = printed
  const [only] = marks
  if (!only?.bold || marks.length > 1 || only.from > 0 || only.to < text.length) return printed
  const kept: Mark = { ...only, bold: undefined }
  return styleNames.some((name) => kept[name]) ? { text, marks: [kept] } : { text }
}

/**
 * Finds titles among the lines of the text: a title is a whole line or some of one, perhaps with a number behind it. Of
 * several that say it, the one that says just that, and the nearest to what the slide shows.
 */
function titleFinder(
  marked: MarkedSource,
  inOrder: readonly MappedText[],
): (title: string, slide: Slide) => PrintedText {
  const lines = inOrder.map((line) => ({ line, folded: line.text.toLowerCase() }))
  return (title, slide) => {
    const words = title.replace(/\s\(\d+\/\d+\)$/, '')
    const wanted = words.toLowerCase()
    const place = Math.min(...slide.sources.map((span) => span.start), Number.MAX_SAFE_INTEGER)
    const distance = ({ line, folded }: (typeof lines)[number]) =>
      Math.abs((line.offsets[0] ?? 0) - place) + (folded === wanted ? 0 : 1e6)
    const ownSource = slide.sources.length > 0
    const [nearest] = lines
      .filter(
        ({ line, folded }) =>
          folded === wanted ||
          // A title of our own ("Agenda") is nobody's word because it stands in some line.
          (ownSource && folded.includes(wanted) && placeOfWords(line.text, words) !== undefined),
      )
      .sort((a, b) => distance(a) - distance(b))
    const source = nearest && wanted !== '' ? marked.printed(nearest.line) : { text: '' }
    const at = source.marks && indexIn(source.text, words, 0)
    if (at === undefined) return { text: title }
    const { marks } = slicePrinted(source, at, at + words.length)
    return withoutNeedlessBold(withCodeAsWritten({ text: title, marks }, source))
  }
}
