import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  authenticateApiKey,
  createApiKey,
  ensureChosenApiKey,
  mostKeys,
  readKeyName,
  revokeApiKey,
  TooManyKeysError,
  watchRevokedKeys,
} from '../../src/accounts/api-keys.ts'
import { ConfigurationError } from '../../src/config.ts'
import type { Connection } from '../../src/database/connection.ts'
import { apiKeys, sessions } from '../../src/database/schema.ts'
import { describeEachDatabase, describePostgres, emptyDatabase } from '../support/databases.ts'
import { signal, somebody } from '../support/operations.ts'

describeEachDatabase('API keys', (open) => {
  let connection: Connection
  let userId: string
  const authenticate = (key: string) => authenticateApiKey(connection.database, key)

  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    userId = await somebody(connection)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('lets a new key in as its user', async () => {
    const { id, key } = await createApiKey(connection.database, { userId, name: 'Laptop' })
    expect(await authenticate(key)).toEqual({ userId, keyId: id })
  })

  it('stores the hash and the last four characters, never the key', async () => {
    const { id, key } = await createApiKey(connection.database, { userId, name: 'Laptop' })
    const [row] = await connection.database.select().from(apiKeys).where(eq(apiKeys.id, id))
    expect(row).toMatchObject({ name: 'Laptop', lastFour: key.slice(-4) })
    expect(row?.secretHash.byteLength).toBe(32)
    expect(JSON.stringify(row)).not.toContain(key)
  })

  describe('of one person', () => {
    const make = () => createApiKey(connection.database, { userId, name: 'Laptop' })
    beforeEach(async () => {
      const parts = { userId, name: 'Laptop', lastFour: '1234' }
      await connection.database.insert(apiKeys).values(
        Array.from({ length: mostKeys - 1 }, (_, number) => ({
          ...parts,
          id: `key-${number}`,
          secretHash: Uint8Array.of(number),
        })),
      )
    })

    it('are a hundred at most, also when several are made at once', async () => {
      const made = await Promise.allSettled([make(), make(), make()])
      const refusals = made.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
      expect(refusals).toEqual([new TooManyKeysError(), new TooManyKeysError()])
      expect(await connection.database.$count(apiKeys)).toBe(mostKeys)
    })

    it('are a hundred without those that are revoked', async () => {
      await make()
      await revokeApiKey(connection.database, 'key-0')
      expect(await make()).toHaveProperty('key')
    })

    it('do not keep others from having some', async () => {
      await make()
      const other = { userId: await somebody(connection), name: 'Laptop' }
      expect(await createApiKey(connection.database, other)).toHaveProperty('key')
    })
  })

  it('revoked or not at all: with a key go the sessions of its owner', async () => {
    const { database } = connection
    const { id, key } = await createApiKey(database, { userId, name: 'Laptop' })
    const expiresAt = new Date(Date.now() + 60_000)
    await database.insert(sessions).values({ id: 'one', token: 'one', userId, expiresAt })
    const broken = Object.create(database, {
      transaction: {
        value: (work: (tx: typeof database) => Promise<unknown>) =>
          database.transaction(async (tx) => {
            await work(tx)
            throw new Error('The connection is lost.')
          }),
      },
    })
    await expect(revokeApiKey(broken, id)).rejects.toThrow('The connection is lost.')
    expect(await authenticate(key)).toEqual({ userId, keyId: id })
    expect(await database.$count(sessions)).toBe(1)
    await revokeApiKey(database, id)
    expect(await authenticate(key)).toBeUndefined()
    expect(await database.$count(sessions)).toBe(0)
  })

  it('refuses a key whose secret differs, even with a right checksum', async () => {
    const mine = await createApiKey(connection.database, { userId, name: 'Mine' })
    await connection.database.delete(apiKeys).where(eq(apiKeys.id, mine.id))
    const other = await createApiKey(connection.database, { userId, name: 'Other' })
    await connection.database.update(apiKeys).set({ id: mine.id }).where(eq(apiKeys.id, other.id))
    expect(await authenticate(mine.key)).toBeUndefined()
  })

  it('asks the database nothing about a key with a typing error', async () => {
    const { key } = await createApiKey(connection.database, { userId, name: 'Laptop' })
    const typo = key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
    const neverAsked = new Proxy(connection.database, {
      get() {
        throw new Error('The database was asked.')
      },
    })
    expect(await authenticateApiKey(neverAsked, typo)).toBeUndefined()
  })

  it('lets a chosen key in', async () => {
    const key = 'sk_a-key_chosen-by-hand'
    await ensureChosenApiKey(connection.database, { userId, name: 'Bootstrap', key })
    expect(await authenticate(key)).toMatchObject({ userId })
  })

  it('keeps a revoked chosen key revoked when it is configured again', async () => {
    const key = 'sk_another-key_chosen-by-hand'
    await ensureChosenApiKey(connection.database, { userId, name: 'Bootstrap', key })
    const owner = await authenticate(key)
    await revokeApiKey(connection.database, owner?.keyId ?? '')
    await ensureChosenApiKey(connection.database, { userId, name: 'Bootstrap', key })
    expect(await authenticate(key)).toBeUndefined()
  })

  it('refuses a chosen key that could never be used', async () => {
    const key = `sk_${'0'.repeat(61)}`
    await expect(
      ensureChosenApiKey(connection.database, { userId, name: 'Bootstrap', key }),
    ).rejects.toThrow(ConfigurationError)
  })

  it('refuses a revoked key at once where it was revoked', async () => {
    const { id, key } = await createApiKey(connection.database, { userId, name: 'Laptop' })
    await authenticate(key)
    expect(await revokeApiKey(connection.database, id)).toBe(true)
    expect(await authenticate(key)).toBeUndefined()
    expect(await revokeApiKey(connection.database, id)).toBe(false)
  })

  it('refuses a key that has expired', async () => {
    const { id, key } = await createApiKey(connection.database, { userId, name: 'Laptop' })
    await connection.database
      .update(apiKeys)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(apiKeys.id, id))
    expect(await authenticate(key)).toBeUndefined()
  })

  it('remembers a key for no longer than 30 seconds', async () => {
    const { id, key } = await createApiKey(connection.database, { userId, name: 'Laptop' })
    await authenticate(key)
    // Revoked behind our back, so that nothing invalidates what is remembered.
    await connection.database
      .update(apiKeys)
      .set({ revokedAt: new Date() })
      .where(eq(apiKeys.id, id))
    expect(await authenticate(key)).toBeDefined()
    const now = performance.now()
    vi.spyOn(performance, 'now').mockReturnValue(now + 30_001)
    await vi.waitFor(async () => expect(await authenticate(key)).toBeUndefined())
  })

  it('notes when a key was used', async () => {
    const { id, key } = await createApiKey(connection.database, { userId, name: 'Laptop' })
    await authenticate(key)
    await vi.waitFor(async () => {
      const [row] = await connection.database.select().from(apiKeys).where(eq(apiKeys.id, id))
      expect(row?.lastUsedAt).toBeInstanceOf(Date)
    })
  })
})

describePostgres('A key revoked by another process', (open) => {
  it('is refused as soon as the news arrives', async () => {
    const [here, there] = [await open(), await open()]
    const userId = await somebody(here)
    const { id, key } = await createApiKey(here.database, { userId, name: 'Laptop' })
    await watchRevokedKeys(here)
    const news = signal()
    await here.listen('api_keys_revoked', () => news.resolve())
    expect(await authenticateApiKey(here.database, key)).toBeDefined()
    await revokeApiKey(there.database, id)
    await news.promise
    expect(await authenticateApiKey(here.database, key)).toBeUndefined()
  })
})

describe('The name of a key', () => {
  it.each([
    [' Laptop ', 'Laptop'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), undefined],
    ['  ', undefined],
    ['two\nlines', undefined],
  ])('is one line of a hundred characters at most: %j', (typed, name) => {
    expect(readKeyName(typed)).toBe(name)
  })
})
