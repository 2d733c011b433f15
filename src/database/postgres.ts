import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { ConfigurationError } from '../config.ts'
import { createAvailability } from './availability.ts'
import type { Connection } from './connection.ts'
import { reasonOf } from './database-away.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { createPostgresListener, isAnnouncedQuery } from './postgres-listener.ts'
import * as schema from './schema.ts'
import { WatchedPool } from './watched-pool.ts'

/** No query of ours takes nearly as long; one that does must not keep its session, and a retry may fare better. */
const statementMilliseconds = 30_000

/** When a query is given up here: a server that is frozen, or behind a network that is, does not end it by itself. */
const queryMilliseconds = statementMilliseconds + 5_000

/** Sessions a process uses at most, the listener aside: a server's usual 100 then serve nine processes. */
const poolSize = 10

/**
 * Opens a database on a Postgres server.
 *
 * @throws ConfigurationError when it cannot be reached or refuses us.
 */
export async function openPostgres(databaseUrl: string): Promise<Connection> {
  const options: pg.ClientConfig = {
    connectionString: databaseUrl,
    application_name: 'slidewright',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // A process that stops in the middle of a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: 60_000,
  }
  await migrateOnce(options)

  const availability = createAvailability(() => pool.query('select 1'))
  const pool = new WatchedPool(
    {
      ...options,
      max: poolSize,
      statement_timeout: statementMilliseconds,
      query_timeout: queryMilliseconds,
    },
    availability,
  )
  const listener = createPostgresListener(options)
  return {
    database: drizzle(pool, { schema }),
    kind: 'postgres',
    availability,
    listen: listener.listen,
    announce: listener.announce,
    async isAnnounced(name) {
      const { rows } = await pool.query<{ announced: boolean }>(isAnnouncedQuery, [name])
      return rows[0]?.announced ?? false
    },
    async close() {
      availability.close()
      await listener.close()
      if (!pool.ended) await pool.end()
    },
  }
}

async function migrateOnce(options: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(options)
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new ConfigurationError(
      `The database that DATABASE_URL names cannot be opened: ${reasonOf(error)}.`,
    )
  }
  try {
    await migratePostgres(client)
  } finally {
    await client.end()
  }
}
