import { setImmediate } from 'node:timers/promises'
import { and, desc, eq, gt, inArray, isNotNull, lt, lte } from 'drizzle-orm'
import type { Connection, Database } from '../../database/connection.ts'
import { presentations, revisions } from '../../database/schema.ts'
import { compareDecks, type DeckDifference } from '../../deck/compare-decks.ts'
import type { Deck } from '../../deck/deck.ts'
import { migrateOperations } from '../../deck/migrate-deck.ts'
import { applyOperations } from '../../deck/operations/apply-operations.ts'
import { operationsBetween } from '../../deck/operations-between.ts'
import {
  type AppliedChange,
  applyToPresentation,
  type ChangeDetails,
  type ChangeOrigin,
} from '../apply-to-presentation.ts'
import { resolveTheme } from '../custom-themes.ts'
import { NotFoundError } from '../errors.ts'
import { cutPage, type Page, type PageWish, type PositionKey, rowsToRead } from '../page.ts'
import { requirePresentation } from '../presentation-overview.ts'
import { lockPresentation, type PresentationRow, readDeck } from '../presentation-repository.ts'
import type { PresentationTarget } from '../presentation-target.ts'

/** The step of the revisions that take changes back; those that bring a named revision back have another, or none. */
export const undoStep = 'undo'

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

const entryColumns = {
  number: revisions.number,
  summary: revisions.summary,
  restores: revisions.restores,
  operationId: revisions.operationId,
  createdAt: revisions.createdAt,
}

/**
 * The changes of a presentation, newest first. The place of one in the list is its number.
 * @throws {NotFoundError} when the owner has no such presentation.
 */
export async function listRevisions(
  database: Database,
  { ownerId, presentationId }: PresentationTarget,
  wish: PageWish<PositionKey> = {},
): Promise<Page<RevisionEntry, PositionKey>> {
  await requirePresentation(database, ownerId, presentationId)
  const rows = await database
    .select(entryColumns)
    .from(revisions)
    .where(
      and(
        eq(revisions.presentationId, presentationId),
        wish.after && lt(revisions.number, wish.after[0]),
      ),
    )
    .orderBy(desc(revisions.number))
    .limit(rowsToRead(wish))
  return cutPage(
    rows.map((item) => ({ item, key: [item.number] satisfies PositionKey })),
    wish,
  )
}

/**
 * One change of a presentation.
 * @throws {NotFoundError} when the owner has no such presentation, or it no such revision.
 */
export async function readRevision(
  database: Database,
  { ownerId, presentationId }: PresentationTarget,
  number: number,
): Promise<RevisionEntry> {
  await requirePresentation(database, ownerId, presentationId)
  const [entry] = await database
    .select(entryColumns)
    .from(revisions)
    .where(and(eq(revisions.presentationId, presentationId), eq(revisions.number, number)))
  if (entry === undefined) throw new NotFoundError('revision')
  return entry
}

/**
 * What differs between the deck after revision `from` and the deck after revision `to`; revision 0 is the empty deck
 * before the first change.
 * @throws {NotFoundError} when the owner has no such presentation, or it no such revision.
 */
export async function compareRevisions(
  database: Database,
  target: PresentationTarget,
  { from, to }: { from: number; to: number },
): Promise<DeckDifference> {
  return database.transaction(
    async (tx) => {
      const presentation = await findPresentation(tx, target)
      requireRevision(presentation, from)
      requireRevision(presentation, to)
      const { id, revision } = presentation
      const deck = await readDeck(tx, presentation)
      const [older, newer] = [Math.min(from, to), Math.max(from, to)]
      const later = await goBack(tx, id, deck, { from: revision, to: newer })
      const earlier = await goBack(tx, id, later, { from: newer, to: older })
      return from <= to ? compareDecks(earlier, later) : compareDecks(later, earlier)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * A presentation with the deck that it had after a revision, for who may see it.
 * @throws {NotFoundError} when there is no such presentation, or it has no such revision.
 */
export async function loadRevision(
  database: Database,
  presentationId: string,
  number: number,
): Promise<{ presentation: PresentationRow; deck: Deck }> {
  return database.transaction(
    async (tx) => {
      const [presentation] = await tx
        .select()
        .from(presentations)
        .where(eq(presentations.id, presentationId))
      if (presentation === undefined) throw new NotFoundError('presentation')
      requireRevision(presentation, number)
      const deck = await readDeck(tx, presentation)
      const way = { from: presentation.revision, to: number }
      return { presentation, deck: await goBack(tx, presentationId, deck, way) }
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
  target: PresentationTarget,
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
 * Brings a revision back within a transaction that holds the presentation's lock. Where its theme was deleted since, the
 * presentation keeps the one that it has.
 * @param details what else the change says; its summary is made here when it gives none.
 */
export async function bringBack(
  tx: Database,
  target: PresentationTarget,
  presentation: PresentationRow,
  number: number,
  origin?: ChangeOrigin,
  details: ChangeDetails = {},
): Promise<AppliedChange> {
  const deck = await readDeck(tx, presentation)
  const way = { from: presentation.revision, to: number }
  const restored = await goBack(tx, presentation.id, deck, way)
  const change = await applyToPresentation(tx, target, operationsBetween(deck, restored), origin, {
    summary: `Restored revision ${number}.`,
    ...details,
    restores: number,
  })
  if (await resolveTheme(tx, target.ownerId, restored.themeId)) return change
  // One more revision: the one before shows exactly what it brought back, and ways back rely on that.
  const inTheme = await applyToPresentation(
    tx,
    target,
    [{ op: 'set_theme', themeId: deck.themeId }],
    undefined,
    { summary: `Kept the theme, because that of revision ${number} was deleted.` },
  )
  return { ...inTheme, summary: change.summary }
}

/** A change that can be taken back: its revision, and the one whose deck is shown then. */
interface UndoableChange {
  number: number
  before: number
}

/**
 * The changes that can be taken back one after the other, the last one first: at most `most`, fewer where fewer were
 * made since the presentation was. What an undoing took back stays taken back: undoing twice goes two changes back, not
 * one back and one forward. Bringing back a revision is a change itself, which is undone like any other.
 */
export async function undoableChanges(
  tx: Database,
  presentation: Pick<PresentationRow, 'id' | 'revision'>,
  most: number,
): Promise<UndoableChange[]> {
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
  const found: UndoableChange[] = []
  // The first change made the presentation: without it there would be nothing to edit.
  while (found.length < most && current > 1) {
    const before = shown(current - 1)
    found.push({ number: current, before })
    current = before
  }
  return found
}

/** What revisions did, as they say themselves, the newest first; those that say nothing are left out. */
export async function summariesOf(
  tx: Database,
  presentationId: string,
  numbers: readonly number[],
): Promise<string[]> {
  const rows = await tx
    .select({ summary: revisions.summary })
    .from(revisions)
    .where(
      and(eq(revisions.presentationId, presentationId), inArray(revisions.number, [...numbers])),
    )
    .orderBy(desc(revisions.number))
  return rows.map(({ summary }) => summary).filter((summary) => summary !== '')
}

async function findPresentation(
  tx: Database,
  { ownerId, presentationId }: PresentationTarget,
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

/** So many revisions are read at a time: each holds the slides that it changed, and others are answered in between. */
const readAtOnce = 10

/** The deck after revision `to`, given the one after revision `from`, which is no earlier. */
async function goBack(
  tx: Database,
  presentationId: string,
  deck: Deck,
  { from, to }: { from: number; to: number },
): Promise<Deck> {
  const way = await wayBack(tx, presentationId, from, to)
  let current = deck
  for (let start = 0; start < way.length; start += readAtOnce) {
    const rows = await tx
      .select({ inverse: revisions.inverse, format: revisions.format })
      .from(revisions)
      .where(
        and(
          eq(revisions.presentationId, presentationId),
          inArray(revisions.number, way.slice(start, start + readAtOnce)),
        ),
      )
      .orderBy(desc(revisions.number))
    for (const { inverse, format } of rows)
      current = applyOperations(current, migrateOperations(inverse, format)).deck
    // The embedded database works in this thread, and by itself lets nobody else have a turn.
    await setImmediate()
  }
  return current
}

/**
 * The revisions to take back, newest first, on the way from the deck after revision `newer` to the one after revision
 * `older`. A revision that brought another one back shows the same deck as that one, so the way goes on from there: what
 * was undone and what undid it cancel out, and the way never grows by having been gone before.
 */
async function wayBack(
  tx: Database,
  presentationId: string,
  newer: number,
  older: number,
): Promise<number[]> {
  const rows = await tx
    .select({ number: revisions.number, restores: revisions.restores })
    .from(revisions)
    .where(
      and(
        eq(revisions.presentationId, presentationId),
        gt(revisions.number, older),
        lte(revisions.number, newer),
        isNotNull(revisions.restores),
      ),
    )
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
  return way
}
