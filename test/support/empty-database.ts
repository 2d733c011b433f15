import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../../src/database/connection.ts'
import * as schema from '../../src/database/schema.ts'

/**
 * Deletes every row, the settings too. Not by truncating, which makes new files for every table and index and takes a
 * hundred times as long. Rows go with those that they belong to, so the order does not matter.
 */
export async function emptyDatabase(connection: Connection): Promise<void> {
  const deletions = Object.values(schema as Record<string, unknown>)
    .filter((value) => is(value, PgTable))
    .map((table) => `delete from "${getTableName(table)}";`)
  await connection.database.execute(sql.raw(`do $$ begin ${deletions.join(' ')} end $$`))
}
