import { timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { ConfigurationError } from '../config.ts'
import type { Connection, Database } from '../database/connection.ts'
import { apiKeys, users } from '../database/schema.ts'
import { growingCache } from '../growing-cache.ts'
import { readUserName, userNameLength } from './account-fields.ts'
import { generateKey, hashKey, recogniseKey } from './key-format.ts'
import { noteUse } from './last-use.ts'
import { listApiKeys } from './list-api-keys.ts'
import { endSessionsOf } from './sessions.ts'

/** Whose key it is. */
export interface KeyOwner {
  userId: string
  keyId: string
}

const revokedChannel = 'api_keys_revoked'
const cacheMilliseconds = 30_000

/** Keys that somebody may have at once: more than anybody looks after. */
export const mostKeys = 100

/** Somebody has as many keys as they may have. */
export class TooManyKeysError extends Error {
  override name = 'TooManyKeysError'

  constructor() {
    super(`There are ${mostKeys} keys already. Revoke one that is not needed.`)
  }
}

/** Why a name is none for a key, in one sentence. */
export const keyNameProblem = `A key needs a name, of at most ${userNameLength} characters.`

/** The name that somebody typed for a key, as it is kept; undefined when it is none: it follows the rule for people's. */
export function readKeyName(text: string): string | undefined {
  return readUserName(text)
}

/**
 * Makes a key. This is the only time that it can be read: the database keeps its SHA-256.
 *
 * @param key.name as `readKeyName` gives it.
 * @throws TooManyKeysError
 */
export async function createApiKey(
  database: Database,
  { userId, name }: { userId: string; name: string },
): Promise<{ id: string; key: string }> {
  const { id, key } = generateKey()
  await database.transaction(async (tx) => {
    // Locked: of two that are made at once one waits for the other to be counted.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    if ((await listApiKeys(tx, userId)).length >= mostKeys) throw new TooManyKeysError()
    await tx.insert(apiKeys).values({ id, userId, name, ...storedParts(key) })
  })
  return { id, key }
}

/**
 * Registers a key that a person chose, unless it is known already: a revoked one stays revoked.
 *
 * @throws ConfigurationError for one that looks like a key made here but has a wrong checksum: it could never be used.
 */
export async function ensureChosenApiKey(
  database: Database,
  { userId, name, key }: { userId: string; name: string; key: string },
): Promise<void> {
  const recognised = recogniseKey(key)
  if (recognised.form === 'invalid')
    throw new ConfigurationError(
      'BOOTSTRAP_API_KEY looks like a generated key with a typing error: choose another length, or correct it.',
    )
  const id = recognised.form === 'generated' ? recognised.id : uuidv7()
  await database
    .insert(apiKeys)
    .values({ id, userId, name, ...storedParts(key) })
    .onConflictDoNothing()
}

/**
 * Whose key this is; undefined for one that is unknown, revoked or expired. Answers are kept for 30 seconds at most,
 * and dropped at once when a key is revoked (see `watchRevokedKeys`).
 */
export async function authenticateApiKey(
  database: Database,
  key: string,
): Promise<KeyOwner | undefined> {
  const recognised = recogniseKey(key)
  if (recognised.form === 'invalid') return undefined
  const hash = hashKey(key)
  const { owners, findById, findByHash } = lookupOf(database)
  const cacheKey = hash.toString('base64')
  const cached = owners.get(cacheKey)
  if (cached !== undefined) return cached

  const [row] =
    recognised.form === 'generated'
      ? await findById.execute({ id: recognised.id })
      : await findByHash.execute({ hash })
  if (row === undefined || !timingSafeEqual(row.secretHash, hash)) return undefined
  const now = Date.now()
  const lifetime = row.expiresAt === null ? cacheMilliseconds : row.expiresAt.getTime() - now
  if (row.revokedAt !== null || lifetime <= 0) return undefined

  const owner = Object.freeze({ userId: row.userId, keyId: row.id })
  owners.set(cacheKey, owner, { ttl: Math.min(lifetime, cacheMilliseconds) })
  noteUse(database, apiKeys, row)
  return owner
}

/**
 * Ends a key. Every process that watches refuses it from now on, and browsers that its owner signed in, perhaps with
 * it, are signed out.
 *
 * @param by who ends it, when it is its owner: their own session stays, and only a key of theirs is ended.
 * @returns false when there is no such key or it is revoked already.
 */
export async function revokeApiKey(
  database: Database,
  id: string,
  by?: { userId: string; sessionId: string },
): Promise<boolean> {
  const revoked = await database.transaction(async (tx) => {
    const [key] = await tx
      .update(apiKeys)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          eq(apiKeys.id, id),
          isNull(apiKeys.revokedAt),
          by === undefined ? undefined : eq(apiKeys.userId, by.userId),
        ),
      )
      .returning({ userId: apiKeys.userId })
    if (key === undefined) return false
    await endSessionsOf(tx, key.userId, by?.sessionId)
    await tx.execute(sql`select pg_notify(${revokedChannel}, ${id})`)
    return true
  })
  if (revoked) forget(database, id)
  return revoked
}

/**
 * Deletes all keys of a user. Every process that watches refuses them once the transaction has committed.
 *
 * @param tx the transaction that deletes the user.
 * @returns their ids, for `forgetApiKeys` after the commit.
 */
export async function deleteApiKeysOf(tx: Database, userId: string): Promise<string[]> {
  const deleted = await tx
    .delete(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .returning({ id: apiKeys.id })
  for (const { id } of deleted) await tx.execute(sql`select pg_notify(${revokedChannel}, ${id})`)
  return deleted.map(({ id }) => id)
}

/** Drops what this process remembers of keys, without waiting for the notice that every process gets. */
export function forgetApiKeys(database: Database, ids: readonly string[]): void {
  for (const id of ids) forget(database, id)
}

/** Makes this process drop what it remembers of keys that any process revokes. Call it once at the start. */
export async function watchRevokedKeys(connection: Connection): Promise<() => Promise<void>> {
  const { database } = connection
  return await connection.listen(revokedChannel, (id) => {
    // Empty: the connection was away, and any key may have been revoked meanwhile.
    if (id === '') lookupOf(database).owners.clear()
    else forget(database, id)
  })
}

function storedParts(key: string) {
  return { secretHash: hashKey(key), lastFour: key.slice(-4) }
}

function forget(database: Database, id: string): void {
  const { owners } = lookupOf(database)
  for (const [cacheKey, owner] of owners.entries()) if (owner.keyId === id) owners.delete(cacheKey)
}

function createLookup(database: Database) {
  const columns = {
    id: apiKeys.id,
    userId: apiKeys.userId,
    secretHash: apiKeys.secretHash,
    expiresAt: apiKeys.expiresAt,
    revokedAt: apiKeys.revokedAt,
    lastUsedAt: apiKeys.lastUsedAt,
  }
  return {
    owners: growingCache<KeyOwner>(10_000, { ttl: cacheMilliseconds }),
    findById: database
      .select(columns)
      .from(apiKeys)
      .where(eq(apiKeys.id, sql.placeholder('id')))
      .prepare('find_api_key_by_id'),
    findByHash: database
      .select(columns)
      .from(apiKeys)
      .where(eq(apiKeys.secretHash, sql.placeholder('hash')))
      .prepare('find_api_key_by_hash'),
  }
}

const lookups = new WeakMap<Database, ReturnType<typeof createLookup>>()

function lookupOf(database: Database): ReturnType<typeof createLookup> {
  let lookup = lookups.get(database)
  if (lookup === undefined) {
    lookup = createLookup(database)
    lookups.set(database, lookup)
  }
  return lookup
}
