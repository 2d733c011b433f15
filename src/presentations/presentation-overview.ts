import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../database/connection.ts'
import { operations, presentations, slides } from '../database/schema.ts'
import type { Deck } from '../deck/deck.ts'
import { NotFoundError } from './errors.ts'
import { type PresentationRow, readDeck } from './presentation-repository.ts'

/** A presentation as lists of them show it. */
export interface PresentationOverview extends PresentationRow {
  slideCount: number
  /** `empty`: without slides, and none are being made; `generating`: a generation waits or runs. */
  status: 'empty' | 'generating' | 'ready'
}

// Names are written out: in a selection from one table the query builder leaves out whose a column is.
const slideCount = sql<number>`(
  select count(*)::int from ${slides} as slide where slide.presentation_id = presentations.id
)`
const generating = sql<boolean>`exists (
  select 1 from ${operations} as work
  where work.presentation_id = presentations.id
    and work.kind = 'presentation_generation'
    and work.status in ('pending', 'in_progress')
)`

function findOverviews(database: Database, ownerId: string, id?: string) {
  return database
    .select({ ...getTableColumns(presentations), slideCount, generating })
    .from(presentations)
    .where(
      and(
        eq(presentations.ownerId, ownerId),
        id === undefined ? undefined : eq(presentations.id, id),
      ),
    )
    .orderBy(desc(presentations.createdAt), desc(presentations.id))
}

function overviewOf({
  generating: busy,
  ...row
}: Awaited<ReturnType<typeof findOverviews>>[number]): PresentationOverview {
  const status = busy ? 'generating' : row.slideCount === 0 ? 'empty' : 'ready'
  return { ...row, status }
}

/** The owner's presentations, newest first. */
export async function listOverviews(
  database: Database,
  ownerId: string,
): Promise<PresentationOverview[]> {
  return (await findOverviews(database, ownerId)).map(overviewOf)
}

/**
 * A presentation of the owner with its document, as they were at one moment.
 * @throws {NotFoundError}
 */
export async function readOverview(
  database: Database,
  ownerId: string,
  id: string,
): Promise<{ overview: PresentationOverview; deck: Deck }> {
  return database.transaction(
    async (tx) => {
      const [row] = await findOverviews(tx, ownerId, id)
      if (row === undefined) throw new NotFoundError('presentation')
      return { overview: overviewOf(row), deck: await readDeck(tx, row) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * Makes sure that the owner has a presentation.
 * @throws {NotFoundError}
 */
export async function requirePresentation(
  database: Database,
  ownerId: string,
  id: string,
): Promise<void> {
  const found = await queryRows(
    database,
    sql`select 1 from ${presentations}
        where ${presentations.id} = ${id} and ${presentations.ownerId} = ${ownerId}`,
  )
  if (found.length === 0) throw new NotFoundError('presentation')
}
