import { sql } from 'drizzle-orm'
import { type Connection, queryRows } from '../../src/database/connection.ts'
import { openConnection } from '../../src/database/open-connection.ts'
import { emptyDatabase } from './empty-database.ts'
import { runDirectory } from './run-directory.ts'
import type { ThrowawayPostgres } from './throwaway-postgres.ts'

/** A new database has some 10 MB. One that a suite has filled would make the next one slow. */
const mostBytes = 30_000_000

/** Databases of one Postgres, migrated and empty, that suites have one after another: making one takes half a second. */
export class LentDatabases {
  private readonly idle: string[] = []
  private readonly server: ThrowawayPostgres
  /** What a new one holds besides rows. */
  private things: string | undefined

  constructor(server: ThrowawayPostgres) {
    this.server = server
  }

  /** @returns the address of one that nobody else uses. */
  async borrow(): Promise<string> {
    const idle = this.idle.pop()
    if (idle !== undefined) return idle
    const url = await this.server.createDatabase()
    this.things ??= await whileOpen(url, thingsIn)
    return url
  }

  /** Takes one back that nobody uses any more. It is lent again only if it is then as good as a new one. */
  async giveBack(url: string): Promise<void> {
    const isGood =
      this.server.isThrownAway &&
      (await whileOpen(url, async (connection) => {
        if ((await thingsIn(connection)) !== this.things) return false
        await emptyDatabase(connection)
        return (await bytesOf(connection)) < mostBytes
      }))
    if (isGood) this.idle.push(url)
    else await this.server.dropDatabase(url)
  }
}

async function whileOpen<T>(url: string, use: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await openConnection({ dataDirectory: runDirectory, databaseUrl: url })
  try {
    return await use(connection)
  } finally {
    await connection.close()
  }
}

async function bytesOf(connection: Connection): Promise<number> {
  const query = sql`select pg_database_size(current_database())::int as bytes`
  const [row] = await queryRows<{ bytes: number }>(connection.database, query)
  return row?.bytes ?? Number.POSITIVE_INFINITY
}

/** How many things of each kind there are: a table or a trigger that a suite leaves behind shows here. */
async function thingsIn(connection: Connection): Promise<string | undefined> {
  const catalogs = ['class', 'attribute', 'constraint', 'trigger', 'proc', 'db_role_setting']
  const counts = catalogs.map((name) => `(select count(*) from pg_${name})`)
  const query = sql.raw(`select concat_ws(' ', ${counts.join(', ')}) as things`)
  const [row] = await queryRows<{ things: string }>(connection.database, query)
  return row?.things
}
