import { blockLines } from '../../deck/blocks/block.ts'
import type { BlockLine } from '../../deck/blocks/block-kind.ts'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import type { SourceSpan } from '../../deck/sourced-text.ts'
import { withEllipsis } from '../../text/cut-text.ts'
import { type LeftOutPassage, leftOutPassages } from './left-out.ts'

/** A span with the text that stands there. */
export interface Excerpt extends SourceSpan {
  /** At most 300 characters of it; null when the text is not known any more. */
  text: string | null
}

/** Where a slide's content comes from. */
interface SlideReport {
  id: string
  title: string
  layout: string
  /** What its title and notes come from, beside what its lines do. */
  sources: Excerpt[]
  lines: (Omit<BlockLine, 'sources'> & { sources: Excerpt[] })[]
}

/** Where the content of a deck comes from, and what of its sources it does not show. */
export interface ContentReport {
  slides: SlideReport[]
  /** In the order of the sources and in theirs, at most 500. */
  leftOut: { place: LeftOutPassage['place']; excerpt: Excerpt }[]
  /** How many passages are left out besides. */
  leftOutOmitted: number
}

// What keeps a report from being larger than a few megabytes, whatever the deck.
const excerptLength = 300
const spansOfLine = 20
const mostLeftOut = 500

/**
 * The author's report of a deck. It takes seconds for long texts.
 * @param sources the texts that the slides were made of, by the inputs that their spans name; one may be missing.
 */
export function reportContent(
  deck: Deck,
  sources: Readonly<Record<string, string>>,
): ContentReport {
  const excerpt = (span: SourceSpan): Excerpt => {
    const text = sources[span.input]
    return { ...span, text: text === undefined ? null : cut(text, span) }
  }
  const leftOut: ContentReport['leftOut'] = []
  let leftOutOmitted = 0
  for (const [input, text] of Object.entries(sources)) {
    const found = leftOutPassages(deck, input, text, mostLeftOut - leftOut.length)
    leftOutOmitted += found.omitted
    for (const { span, place } of found.passages) leftOut.push({ place, excerpt: excerpt(span) })
  }
  return {
    slides: deck.slides.map((slide) => slideReport(slide, excerpt)),
    leftOut,
    leftOutOmitted,
  }
}

function cut(text: string, { start, end }: SourceSpan): string {
  return withEllipsis(text.slice(start, end), excerptLength)
}

function slideReport(slide: Slide, excerpt: (span: SourceSpan) => Excerpt): SlideReport {
  const { title, layout, blocks } = chosenVariant(slide)
  const lines = blocks.flatMap(blockLines)
  const key = ({ input, start, end }: SourceSpan) => `${input} ${start} ${end}`
  const inLines = new Set(lines.flatMap((line) => line.sources.map(key)))
  const excerpts = (spans: readonly SourceSpan[]) => spans.slice(0, spansOfLine).map(excerpt)
  return {
    id: slide.id,
    title,
    layout,
    sources: excerpts(slide.sources.filter((span) => !inLines.has(key(span)))),
    lines: lines.map((line) => ({ ...line, sources: excerpts(line.sources) })),
  }
}
