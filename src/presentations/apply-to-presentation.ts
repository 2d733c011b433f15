import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { presentations, revisions, slides } from '../database/schema.ts'
import { type Deck, deckFormatVersion } from '../deck/deck.ts'
import { applyOperations } from '../deck/operations/apply-operations.ts'
import type { Operation } from '../deck/operations/operation.ts'
import { StaleRevisionError } from './errors.ts'
import { lockPresentation, readDeck } from './presentation-repository.ts'
import type { PresentationTarget } from './presentation-target.ts'

/** What makes a change: `operationId` is the job, `step` the part of its work; both or neither. */
export interface ChangeOrigin {
  operationId: string
  step: string
}

/** What a change says of itself. */
export interface ChangeDetails {
  /** The revision that it was made for; the presentation must still be at it. */
  expectedRevision?: number
  /** Instead of the sentences of its operations. */
  summary?: string
  /** The revision that it brings back. */
  restores?: number
}

/** A change that stands. */
export interface AppliedChange {
  /** The number of the revision that holds the change. */
  revision: number
  /** The document after it, or as it is now when the change had been made before. */
  deck: Deck
  changedSlideIds: string[]
  summary: string
}

/**
 * The only way to change a stored deck: locks the presentation, applies the batch, writes the slides that changed and
 * one revision with its inverse. A batch whose origin has already written its revision (a job that runs again) is not
 * applied twice.
 * @param tx the caller's transaction; locks are held until it ends.
 * @throws {NotFoundError} when the owner has no such presentation.
 * @throws {StaleRevisionError} when the presentation is not at the revision that the change was made for.
 * @throws {OperationError} when an operation does not fit the deck; nothing is written.
 */
export async function applyToPresentation(
  tx: Database,
  target: PresentationTarget,
  operations: readonly Operation[],
  origin?: ChangeOrigin,
  details: ChangeDetails = {},
): Promise<AppliedChange> {
  const { presentationId } = target
  const presentation = await lockPresentation(tx, target.ownerId, presentationId, 'update')
  const before = await readDeck(tx, presentation)
  const existing = origin && (await findRevision(tx, presentationId, origin))
  if (existing)
    return {
      revision: existing.number,
      deck: before,
      changedSlideIds: [],
      summary: existing.summary,
    }

  const { expectedRevision, restores } = details
  if (expectedRevision !== undefined && expectedRevision !== presentation.revision)
    throw new StaleRevisionError(expectedRevision, presentation.revision)

  const outcome = applyOperations(before, operations)
  const summary = details.summary ?? outcome.summary
  const revision = presentation.revision + 1
  await writeSlides(tx, presentationId, before, outcome.deck)
  await tx
    .update(presentations)
    .set({
      title: outcome.deck.title,
      titleGiven: presentation.titleGiven || operations.some(({ op }) => op === 'set_title'),
      language: outcome.deck.language,
      languageKnown:
        presentation.languageKnown || operations.some(({ op }) => op === 'set_language'),
      themeId: outcome.deck.themeId,
      revision,
      updatedAt: new Date(),
    })
    .where(eq(presentations.id, presentationId))
  await tx.insert(revisions).values({
    presentationId,
    number: revision,
    operations: [...operations],
    inverse: outcome.inverse,
    format: deckFormatVersion,
    summary,
    restores,
    operationId: origin?.operationId,
    step: origin?.step,
  })
  return {
    revision,
    deck: outcome.deck,
    changedSlideIds: outcome.changedSlideIds,
    summary,
  }
}

/** The revision that a step of a job has written, or undefined. */
export async function findRevision(
  database: Database,
  presentationId: string,
  origin: ChangeOrigin,
): Promise<Pick<typeof revisions.$inferSelect, 'number' | 'summary' | 'operations'> | undefined> {
  const { number, summary, operations } = revisions
  const [row] = await database
    .select({ number, summary, operations })
    .from(revisions)
    .where(
      and(
        eq(revisions.presentationId, presentationId),
        eq(revisions.operationId, origin.operationId),
        eq(revisions.step, origin.step),
      ),
    )
  return row
}

/** Writes what differs: operations share what they do not change, so equal means identical. */
async function writeSlides(
  tx: Database,
  presentationId: string,
  before: Deck,
  after: Deck,
): Promise<void> {
  const old = new Map(before.slides.map((slide, position) => [slide.id, { slide, position }]))
  const kept = new Set(after.slides.map((slide) => slide.id))
  const removed = before.slides.map((slide) => slide.id).filter((id) => !kept.has(id))
  if (removed.length > 0)
    await tx
      .delete(slides)
      .where(and(eq(slides.presentationId, presentationId), inArray(slides.id, removed)))

  const placed = after.slides.map((slide, position) => ({ slide, position }))
  const added = placed.filter(({ slide }) => !old.has(slide.id))
  if (added.length > 0)
    await tx.insert(slides).values(
      added.map(({ slide, position }) => ({
        id: slide.id,
        presentationId,
        position,
        content: slide,
        format: deckFormatVersion,
      })),
    )

  const rewritten = placed.filter(({ slide }) => {
    const previous = old.get(slide.id)
    return previous !== undefined && previous.slide !== slide
  })
  for (const { slide } of rewritten)
    await tx
      .update(slides)
      .set({ content: slide, format: deckFormatVersion })
      .where(and(eq(slides.presentationId, presentationId), eq(slides.id, slide.id)))

  const moved = placed
    .filter(({ slide, position }) => {
      const previous = old.get(slide.id)
      return previous !== undefined && previous.position !== position
    })
    .map(({ slide, position }) => ({ id: slide.id, position }))
  if (moved.length > 0)
    await tx.execute(sql`
      update ${slides} set position = moved.position
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(id text, position integer)
      where ${slides.presentationId} = ${presentationId} and ${slides.id} = moved.id`)
}
