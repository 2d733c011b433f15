import { and, eq, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { mostForTokens, priceOfTranscripts } from '../accounts/prices.ts'
import { slideRangeBounds } from '../author/slide-range.ts'
import type { Database } from '../database/connection.ts'
import { goingInSql } from '../database/operation-status.ts'
import { operations, slides } from '../database/schema.ts'
import { enqueueOperation, refuseTooMuch } from '../jobs/operations.ts'
import { modelsOfPresentation } from './asked-models.ts'
import { UnknownReferenceError } from './errors.ts'
import { generationInputSchema, type TranscriptInput } from './generation-input.ts'
import { lockPresentation } from './presentation-repository.ts'
import type { WorkDependencies } from './work-dependencies.ts'

/**
 * Accepts the writing of what a speaker says.
 * @param slideIds undefined: of every slide, as they are when the work starts.
 * @throws {NotFoundError} when the caller has no such presentation.
 * @throws {UnknownReferenceError} for a slide that is not in it.
 * @throws {TooMuchGoingError} when the caller has too much work going.
 * @throws {InsufficientCreditsError} when the caller's credits do not cover the most transcripts that this can make.
 * @throws {ApplicationLimitError} when the application that asks may not spend that much.
 */
export async function startTranscripts(
  { connection, prices, requestKey, application, remarks }: WorkDependencies,
  ownerId: string,
  presentationId: string,
  slideIds?: readonly string[],
): Promise<{ generationId: string }> {
  const started = { generationId: uuidv7() }
  const input: TranscriptInput = slideIds === undefined ? {} : { slideIds: [...new Set(slideIds)] }
  await refuseTooMuch(connection.database, ownerId)
  await connection.database.transaction(async (tx) => {
    const presentation = await lockPresentation(tx, ownerId, presentationId, 'key share')
    const rows = await tx
      .select({ id: slides.id })
      .from(slides)
      .where(eq(slides.presentationId, presentationId))
    const known = new Set(rows.map((row) => row.id))
    const unknown = input.slideIds?.find((id) => !known.has(id))
    if (unknown !== undefined) throw new UnknownReferenceError('slide', unknown)
    const most = input.slideIds?.length ?? rows.length + (await slidesToCome(tx, presentationId))
    await enqueueOperation(tx, {
      id: started.generationId,
      kind: 'transcript_generation',
      ownerId,
      presentationId,
      limited: false,
      input,
      hold: priceOfTranscripts(prices, most),
      tokenHold: most === 0 ? 0 : mostForTokens(prices, modelsOfPresentation(presentation)),
      application,
      warnings: remarks,
      once: requestKey && { ...requestKey, answer: started },
    })
  })
  return started
}

/** The most slides that work accepted earlier may still add before this work starts. */
async function slidesToCome(tx: Database, presentationId: string): Promise<number> {
  const rows = await tx
    .select({
      kind: operations.kind,
      range: sql<unknown>`${operations.input} -> 'slideRange'`,
      most: sql<number | null>`(${operations.input} ->> 'mostSlides')::int`,
    })
    .from(operations)
    .where(
      and(
        eq(operations.presentationId, presentationId),
        goingInSql(operations.status),
        inArray(operations.kind, ['presentation_generation', 'slide_creation']),
      ),
    )
  return rows.reduce((sum, { kind, range, most }) => {
    if (kind === 'slide_creation') return sum + 1
    const asked = generationInputSchema.shape.slideRange.parse(range)
    return sum + slideRangeBounds(asked, most ?? undefined).maximum
  }, 0)
}
