import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../../src/database/connection.ts'
import * as schema from '../../src/database/schema.ts'

/** Every row of every table as text, with the name of its table before it: for what must not be in them, or not change. */
export async function allRows({ database }: Connection): Promise<string[]> {
  const lines: string[] = []
  for (const table of Object.values(schema as Record<string, unknown>)) {
    if (!is(table, PgTable)) continue
    const name = getTableName(table)
    const line = sql<string>`to_jsonb(${sql.identifier(name)}.*)::text`
    const rows = await database.select({ line }).from(table).orderBy(line)
    lines.push(...rows.map((row) => `${name} ${row.line}`))
  }
  return lines
}
