import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { migrationsFolder } from './migrations-folder.ts'

/**
 * Brings the embedded database up to date; whoever holds the directory's lock is alone. Apart from that of Postgres,
 * because drizzle's adapter loads the database itself, which a server on Postgres does not need.
 */
export async function migrateEmbedded(client: PGlite): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder })
}
