import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../database/connection.ts'
import { verifications } from '../database/schema.ts'
import { normaliseEmail } from './account-fields.ts'
import { hashToken, newToken } from './secret-token.ts'

/** How long an invitation can be accepted, in days. */
export const invitationDays = 7

/** What is stored of an invitation that anybody may accept. */
const anybody = ''

const stillGood = (token: string): SQL | undefined =>
  and(
    eq(verifications.identifier, `invitation:${hashToken(token)}`),
    gt(verifications.expiresAt, sql`now()`),
  )

/**
 * Invites somebody to sign up, once.
 *
 * @param invitation.email who may accept it. Unset: whoever has the token.
 * @returns the token, which can be read only now: the database keeps its SHA-256.
 */
export async function createInvitation(
  database: Database,
  { email, days }: { email?: string; days: number },
): Promise<string> {
  const token = newToken()
  await database.insert(verifications).values({
    id: uuidv7(),
    identifier: `invitation:${hashToken(token)}`,
    value: email === undefined ? anybody : normaliseEmail(email),
    expiresAt: sql`now() + ${days}::int * interval '1 day'`,
  })
  return token
}

/**
 * Whom an invitation is for, without using it up: for the page on which it is accepted.
 *
 * @returns undefined when it was accepted, has expired or never was; without `email` it is for anybody.
 */
export async function peekInvitation(
  database: Database,
  token: string,
): Promise<{ email?: string } | undefined> {
  const [row] = await database
    .select({ email: verifications.value })
    .from(verifications)
    .where(stillGood(token))
  if (row === undefined) return undefined
  return row.email === anybody ? {} : { email: row.email }
}

/**
 * Accepts an invitation, which is worth nothing afterwards; of several who accept it at once one does.
 *
 * @param tx the transaction that makes the account, so that an invitation is not lost when that fails.
 * @returns false when it is for somebody else (it stays good), was accepted, has expired or never was.
 */
export async function takeInvitation(tx: Database, token: string, email: string): Promise<boolean> {
  const taken = await tx
    .delete(verifications)
    .where(and(stillGood(token), inArray(verifications.value, [anybody, normaliseEmail(email)])))
    .returning({ id: verifications.id })
  return taken.length > 0
}
