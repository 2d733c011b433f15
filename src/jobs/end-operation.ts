import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import type { AfterFailure } from './after-failure.ts'
import { changeWithEvent } from './events.ts'
import { type Claim, isHeldBy } from './leases.ts'
import type { OperationError } from './operations.ts'

/** How an attempt ended its operation. */
export type Ending =
  | { status: 'completed'; result: unknown }
  | { status: 'failed'; error: OperationError }
  /** With an error: instead of what whoever asked for the cancellation has left. */
  | { status: 'canceled'; error?: OperationError }

/** @returns whether the attempt still held the operation, so that the end was written. */
export async function endOperation(
  database: Database,
  claim: Claim,
  ending: Ending,
  warnings: Iterable<string>,
  afterFailure: AfterFailure,
): Promise<boolean> {
  return await database.transaction(async (tx) => {
    const ended = await changeWithEvent(tx, {
      set: sql`status = ${ending.status}, ${outcome(ending)}, warnings = ${JSON.stringify([...warnings])}::jsonb,
        completed_at = now(), lease_expires_at = null`,
      where: isHeldBy(claim),
      type: 'status',
      data: { status: ending.status },
      ends: true,
    })
    if (ended.length > 0 && ending.status !== 'completed') await afterFailure(tx, ended)
    return ended.length > 0
  })
}

function outcome(ending: Ending): SQL {
  switch (ending.status) {
    case 'completed':
      return sql`result = ${JSON.stringify(ending.result ?? null)}::jsonb, error = null`
    case 'failed':
      return sql`error = ${JSON.stringify(ending.error)}::jsonb`
    case 'canceled':
      // Whoever asked for the cancellation may have left a reason.
      return ending.error === undefined
        ? sql`error = error`
        : sql`error = ${JSON.stringify(ending.error)}::jsonb`
  }
}
