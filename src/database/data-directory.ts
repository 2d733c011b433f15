import { existsSync } from 'node:fs'
import { mkdir, readdir, stat, statfs } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { ConfigurationError } from '../config.ts'

/** What a failed call says about a directory, in words of our own. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this process may not write there',
  EPERM: 'this process may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOENT: 'nothing can be made there',
  EEXIST: 'it is not a directory',
  ENOTDIR: 'it is not in a directory',
}

/**
 * One sentence about a DATA_DIR that cannot be used.
 *
 * @param error what a call of the file system threw; anything else, also a ConfigurationError, is given back as it is.
 */
export function unusableDirectory(dataDirectory: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return error
  const reason = reasons[String(error.code)] ?? error.message
  return new ConfigurationError(`DATA_DIR ${dataDirectory} cannot be used: ${reason}.`)
}

/** One sentence about a DATA_DIR without a database, where a command expects one. */
export function noDatabase(dataDirectory: string): ConfigurationError {
  return new ConfigurationError(
    `There is no database in ${resolve(dataDirectory)}: set DATA_DIR to the directory that the server uses, ` +
      'or start the server, whose first start makes one.',
  )
}

/** Whether a database is in the directory, or a process is about to make one. */
export function mayHoldDatabase(dataDirectory: string): boolean {
  return ['database', 'database.lock'].some((name) => existsSync(join(dataDirectory, name)))
}

/**
 * Makes the data directory, or one within it, unless it is there.
 *
 * @param path the directory itself, where it is not the data directory.
 * @throws ConfigurationError when it cannot be made, or is a file.
 */
export async function makeDataDirectory(
  dataDirectory: string,
  path: string = dataDirectory,
): Promise<void> {
  try {
    await makeDirectory(resolve(path))
  } catch (error) {
    throw unusableDirectory(dataDirectory, error)
  }
}

/** Makes a directory and those it is in. Node's own way (`recursive`) never ends where one is there that takes none (/proc). */
async function makeDirectory(path: string): Promise<void> {
  if (!existsSync(dirname(path))) await makeDirectory(dirname(path))
  try {
    await mkdir(path)
  } catch (error) {
    if (!(await stat(path).catch(() => undefined))?.isDirectory()) throw error
  }
}

/**
 * Makes sure that the embedded database is whole or not there at all: it would start empty, beside files of users, where
 * its own first file is gone.
 *
 * @returns whether there is none yet.
 * @throws ConfigurationError when it is neither.
 */
export async function isNewDatabase(dataDirectory: string): Promise<boolean> {
  const directory = join(dataDirectory, 'database')
  const entries = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw unusableDirectory(dataDirectory, error)
  })
  if (entries.length === 0) return true
  const version = await stat(join(directory, 'PG_VERSION')).catch(() => undefined)
  if (version?.isFile() && version.size > 0) return false
  throw new ConfigurationError(
    `The database in ${directory} is damaged: PG_VERSION is missing beside its other files. Put back a copy ` +
      'of DATA_DIR, or move the directory away to start with an empty one.',
  )
}

/** What a database writes while it is opened after a crash: two segments of its log, in bytes. */
const leastRoom = 32 * 1024 * 1024

/** Whether the disk of a directory has room enough to open a database there. */
export async function hasRoomToOpen(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize >= leastRoom
}

const noRoom = 'its disk is full: make room there'

/** Failures that say nothing against the files, in the words of Node, Postgres and WebAssembly, and what helps. */
const surroundings: readonly { words: RegExp; remedy: string }[] = [
  { words: /ENOSPC|EDQUOT|no space left|quota exceeded/i, remedy: noRoom },
  {
    words: /EACCES|EPERM|EROFS|permission denied|not permitted|read-only file system/i,
    remedy: 'this process may not read and write all of it: let it',
  },
  {
    words: /out of memory|could not allocate|allocation failed|enlarge memory/i,
    remedy: 'this process has too little memory: give it more',
  },
]

/**
 * One sentence about a database that could not be opened. Only where the files themselves may be damaged does it speak of
 * replacing them.
 *
 * @param error what opening it threw.
 */
export async function unopenableDatabase(
  directory: string,
  error: unknown,
): Promise<ConfigurationError> {
  const reason = (error instanceof Error ? error.message : String(error)).trim()
  // A database on a full disk ends with words of any kind.
  const remedy = (await hasRoomToOpen(directory).catch(() => true))
    ? surroundings.find(({ words }) => words.test(reason))?.remedy
    : noRoom
  return new ConfigurationError(
    `The database in ${directory} cannot be opened (${reason}): ` +
      (remedy === undefined
        ? 'put back a copy of DATA_DIR, or move the directory away to start with an empty one.'
        : `${remedy}, and start again; its data stays as it is.`),
  )
}
