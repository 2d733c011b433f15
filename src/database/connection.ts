import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Availability } from './availability.ts'
import type * as schema from './schema.ts'

/** Either driver, and a transaction of either. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

/** The one database of a process. */
export interface Connection {
  /**
   * For everything outside a transaction. Inside one always use the transaction's own: on the embedded database, which
   * has a single session, this one would wait for the transaction that waits for it.
   */
  database: Database
  kind: 'embedded' | 'postgres'
  /** Whether it is there. */
  availability: Pick<Availability, 'isAway' | 'watch'>
  /**
   * Hears `NOTIFY` on a channel, from any process. After a lost connection has come back the callback is called once
   * with an empty payload, which means "you may have missed some".
   *
   * @returns a function that ends it.
   */
  listen(channel: string, onNotify: (payload: string) => void): Promise<() => Promise<void>>
  /** Says under a name that this process is there, for as long as it is: the database notices at once when it is not. */
  announce(name: string): Promise<void>
  /**
   * Whether a process has announced the name and is connected. One that has just lost its connection is missing until
   * it is back, a moment later.
   */
  isAnnounced(name: string): Promise<boolean>
  /** Ends everything; the embedded directory is free for another process afterwards. */
  close(): Promise<void>
}

/**
 * Runs raw SQL. Values come as each driver reads them, so a query must cast what the two read differently: counts
 * `::int`; moments are strings on both.
 */
export async function queryRows<Row>(database: Database, query: SQL): Promise<Row[]> {
  const result = (await database.execute(query)) as { rows: Row[] }
  return result.rows
}
