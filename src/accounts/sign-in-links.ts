import { and, eq, gt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../database/connection.ts'
import { verifications } from '../database/schema.ts'
import { hashToken, newToken } from './secret-token.ts'

/** How long a link signs in, in minutes: with the embedded database the server is started only after it was made. */
export const signInLinkMinutes = 60

const identifierOf = (token: string) => `sign-in-link:${hashToken(token)}`

/** Makes a token that signs a user in once, for whoever has it. */
export async function createSignInToken(database: Database, userId: string): Promise<string> {
  const token = newToken()
  await database.insert(verifications).values({
    id: uuidv7(),
    identifier: identifierOf(token),
    value: userId,
    expiresAt: sql`now() + ${signInLinkMinutes}::int * interval '1 minute'`,
  })
  return token
}

/**
 * Takes a token, which is worth nothing afterwards.
 *
 * @returns the user whom it signs in; undefined when it was used, has expired or never was.
 */
export async function takeSignInToken(
  database: Database,
  token: string,
): Promise<string | undefined> {
  const [row] = await database
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, identifierOf(token)),
        gt(verifications.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: verifications.value })
  return row?.userId
}
