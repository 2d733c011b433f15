import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connection.ts'
import {
  oauthAccessTokens,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
} from '../../database/schema.ts'
import { deleteInBatches } from './delete-in-batches.ts'

/** How long an application is known that nobody ever allowed anything: anybody can register one. */
const neverAllowedDays = 7

/** How long one is known that nobody allows anything any more: it may be connected again as it is. */
const takenBackDays = 90

/**
 * Tokens whose time is over, and applications that registered and are connected to nobody. The answers that refresh
 * tokens got, which are kept for those who refresh at the same time, go with their half minute.
 *
 * @returns how many rows went.
 */
export async function sweepApplications(database: Database, signal: AbortSignal): Promise<number> {
  await database
    .update(oauthRefreshTokens)
    .set({ rotationReplayResponse: null })
    .where(
      sql`${oauthRefreshTokens.rotationReplayExpiresAt} < now() and ${oauthRefreshTokens.rotationReplayResponse} is not null`,
    )
  let deleted = 0
  for (const table of [oauthAccessTokens, oauthRefreshTokens])
    deleted += await deleteInBatches(database, table, sql`${table.expiresAt} <= now()`, signal)
  const unused = sql`not exists (
      select 1 from ${oauthConsents} where ${oauthConsents.clientId} = ${oauthClients.clientId}
    ) and (
      ${oauthClients.updatedAt} < now() - ${takenBackDays}::int * interval '1 day'
      or (${oauthClients.updatedAt} = ${oauthClients.createdAt}
        and ${oauthClients.createdAt} < now() - ${neverAllowedDays}::int * interval '1 day')
    )`
  return deleted + (await deleteInBatches(database, oauthClients, unused, signal))
}
