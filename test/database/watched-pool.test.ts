import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Connection, queryRows } from '../../src/database/connection.ts'
import { isDatabaseAway, isDatabaseBusy } from '../../src/database/database-away.ts'
import { WatchedPool } from '../../src/database/watched-pool.ts'
import { describePostgres } from '../support/databases.ts'

/** Ends every session of the database but the one that asks. */
const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

describePostgres('A pool', (open) => {
  let here: Connection
  let there: Connection
  beforeAll(async () => {
    here = await open()
    there = await open()
  })

  // An error without a listener would end the process, which fails the run of this file.
  it('survives that a session ends while a transaction asks nothing', async () => {
    const transaction = here.database.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await there.database.execute(endOthers)
      await new Promise((resolve) => setTimeout(resolve, 50))
      await tx.execute(sql`select 1`)
    })
    await expect(transaction).rejects.toSatisfy(isDatabaseAway)
    expect(await queryRows(here.database, sql`select 1 as one`)).toEqual([{ one: 1 }])
  })

  it('says when the database goes, and when it is back', async () => {
    const said: (string | undefined)[] = []
    const stop = here.availability.watch((error) => said.push(error?.message))
    await there.database.execute(endOthers)
    // Its sessions may end one after the other, and each is noted.
    await expect.poll(() => said[0]).toEqual(expect.stringContaining('terminat'))
    await expect.poll(() => said.length > 1 && said.at(-1) === undefined).toBe(true)
    expect(here.availability.isAway()).toBe(false)
    stop()
  })
})

describePostgres('A pool of two connections', (_open, newPlace) => {
  const noteAway = vi.fn()
  let pool: WatchedPool
  beforeAll(async () => {
    const { databaseUrl } = await newPlace()
    pool = new WatchedPool(
      { connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 1_000 },
      { noteAway, noteBack: () => undefined },
    )
  })
  afterAll(() => pool.end())

  it('gets a connection back that ends after a transaction took it and before it began', async () => {
    const endIt = (client: pg.PoolClient) => {
      client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
    }
    pool.on('acquire', endIt)
    for (let time = 1; time <= 3; time++)
      await expect(drizzle(pool).transaction(async () => 'begun')).rejects.toSatisfy(isDatabaseAway)
    pool.off('acquire', endIt)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('is busy, not away, while others have its connections', async () => {
    noteAway.mockClear()
    const clients = [await pool.connect(), await pool.connect()]
    await expect(pool.query('select 1')).rejects.toSatisfy(
      (error) => isDatabaseBusy(error) && isDatabaseAway(error),
    )
    expect(noteAway).not.toHaveBeenCalled()
    for (const client of clients) client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('gets a connection back once, whoever gives it back again', async () => {
    const client = await pool.connect()
    client.release()
    expect(() => client.release()).not.toThrow()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

describePostgres('A pool of a server that freezes', (_open, newPlace) => {
  let relay: Awaited<ReturnType<typeof startRelay>>
  let pool: WatchedPool
  beforeAll(async () => {
    const { databaseUrl } = await newPlace()
    relay = await startRelay(new URL(databaseUrl ?? ''))
    pool = new WatchedPool(
      { connectionString: relay.url, max: 1, query_timeout: 200 },
      { noteAway: () => undefined, noteBack: () => undefined },
    )
  })
  afterAll(async () => {
    await pool.end()
    await relay.close()
  })

  const answered = async (query: string) =>
    (await pool.query(query).catch(() => ({ rows: [] }))).rows[0]

  it('gives up a transaction that is under way, and leaves nobody in it', async () => {
    const transaction = drizzle(pool).transaction(async (tx) => {
      await tx.execute(sql`create table left_open ()`)
      relay.freeze()
      await tx.execute(sql`select 1`)
    })
    await expect(transaction).rejects.toSatisfy(isDatabaseAway)
    relay.thaw()
    const found = () => answered(`select to_regclass('left_open') as left_open`)
    await expect.poll(found).toEqual({ left_open: null })
  })

  it('gives up one that never began, and has its connection back', async () => {
    await expect.poll(() => answered('select 1 as one')).toEqual({ one: 1 })
    relay.freeze()
    const transaction = drizzle(pool).transaction(async () => 'begun')
    await expect(transaction).rejects.toSatisfy(isDatabaseAway)
    relay.thaw()
    await expect.poll(() => answered('select 1 as one')).toEqual({ one: 1 })
  })
})

/** Stands between a pool and its server: a socket in a directory of its own, through which everything passes. */
async function startRelay(server: URL) {
  const socketName = '.s.PGSQL.5432'
  const socketDirectory = server.searchParams.get('host')
  const directory = await mkdtemp(join(tmpdir(), 'slidewright-relay-'))
  const sockets = new Set<Socket>()
  const relay = createServer((near) => {
    const far =
      socketDirectory === null
        ? createConnection(Number(server.port || 5432), server.hostname)
        : createConnection(join(socketDirectory, socketName))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => to.write(chunk)).on('close', () => to.destroy())
      from.on('error', () => undefined)
    }
  })
  await new Promise<void>((resolve) => relay.listen(join(directory, socketName), resolve))
  const url = new URL(server)
  url.searchParams.set('host', directory)
  return {
    url: url.href,
    freeze() {
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => relay.close(resolve))
      await rm(directory, { recursive: true })
    },
  }
}
