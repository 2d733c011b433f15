import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ConfigurationError } from '../../src/config.ts'
import { type Connection, openConnection, queryRows } from '../../src/database/connection.ts'
import { apiKeys, operations, settings } from '../../src/database/schema.ts'
import { describeEachDatabase, describePostgres } from '../support/databases.ts'
import { accept, signal, somebody } from '../support/operations.ts'
import { startThrowawayPostgres } from '../support/throwaway-postgres.ts'

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

  it('hears what is said on a channel once it is committed', async () => {
    const heard = signal<string>()
    const stop = await connection.listen('news', heard.resolve)
    await connection.database.transaction((tx) =>
      tx.execute(sql`select pg_notify('news', 'hello')`),
    )
    expect(await heard.promise).toBe('hello')
    await stop()
  })

  it('hears nothing after it stopped listening', async () => {
    const heard: string[] = []
    const stop = await connection.listen('news', (payload) => heard.push(payload))
    await stop()
    const end = signal<string>()
    await connection.listen('the_end', end.resolve)
    await connection.database.execute(sql`select pg_notify('news', 'hello')`)
    await connection.database.execute(sql`select pg_notify('the_end', '')`)
    await end.promise
    expect(heard).toEqual([])
  })

  it('knows who is there', async () => {
    expect(await connection.isAnnounced('worker')).toBe(false)
    await connection.announce('worker')
    expect(await connection.isAnnounced('worker')).toBe(true)
  })

  it('keeps what was written for the next start', async () => {
    const place = await newPlace()
    const first = await openConnection(place)
    await first.database.insert(settings).values({ key: 'kept', value: 'yes' })
    await first.close()
    const second = await openConnection(place)
    expect(await second.database.select().from(settings)).toEqual([{ key: 'kept', value: 'yes' }])
    await second.close()
  })

  it('can be closed twice', async () => {
    const one = await openConnection(await newPlace())
    await one.close()
    await expect(one.close()).resolves.toBeUndefined()
  })
})

describe('The embedded database', () => {
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'slidewright-embedded-'))
  })
  afterAll(async () => {
    await rm(directory, { recursive: true })
  })

  it('starts over when a process was killed while it laid out the files', async () => {
    const dataDirectory = join(directory, 'unfinished')
    await mkdir(join(dataDirectory, 'database'), { recursive: true })
    await writeFile(join(dataDirectory, 'database', 'PG_VERSION'), '18')
    await writeFile(join(dataDirectory, 'database.unfinished'), '')
    const connection = await openConnection({ dataDirectory })
    expect(await connection.database.select().from(settings)).toEqual([])
    await connection.close()
    expect(existsSync(join(dataDirectory, 'database.unfinished'))).toBe(false)
  })

  it('refuses a directory that is a file, in one sentence', async () => {
    const dataDirectory = join(directory, 'file')
    await writeFile(dataDirectory, '')
    await expect(openConnection({ dataDirectory })).rejects.toThrow(
      /^DATA_DIR .*file cannot be made: .*\.$/,
    )
  })

  it('refuses a directory in use, in one sentence, and lets go of it when closed', async () => {
    const dataDirectory = join(directory, 'unfinished')
    const first = await openConnection({ dataDirectory })
    const second = openConnection({ dataDirectory })
    await expect(second).rejects.toThrow(ConfigurationError)
    await expect(second).rejects.toThrow(
      `The database in ${dataDirectory} is in use by process ${process.pid}: stop that one first, ` +
        'choose another DATA_DIR, or set DATABASE_URL to share a Postgres server.',
    )
    await first.close()
    await (await openConnection({ dataDirectory })).close()
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

describePostgres('A Postgres database', (_open, newPlace) => {
  it('is migrated once by processes that start together', async () => {
    const place = await newPlace()
    const connections = await Promise.all(Array.from({ length: 4 }, () => openConnection(place)))
    const [connection] = connections
    expect(await connection?.database.select().from(settings)).toEqual([])
    for (const one of connections) await one.close()
  })

  it('is listened to again after the server was restarted', async () => {
    const server = await startThrowawayPostgres()
    if (!server.available) throw new Error(server.reason)
    const databaseUrl = await server.createDatabase()
    const connection = await openConnection({ dataDirectory: 'unused', databaseUrl })
    await connection.announce('worker')
    const missed = signal<string>()
    const heard = signal<string>()
    await connection.listen('news', (payload) =>
      payload === '' ? missed.resolve(payload) : heard.resolve(payload),
    )
    await server.endSessions()
    expect(await missed.promise).toBe('')
    expect(await connection.isAnnounced('worker')).toBe(true)
    await connection.database.execute(sql`select pg_notify('news', 'hello')`)
    expect(await heard.promise).toBe('hello')
    await connection.close()
    await server.stop()
  })
})
