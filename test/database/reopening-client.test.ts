import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { beforeAll, expect, it } from 'vitest'
import { isDatabaseAway } from '../../src/database/database-away.ts'
import { createReopeningClient } from '../../src/database/reopening-client.ts'
import { collectGarbage } from '../../src/workers/collect-garbage.ts'
import { describeEmbedded } from '../support/databases.ts'

/** What Postgres says when it ends itself. */
const panic = Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), {
  severity: 'PANIC',
  code: '53100',
})

/** An instance that says so when it is asked to, and never answers again, as PGlite does. */
class Mortal extends PGlite {
  isDead = false

  override async query<T>(...given: Parameters<PGlite['query']>) {
    if (this.isDead) return await new Promise<never>(() => undefined)
    if (given[0] !== 'die') return await super.query<T>(...given)
    this.isDead = true
    throw panic
  }
}

/** One that cannot be used, which takes no second to open. */
function unusable(): PGlite {
  const instance = {
    closed: false,
    listen: () => Promise.reject(new Error('no more listeners')),
    async close() {
      instance.closed = true
    },
  }
  return instance as unknown as PGlite
}

describeEmbedded('An embedded database that ended itself', (_open, newPlace) => {
  const instances: PGlite[] = []
  let reopening: Awaited<ReturnType<typeof createReopeningClient>>
  beforeAll(async () => {
    reopening = await createReopeningClient(
      async () => {
        // The first one that is opened again cannot be used. The others have files that were laid out before: an instance in
        // memory would lay out its own, which takes seconds.
        const instance =
          instances.length === 1
            ? unusable()
            : new Mortal(join((await newPlace()).dataDirectory, 'database'))
        await instance.waitReady
        instances.push(instance)
        return instance
      },
      (await newPlace()).dataDirectory,
    )
    return () => reopening.close()
  })

  it('is away for those who ask, also for those who wait, and is opened again', async () => {
    const { client, availability, listen } = reopening
    const heard: string[] = []
    await listen('news', (payload) => heard.push(payload))
    const said: boolean[] = []
    availability.watch((error) => said.push(error !== undefined))

    const inTransaction = client.transaction(async (tx) => {
      await tx.query('select 1')
      await client.query('die').catch(() => undefined)
      await tx.query('select 1')
    })
    await expect(inTransaction).rejects.toSatisfy(isDatabaseAway)
    await expect(client.query('select 1')).rejects.toSatisfy(isDatabaseAway)

    await expect.poll(() => said, { timeout: 60_000 }).toEqual([true, false])
    expect(instances).toHaveLength(3)
    expect(instances.map((instance) => instance.closed)).toEqual([false, true, false])
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await client.query('notify news')
    await expect.poll(() => heard).toEqual(['', ''])
  })
})

it('An embedded database keeps nothing of what it has answered', async () => {
  const rowsOf: WeakRef<object>[] = []
  const instance = {
    closed: false,
    close: async () => undefined,
    async query() {
      const answer = { rows: [] }
      rowsOf.push(new WeakRef(answer))
      return answer
    },
  }
  const open = async () => instance as unknown as PGlite
  const { client, close } = await createReopeningClient(open, '.')
  for (let count = 0; count < 10; count++) await client.query('select 1')
  // A reference is kept until the end of the turn in which it was made.
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  expect(rowsOf).toHaveLength(10)
  expect(rowsOf.filter((one) => one.deref() !== undefined)).toEqual([])
  await close()
})
