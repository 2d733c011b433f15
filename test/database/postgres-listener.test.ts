import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { describeEachDatabase, describePostgres } from '../support/databases.ts'
import { signal } from '../support/operations.ts'

const notify = (connection: Connection, channel: string, payload: string) =>
  connection.database.execute(sql`select pg_notify(${channel}, ${payload})`)

/** Listens, and gives the next payload each time it is asked for one. */
async function payloadsOf(connection: Connection, channel: string) {
  let next = signal<string>()
  const stop = await connection.listen(channel, (payload) => {
    next.resolve(payload)
  })
  return {
    stop,
    async next(): Promise<string> {
      const payload = await next.promise
      next = signal()
      return payload
    },
  }
}

describeEachDatabase('Listening', (open) => {
  let here: Connection
  let there: Connection
  beforeAll(async () => {
    here = await open()
    there = await open()
  })

  it('hears what any process says on the channel, and on no other', async () => {
    const payloads = await payloadsOf(here, 'news')
    await notify(there, 'gossip', 'not for us')
    await notify(there, 'news', 'one')
    expect(await payloads.next()).toBe('one')
    await notify(here, 'news', 'two')
    expect(await payloads.next()).toBe('two')
    await payloads.stop()
  })

  it('ends for one listener without ending for another', async () => {
    const heard: string[] = []
    const stop = await here.listen('news', (payload) => heard.push(payload))
    const payloads = await payloadsOf(here, 'news')
    await stop()
    await notify(there, 'news', 'three')
    expect(await payloads.next()).toBe('three')
    expect(heard).toEqual([])
    await payloads.stop()
  })

  it('shows who is there', async () => {
    expect(await there.isAnnounced('somebody')).toBe(false)
    await here.announce('somebody')
    expect(await there.isAnnounced('somebody')).toBe(true)
    expect(await there.isAnnounced('somebody else')).toBe(false)
  })
})

describePostgres('A process on Postgres', (open) => {
  it('is missed as soon as its sessions have ended', async () => {
    const [here, there] = [await open(), await open()]
    await there.announce('short-lived')
    expect(await here.isAnnounced('short-lived')).toBe(true)
    await there.close()
    await expect.poll(() => here.isAnnounced('short-lived')).toBe(false)
  })

  it('listens and is there again after the server ended its sessions, and is told that it may have missed some', async () => {
    const [here, there] = [await open(), await open()]
    const payloads = await payloadsOf(here, 'news')
    await here.announce('steadfast')
    await there.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
    )
    expect(await payloads.next()).toBe('')
    await notify(there, 'news', 'after')
    expect(await payloads.next()).toBe('after')
    expect(await there.isAnnounced('steadfast')).toBe(true)
  })
})
