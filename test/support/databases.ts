import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, describe } from 'vitest'
import { type Connection, openConnection } from '../../src/database/connection.ts'
import * as schema from '../../src/database/schema.ts'
import { findPostgres, startThrowawayPostgres } from './throwaway-postgres.ts'

/** Where a database is, as the settings of a process name it. */
export interface Place {
  dataDirectory: string
  databaseUrl?: string
}

/** Opens the suite's database; see `describeEachDatabase`. */
export type Open = () => Promise<Connection>

/**
 * A suite that runs on both databases: the embedded one and a real Postgres (TEST_DATABASE_URL, else a server started
 * for the file; without either that half is skipped with the reason in its title, or fails under REQUIRE_ALL=1).
 *
 * Each suite has a migrated database of its own. Every call of `open` on Postgres is another connection to it, as
 * another process would have; on the embedded database it is the same one again. All are closed after the suite.
 *
 * `newPlace` makes one more empty database, for processes that a test starts.
 */
export function describeEachDatabase(
  title: string,
  body: (open: Open, newPlace: () => Promise<Place>) => void,
): void {
  describeEmbedded(`${title}, embedded database`, body)
  describePostgres(`${title}, Postgres`, body)
}

/** The embedded half of `describeEachDatabase`, for what is the same on any database. */
export function describeEmbedded(
  title: string,
  body: (open: Open, newPlace: () => Promise<Place>) => void,
): void {
  describe(title, () => {
    const directories = new Directories()
    const newPlace = () => embeddedPlace(directories)
    let opened: Promise<Connection> | undefined
    body(async () => {
      opened ??= newPlace().then(openConnection)
      return { ...(await opened), close: async () => undefined }
    }, newPlace)
    afterAll(async () => {
      await (await opened)?.close()
      await directories.remove()
    })
  })
}

/** The Postgres half of `describeEachDatabase`, for what only several connections can show. */
export function describePostgres(
  title: string,
  body: (open: Open, newPlace: () => Promise<Place>) => void,
): void {
  const { available, reason } = findPostgres()
  if (!available && process.env.REQUIRE_ALL === '1')
    throw new Error(`REQUIRE_ALL=1, but "${title}" cannot run: ${reason}`)
  if (!available) {
    describe.skip(`${title} (skipped: ${reason})`, () => body(unavailable, unavailable))
    return
  }
  describe(title, () => {
    const directories = new Directories()
    const newPlace = () => postgresPlace(directories)
    const connections: Connection[] = []
    let place: Promise<Place> | undefined
    body(async () => {
      place ??= newPlace()
      const connection = await openConnection(await place)
      connections.push(connection)
      return connection
    }, newPlace)
    afterAll(async () => {
      for (const connection of connections) await connection.close()
      await directories.remove()
    })
  })
}

/** Deletes every row, the settings too. */
export async function emptyDatabase(connection: Connection): Promise<void> {
  const tables = Object.values(schema as Record<string, unknown>)
    .filter((value) => is(value, PgTable))
    .map((table) => sql.identifier(getTableName(table)))
  await connection.database.execute(
    sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`,
  )
}

async function unavailable(): Promise<never> {
  throw new Error('There is no Postgres here.')
}

let server: ReturnType<typeof startThrowawayPostgres> | undefined

/** One server serves all suites of a file. It ends with the test process. */
async function postgresPlace(directories: Directories): Promise<Place> {
  server ??= startThrowawayPostgres()
  const postgres = await server
  if (!postgres.available) throw new Error(postgres.reason)
  return {
    dataDirectory: await directories.make(),
    databaseUrl: await postgres.createDatabase(),
  }
}

/** A copy of a migrated directory, which opens ten times as fast as a new one is made. */
async function embeddedPlace(directories: Directories): Promise<Place> {
  const dataDirectory = await directories.make()
  await cp(await embeddedTemplate(), dataDirectory, { recursive: true })
  return { dataDirectory }
}

let template: Promise<string> | undefined

function embeddedTemplate(): Promise<string> {
  template ??= makeTemplate()
  return template
}

/** Kept between runs, under a name that changes with whatever goes into it. */
async function makeTemplate(): Promise<string> {
  const directory = join(tmpdir(), `slidewright-template-${await templateVersion()}`)
  if (existsSync(directory)) return directory
  const draft = `${directory}-${randomUUID()}`
  await (await openConnection({ dataDirectory: draft })).close()
  try {
    await rename(draft, directory)
  } catch (error) {
    // Another test process made it meanwhile.
    if (!existsSync(directory)) throw error
    await rm(draft, { recursive: true })
  }
  return directory
}

async function templateVersion(): Promise<string> {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const hash = createHash('sha256')
  for (const name of (await readdir(join(root, 'migrations'))).sort())
    if (name.endsWith('.sql')) hash.update(await readFile(join(root, 'migrations', name)))
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  return hash.digest('hex').slice(0, 16)
}

/** Directories of one suite, which go when it ends: another may run beside it. */
class Directories {
  private readonly made: string[] = []

  async make(): Promise<string> {
    const directory = await mkdtemp(join(tmpdir(), 'slidewright-data-'))
    this.made.push(directory)
    return directory
  }

  async remove(): Promise<void> {
    for (const directory of this.made.splice(0)) await rm(directory, { recursive: true })
  }
}
