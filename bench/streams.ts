import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { createApiKey } from '../src/accounts/api-keys.ts'
import type { Connection } from '../src/database/connection.ts'
import { openConnection } from '../src/database/open-connection.ts'
import { operations, users } from '../src/database/schema.ts'
import { changeWithEvent } from '../src/jobs/events.ts'
import { enqueueOperation, requestCancel } from '../src/jobs/operations.ts'
import { receiveEvents } from '../test/support/event-stream.ts'
import { bootstrapKey, type ServerProcess } from '../test/support/server-process.ts'
import { V1Client } from '../test/support/v1-client.ts'
import { inputs } from './inputs.ts'
import { memory } from './memory.ts'
import { benchIdlePolls, type PollFigures } from './polls.ts'

/** Each of ten keys has as many as it may. */
const keys = 10
const streams = keys * 50
const pauseMilliseconds = 1_000

export interface StreamFigures {
  streams: number
  /** What the server's memory grew by, once it had made a deck, until they were open and had had events, in MB. */
  megabytes: number
  /** Polls without a stream, and with all open and an event for each of them every second. */
  without: PollFigures
  during: PollFigures
  /** Streams that got every event once and in order, the end included. */
  complete: number
}

/** Work that this process has and the server only tells of. */
async function acceptWork(connection: Connection): Promise<string> {
  const worker = uuidv7()
  await connection.announce(worker)
  return connection.database.transaction(async (tx) => {
    const [owner] = await tx.select({ id: users.id }).from(users).limit(1)
    const { id } = await enqueueOperation(tx, {
      kind: 'presentation_export',
      ownerId: owner?.id ?? '',
      presentationId: uuidv7(),
      limited: false,
      input: {},
    })
    await tx
      .update(operations)
      .set({
        status: 'in_progress',
        worker,
        attempt: 1,
        leaseExpiresAt: sql`now() + interval '1 hour'`,
      })
      .where(eq(operations.id, id))
    return id
  })
}

/** Keys of the first account. */
async function makeKeys({ database }: Connection): Promise<string[]> {
  const [owner] = await database.select({ id: users.id }).from(users).limit(1)
  const made: string[] = []
  for (let number = 1; number <= keys; number++) {
    const { key } = await createApiKey(database, {
      userId: owner?.id ?? '',
      name: `Streams ${number}`,
    })
    made.push(key)
  }
  return made
}

/** Ends work as cancelled, as its worker would. */
async function endWork({ database }: Connection, id: string): Promise<void> {
  await database
    .update(operations)
    .set({ status: 'pending', attempt: 0, worker: null, leaseExpiresAt: null })
    .where(eq(operations.id, id))
  await requestCancel(database, id)
}

/**
 * Streams one operation to many clients at once, whose work another process (this one) does on the same Postgres.
 *
 * @param databaseUrl of the server's database.
 */
export async function benchStreams(
  server: ServerProcess,
  databaseUrl: string,
): Promise<StreamFigures> {
  // What streams do not need, fonts and code above all, is loaded by then.
  const client = new V1Client(server.url, bootstrapKey)
  await client.finished(await client.generate(inputs.ten))
  const connection = await openConnection({ databaseUrl, dataDirectory: '' })
  const id = await acceptWork(connection)
  const ownKeys = await makeKeys(connection)
  const url = `${server.url}/api/modern/v1/operations/${id}/events`
  const before = memory(server)
  let counting = 0
  const reading = Array.from({ length: streams }, async (_, index) => {
    const events: { id: number; event: string }[] = []
    for await (const event of receiveEvents(url, { key: ownKeys[index % keys] ?? '' }))
      if (events.push(event) === 3) counting += 1
    return events
  })
  let firing = true
  let logged = 0
  const working = (async () => {
    while (firing) {
      logged += 1
      const data = { done: logged, total: 1_000, message: 'Working' }
      await changeWithEvent(connection.database, { where: sql`id = ${id}`, type: 'progress', data })
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    }
  })()
  while (counting < streams) await new Promise((resolve) => setTimeout(resolve, 20))
  const megabytes = memory(server) - before
  const during = await benchIdlePolls(server)
  firing = false
  await working
  await endWork(connection, id)
  const received = await Promise.all(reading)
  const complete = received.filter(
    (events) =>
      events.length === logged + 1 &&
      events.every((event, index) => event.id === index + 1) &&
      events.at(-1)?.event === 'end',
  ).length
  await connection.close()
  const without = await benchIdlePolls(server)
  return { streams, megabytes, without, during, complete }
}
