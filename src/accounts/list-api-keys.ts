import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { apiKeys } from '../database/schema.ts'

/** A key as its owner sees it in a list; the key itself nobody can read any more. */
interface ApiKeySummary {
  id: string
  name: string
  /** Its last four characters, to tell it from others. */
  lastFour: string
  createdAt: Date
  /** To the minute; null: never. */
  lastUsedAt: Date | null
}

/** The keys of a user that can be used, the oldest first. */
export async function listApiKeys(database: Database, userId: string): Promise<ApiKeySummary[]> {
  return await database
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      lastFour: apiKeys.lastFour,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.userId, userId),
        isNull(apiKeys.revokedAt),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
      ),
    )
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))
}
