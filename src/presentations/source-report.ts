import { and, desc, eq, sql } from 'drizzle-orm'
import { type LeftOutPassage, leftOutPassages } from '../author/report/left-out.ts'
import type { Database } from '../database/connection.ts'
import { operations } from '../database/schema.ts'
import { type BlockLine, blockLines } from '../deck/blocks/block-lines.ts'
import { chosenVariant, type Slide } from '../deck/slide.ts'
import type { SourceSpan } from '../deck/sourced-text.ts'
import { loadPresentation } from './presentation-repository.ts'
import type { PresentationTarget } from './presentation-target.ts'
import { sourceTexts } from './slide-origins.ts'

/** A span with the text that stands there. */
export interface Excerpt extends SourceSpan {
  /** At most 300 characters of it; null when the text is not known any more. */
  text: string | null
}

/** Where a slide's content comes from. */
export interface SlideReport {
  id: string
  title: string
  layout: string
  /** What its title and notes come from, beside what its lines do. */
  sources: Excerpt[]
  lines: (Omit<BlockLine, 'sources'> & { sources: Excerpt[] })[]
}

/** Where the content of a presentation comes from, and what of its sources it does not show. */
export interface SourceReport {
  presentationId: string
  revision: number
  slides: SlideReport[]
  /** In the order of the inputs and in theirs, at most 500. */
  leftOut: { place: LeftOutPassage['place']; excerpt: Excerpt }[]
  /** How many passages are left out besides. */
  leftOutOmitted: number
  /** Of the operations on it, newest first, at most 200. */
  warnings: { operationId: string; message: string }[]
}

// What keeps a report from being larger than a few megabytes, whatever the deck.
const excerptLength = 300
const spansOfLine = 20
const mostLeftOut = 500
const mostWarnings = 200

/**
 * The author's report of a presentation as it is now.
 * @throws {NotFoundError} when the owner has no such presentation.
 */
export async function readSourceReport(
  database: Database,
  target: PresentationTarget,
): Promise<SourceReport> {
  const { ownerId, presentationId } = target
  const { presentation, deck } = await loadPresentation(database, { id: presentationId, ownerId })
  const texts = await sourceTexts(database, ownerId, deck.slides)
  const excerpt = (span: SourceSpan): Excerpt => ({
    ...span,
    text: texts[span.input] === undefined ? null : cut(texts[span.input] ?? '', span),
  })
  const leftOut: SourceReport['leftOut'] = []
  let leftOutOmitted = 0
  for (const [input, text] of Object.entries(texts)) {
    const found = leftOutPassages(deck, input, text, mostLeftOut - leftOut.length)
    leftOutOmitted += found.omitted
    for (const { span, place } of found.passages) leftOut.push({ place, excerpt: excerpt(span) })
  }
  return {
    presentationId,
    revision: presentation.revision,
    slides: deck.slides.map((slide) => slideReport(slide, excerpt)),
    leftOut,
    leftOutOmitted,
    warnings: await warningsOf(database, target),
  }
}

function cut(text: string, { start, end }: SourceSpan): string {
  const passage = text.slice(start, end)
  if (passage.length <= excerptLength) return passage
  // Not between the halves of a character.
  return `${[...passage.slice(0, excerptLength * 2)].slice(0, excerptLength - 1).join('')}…`
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

async function warningsOf(
  database: Database,
  { ownerId, presentationId }: PresentationTarget,
): Promise<SourceReport['warnings']> {
  const rows = await database
    .select({ id: operations.id, warnings: operations.warnings })
    .from(operations)
    .where(
      and(
        eq(operations.ownerId, ownerId),
        eq(operations.presentationId, presentationId),
        sql`jsonb_array_length(${operations.warnings}) > 0`,
      ),
    )
    .orderBy(desc(operations.position))
    .limit(mostWarnings)
  return rows
    .flatMap(({ id, warnings }) => warnings.map((message) => ({ operationId: id, message })))
    .slice(0, mostWarnings)
}
