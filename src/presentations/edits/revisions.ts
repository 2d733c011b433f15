import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Connection, Database } from '../../database/connection.ts'
import { presentations, revisions } from '../../database/schema.ts'
import { compareDecks, type DeckDifference } from '../../deck/compare-decks.ts'
import type { Deck } from '../../deck/deck.ts'
import { applyOperations } from '../../deck/operations/apply-operations.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import {
  type AppliedChange,
  applyToPresentation,
  type ChangeDetails,
  type ChangeOrigin,
} from '../apply-to-presentation.ts'
import { NotFoundError } from '../errors.ts'
import { lockPresentation, type PresentationRow, readDeck } from '../presentation-repository.ts'

/** The step of the revisions that take changes back; those that bring a named revision back have another, or none. */
export const undoStep = 'undo'

/** A presentation of an owner. */
interface Target {
  ownerId: string
  presentationId: string
}

/** One change, as a list of them shows it. */
export interface RevisionEntry {
  /** 1-based, consecutive. */
  number: number
  summary: string
  /** The revision that it brought back, if that is what it did. */
  restores: number | null
  /** The work that made it; null when it was made at once, by a request. */
  operationId: string | null
  createdAt: Date
}

/**
 * The changes of a presentation, newest first.
 * @throws {NotFoundError} when the owner has no such presentation.
 */
export async function listRevisions(
  database: Database,
  { ownerId, presentationId }: Target,
): Promise<RevisionEntry[]> {
  const [presentation] = await database
    .select({ id: presentations.id })
    .from(presentations)
    .where(and(eq(presentations.id, presentationId), eq(presentations.ownerId, ownerId)))
  if (presentation === undefined) throw new NotFoundError('presentation')
  return database
    .select({
      number: revisions.number,
      summary: revisions.summary,
      restores: revisions.restores,
      operationId: revisions.operationId,
      createdAt: revisions.createdAt,
    })
    .from(revisions)
    .where(eq(revisions.presentationId, presentationId))
    .orderBy(desc(revisions.number))
}

/**
 * What differs between the deck after revision `from` and the deck after revision `to`; revision 0 is the empty deck
 * before the first change.
 * @throws {NotFoundError} when the owner has no such presentation, or it no such revision.
 */
export async function compareRevisions(
  database: Database,
  target: Target,
  { from, to }: { from: number; to: number },
): Promise<DeckDifference> {
  return database.transaction(
    async (tx) => {
      const presentation = await findPresentation(tx, target)
      requireRevision(presentation, from)
      requireRevision(presentation, to)
      const deck = await readDeck(tx, presentation)
      const [older, newer] = [Math.min(from, to), Math.max(from, to)]
      const later = await deckAt(tx, deck, presentation, newer)
      const { inverse } = await changesBetween(tx, presentation.id, older, newer)
      const earlier = applyOperations(later, inverse).deck
      return from <= to ? compareDecks(earlier, later) : compareDecks(later, earlier)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * Makes the presentation what it was after a revision, as a new revision; it does nothing when it is at that revision.
 * The empty deck before the first change is none.
 * @throws {NotFoundError} when the owner has no such presentation, or it no such revision.
 */
export async function restoreRevision(
  connection: Connection,
  target: Target,
  number: number,
): Promise<{ revision: number }> {
  return connection.database.transaction(async (tx) => {
    const presentation = await lockPresentation(tx, target.ownerId, target.presentationId, 'update')
    requireRevision(presentation, number)
    if (number < 1) throw new NotFoundError('revision')
    if (number === presentation.revision) return { revision: number }
    const { revision } = await bringBack(tx, target, presentation, number)
    return { revision }
  })
}

/**
 * Brings a revision back within a transaction that holds the presentation's lock.
 * @param details what else the change says; its summary is made here when it gives none.
 */
export async function bringBack(
  tx: Database,
  target: Target,
  presentation: PresentationRow,
  number: number,
  origin?: ChangeOrigin,
  details: ChangeDetails = {},
): Promise<AppliedChange> {
  const { inverse } = await changesBetween(tx, presentation.id, number, presentation.revision)
  return applyToPresentation(tx, target, inverse, origin, {
    summary: `Restored revision ${number}.`,
    ...details,
    restores: number,
  })
}

/**
 * The revision whose deck is shown when the last `count` changes are taken back. What an undoing took back stays taken
 * back: undoing twice goes two changes back, not one back and one forward. Bringing back a revision is a change itself,
 * which is undone like any other.
 * @returns undefined when there are fewer changes since the presentation was made.
 */
export async function revisionBefore(
  tx: Database,
  presentation: PresentationRow,
  count: number,
): Promise<number | undefined> {
  const rows = await tx
    .select({ number: revisions.number, restores: revisions.restores })
    .from(revisions)
    .where(and(eq(revisions.presentationId, presentation.id), eq(revisions.step, undoStep)))
  const undone = new Map(rows.map((row) => [row.number, row.restores]))
  const shown = (number: number): number => {
    const earlier = undone.get(number)
    return earlier === null || earlier === undefined ? number : shown(earlier)
  }
  let current = shown(presentation.revision)
  for (let step = 0; step < count; step++) current = shown(current - 1)
  // The first change made the presentation: without it there would be nothing to edit.
  return current >= 1 ? current : undefined
}

async function findPresentation(
  tx: Database,
  { ownerId, presentationId }: Target,
): Promise<PresentationRow> {
  const [presentation] = await tx
    .select()
    .from(presentations)
    .where(and(eq(presentations.id, presentationId), eq(presentations.ownerId, ownerId)))
  if (presentation === undefined) throw new NotFoundError('presentation')
  return presentation
}

function requireRevision({ revision }: PresentationRow, number: number): void {
  if (!Number.isInteger(number) || number < 0 || number > revision)
    throw new NotFoundError('revision')
}

async function deckAt(
  tx: Database,
  deck: Deck,
  presentation: PresentationRow,
  number: number,
): Promise<Deck> {
  const { inverse } = await changesBetween(tx, presentation.id, number, presentation.revision)
  return applyOperations(deck, inverse).deck
}

/**
 * What takes the deck after revision `newer` back to the one after revision `older`. A revision that brought another
 * one back shows the same deck as that one, so the way goes on from there: what was undone and what undid it cancel out,
 * and the way never grows by having been gone before.
 */
async function changesBetween(
  tx: Database,
  presentationId: string,
  older: number,
  newer: number,
): Promise<{ inverse: Operation[] }> {
  const within = and(
    eq(revisions.presentationId, presentationId),
    gt(revisions.number, older),
    lte(revisions.number, newer),
  )
  const rows = await tx
    .select({ number: revisions.number, restores: revisions.restores })
    .from(revisions)
    .where(within)
  const restored = new Map(rows.map((row) => [row.number, row.restores]))
  const way: number[] = []
  for (let current = newer; current > older; ) {
    const shown = restored.get(current) ?? null
    if (shown !== null && shown >= older) {
      current = shown
      continue
    }
    way.push(current)
    current -= 1
  }
  if (way.length === 0) return { inverse: [] }
  const inverses = await tx
    .select({ number: revisions.number, inverse: revisions.inverse })
    .from(revisions)
    .where(and(within, inArray(revisions.number, way)))
    .orderBy(desc(revisions.number))
  return { inverse: inverses.flatMap((row) => row.inverse) }
}
