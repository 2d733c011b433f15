import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Database } from '../database/connection.ts'
import { users, verifications } from '../database/schema.ts'
import { hashToken, newToken } from './secret-token.ts'

/** What a token is good for; for anything else it is unknown. */
export type TokenPurpose = 'sign-in' | 'reset-password' | 'confirm-email'

/** What a token stands for. */
interface TokenGrant {
  userId: string
  /** What it confirms, such as a new e-mail address. */
  value?: string
}

const storedGrant = z.object({ userId: z.string(), value: z.string().optional() })

// better-auth keeps rows of its own in the same table; no identifier of its begins like ours.
const identifierOf = (purpose: TokenPurpose, token: string) =>
  `one-time:${purpose}:${hashToken(token)}`

const stillGood = (purpose: TokenPurpose, token: string): SQL | undefined =>
  and(
    eq(verifications.identifier, identifierOf(purpose, token)),
    gt(verifications.expiresAt, sql`now()`),
  )

/**
 * Makes a token that does one thing for one user, once, for whoever has it.
 *
 * @param grant.minutes how long it can be used.
 * @returns the token, which can be read only now: the database keeps its SHA-256.
 */
export async function createOneTimeToken(
  database: Database,
  grant: TokenGrant & { purpose: TokenPurpose; minutes: number },
): Promise<string> {
  const { purpose, userId, value, minutes } = grant
  const token = newToken()
  await database.insert(verifications).values({
    id: uuidv7(),
    identifier: identifierOf(purpose, token),
    value: JSON.stringify({ userId, value }),
    expiresAt: sql`now() + ${minutes}::int * interval '1 minute'`,
  })
  return token
}

/**
 * What a token stands for, without using it up: for the page that asks before it is taken. Taking it can fail all the
 * same.
 *
 * @returns undefined when it is for something else, was used, has expired or never was, or its user is gone.
 */
export async function peekOneTimeToken(
  database: Database,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenGrant | undefined> {
  const [row] = await database
    .select({ value: verifications.value })
    .from(verifications)
    .where(stillGood(purpose, token))
  return row && (await grantOf(database, row.value))
}

/**
 * Takes a token, which is worth nothing afterwards; of several who take it at once one gets it. What it was for is done
 * then, so a user's other tokens for a password or an address end with it. (Links to sign in do not: one may be meant
 * for another device.)
 *
 * @param database the transaction that does what the token is for, so that a failure leaves it whole; or the database.
 * @returns undefined when it is for something else, was used, has expired or never was, or its user is gone.
 */
export async function takeOneTimeToken(
  database: Database,
  purpose: TokenPurpose,
  token: string,
): Promise<TokenGrant | undefined> {
  const [row] = await database
    .delete(verifications)
    .where(stillGood(purpose, token))
    .returning({ value: verifications.value })
  const grant = row && (await grantOf(database, row.value))
  if (grant !== undefined && purpose !== 'sign-in')
    await endOneTimeTokens(database, purpose, grant.userId)
  return grant
}

/** Ends a user's tokens of one purpose. */
export async function endOneTimeTokens(
  database: Database,
  purpose: TokenPurpose,
  userId: string,
): Promise<void> {
  // A case, because what other rows hold need not be JSON.
  await database.delete(verifications).where(
    sql`case when ${verifications.identifier} like ${`one-time:${purpose}:%`} then
      ${verifications.value}::jsonb ->> 'userId' = ${userId} else false end`,
  )
}

/** Rows of this table do not go with their user. */
async function grantOf(database: Database, stored: string): Promise<TokenGrant | undefined> {
  const grant = storedGrant.parse(JSON.parse(stored))
  const [user] = await database
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, grant.userId))
  return user && grant
}
