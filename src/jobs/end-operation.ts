import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { changeWithEvent } from './events.ts'
import { type Hold, isHeldBy } from './leases.ts'
import type { OperationError } from './operations.ts'

/** How an attempt ended its operation. */
export type Ending =
  | { status: 'completed'; result: unknown }
  | { status: 'failed'; error: OperationError }
  | { status: 'canceled' }

/** @returns whether the attempt still held the operation, so that the end was written. */
export async function endOperation(
  database: Database,
  hold: Hold,
  ending: Ending,
  warnings: Iterable<string>,
): Promise<boolean> {
  const ended = await changeWithEvent(database, {
    set: sql`status = ${ending.status}, ${outcome(ending)}, warnings = ${JSON.stringify([...warnings])}::jsonb,
      completed_at = now(), lease_expires_at = null`,
    where: isHeldBy(hold),
    type: 'status',
    data: { status: ending.status },
    ends: true,
  })
  return ended.length > 0
}

function outcome(ending: Ending): SQL {
  switch (ending.status) {
    case 'completed':
      return sql`result = ${JSON.stringify(ending.result ?? null)}::jsonb, error = null`
    case 'failed':
      return sql`error = ${JSON.stringify(ending.error)}::jsonb`
    case 'canceled':
      // Whoever asked for the cancellation may have left a reason.
      return sql`error = error`
  }
}
