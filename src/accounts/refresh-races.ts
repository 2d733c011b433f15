import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { oauthRefreshTokens } from '../database/schema.ts'
import { hashOAuthToken } from './secret-token.ts'

/** How long the first of several refreshes at once may take to write down its answer for the others, in milliseconds. */
const waits = [20, 50, 100, 200, 400, 800]

/**
 * Exchanges a refresh token that perhaps others send at the same time. One of them gets it exchanged, and the others the
 * same answer; but the provider refuses those who come before that answer is written down, and a client that is refused
 * sends its user to the sign-in page. Such a one asks again here.
 *
 * @param exchange asks the provider; may be called several times.
 */
export async function exchangeRefreshToken(
  database: Database,
  refreshToken: string,
  exchange: () => Promise<Response>,
): Promise<Response> {
  let response = await exchange()
  for (const milliseconds of waits) {
    if (response.status !== 400 || !(await wasJustExchanged(database, refreshToken))) break
    await delay(milliseconds)
    response = await exchange()
  }
  return response
}

/** Whether a refresh token was exchanged so lately that whoever sends it gets the same answer. */
async function wasJustExchanged(database: Database, refreshToken: string): Promise<boolean> {
  const found = await database
    .select({ id: oauthRefreshTokens.id })
    .from(oauthRefreshTokens)
    .where(
      and(
        eq(oauthRefreshTokens.token, hashOAuthToken(refreshToken)),
        gt(oauthRefreshTokens.rotationReplayExpiresAt, sql`now()`),
      ),
    )
  return found.length > 0
}
