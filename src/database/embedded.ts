import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { ConfigurationError } from '../config.ts'
import { answered } from './answered.ts'
import type { Connection } from './connection.ts'
import {
  isNewDatabase,
  makeDataDirectory,
  mayHoldDatabase,
  noDatabase,
  unopenableDatabase,
  unusableDirectory,
} from './data-directory.ts'
import { migrateEmbedded } from './migrate-embedded.ts'
import { makeDatabase } from './new-database.ts'
import { openInTime } from './open-in-time.ts'
import { takeProcessLock } from './process-lock.ts'
import { createReopeningClient } from './reopening-client.ts'
import * as schema from './schema.ts'

/** A process has the directory; it may be gone in a moment. */
export class DatabaseInUseError extends ConfigurationError {
  override name = 'DatabaseInUseError'
}

/**
 * Opens the database embedded in this process. PGlite itself takes no lock, and a second process on its directory would
 * lose writes silently, hence ours.
 *
 * @param options.existing makes none where there is none yet.
 * @throws DatabaseInUseError when another process uses the directory.
 * @throws ConfigurationError when it cannot be written, its files are damaged, or there is none though it should exist.
 */
export async function openEmbedded(
  dataDirectory: string,
  { existing = false }: { existing?: boolean } = {},
): Promise<Connection> {
  if (existing && !mayHoldDatabase(dataDirectory)) throw noDatabase(dataDirectory)
  await makeDataDirectory(dataDirectory)
  const taken = await takeProcessLock(join(dataDirectory, 'database.lock'), {
    onLost: () => {
      throw new ConfigurationError(
        `The files in DATA_DIR ${dataDirectory} were taken away from this server, which ends so as not to lose data.`,
      )
    },
  }).catch((error: unknown) => {
    throw unusableDirectory(dataDirectory, error)
  })
  if (taken.lock === undefined)
    throw new DatabaseInUseError(
      `The database in ${dataDirectory} is in use by process ${taken.heldBy}: stop that one first, ` +
        'choose another DATA_DIR, or set DATABASE_URL to share a Postgres server.',
    )
  const { lock } = taken
  const openFiles = openDatabase(dataDirectory)
  try {
    const { client, availability, listen, close } = await createReopeningClient(
      () => openClient(dataDirectory, existing, openFiles),
      dataDirectory,
    )
    const names = new Set<string>()
    return {
      database: drizzle(client, { schema }),
      kind: 'embedded',
      availability,
      listen,
      async announce(name) {
        names.add(name)
      },
      async isAnnounced(name) {
        return names.has(name)
      },
      async close() {
        await close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw unusableDirectory(dataDirectory, error)
  }
}

/**
 * Pages are kept in 16 MB rather than 128 MB (the default): all of them are memory of this process, and the operating
 * system keeps the files' pages as well.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/** Who opens a database of some size after a crash reads all of its log again; this is many times as long, in milliseconds. */
const longestOpening = 300_000

/** Opens the files of a database that is there. */
function openDatabase(dataDirectory: string): () => Promise<PGlite> {
  const directory = join(dataDirectory, 'database')
  return openInTime(
    () =>
      PGlite.create(directory, { startParams }).catch(async (error: unknown) => {
        throw await unopenableDatabase(directory, error)
      }),
    longestOpening,
    new ConfigurationError(
      `The database in ${directory} has not opened within five minutes: start the server again, and if that does not ` +
        'help, put back a copy of DATA_DIR.',
    ),
  )
}

async function openClient(
  dataDirectory: string,
  existing: boolean,
  openFiles: () => Promise<PGlite>,
): Promise<PGlite> {
  const directory = join(dataDirectory, 'database')
  // A process killed while it first lays out the files leaves some that no database can start from.
  const unfinished = join(dataDirectory, 'database.unfinished')
  if (existsSync(unfinished) || (await isNewDatabase(dataDirectory))) {
    if (existing) throw noDatabase(dataDirectory)
    await writeFile(unfinished, '')
    await makeDatabase(directory).catch(async (error: unknown) => {
      throw await unopenableDatabase(directory, error)
    })
  }
  const client = await openFiles()
  try {
    await migrateEmbedded(client)
    await rm(unfinished, { force: true })
    return client
  } catch (error) {
    // One that has ended itself would never close.
    await answered(client.close()).catch(() => undefined)
    throw error
  }
}
