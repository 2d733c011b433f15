import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { presentations, slides } from '../database/schema.ts'
import { type Deck, deckFormatVersion } from '../deck/deck.ts'
import { migrateSlide } from '../deck/migrate-deck.ts'
import { NotFoundError } from './errors.ts'
import { cutPage, type MomentKey, momentKey, type Page, type PageWish, rowsToRead } from './page.ts'

export type PresentationRow = typeof presentations.$inferSelect

/**
 * A presentation of this owner, locked until the transaction ends: `update` for changing it, `key share` for making
 * sure that it stays.
 * @throws {NotFoundError}
 */
export async function lockPresentation(
  tx: Database,
  ownerId: string,
  id: string,
  strength: 'update' | 'key share',
): Promise<PresentationRow> {
  const [row] = await tx
    .select()
    .from(presentations)
    .where(and(eq(presentations.id, id), eq(presentations.ownerId, ownerId)))
    .for(strength)
  if (row === undefined) throw new NotFoundError('presentation')
  return row
}

/** The rows of a page of the owner's presentations, newest first. */
export function onPage(ownerId: string, { after }: PageWish<MomentKey>): SQL | undefined {
  const { createdAt, id } = presentations
  return and(
    eq(presentations.ownerId, ownerId),
    after && sql`(${createdAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]})`,
  )
}

/** The owner's presentations, newest first. */
export async function listPresentations(
  database: Database,
  ownerId: string,
  wish: PageWish<MomentKey> = {},
): Promise<Page<{ id: string; title: string }, MomentKey>> {
  const { id, title, createdAt } = presentations
  const rows = await database
    .select({ id, title, createdAt })
    .from(presentations)
    .where(onPage(ownerId, wish))
    .orderBy(desc(createdAt), desc(id))
    .limit(rowsToRead(wish))
  return cutPage(
    rows.map((row) => ({ item: { id: row.id, title: row.title }, key: momentKey(row) })),
    wish,
  )
}

/** How many presentations an owner has. */
export async function countPresentations(database: Database, ownerId: string): Promise<number> {
  return database.$count(presentations, eq(presentations.ownerId, ownerId))
}

/** Adds an empty presentation; does nothing when it exists. */
export async function createPresentation(
  database: Database,
  presentation: Pick<PresentationRow, 'id' | 'ownerId' | 'title' | 'language' | 'themeId'> &
    Partial<Pick<PresentationRow, 'titleGiven' | 'languageKnown' | 'model'>>,
): Promise<void> {
  await database.insert(presentations).values(presentation).onConflictDoNothing()
}

/** The document of a presentation. Read it in one transaction with its row when the row may change meanwhile. */
export async function readDeck(database: Database, presentation: PresentationRow): Promise<Deck> {
  const rows = await database
    .select({ content: slides.content, format: slides.format })
    .from(slides)
    .where(eq(slides.presentationId, presentation.id))
    .orderBy(asc(slides.position))
  return {
    formatVersion: deckFormatVersion,
    title: presentation.title,
    language: presentation.language,
    themeId: presentation.themeId,
    ...(presentation.vibeId === null ? {} : { vibeId: presentation.vibeId }),
    slides: rows.map(({ content, format }) => migrateSlide(content, format)),
  }
}

/**
 * A presentation and its document as they were at one moment. Without `ownerId` for who holds a signed link to it: the
 * signature is then the permission.
 * @throws {NotFoundError}
 */
export async function loadPresentation(
  database: Database,
  target: { id: string; ownerId?: string },
): Promise<{ presentation: PresentationRow; deck: Deck }> {
  return database.transaction(
    async (tx) => {
      const [presentation] = await tx
        .select()
        .from(presentations)
        .where(
          and(
            eq(presentations.id, target.id),
            target.ownerId === undefined ? undefined : eq(presentations.ownerId, target.ownerId),
          ),
        )
      if (presentation === undefined) throw new NotFoundError('presentation')
      return { presentation, deck: await readDeck(tx, presentation) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
