import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type Connection, queryRows } from '../../src/database/connection.ts'
import { isDatabaseAway } from '../../src/database/database-away.ts'
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
