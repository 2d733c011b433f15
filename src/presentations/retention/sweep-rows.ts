import { inArray, type SQL, sql } from 'drizzle-orm'
import { agentTaskKind } from '../../agent-tasks/turn-input.ts'
import type { Database } from '../../database/connection.ts'
import { goingInSql } from '../../database/operation-status.ts'
import {
  exportFiles,
  idempotencyKeys,
  operationEvents,
  operations,
  sessions,
  uploads,
  verifications,
} from '../../database/schema.ts'
import { expiredBefore } from '../../jobs/first-answers.ts'
import { batchSize, deleteInBatches } from './delete-in-batches.ts'
import { picturesOnSlides } from './named-pictures.ts'

/** How long the events of work that has ended can be read. */
const eventDays = 30

const daysAgo = (days: number): SQL => sql`now() - ${days}::int * interval '1 day'`

/** Answers of requests whose key holds no more. */
export function sweepRequestKeys(database: Database, signal: AbortSignal): Promise<number> {
  return deleteInBatches(
    database,
    idempotencyKeys,
    sql`${idempotencyKeys.createdAt} <= ${expiredBefore}`,
    signal,
  )
}

/** Browsers that are signed in no more, and links that sign in no more. */
export async function sweepSessions(database: Database, signal: AbortSignal): Promise<number> {
  let deleted = 0
  for (const table of [sessions, verifications])
    deleted += await deleteInBatches(database, table, sql`${table.expiresAt} <= now()`, signal)
  return deleted
}

/**
 * Rendered files that nobody was given a link to for this many days. Asked for again they are rendered anew; their
 * bytes go when nothing names them any more.
 */
export function sweepExports(
  database: Database,
  days: number,
  signal: AbortSignal,
): Promise<number> {
  // An hour more, so that the 24 hours of the last link are over by every process's clock.
  const before = sql`${daysAgo(days)} - interval '1 hour'`
  return deleteInBatches(database, exportFiles, sql`${exportFiles.createdAt} < ${before}`, signal)
}

/**
 * What was streamed of work that ended long ago; the work itself stays. So do the events of agents' tasks, which are read
 * from them.
 */
export function sweepEvents(database: Database, signal: AbortSignal): Promise<number> {
  return deleteInBatches(
    database,
    operationEvents,
    sql`operation_id in (
      select id from ${operations}
      where ${operations.completedAt} < ${daysAgo(eventDays)} and ${operations.kind} <> ${agentTaskKind}
    )`,
    signal,
  )
}

/**
 * Uploads that no slide shows and nobody used for this many days, so that they count no more towards a quota. Those
 * that accepted work is to use stay.
 */
export async function sweepUploads(
  database: Database,
  days: number,
  signal: AbortSignal,
): Promise<number> {
  const unused = sql`coalesce(${uploads.usedAt}, ${uploads.createdAt}) < ${daysAgo(days)}
    and not exists (
      select 1 from ${operations} as waiting
      where waiting.owner_id = ${uploads.ownerId} and ${goingInSql(sql`waiting.status`)}
        and waiting.input -> 'imageIds' @> to_jsonb(${uploads.id})
    )`
  const owners = await database.selectDistinct({ id: uploads.ownerId }).from(uploads).where(unused)
  let deleted = 0
  for (const owner of owners) {
    if (signal.aborted) break
    const candidates = await database
      .select({ id: uploads.id, contentHash: uploads.contentHash })
      .from(uploads)
      .where(sql`${uploads.ownerId} = ${owner.id} and ${unused}`)
    const shown = await picturesOnSlides(database, owner.id)
    const ids = candidates.filter((one) => !shown.has(one.contentHash)).map((one) => one.id)
    for (let start = 0; start < ids.length; start += batchSize) {
      // Asked once more: a slide may have taken one meanwhile.
      const gone = await database
        .delete(uploads)
        .where(sql`${inArray(uploads.id, ids.slice(start, start + batchSize))} and ${unused}`)
        .returning({ id: uploads.id })
      deleted += gone.length
    }
  }
  return deleted
}
