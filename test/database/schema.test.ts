import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import * as schema from '../../src/database/schema.ts'
import { describeDatabase, type Place } from '../support/databases.ts'

// drizzle-kit adds a method to every array, which whoever looks through one with `for … in` then meets; test files share a
// process.
afterAll(() => {
  Reflect.deleteProperty(Array.prototype, 'random')
})

const folder = new URL('../../migrations/', import.meta.url)
const journal: { entries: { tag: string }[] } = await readJson('meta/_journal.json')
const tags = journal.entries.map((entry) => entry.tag)

async function readJson(name: string) {
  return JSON.parse(await readFile(new URL(name, folder), 'utf8'))
}

/** Does statements one after another, and gives the rows of the last one. */
type Run = (statements: string) => Promise<unknown[]>

async function migrate(run: Run, migrations: readonly string[]): Promise<void> {
  for (const tag of migrations) await run(await readFile(new URL(`${tag}.sql`, folder), 'utf8'))
}

/** A database without tables, for what `use` does with it: at a place on Postgres, else in memory. */
async function withEmptyDatabase(
  { databaseUrl }: Place,
  use: (run: Run) => Promise<void>,
): Promise<void> {
  if (databaseUrl === undefined) {
    const database = new PGlite()
    await use(async (statements) => (await database.exec(statements)).at(-1)?.rows ?? [])
    await database.close()
    return
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await use(async (statements) => [await client.query(statements)].flat().at(-1)?.rows ?? [])
  await client.end()
}

it('The migrations say what the schema says', async () => {
  const newest = await readJson(`meta/${tags.at(-1)?.slice(0, 4)}_snapshot.json`)
  expect(await generateMigration(newest, generateDrizzleJson(schema, newest.id))).toEqual([])
})

describeDatabase('Migrations of what is there', (_open, newPlace) => {
  it('count tasks that were dismissed and continued before, in the states they were in', async () => {
    await withEmptyDatabase(await newPlace(), async (run) => {
      await migrate(run, tags.slice(0, 5))
      await run(`
    insert into "user" (id, name, email) values ('ada', 'Ada', 'ada@example.com');
    insert into operations (id, kind, owner_id, status, input, result, completed_at)
      select id, 'agent_task', 'ada', status, '{}', result::jsonb, '2026-01-01T00:00:00Z' from (values
        ('asked', 'completed', '{"state": "TASK_STATE_INPUT_REQUIRED", "parts": []}'),
        ('answered', 'completed', '{"state": "TASK_STATE_COMPLETED", "parts": []}'),
        ('dismissed', 'completed', '{"state": "TASK_STATE_INPUT_REQUIRED", "parts": []}'),
        ('broken', 'failed', null)) as made (id, status, result);
    insert into agent_tasks (id, owner_id, context_id, operation_id, casing, dismissed_at) values
      ('one', 'ada', 'context', 'answered', 'camelCase', null),
      ('two', 'ada', 'context', 'dismissed', 'camelCase', '2026-02-02T00:00:00Z'),
      ('three', 'ada', 'context', 'broken', 'camelCase', null);
    insert into agent_messages (owner_id, conversation, message_id, task_id, turn, operation_id, message) values
      ('ada', 'context', 'a', 'one', 1, 'asked', '{}'), ('ada', 'context', 'b', 'one', 2, 'answered', '{}'),
      ('ada', 'context', 'c', 'two', 1, 'dismissed', '{}'), ('ada', 'context', 'd', 'three', 1, 'broken', '{}');`)
      await migrate(run, tags.slice(5))
      const rows = await run('select state, day::text, total from agent_task_counts order by state')
      expect(rows).toEqual([
        { state: 'TASK_STATE_CANCELED', day: '2026-02-02', total: 1 },
        { state: 'TASK_STATE_COMPLETED', day: '2026-01-01', total: 1 },
        { state: 'TASK_STATE_FAILED', day: '2026-01-01', total: 1 },
      ])
      const ofContexts = await run(
        'select context_id, state, day::text, total from agent_context_counts order by state',
      )
      expect(ofContexts).toEqual(
        rows.map((row) => ({ context_id: 'context', ...(row as Record<string, unknown>) })),
      )
    })
  })
})
