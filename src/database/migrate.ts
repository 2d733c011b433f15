import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type pg from 'pg'

/** The same distance from `src/database` and from `dist/database`. */
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any number, as long as every process uses it: "SLIDES" in ASCII. */
const migrationLock = 0x534c49444553

/**
 * Brings a Postgres database up to date. drizzle's migrator takes no lock, so that of several processes started
 * together most would fail; a session lock on this one client makes the others wait, and find nothing left to do.
 */
export async function migratePostgres(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock])
  try {
    await migrateNodePostgres(drizzleNodePostgres(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
  }
}

/** Brings the embedded database up to date; whoever holds the directory's lock is alone. */
export async function migrateEmbedded(client: PGlite): Promise<void> {
  await migratePglite(drizzlePglite(client), { migrationsFolder })
}
