import { and, asc, inArray, lt } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { slides } from '../database/schema.ts'
import { migrateSlide } from '../deck/migrate-deck.ts'
import { isGivenTitle, shownTitle } from '../deck/shown-title.ts'
import type { Slide } from '../deck/slide.ts'
import { listOverviews, type PresentationOverview } from './presentation-overview.ts'

/**
 * The owner's presentations, newest first, by the titles that their covers and files show: the stored title of those that
 * nobody named is the same for all.
 */
export async function listNamed(
  database: Database,
  ownerId: string,
  { limit }: { limit: number },
): Promise<PresentationOverview[]> {
  return database.transaction(
    async (tx) => {
      const { items } = await listOverviews(tx, ownerId, { limit })
      const unnamed = items.filter(({ title }) => !isGivenTitle(title)).map(({ id }) => id)
      const beginnings = await readBeginnings(tx, unnamed)
      return items.map((item) => {
        const first = beginnings.get(item.id) ?? []
        return { ...item, title: shownTitle({ title: item.title, slides: first }) }
      })
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The first two slides of presentations, by their ids: a title is looked for on the first, and on one that is alone. */
async function readBeginnings(database: Database, ids: string[]): Promise<Map<string, Slide[]>> {
  const beginnings = new Map<string, Slide[]>()
  if (ids.length === 0) return beginnings
  const rows = await database
    .select({ id: slides.presentationId, content: slides.content, format: slides.format })
    .from(slides)
    .where(and(inArray(slides.presentationId, ids), lt(slides.position, 2)))
    .orderBy(asc(slides.position))
  for (const { id, content, format } of rows)
    beginnings.set(id, [...(beginnings.get(id) ?? []), migrateSlide(content, format)])
  return beginnings
}
