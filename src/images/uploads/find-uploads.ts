import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import { uploads } from '../../database/schema.ts'

/** An uploaded picture as the database holds it; its bytes are in the storage. */
export type Upload = typeof uploads.$inferSelect

/** The uploads of a user with these ids, in the order of the ids, each once; unknown ones and others' are left out. */
export async function findUploads(
  database: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<Upload[]> {
  if (ids.length === 0) return []
  // One parameter however many there are.
  const wanted = sql`${uploads.id} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const rows = await database
    .select()
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), wanted))
  const found = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}

/** Notes that slides have taken these uploads, which are kept from now on. */
export async function markUploadsUsed(
  tx: Database,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(uploads)
    .set({ usedAt: new Date() })
    .where(and(eq(uploads.ownerId, ownerId), inArray(uploads.id, [...ids])))
}
