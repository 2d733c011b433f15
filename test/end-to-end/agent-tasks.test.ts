import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { openConnection } from '../../src/database/open-connection.ts'
import { presentations } from '../../src/database/schema.ts'
import { eventInWords } from '../support/a2a/event-in-words.ts'
import { followManyTasks } from '../support/a2a/many-tasks.ts'
import { type ShownEvent, TaskClient } from '../support/a2a/task-client.ts'
import { describePostgres } from '../support/databases.ts'
import type { ReceivedEvent } from '../support/event-stream.ts'
import {
  bootstrapKey,
  environmentOf,
  type ServerProcess,
  startServer,
} from '../support/server-process.ts'
import { howMany } from '../support/test-range.ts'
import { V1Client } from '../support/v1-client.ts'

const streams = howMany(6, 50)

describePostgres('tasks of agents on processes that share a Postgres', (_open, newPlace) => {
  const servers: ServerProcess[] = []
  let environment: Record<string, string>
  let connection: Connection

  beforeAll(async () => {
    const place = await newPlace()
    environment = { ...environmentOf(place), WORKER_THREADS: '1' }
    servers.push(await startServer(environment))
    connection = await openConnection(place)
  })

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()))
    await connection?.close()
  })

  const client = (server: ServerProcess | undefined) =>
    new TaskClient(server?.url ?? '', bootstrapKey)

  test(`${streams} streams at once lose nothing and tell nothing twice`, async () => {
    const followed = await followManyTasks(
      servers[0]?.url ?? '',
      bootstrapKey,
      streams,
      (round) => round < 3,
    )
    expect(followed).toEqual({
      turns: 3 * streams,
      events: streams * (3 * 4 + 1),
      complete: streams,
    })
  }, 180_000)

  test('a task goes on in another process when the one that works on it is killed, each event once', async () => {
    const v1 = new V1Client(servers[0]?.url ?? '', bootstrapKey)
    const made = await v1.finished(
      await v1.generate({
        input_text:
          '# Whales\n\n## Size\nBlue whales are 30 metres long.\n\n## Food\nThey eat krill.',
        presentation_options: { slide_range: '2-5' },
      }),
    )
    const presentationId = made.presentation_id ?? ''
    // Whoever would write the edit waits for this row, which accepting it does not need.
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const holding = connection.database.transaction(async (tx) => {
      await tx.select().from(presentations).where(sql`id = ${presentationId}`).for('no key update')
      await held
    })
    const { id } = await client(servers[0]).say('Delete slide 2', { presentationId })
    const other = await startServer(environment)
    servers.push(other)
    const events: ReceivedEvent[] = []
    for await (const event of client(other).events(id)) {
      events.push(event)
      // It has begun: only now, and only once.
      if (eventInWords(event) === 'artifact presentation_url') {
        await servers.shift()?.kill()
        release()
        await holding
      }
    }
    expect(events.map(eventInWords)).toEqual([
      'submitted',
      'working',
      'artifact presentation_url',
      'completed',
    ])
    expect(events.map((event) => event.id)).toEqual([1, 2, 3, 4])
    const { status_update: last } = events.at(-1)?.data as ShownEvent
    expect(last?.status.message?.parts[0]?.text).toBe('Deleted slide 2.')
  })
})
