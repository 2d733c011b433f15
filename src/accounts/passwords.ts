import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../database/connection.ts'
import { authAccounts } from '../database/schema.ts'
import { type Authentication, passwordLength } from './authentication.ts'
import { endOneTimeTokens, takeOneTimeToken } from './one-time-tokens.ts'
import { endSessionsOf } from './sessions.ts'

const credential = 'credential'

const credentialOf = (userId: string) =>
  and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, credential))

/** Why a password cannot be taken, in one sentence; undefined for one that can. Length is all that counts. */
export function passwordProblem(password: string): string | undefined {
  const length = [...password].length
  if (length < passwordLength.minimum)
    return `The password needs at least ${passwordLength.minimum} characters.`
  if (length > passwordLength.maximum)
    return `The password may have at most ${passwordLength.maximum} characters.`
  return undefined
}

/** What is stored of a password: scrypt (RFC 7914) with a salt of its own, as better-auth checks it. */
export async function hashPassword(
  authentication: Authentication,
  password: string,
): Promise<string> {
  return (await authentication.$context).password.hash(password)
}

/**
 * Gives a user a password, their first one or another, and does nothing besides: see `changePassword`.
 *
 * @param passwordHash as `hashPassword` makes it.
 */
export async function setPassword(
  database: Database,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await database
    .insert(authAccounts)
    .values({
      id: uuidv7(),
      userId,
      accountId: userId,
      providerId: credential,
      password: passwordHash,
    })
    .onConflictDoUpdate({
      target: [authAccounts.userId, authAccounts.providerId],
      set: { password: passwordHash, updatedAt: sql`now()` },
    })
}

/**
 * Gives a user another password, and ends what lets others in who knew the former one: sessions, and links to sign in or
 * to choose a password.
 *
 * @param passwordHash as `hashPassword` makes it.
 * @param options.keepSession the session in which it is changed.
 */
export async function changePassword(
  database: Database,
  userId: string,
  passwordHash: string,
  { keepSession }: { keepSession?: string } = {},
): Promise<void> {
  await database.transaction(async (tx) => {
    await setPassword(tx, userId, passwordHash)
    await endSessionsOf(tx, userId, keepSession)
    await endOneTimeTokens(tx, 'sign-in', userId)
    await endOneTimeTokens(tx, 'reset-password', userId)
  })
}

/**
 * Gives another password to the user whom a link was sent to, once.
 *
 * @returns whose it is; undefined when the link was used, has expired or never was.
 */
export async function resetPassword(
  database: Database,
  token: string,
  passwordHash: string,
): Promise<string | undefined> {
  return await database.transaction(async (tx) => {
    const grant = await takeOneTimeToken(tx, 'reset-password', token)
    if (grant === undefined) return undefined
    await changePassword(tx, grant.userId, passwordHash)
    return grant.userId
  })
}

/** When a user last set their password; undefined when they have none. */
export async function passwordSetAt(database: Database, userId: string): Promise<Date | undefined> {
  const [row] = await database
    .select({ at: authAccounts.updatedAt })
    .from(authAccounts)
    .where(credentialOf(userId))
  return row?.at
}

/** Whether this is the user's password; false for one who has none. */
export async function isPasswordOf(
  { database, authentication }: { database: Database; authentication: Authentication },
  userId: string,
  password: string,
): Promise<boolean> {
  const [row] = await database
    .select({ hash: authAccounts.password })
    .from(authAccounts)
    .where(credentialOf(userId))
  if (!row?.hash) return false
  return (await authentication.$context).password.verify({ hash: row.hash, password })
}
