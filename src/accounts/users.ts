import { asc, eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../config.ts'
import type { Connection, Database } from '../database/connection.ts'
import { users } from '../database/schema.ts'
import { createApiKey, ensureChosenApiKey } from './api-keys.ts'
import { grantCredits } from './credits.ts'

/** A user as the database holds them. */
export type User = typeof users.$inferSelect

/** Somebody has this address already. */
export class EmailTakenError extends Error {
  override name = 'EmailTakenError'

  constructor(email: string) {
    super(`There is already a user with the address ${email}.`)
  }
}

const firstUser = { email: 'owner@slidewright.local', name: 'Owner' }

/** Any number, as long as every process uses it: "FIRST" in ASCII. */
const firstAccountLock = 0x4649525354

/**
 * Makes a user and grants the credits that a new account gets.
 *
 * @param email letter case does not matter; it is kept in lower case.
 * @throws EmailTakenError
 */
export async function createUser(
  database: Database,
  { email, name, signupCredits }: { email: string; name: string; signupCredits: number },
): Promise<User> {
  return await database.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ id: uuidv7(), email: email.toLowerCase(), name })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (user === undefined) throw new EmailTakenError(email)
    if (signupCredits > 0)
      await grantCredits(tx, { userId: user.id, amount: signupCredits, reason: 'New account' })
    return user
  })
}

/** The user with this address, in whatever letter case; undefined when there is none. */
export async function findUserByEmail(
  database: Database,
  email: string,
): Promise<User | undefined> {
  const [user] = await database.select().from(users).where(eq(users.email, email.toLowerCase()))
  return user
}

/**
 * Sees to it that there is an account to start with, and that BOOTSTRAP_API_KEY opens it. Several processes may call it
 * at once; one of them makes the account.
 *
 * @returns the first account, and the key to print when the account was just made and no key was configured.
 */
export async function ensureFirstAccount(
  connection: Connection,
  config: Pick<Config, 'bootstrapApiKey' | 'signupCredits'>,
): Promise<{ userId: string; key?: string }> {
  const { bootstrapApiKey, signupCredits } = config
  return await connection.database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${firstAccountLock}::bigint)`)
    const [existing] = await tx
      .select({ id: users.id })
      .from(users)
      .orderBy(asc(users.createdAt), asc(users.id))
      .limit(1)
    const userId = existing?.id ?? (await createUser(tx, { ...firstUser, signupCredits })).id
    if (bootstrapApiKey !== undefined)
      await ensureChosenApiKey(tx, { userId, name: 'Bootstrap', key: bootstrapApiKey })
    else if (existing === undefined)
      return { userId, key: (await createApiKey(tx, { userId, name: 'First key' })).key }
    return { userId }
  })
}
