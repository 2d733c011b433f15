import { setTimeout as pause } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApiKey } from '../../src/accounts/api-keys.ts'
import { createUser } from '../../src/accounts/users.ts'
import type { Connection } from '../../src/database/connection.ts'
import { openConnection } from '../../src/database/open-connection.ts'
import { operations } from '../../src/database/schema.ts'
import { describePostgres } from '../support/databases.ts'
import { sampleText } from '../support/samples.ts'
import { environmentOf, type ServerProcess, startServer } from '../support/server-process.ts'
import { howMany } from '../support/test-range.ts'
import { V1Client } from '../support/v1-client.ts'

const floodSize = howMany(8, 20)
// A flood that nobody else gets through ends the test here, and fails it.
const mostFlooded = 60

describePostgres('Three processes on one Postgres', (_open, newPlace) => {
  const servers: ServerProcess[] = []
  let connection: Connection

  beforeAll(async () => {
    const place = await newPlace()
    const environment = {
      ...environmentOf(place),
      WORKER_THREADS: '1',
      // The flood asks again as soon as it is refused; here the limit of running generations is to refuse it.
      RATE_LIMIT_PER_MINUTE: '0',
    }
    // Each is stopped afterwards also when another one does not start.
    await Promise.all([1, 2, 3].map(async () => servers.push(await startServer(environment))))
    connection = await openConnection(place)
  })

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await connection?.close()
  })

  /** A new user with a key of their own, and a client of each process. */
  async function newUser(name: string): Promise<{ id: string; clients: V1Client[] }> {
    const email = `${name.toLowerCase()}@example.com`
    const { id } = await createUser(connection.database, { email, name, signupCredits: 10_000 })
    const { key } = await createApiKey(connection.database, { userId: id, name: 'Test' })
    return { id, clients: servers.map((server) => new V1Client(server.url, key)) }
  }

  const generation = {
    input_text: sampleText('quarterly-review.md'),
    export_formats: ['pdf'],
    presentation_options: { slide_range: '2-5' },
  }

  /** Asks all processes at once, again and again, while `goesOn`; returns how many were refused. */
  async function flood(
    clients: V1Client[],
    accepted: string[],
    goesOn: () => boolean,
  ): Promise<number> {
    let refused = 0
    while (goesOn()) {
      const answers = await Promise.all(
        clients.map((client) => client.request('POST', '/generations', generation)),
      )
      for (const answer of answers) {
        expect([200, 429]).toContain(answer.status)
        if (answer.status === 429) refused++
        else accepted.push(((await answer.json()) as { generation_id: string }).generation_id)
      }
      // Leaves the machine some time to do the work, and not to refuse alone.
      await pause(150)
    }
    return refused
  }

  it('run five generations of a flooding user at most, and let the others through', async () => {
    const flooder = await newUser('Flooder')
    const others = [await newUser('Ada'), await newUser('Grace')]

    let watching = true
    let mostAtOnce = 0
    const watch = (async () => {
      while (watching) {
        const running = await connection.database.$count(
          operations,
          and(eq(operations.ownerId, flooder.id), eq(operations.status, 'in_progress')),
        )
        mostAtOnce = Math.max(mostAtOnce, running)
        await pause(10)
      }
    })()

    const flooded: string[] = []
    let areOthersServed = false
    // It goes on until the others are served: how fast the machine is decides nothing.
    const flooding = flood(flooder.clients, flooded, () =>
      areOthersServed ? flooded.length < floodSize : flooded.length < mostFlooded,
    )
    // The others come when the flood has filled what it may.
    await expect.poll(() => flooded.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(5)
    const served = await Promise.all(
      others.map(async ({ clients }) => {
        const ids = await Promise.all(clients.map((client) => client.generate(generation)))
        // Asked of the first process, whichever runs it.
        return await Promise.all(ids.map((id) => clients[0]?.finished(id)))
      }),
    )
    areOthersServed = true
    const floodedBefore = flooded.length
    const refused = await flooding
    const flooderClient = flooder.clients[0] as V1Client
    const results = await Promise.all(flooded.map((id) => flooderClient.finished(id)))
    watching = false
    await watch

    expect(refused).toBeGreaterThan(0)
    expect(mostAtOnce).toBeGreaterThan(1)
    expect(mostAtOnce).toBeLessThanOrEqual(5)
    expect(floodedBefore).toBeLessThan(mostFlooded)
    expect(results.length).toBeGreaterThanOrEqual(floodSize)
    for (const status of [...results, ...served.flat()])
      expect(status).toMatchObject({ status: 'completed', error: null })

    const rows = await connection.database.select().from(operations)
    expect(rows).toHaveLength(flooded.length + 6)
    // Nothing was lost and run again.
    expect(rows.map((row) => row.attempt)).toEqual(rows.map(() => 1))
  }, 180_000)
})
