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
    await expect.poll(() => said).toEqual([expect.stringContaining('terminat'), undefined])
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
