import { asc, eq, isNotNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../config.ts'
import type { Connection, Database } from '../database/connection.ts'
import { apiKeys, sessions, users } from '../database/schema.ts'
import { settleSetting, storeSetting } from '../database/settings.ts'
import { normaliseEmail } from './account-fields.ts'
import { createApiKey, ensureChosenApiKey } from './api-keys.ts'
import { grantCredits } from './credits.ts'
import { setPassword } from './passwords.ts'
import { createSignInToken } from './sign-in-links.ts'

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

/** How long the link in the message of the very first start signs in, in minutes: a day. */
const firstSignInMinutes = 24 * 60

/** Any number, as long as every process uses it: "FIRST" in ASCII. */
const firstAccountLock = 0x4649525354

/** The setting that says whose account BOOTSTRAP_API_KEY opens. */
const firstAccountSetting = 'first_account'

/**
 * Makes a user and grants the credits that a new account gets.
 *
 * @param user.email is kept without space around it and in lower case; whether it is an address, the caller has checked
 *   (`readEmail`).
 * @param user.passwordHash lets them sign in with a password; in the form of better-auth, which checks it. Unset: they
 *   sign in by link or key.
 * @throws EmailTakenError
 */
export async function createUser(
  database: Database,
  user: { email: string; name: string; signupCredits: number; passwordHash?: string },
): Promise<User> {
  const { name, signupCredits, passwordHash } = user
  const email = normaliseEmail(user.email)
  return await database.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ id: uuidv7(), email, name })
      .onConflictDoNothing({ target: users.email })
      .returning()
    if (made === undefined) throw new EmailTakenError(email)
    if (passwordHash !== undefined) await setPassword(tx, made.id, passwordHash)
    if (signupCredits > 0)
      await grantCredits(tx, { userId: made.id, amount: signupCredits, reason: 'New account' })
    return made
  })
}

/** The user with this address, however it is typed; undefined when there is none. */
export async function findUserByEmail(
  database: Database,
  email: string,
): Promise<User | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(eq(users.email, normaliseEmail(email)))
  return user
}

/** A user; undefined when there is none of this id. */
export async function findUserById(database: Database, id: string): Promise<User | undefined> {
  const [user] = await database.select().from(users).where(eq(users.id, id))
  return user
}

/** Every user, the oldest first. */
export async function listUsers(database: Database): Promise<User[]> {
  return await database.select().from(users).orderBy(asc(users.createdAt), asc(users.id))
}

/** The account to start with. */
export interface FirstAccount {
  userId: string
  /** Only when it was just made: what to tell its owner, who cannot read any of it later. */
  news?: {
    email: string
    /** Signs a browser in as this user, once, within a day. */
    signInToken: string
    /** Unset when a key was configured: that one opens it. */
    key?: string
  }
  /** The address of an account that was made by an earlier start, and that nobody has used since: nobody may have seen the news. */
  neverUsed?: string
  /** The configured key was not registered, because the account that it was for has been deleted. */
  chosenKeyUnused?: true
}

/**
 * Sees to it that there is an account to start with, and that BOOTSTRAP_API_KEY opens it, and never the account of
 * somebody else: when it is deleted while there are others, the key opens nothing any more. Several processes may call it
 * at once; one of them makes the account.
 */
export async function ensureFirstAccount(
  connection: Connection,
  config: Pick<Config, 'bootstrapApiKey' | 'signupCredits'>,
): Promise<FirstAccount> {
  const { bootstrapApiKey, signupCredits } = config
  return await connection.database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${firstAccountLock}::bigint)`)
    const [existing] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .orderBy(asc(users.createdAt), asc(users.id))
      .limit(1)
    const userId = existing?.id ?? (await createUser(tx, { ...firstUser, signupCredits })).id
    if (existing === undefined) await storeSetting(tx, firstAccountSetting, userId)
    const keyOwner = await settleSetting(tx, firstAccountSetting, userId)
    const ownerIsThere = (await findUserById(tx, keyOwner)) !== undefined
    if (bootstrapApiKey !== undefined && ownerIsThere)
      await ensureChosenApiKey(tx, { userId: keyOwner, name: 'Bootstrap', key: bootstrapApiKey })
    if (existing !== undefined) {
      if (bootstrapApiKey !== undefined)
        return ownerIsThere ? { userId } : { userId, chosenKeyUnused: true }
      return (await wasEverUsed(tx)) ? { userId } : { userId, neverUsed: existing.email }
    }

    const signInToken = await createSignInToken(tx, userId, firstSignInMinutes)
    const { email } = firstUser
    if (bootstrapApiKey !== undefined) return { userId, news: { email, signInToken } }
    const { key } = await createApiKey(tx, { userId, name: 'First key' })
    return { userId, news: { email, signInToken, key } }
  })
}

/** Whether there is a sign of anybody: a second account, a key that was used, a session. */
async function wasEverUsed(database: Database): Promise<boolean> {
  const used = database
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(isNotNull(apiKeys.lastUsedAt))
    .limit(1)
  if ((await used).length > 0 || (await database.$count(users)) > 1) return true
  return (await database.select({ id: sessions.id }).from(sessions).limit(1)).length > 0
}
