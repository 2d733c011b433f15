import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../database/connection.ts'
import { goingInSql } from '../database/operation-status.ts'
import { operations, presentations, slides } from '../database/schema.ts'
import type { Deck } from '../deck/deck.ts'
import { NotFoundError } from './errors.ts'
import { cutPage, type MomentKey, momentKey, type Page, type PageWish, rowsToRead } from './page.ts'
import { onPage, type PresentationRow, readDeck } from './presentation-repository.ts'

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
    and ${goingInSql(sql`work.status`)}
)`

function selectOverviews(database: Database) {
  return database
    .select({ ...getTableColumns(presentations), slideCount, generating })
    .from(presentations)
    .$dynamic()
}

function overviewOf({
  generating: busy,
  ...row
}: Awaited<ReturnType<typeof selectOverviews>>[number]): PresentationOverview {
  const status = busy ? 'generating' : row.slideCount === 0 ? 'empty' : 'ready'
  return { ...row, status }
}

/** The owner's presentations, newest first. */
export async function listOverviews(
  database: Database,
  ownerId: string,
  wish: PageWish<MomentKey> = {},
): Promise<Page<PresentationOverview, MomentKey>> {
  const rows = await selectOverviews(database)
    .where(onPage(ownerId, wish))
    .orderBy(desc(presentations.createdAt), desc(presentations.id))
    .limit(rowsToRead(wish))
  return cutPage(
    rows.map((row) => ({ item: overviewOf(row), key: momentKey(row) })),
    wish,
  )
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
  return database.transaction((tx) => findOverview(tx, ownerId, id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

/**
 * As `readOverview`, within a transaction.
 * @throws {NotFoundError}
 */
export async function findOverview(
  tx: Database,
  ownerId: string,
  id: string,
): Promise<{ overview: PresentationOverview; deck: Deck }> {
  const [row] = await selectOverviews(tx).where(
    and(eq(presentations.ownerId, ownerId), eq(presentations.id, id)),
  )
  if (row === undefined) throw new NotFoundError('presentation')
  return { overview: overviewOf(row), deck: await readDeck(tx, row) }
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
