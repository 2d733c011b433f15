import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { operations, revisions } from '../database/schema.ts'
import type { Slide } from '../deck/slide.ts'

/** The texts that slides were made of, by the inputs (operations of the owner) that their spans name. */
export async function sourceTexts(
  database: Database,
  ownerId: string,
  slides: readonly Slide[],
): Promise<Record<string, string>> {
  const named = new Set(slides.flatMap((slide) => slide.sources.map((span) => span.input)))
  return textsOfInputs(database, ownerId, [...named])
}

/** The texts of inputs (operations of the owner), by their ids; one that is unknown or has no text is missing. */
export async function textsOfInputs(
  database: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  // One parameter however many there are.
  const wanted = sql`${operations.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const rows = await database
    .select({
      id: operations.id,
      // Generations have a text, slides a context.
      text: sql<
        string | null
      >`coalesce(${operations.input} ->> 'text', ${operations.input} ->> 'context')`,
    })
    .from(operations)
    .where(and(eq(operations.ownerId, ownerId), wanted))
  return Object.fromEntries(rows.flatMap(({ id, text }) => (text === null ? [] : [[id, text]])))
}

/**
 * The notes that slides had before transcripts took their place, by slide id, so that a transcript is never made of a
 * transcript. Notes that somebody has changed since are their own, and stay out.
 */
export async function notesBeforeTranscripts(
  database: Database,
  presentationId: string,
  slides: readonly Slide[],
): Promise<Record<string, string>> {
  const rows = await database
    .select({ operations: revisions.operations, inverse: revisions.inverse })
    .from(revisions)
    .innerJoin(operations, eq(operations.id, revisions.operationId))
    .where(
      and(
        eq(revisions.presentationId, presentationId),
        eq(operations.kind, 'transcript_generation'),
      ),
    )
    .orderBy(desc(revisions.number))
  const notes = new Map(slides.map((slide) => [slide.id, slide.notes ?? null]))
  const before: Record<string, string> = {}
  for (const row of rows) {
    const old = notesSetBy(row.inverse)
    for (const [slideId, written] of notesSetBy(row.operations)) {
      if (notes.get(slideId) !== written || !old.has(slideId)) continue
      const previous = old.get(slideId) ?? null
      notes.set(slideId, previous)
      before[slideId] = previous ?? ''
    }
  }
  return before
}

function notesSetBy(
  batch: (typeof revisions.$inferSelect)['operations'],
): Map<string, string | null> {
  return new Map(batch.flatMap((one) => (one.op === 'set_notes' ? [[one.slideId, one.notes]] : [])))
}
