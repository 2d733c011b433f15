import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { openConnection } from '../../src/database/open-connection.ts'
import { emptyDatabase } from './empty-database.ts'
import { LentDatabases } from './lent-databases.ts'
import { runDirectory } from './run-directory.ts'
import { testsAll } from './test-range.ts'
import {
  findPostgres,
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from './throwaway-postgres.ts'

export { emptyDatabase }

/** Where a database is, as the settings of a process name it. */
export interface Place {
  dataDirectory: string
  databaseUrl?: string
}

/** Opens the suite's database; see `describeEachDatabase`. */
type Open = () => Promise<Connection>

/** What a suite is told: how it opens its database, and how it gets another one for processes that it starts. */
type Suite = (open: Open, newPlace: () => Promise<Place>) => void

/**
 * A suite that runs on both databases: the embedded one and a real Postgres (TEST_DATABASE_URL, else a server started
 * for the test process; without either that half is skipped with the reason in its title, or fails under REQUIRE_ALL=1).
 * For what has SQL or a concurrency of its own; what only calls that is tested on one, by `describeDatabase`.
 *
 * Each suite has a migrated, empty database of its own. Every call of `open` on Postgres is another connection to it, as
 * another process would have; on the embedded database it is the same one again. All are closed after the suite.
 *
 * `newPlace` makes one more empty database, for processes that a test starts.
 */
export function describeEachDatabase(title: string, body: Suite): void {
  describeEmbedded(`${title}, embedded database`, body)
  describePostgres(`${title}, Postgres`, body)
}

/**
 * A suite of what leaves all questions of databases to others that are tested on both: on Postgres, which is the
 * quicker one, and on the embedded database where there is no Postgres, or too under TEST_ALL=1.
 */
export function describeDatabase(title: string, body: Suite): void {
  if (testsAll) describeEachDatabase(title, body)
  else if (findPostgres().available) describePostgres(title, body)
  else describeEmbedded(title, body)
}

/** The embedded half of `describeEachDatabase`, for what is about that one, or starts several servers on one database. */
export function describeEmbedded(title: string, body: Suite): void {
  describe(title, () => {
    const places = new Places()
    let opened: Promise<Connection> | undefined
    body(
      () => {
        opened ??= emptyEmbedded()
        return opened
      },
      () => places.makeEmbedded(),
    )
    afterAll(() => places.remove())
  })
}

/** The Postgres half of `describeEachDatabase`, for what only several connections can show. */
export function describePostgres(title: string, body: Suite): void {
  const { available, reason } = findPostgres()
  if (!available && process.env.REQUIRE_ALL === '1')
    throw new Error(`REQUIRE_ALL=1, but "${title}" cannot run: ${reason}`)
  if (!available) {
    describe.skip(`${title} (skipped: ${reason})`, () => body(unavailable, unavailable))
    return
  }
  describe(title, () => {
    const places = new Places()
    const connections: Connection[] = []
    let place: Promise<Place> | undefined
    body(
      async () => {
        place ??= places.borrowPostgres()
        const connection = await openConnection(await place)
        connections.push(connection)
        return connection
      },
      () => places.makePostgres(),
    )
    afterAll(async () => {
      for (const connection of connections) await connection.close()
      await places.remove()
    })
  })
}

async function unavailable(): Promise<never> {
  throw new Error('There is no Postgres here.')
}

let embedded: Promise<Connection> | undefined

/**
 * The embedded database that all suites of this test process use, one after another: opening one takes a second.
 * Nobody closes it; it goes with the process.
 */
async function emptyEmbedded(): Promise<Connection> {
  embedded ??= new Places().makeEmbedded().then(openConnection)
  const connection = await embedded
  await emptyDatabase(connection)
  return { ...connection, close: async () => undefined }
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

let server: Promise<{ postgres: ThrowawayPostgres; lent: LentDatabases }> | undefined

/** The Postgres that all suites of this test process use. It ends with the process. */
function thisServer(): NonNullable<typeof server> {
  server ??= startThrowawayPostgres().then((postgres) => {
    if (!postgres.available) throw new Error(postgres.reason)
    return { postgres, lent: new LentDatabases(postgres) }
  })
  return server
}

/** The directories and databases of one suite, which go when it ends: another may run beside it. */
class Places {
  private readonly made: Place[] = []
  private readonly borrowed: string[] = []

  /** A copy of a migrated directory, which opens ten times as fast as a new one is made. */
  async makeEmbedded(): Promise<Place> {
    const place = await this.makeDirectory()
    await cp(await embeddedTemplate(), place.dataDirectory, { recursive: true })
    return place
  }

  /** With a database that has nothing in it, not even tables. */
  async makePostgres(): Promise<Place> {
    const place = await this.makeDirectory()
    place.databaseUrl = await (await thisServer()).postgres.createDatabase()
    return place
  }

  /** With a database without rows that other suites may have had before. */
  async borrowPostgres(): Promise<Place> {
    const { dataDirectory } = await this.makeDirectory()
    const databaseUrl = await (await thisServer()).lent.borrow()
    this.borrowed.push(databaseUrl)
    return { dataDirectory, databaseUrl }
  }

  async remove(): Promise<void> {
    for (const { dataDirectory, databaseUrl } of this.made.splice(0)) {
      await rm(dataDirectory, { recursive: true })
      if (databaseUrl !== undefined) await (await thisServer()).postgres.dropDatabase(databaseUrl)
    }
    for (const url of this.borrowed.splice(0)) await (await thisServer()).lent.giveBack(url)
  }

  private async makeDirectory(): Promise<Place> {
    const place = { dataDirectory: await mkdtemp(join(runDirectory, 'data-')) }
    this.made.push(place)
    return place
  }
}
