import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../database/connection.ts'
import { operationEvents, operations } from '../database/schema.ts'
import { channels } from './channels.ts'

export type OperationEvent = typeof operationEvents.$inferSelect

/**
 * Changes operations and logs one event for each, in one statement. The operation's own counter numbers its events, so
 * that two writers at once wait for each other's row and never take the same number.
 *
 * @returns the ids of the operations that `where` matched.
 */
export async function changeWithEvent(
  database: Database,
  change: {
    /** Assignments; none when only the event counts. */
    set?: SQL
    where: SQL
    type: string
    data: unknown
    /** Whether the operation ends, so that what a retry would need can go. */
    ends?: boolean
  },
): Promise<string[]> {
  const set = change.set === undefined ? sql`` : sql`${change.set},`
  const rows = await queryRows<{ id: string }>(
    database,
    sql`with changed as (
          update ${operations} set ${set} event_count = event_count + 1
          where ${change.where}
          returning id, event_count
        ), logged as (
          insert into ${operationEvents} (operation_id, sequence, type, data)
          select id, event_count, ${change.type}, ${JSON.stringify(change.data ?? null)}::jsonb from changed
        ), forgotten as (
          delete from operation_checkpoints
          where ${change.ends ?? false}::boolean and operation_id in (select id from changed)
        )
        select id, pg_notify(${channels.events}, id) from changed`,
  )
  return rows.map((row) => row.id)
}

/** The events of an operation after a sequence number (0: all), oldest first, at most `limit`. */
export async function listEvents(
  database: Database,
  operationId: string,
  after: number,
  limit = 1_000,
): Promise<OperationEvent[]> {
  return await database
    .select()
    .from(operationEvents)
    .where(and(eq(operationEvents.operationId, operationId), gt(operationEvents.sequence, after)))
    .orderBy(asc(operationEvents.sequence))
    .limit(limit)
}
