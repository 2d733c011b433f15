import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Database } from '../database/connection.ts'
import { authAccounts } from '../database/schema.ts'
import { type Authentication, passwordLength } from './authentication.ts'

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

/** Gives a user a password, their first one or another. @param passwordHash as `hashPassword` makes it. */
export async function setPassword(
  database: Database,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const changed = await tx
      .update(authAccounts)
      .set({ password: passwordHash, updatedAt: sql`now()` })
      .where(credentialOf(userId))
      .returning({ id: authAccounts.id })
    if (changed.length > 0) return
    await tx.insert(authAccounts).values({
      id: uuidv7(),
      userId,
      accountId: userId,
      providerId: credential,
      password: passwordHash,
    })
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
