import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ConfigurationError } from '../config.ts'

/** What a failed call says about a directory, in words of our own. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this process may not write there',
  EPERM: 'this process may not write there',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
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

/**
 * Makes the data directory unless it is there.
 *
 * @throws ConfigurationError when it cannot be made, or is a file.
 */
export async function makeDataDirectory(dataDirectory: string): Promise<void> {
  try {
    await mkdir(dataDirectory, { recursive: true })
  } catch (error) {
    throw unusableDirectory(dataDirectory, error)
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
    `The database in ${directory} is damaged: PG_VERSION is missing beside its other files. Restore a backup ` +
      '(npm run admin -- restore), or move the directory away to start with an empty one.',
  )
}
