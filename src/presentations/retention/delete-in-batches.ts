import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { type Database, queryRows } from '../../database/connection.ts'

/** Rows that one statement deletes at the most: none of them takes long, and none locks much. */
export const batchSize = 1_000

/** Deletes all rows that `where` matches, in batches; `signal` ends it between two. */
export async function deleteInBatches(
  database: Database,
  table: AnyPgTable,
  where: SQL,
  signal: AbortSignal,
): Promise<number> {
  let deleted = 0
  while (!signal.aborted) {
    const rows = await queryRows(
      database,
      sql`delete from ${table} where ctid in (select ctid from ${table} where ${where} limit ${batchSize}) returning 1`,
    )
    deleted += rows.length
    if (rows.length < batchSize) break
  }
  return deleted
}
