import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { operations } from '../../src/database/schema.ts'
import { createJobContext } from '../../src/jobs/job-context.ts'
import { type JobContext, LeaseLostError } from '../../src/jobs/job-runner.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'

/** A storage on a database, for the tests around this call; its files are gone behind them. */
export function temporaryStorage(connection: () => Connection): () => Storage {
  let directory: string
  let storage: Storage
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'slidewright-storage-'))
    storage = await openStorage({ dataDirectory: directory }, connection())
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))
  return () => storage
}

/** An operation as a handler has it, and what it warns of. */
export interface ClaimedWork {
  kind: string
  context: JobContext
  warnings: Set<string>
}

/** Takes an operation as a worker does, and leaves it in progress. */
export async function claimWork({ database }: Connection, id: string): Promise<ClaimedWork> {
  const [operation] = await database
    .update(operations)
    .set({ status: 'in_progress', worker: 'test', attempt: sql`attempt + 1` })
    .where(eq(operations.id, id))
    .returning()
  if (operation === undefined) throw new Error('There is no such operation.')
  const claim = { id, worker: 'test', attempt: operation.attempt }
  const warnings = new Set(operation.warnings)
  const { signal } = new AbortController()
  const context = createJobContext(database, operation, claim, signal, warnings)
  return { kind: operation.kind, context, warnings }
}

/** The credits that an operation has used so far. */
export async function creditsUsed({ database }: Connection, id: string): Promise<number> {
  const [row] = await database
    .select({ used: operations.creditsUsed })
    .from(operations)
    .where(eq(operations.id, id))
  if (row === undefined) throw new Error('There is no such operation.')
  return row.used
}

/** The end of a process; like a lost lease it ends everything, rendering included. */
export class Crash extends LeaseLostError {}

/** A context that ends the work at its `step`-th write, before or after that has landed. */
export function crashing(context: JobContext, step: number, after: boolean): JobContext {
  let writes = 0
  async function guard<T>(write: () => Promise<T>): Promise<T> {
    writes += 1
    if (writes === step && !after) throw new Crash()
    const result = await write()
    if (writes >= step) throw new Crash()
    return result
  }
  return {
    ...context,
    transaction: (work) => guard(() => context.transaction(work)),
    checkpoint: {
      get: (key) => context.checkpoint.get(key),
      put: (key, value) => guard(() => context.checkpoint.put(key, value)),
    },
    progress: (...args) => guard(() => context.progress(...args)),
  }
}
