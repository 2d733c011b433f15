import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { authenticateApiKey, watchRevokedKeys } from '../../../src/accounts/api-keys.ts'
import { defaultPrices } from '../../../src/accounts/prices.ts'
import { type Connection, queryRows } from '../../../src/database/connection.ts'
import { operations, presentations, verifications } from '../../../src/database/schema.ts'
import { createJobRunner, type JobRunner } from '../../../src/jobs/job-runner.ts'
import { deleteAccount } from '../../../src/presentations/account-data/delete-account.ts'
import { presentationHandlers } from '../../../src/presentations/handlers/handlers.ts'
import { startGeneration } from '../../../src/presentations/start-generation.ts'
import { openStorage } from '../../../src/storage/open-storage.ts'
import type { Storage } from '../../../src/storage/storage.ts'
import { describeEachDatabase, describePostgres, emptyDatabase } from '../../support/databases.ts'
import { simpleLightId } from '../../support/decks.ts'
import { createFakeWorkers, type FakeWorkers } from '../../support/fake-workers.ts'
import { type FullAccount, fullAccount } from '../../support/full-account.ts'
import { signal, silentLogger, somebody, whenTrue } from '../../support/operations.ts'

/** The tables with a row in which a text stands, and how many such rows. */
async function tablesThatName(
  { database }: Connection,
  text: string,
): Promise<Record<string, number>> {
  const tables = await queryRows<{ name: string }>(
    database,
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await queryRows<{ rows: number }>(
      database,
      sql`select count(*)::int as rows from ${sql.identifier(name)} as one
          where position(${text} in to_jsonb(one)::text) > 0`,
    )
    if (row !== undefined && row.rows > 0) found[name] = row.rows
  }
  return found
}

describeEachDatabase('Deleting an account', (open) => {
  let connection: Connection
  let storage: Storage
  let directory: string
  let workers: FakeWorkers
  let account: FullAccount
  const runners: JobRunner[] = []

  beforeAll(async () => {
    connection = await open()
    directory = await mkdtemp(join(tmpdir(), 'slidewright-deletion-'))
    storage = await openStorage({ dataDirectory: directory }, connection)
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))
  beforeEach(async () => {
    await emptyDatabase(connection)
    for (const kind of ['exports', 'images', 'archives'])
      await rm(join(directory, 'files', kind), { recursive: true, force: true })
    workers = createFakeWorkers()
    account = await fullAccount(connection, storage)
  })
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop(0)
  })

  const remove = (userId: string) =>
    deleteAccount({ connection, storage, logger: silentLogger }, userId)

  async function filesThatName(text: string): Promise<string[]> {
    const files = await readdir(directory, { recursive: true })
    return files.filter((name) => name.includes(text))
  }

  /** The work of a process. @returns what it warns of. */
  async function work(): Promise<string[]> {
    const warnings: string[] = []
    const logger = { ...silentLogger, warn: (_: object, said: string) => warnings.push(said) }
    const handlers = presentationHandlers({ storage, workers }, silentLogger, defaultPrices, {
      execute: async () => ({ state: 'TASK_STATE_COMPLETED', parts: [] }),
    })
    const runner = createJobRunner({ connection, handlers, logger, concurrency: 8 })
    runners.push(runner)
    await runner.start()
    return warnings
  }

  async function generate(userId: string): Promise<string> {
    const wish = {
      text: 'One\nTwo',
      imageIds: [],
      formats: ['pdf' as const],
      title: 'Numbers',
      theme: simpleLightId,
      slideRange: 'auto' as const,
      variantsPerSlide: 1,
      images: { style: 'auto', variants: 0 },
    }
    const started = await startGeneration({ connection, prices: defaultPrices }, userId, wish)
    return started.generationId
  }

  test('begins with one that every kind of row and file names', async () => {
    const named = await tablesThatName(connection, account.userId)
    expect(Object.keys(named)).toEqual([
      'account',
      'agent_context_counts',
      'agent_messages',
      'agent_task_counts',
      'agent_tasks',
      'api_keys',
      'credit_ledger',
      'custom_themes',
      'custom_vibes',
      'export_files',
      'idempotency_keys',
      'oauth_access_token',
      'oauth_client',
      'oauth_consent',
      'oauth_refresh_token',
      'operations',
      'presentations',
      'session',
      'uploads',
      'user',
      'verification',
    ])
    expect(await filesThatName(account.userId)).not.toEqual([])
  })

  test('leaves nothing that names the user, in any table or file', async () => {
    expect(await remove(account.userId)).toBe(true)
    for (const name of [account.userId, account.email, account.clientId, account.presentationId])
      expect(await tablesThatName(connection, name)).toEqual({})
    const [owner, picture] = [account.userId, account.pictureIds.uploaded]
    expect(await tablesThatName(connection, account.generationId)).toEqual({})
    expect(await tablesThatName(connection, picture)).toEqual({})
    for await (const file of storage.list(`images/${owner}`)) expect(file).toBeUndefined()
    for await (const file of storage.list(`exports/${owner}`)) expect(file).toBeUndefined()
  })

  test('touches nothing of other users', async () => {
    const other = await fullAccount(connection, storage)
    const before = await tablesThatName(connection, other.userId)
    const files = await filesThatName(other.pictureIds.uploaded)
    await remove(account.userId)
    expect(await tablesThatName(connection, other.userId)).toEqual(before)
    expect(await filesThatName(other.pictureIds.uploaded)).toEqual(files)
    expect(await connection.database.$count(presentations)).toBe(1)
  })

  test('keeps what is for an address that only ends like the user’s', async () => {
    const others = `not-${account.email}`
    await connection.database.insert(verifications).values([
      {
        id: randomUUID(),
        identifier: randomUUID(),
        value: others,
        expiresAt: new Date(Date.now() + 60_000),
      },
      {
        id: randomUUID(),
        identifier: randomUUID(),
        value: JSON.stringify({ email: others }),
        expiresAt: new Date(Date.now() + 60_000),
      },
    ])
    await remove(account.userId)
    expect(await connection.database.$count(verifications)).toBe(2)
  })

  test('stops five generations that run, and nothing of theirs is written afterwards', async () => {
    const other = await somebody(connection, 1_000)
    const [begun, gate] = [signal(), signal()]
    let running = 0
    const aborted: unknown[] = []
    const settled = signal()
    workers.onAuthor = async (task, abort) => {
      running += 1
      if (running === 6) begun.resolve()
      await Promise.race([
        gate.promise,
        new Promise<void>((resolve) => abort?.addEventListener('abort', () => resolve())),
      ])
      if (!abort?.aborted) return
      aborted.push(task)
      if (aborted.length === 5) settled.resolve()
      // As a worker that does not notice: it goes on, and wants to write its slides.
    }
    const warnings = await work()
    for (let count = 0; count < 5; count += 1) await generate(account.userId)
    const theirs = await generate(other)
    await begun.promise

    expect(await remove(account.userId)).toBe(true)
    await settled.promise
    gate.resolve()
    await whenTrue(connection, async () => {
      const [row] = await connection.database
        .select({ status: operations.status })
        .from(operations)
        .where(eq(operations.id, theirs))
      return row?.status === 'completed' || undefined
    })
    for (const runner of runners.splice(0)) await runner.stop(5_000)
    expect(await tablesThatName(connection, account.userId)).toEqual({})
    expect(aborted).toHaveLength(5)
    // It is nothing that an operator should look into.
    expect(warnings).toEqual([])
  })

  test('is not stopped by work that is accepted and taken up at the same time', async () => {
    await work()
    let deleted = false
    let accepted = 0
    const refusals: unknown[] = []
    const asking = Array.from({ length: 4 }, async () => {
      while (!deleted && refusals.length < 50)
        await generate(account.userId).then(
          () => {
            accepted += 1
          },
          (error: unknown) => refusals.push(error),
        )
    })
    await whenTrue(connection, async () => accepted > 0 || undefined)
    expect(await remove(account.userId)).toBe(true)
    deleted = true
    await Promise.all(asking)
    for (const runner of runners.splice(0)) await runner.stop(5_000)
    expect(await tablesThatName(connection, account.userId)).toEqual({})
  })

  test('makes keys unknown at once, in another process too', async () => {
    const elsewhere = await open()
    const stop = await watchRevokedKeys(elsewhere)
    for (const { database } of [connection, elsewhere])
      expect(await authenticateApiKey(database, account.key)).toMatchObject({
        userId: account.userId,
      })
    await remove(account.userId)
    expect(await authenticateApiKey(connection.database, account.key)).toBeUndefined()
    // The other one remembers it for 30 seconds, unless it hears of the deletion.
    await expect
      .poll(() => authenticateApiKey(elsewhere.database, account.key), { timeout: 1_000 })
      .toBeUndefined()
    await stop()
  })

  test('of somebody who is not there does nothing', async () => {
    const before = await tablesThatName(connection, account.userId)
    expect(await remove(randomUUID())).toBe(false)
    expect(await tablesThatName(connection, account.userId)).toEqual(before)
  })

  test('stands when files cannot be deleted, which are left to be swept', async () => {
    const warnings: string[] = []
    const broken = {
      ...storage,
      delete: async () => {
        throw new Error('The disk is away.')
      },
    }
    const logger = { warn: (_: object, message: string) => warnings.push(message) }
    const deleted = await deleteAccount({ connection, storage: broken, logger }, account.userId)
    expect(deleted).toBe(true)
    expect(warnings).toEqual(['Files of a deleted account are left to be swept'])
    expect(await tablesThatName(connection, account.userId)).toEqual({})
  })
})

describePostgres('Deleting an account', (open) => {
  test('while its work ends in another transaction waits for it, and for nothing for ever', async () => {
    const [connection, other] = [await open(), await open()]
    const directory = await mkdtemp(join(tmpdir(), 'slidewright-deletion-'))
    const storage = await openStorage({ dataDirectory: directory }, connection)
    const { userId, presentationId } = await fullAccount(connection, storage)
    const id = randomUUID()
    await connection.database.insert(operations).values({
      id,
      kind: 'presentation_edit',
      ownerId: userId,
      presentationId,
      status: 'in_progress',
      worker: 'other',
      attempt: 1,
      input: {},
    })
    let deleting: Promise<boolean> | undefined
    // As a worker: the operation, then the presentation, then a row that refers to the user.
    await other.database.transaction(async (tx) => {
      await tx.select().from(operations).where(eq(operations.id, id)).for('no key update')
      deleting = deleteAccount({ connection, storage, logger: silentLogger }, userId)
      for (;;) {
        const waiting = await queryRows(
          connection.database,
          sql`select 1 from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`,
        )
        if (waiting.length > 0) break
      }
      await tx
        .select()
        .from(presentations)
        .where(eq(presentations.id, presentationId))
        .for('update')
      await tx.execute(sql`insert into credit_ledger (id, user_id, kind, amount, reason)
        values (${randomUUID()}, ${userId}, 'grant', 1, 'Back')`)
    })
    expect(await deleting).toBe(true)
    expect(await tablesThatName(connection, userId)).toEqual({})
    await rm(directory, { recursive: true, force: true })
  })
})
