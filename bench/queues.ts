import { sql } from 'drizzle-orm'
import { createApiKey } from '../src/accounts/api-keys.ts'
import { createUser } from '../src/accounts/users.ts'
import type { Connection } from '../src/database/connection.ts'
import { openConnection } from '../src/database/open-connection.ts'
import { claimOperations } from '../src/jobs/claim.ts'
import { manyTasks } from '../test/support/many-tasks.ts'
import type { ServerProcess } from '../test/support/server-process.ts'
import { percentile } from './statistics.ts'

/** Medians in milliseconds: with few of something, and with very many. */
export interface QueueFigures {
  what: string
  few: number
  many: number
}

const fewTasks = 100
const manyMoreTasks = 100_000
const fewWaiting = 10
const manyWaiting = 10_000
const rounds = 40

/** The conversation of all tasks but one. */
const talk = 'talk'

/** What pages of tasks are asked for; as much is on a page of few as of many. */
const lists = [
  { what: 'all tasks', query: '' },
  { what: 'those that failed', query: '?status=TASK_STATE_FAILED&page_size=1' },
  { what: 'a conversation of one', query: '?context_id=context%201' },
  { what: 'a conversation of all others', query: `?context_id=${talk}` },
] as const

/** Takes turns between the two, so that whatever else the machine does meets both. */
async function compare(
  what: string,
  few: () => Promise<unknown>,
  many: () => Promise<unknown>,
): Promise<QueueFigures> {
  const samples: { few: number[]; many: number[] } = { few: [], many: [] }
  const take = async (into: number[], work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    into.push(performance.now() - start)
  }
  for (let round = 0; round < rounds; round++) {
    await take(samples.few, few)
    await take(samples.many, many)
  }
  return { what, few: percentile(samples.few, 0.5), many: percentile(samples.many, 0.5) }
}

async function newUser(
  { database }: Connection,
  name: string,
): Promise<{ id: string; key: string }> {
  const email = `${name}-${Date.now()}@example.com`
  const { id } = await createUser(database, { email, name, signupCredits: 0 })
  return { id, key: (await createApiKey(database, { userId: id, name: 'Bench' })).key }
}

async function list(server: ServerProcess, key: string, query: string): Promise<void> {
  const answer = await fetch(`${server.url}/a2a/tasks${query}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const { tasks } = (await answer.json()) as { tasks?: unknown[] }
  if (!tasks?.length) throw new Error(`No tasks were listed: ${answer.status}.`)
}

/** A page of an agent's tasks, of a hundred and of a hundred thousand. */
async function benchLists(server: ServerProcess, connection: Connection): Promise<QueueFigures[]> {
  const few = await newUser(connection, 'few')
  const many = await newUser(connection, 'many')
  const { database } = connection
  await manyTasks(database, few.id, { count: fewTasks, perDay: 1_000, contextId: talk })
  await manyTasks(database, many.id, { count: manyMoreTasks, perDay: 1_000, contextId: talk })
  await database.execute(sql`vacuum analyze`)
  const figures: QueueFigures[] = []
  for (const { what, query } of lists)
    figures.push(
      await compare(
        `GET /tasks, ${what}`,
        () => list(server, few.key, query),
        () => list(server, many.key, query),
      ),
    )
  return figures
}

/** On a database of its own, on which no server works: so many operations wait for one presentation. */
async function waitingFor(databaseUrl: string, count: number): Promise<Connection> {
  const connection = await openConnection({ databaseUrl, dataDirectory: '' })
  const { database } = connection
  const { id } = await newUser(connection, 'waiting')
  await database.execute(sql`insert into operations (id, kind, owner_id, presentation_id, input)
    select 'waiting ' || number, 'work', ${id}, 'deck', '{}' from generate_series(1, ${count}::int) as number`)
  await database.execute(sql`vacuum analyze`)
  return connection
}

/** Takes what is next, and gives it back untouched. */
async function claimOne({ database }: Connection): Promise<void> {
  const claimed = await claimOperations(database, {
    worker: 'bench',
    kinds: ['work'],
    readingKinds: [],
    free: 1,
    generationsPerUser: 5,
    leaseMilliseconds: 30_000,
  })
  if (claimed.length !== 1) throw new Error('Nothing was claimed.')
  await database.execute(sql`update operations set status = 'pending' where status = 'in_progress'`)
}

/**
 * How long a list of tasks and the choice of the next work take, with few and with very many in the database.
 *
 * @param databaseUrl of the server's database.
 * @param empty gives a database of its own.
 */
export async function benchQueues(
  server: ServerProcess,
  databaseUrl: string,
  empty: () => Promise<string>,
): Promise<QueueFigures[]> {
  const connection = await openConnection({ databaseUrl, dataDirectory: '' })
  const lists = await benchLists(server, connection)
  await connection.close()
  const few = await waitingFor(await empty(), fewWaiting)
  const many = await waitingFor(await empty(), manyWaiting)
  const claims = await compare(
    'claiming, one presentation',
    () => claimOne(few),
    () => claimOne(many),
  )
  await few.close()
  await many.close()
  return [...lists, claims]
}
