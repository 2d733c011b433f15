import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { settlement } from '../accounts/holds.ts'
import { type Database, queryRows } from '../database/connection.ts'
import { operationEvents, operations } from '../database/schema.ts'
import { channels } from './channels.ts'

export type OperationEvent = typeof operationEvents.$inferSelect

/**
 * Changes operations and logs one event for each, in one statement. The operation's own counter numbers its events, so
 * that two writers at once wait for each other's row and never take the same number. Operations that end have their
 * credits settled by the same statement.
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
    /** Whether the operation ends: what a retry would need goes, and its account is settled. */
    ends?: boolean
  },
): Promise<string[]> {
  const set = change.set === undefined ? sql`` : sql`${change.set},`
  const ending = sql`, forgotten as (
          delete from operation_checkpoints where operation_id in (select id from changed)
        ), settled as (${settlement(sql`changed`)})`
  const rows = await queryRows<{ id: string }>(
    database,
    sql`with changed as (
          update ${operations} set ${set} event_count = event_count + 1
          where ${change.where}
          returning id, event_count, credits_used
        ), logged as (
          insert into ${operationEvents} (operation_id, sequence, type, data)
          select id, event_count, ${change.type}, ${JSON.stringify(change.data ?? null)}::jsonb from changed
        )${change.ends ? ending : sql``}
        select id, pg_notify(${channels.events}, id) from changed`,
  )
  return rows.map((row) => row.id)
}

/**
 * Logs several events of one type at once, in order; otherwise as `changeWithEvent`.
 *
 * @returns the ids of the operations that `where` matched.
 */
export async function logEvents(
  database: Database,
  { where, type, data }: { where: SQL; type: string; data: readonly unknown[] },
): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    database,
    sql`with changed as (
          update ${operations} set event_count = event_count + ${data.length}::int
          where ${where}
          returning id, event_count - ${data.length}::int as before
        ), logged as (
          insert into ${operationEvents} (operation_id, sequence, type, data)
          select changed.id, changed.before + one.position, ${type}, one.data
          from changed, jsonb_array_elements(${JSON.stringify(data)}::jsonb) with ordinality as one (data, position)
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
