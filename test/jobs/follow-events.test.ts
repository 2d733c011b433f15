import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { operationEvents, users } from '../../src/database/schema.ts'
import { onBehalfOf } from '../../src/database/user-turns.ts'
import { changeWithEvent, type OperationEvent } from '../../src/jobs/events.ts'
import { createEventFollower, type EventFollower } from '../../src/jobs/follow-events.ts'
import { requestCancel } from '../../src/jobs/operations.ts'
import { describeEachDatabase, describePostgres, emptyDatabase } from '../support/databases.ts'
import { accept, signal, somebody } from '../support/operations.ts'
import '../support/property-seed.ts'

/** Logs events of type `progress` that count from `first`. */
async function log(connection: Connection, id: string, first: number, count = 1): Promise<void> {
  for (let number = first; number < first + count; number++)
    await changeWithEvent(connection.database, {
      where: sql`id = ${id}`,
      type: 'progress',
      data: { number },
    })
}

/** Ends an operation that waits: its last event. */
async function end(connection: Connection, id: string): Promise<void> {
  await connection.database.transaction((tx) => requestCancel(tx, id))
}

async function all(events: AsyncIterable<OperationEvent>): Promise<OperationEvent[]> {
  const seen: OperationEvent[] = []
  for await (const event of events) seen.push(event)
  return seen
}

const next = (events: AsyncIterable<OperationEvent>) => events[Symbol.asyncIterator]().next()
const sequences = (events: OperationEvent[]) => events.map((event) => event.sequence)
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The same connection, counting its listeners. */
function counting(connection: Connection): Connection & { listeners: number } {
  const counted = {
    ...connection,
    listeners: 0,
    async listen(...given: Parameters<Connection['listen']>) {
      counted.listeners += 1
      return connection.listen(...given)
    },
  }
  return counted
}

describeEachDatabase('Following the events of an operation', (open) => {
  let connection: Connection
  let ownerId: string
  let follower: EventFollower
  let id: string
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    ownerId = await somebody(connection)
    id = await accept(connection, ownerId)
    follower = createEventFollower(connection)
  })
  afterEach(() => follower.close())

  it('gives those that are stored, then each as it comes, and stops at the end', async () => {
    await log(connection, id, 1, 2)
    const seen: number[] = []
    for await (const event of follower.follow(id, { after: 0 })) {
      seen.push(event.sequence)
      if (event.sequence === 2) await log(connection, id, 3, 2)
      if (event.sequence === 4) await end(connection, id)
    }
    expect(seen).toEqual([1, 2, 3, 4, 5])
  })

  it('begins after the sequence number that is given', async () => {
    await log(connection, id, 1, 3)
    await end(connection, id)
    expect(sequences(await all(follower.follow(id, { after: 2 })))).toEqual([3, 4])
  })

  it('gives nothing of an operation whose end was seen', async () => {
    await log(connection, id, 1)
    await end(connection, id)
    expect(await all(follower.follow(id, { after: 2 }))).toEqual([])
  })

  it('gives nothing of one that ended long ago and whose events are gone', async () => {
    await end(connection, id)
    await connection.database.delete(operationEvents)
    expect(await all(follower.follow(id, { after: 0 }))).toEqual([])
  })

  it('gives all of what is longer than what is kept and what is read at once', async () => {
    await log(connection, id, 1, 250)
    await end(connection, id)
    expect(sequences(await all(follower.follow(id, { after: 0 })))).toEqual(upTo(251))
  })

  it('goes on after the end for who wants what is noted later', async () => {
    await end(connection, id)
    const seen: number[] = []
    for await (const event of follower.follow(id, { after: 0, beyondEnd: true })) {
      seen.push(event.sequence)
      if (event.sequence === 1) await log(connection, id, 1)
      if (event.sequence === 2) break
    }
    expect(seen).toEqual([1, 2])
  })

  it('waits for one who takes them slowly, who then gets all', async () => {
    const slow = follower.follow(id, { after: 0 })[Symbol.asyncIterator]()
    await log(connection, id, 1)
    const seen = [(await slow.next()).value]
    const quick = all(follower.follow(id, { after: 0 }))
    await log(connection, id, 2, 150)
    await end(connection, id)
    expect(sequences(await quick)).toEqual(upTo(152))
    for (;;) {
      const { value, done } = await slow.next()
      if (done) break
      seen.push(value)
    }
    expect(sequences(seen)).toEqual(upTo(152))
  })

  it('stops when its signal is aborted while it waits', async () => {
    const abort = new AbortController()
    const events = follower.follow(id, { after: 0, signal: abort.signal })
    const ended = all(events)
    await log(connection, id, 1)
    abort.abort()
    expect((await ended).length).toBeLessThanOrEqual(1)
  })

  it('stops when the follower is closed, and begins no more', async () => {
    const ended = all(follower.follow(id, { after: 0 }))
    await follower.close()
    expect(await ended).toEqual([])
    await end(connection, id)
    expect(await all(follower.follow(id, { after: 0 }))).toEqual([])
  })

  it('hears for everybody who follows with one listener, and reads the news once', async () => {
    const counted = counting(connection)
    let reads = 0
    const database = new Proxy(connection.database, {
      get(target, name) {
        if (name === 'select') reads += 1
        return Reflect.get(target, name)
      },
    })
    const one = createEventFollower({ ...counted, database, listen: counted.listen })
    const begun = signal()
    let following = 0
    const streams = Array.from({ length: 200 }, async () => {
      const seen: number[] = []
      for await (const event of one.follow(id, { after: 0 })) {
        seen.push(event.sequence)
        if (event.sequence === 1 && ++following === 200) begun.resolve()
      }
      return seen
    })
    await log(connection, id, 1)
    await begun.promise
    reads = 0
    await log(connection, id, 2, 9)
    await end(connection, id)
    for (const seen of await Promise.all(streams)) expect(seen).toEqual(upTo(11))
    expect(counted.listeners).toBe(1)
    // Ten events, and at most one look more for each that came while another was read.
    expect(reads).toBeLessThanOrEqual(20)
    await one.close()
  })

  it.each([
    false,
    true,
  ])('stops when the operation goes with its owner, beyond its end too: %s', async (beyondEnd) => {
    const looking = createEventFollower(connection, { lookMilliseconds: 20 })
    await log(connection, id, 1)
    const seen: number[] = []
    for await (const event of looking.follow(id, { after: 0, beyondEnd })) {
      seen.push(event.sequence)
      await connection.database.delete(users).where(eq(users.id, ownerId))
    }
    expect(seen).toEqual([1])
    await looking.close()
  })

  it('misses nothing and gives nothing twice, however often a reader goes away and comes back', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 60 }),
        async (stays, count) => {
          const one = await accept(connection, ownerId)
          const working = log(connection, one, 1, count).then(() => end(connection, one))
          const seen: number[] = []
          const stay = async (events: number | undefined) => {
            let left = events
            if (left === 0) return
            for await (const event of follower.follow(one, { after: seen.at(-1) ?? 0 })) {
              seen.push(event.sequence)
              if (left !== undefined && --left === 0) return
            }
          }
          for (const events of stays) await stay(events)
          await stay(undefined)
          await working
          expect(seen).toEqual(upTo(count + 1))
        },
      ),
      { numRuns: 25 },
    )
  })
})

describePostgres('Following the events of an operation from another process', (open) => {
  it('gives what the process that works on it logs', async () => {
    const [working, serving] = [await open(), await open()]
    const id = await accept(working, await somebody(working))
    const follower = createEventFollower(serving)
    const seen: number[] = []
    await log(working, id, 1)
    for await (const event of follower.follow(id, { after: 0 })) {
      seen.push(event.sequence)
      if (event.sequence < 40) await log(working, id, event.sequence + 1)
      if (event.sequence === 40) await end(working, id)
    }
    expect(seen).toEqual(upTo(41))
    await follower.close()
  })

  it('waits for no turn of the user whose stream was the first', async () => {
    const [working, serving] = [await open(), await open()]
    const id = await accept(working, await somebody(working))
    const follower = createEventFollower(serving)
    await log(working, id, 1)
    await onBehalfOf('ada', () => next(follower.follow(id, { after: 0 })))
    // Hers are all taken now, and more of hers wait.
    const taken: (() => void)[] = []
    const transactions = Array.from({ length: 8 }, () =>
      onBehalfOf('ada', () =>
        serving.database.transaction(() => new Promise<void>((resolve) => taken.push(resolve))),
      ),
    )
    await expect.poll(() => taken.length).toBe(3)

    const news = onBehalfOf('grace', () => next(follower.follow(id, { after: 1 })))
    await log(working, id, 2)
    expect((await news).value).toMatchObject({ sequence: 2 })

    for (let ended = 0; ended < transactions.length; ended++) {
      await expect.poll(() => taken.length).toBeGreaterThan(0)
      taken.shift()?.()
    }
    await Promise.all(transactions)
    await follower.close()
  })
})
