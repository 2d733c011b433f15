import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import type { apiKeys, oauthConsents } from '../database/schema.ts'

/** A use is noted this long after the one that was noted last, in milliseconds. */
const intervalMilliseconds = 60_000

/** Notes that a key or an application is used now, off the request's path: a lost note harms nobody. */
export function noteUse(
  database: Database,
  table: typeof apiKeys | typeof oauthConsents,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
): void {
  if (lastUsedAt !== null && Date.now() - lastUsedAt.getTime() <= intervalMilliseconds) return
  const isDue = lt(
    table.lastUsedAt,
    sql`now() - ${intervalMilliseconds}::int * interval '1 millisecond'`,
  )
  database
    .update(table)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(table.id, id), or(isNull(table.lastUsedAt), isDue)))
    .then(
      () => undefined,
      () => undefined,
    )
}
