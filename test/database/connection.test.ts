import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { ConfigurationError } from '../../src/config.ts'
import { type Connection, queryRows } from '../../src/database/connection.ts'
import { openConnection } from '../../src/database/open-connection.ts'
import { apiKeys, operations, settings } from '../../src/database/schema.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { accept, somebody } from '../support/operations.ts'

describeEachDatabase('A connection', (open, newPlace) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })

  it('brings every byte back as it was', async () => {
    const secretHash = Uint8Array.from({ length: 256 }, (_, index) => index)
    const userId = await somebody(connection)
    await connection.database
      .insert(apiKeys)
      .values({ id: 'bytes', userId, secretHash, lastFour: 'last', name: 'Bytes' })
    const rows = await connection.database.select().from(apiKeys).where(eq(apiKeys.id, 'bytes'))
    expect(Array.from(rows[0]?.secretHash ?? [])).toEqual(Array.from(secretHash))
  })

  it('reads moments as dates to the millisecond, and JSON as it was', async () => {
    const input = { text: 'naïve 😀', list: [1, 2.5, null], nested: { yes: true } }
    const id = await accept(connection, await somebody(connection), { input })
    const createdAt = new Date('2026-11-21T04:15:00.123Z')
    await connection.database.update(operations).set({ createdAt }).where(eq(operations.id, id))
    const [row] = await connection.database.select().from(operations).where(eq(operations.id, id))
    expect(row).toMatchObject({ input, createdAt })
  })

  it('gives raw counts as numbers', async () => {
    expect(
      await queryRows(connection.database, sql`select count(*)::int as count from settings`),
    ).toEqual([{ count: expect.any(Number) }])
  })

  it('undoes a transaction that fails', async () => {
    const failing = connection.database.transaction(async (tx) => {
      await tx.insert(settings).values({ key: 'undone', value: 'x' })
      throw new Error('No.')
    })
    await expect(failing).rejects.toThrow('No.')
    expect(
      await connection.database.select().from(settings).where(eq(settings.key, 'undone')),
    ).toEqual([])
  })

  it('keeps what was written for the next start, and can be closed twice', async () => {
    const place = await newPlace()
    const first = await openConnection(place)
    await first.database.insert(settings).values({ key: 'kept', value: 'yes' })
    await first.close()
    const second = await openConnection(place)
    expect(await second.database.select().from(settings)).toEqual([{ key: 'kept', value: 'yes' }])
    await second.close()
    await expect(second.close()).resolves.toBeUndefined()
  })
})

describe('A Postgres server that cannot be reached', () => {
  it('is refused in one sentence', async () => {
    const opening = openConnection({
      dataDirectory: 'unused',
      databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
    })
    await expect(opening).rejects.toThrow(ConfigurationError)
    await expect(opening).rejects.toThrow(
      /^The database that DATABASE_URL names cannot be opened: .*ECONNREFUSED.*\.$/,
    )
  })
})
