import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { migrationsFolder } from './migrations-folder.ts'

/** Any number, as long as every process uses it: "SLIDES" in ASCII. */
const migrationLock = 0x534c49444553

/**
 * Brings a Postgres database up to date. drizzle's migrator takes no lock, so that of several processes started
 * together most would fail; a session lock on this one client makes the others wait, and find nothing left to do.
 */
export async function migratePostgres(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  try {
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  }
}
