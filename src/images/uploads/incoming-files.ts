import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { unusableDirectory } from '../../database/data-directory.ts'

/** A directory for the files of one request, gone once it is removed. */
interface IncomingDirectory {
  path: string
  remove(): Promise<void>
}

/** Where files lie while they arrive and are looked at, before anything of them is kept. */
export interface IncomingFiles {
  open(): Promise<IncomingDirectory>
}

/** No request takes so long. */
const abandonedMilliseconds = 60 * 60 * 1000

/**
 * Makes `incoming` in the data directory and empties it of what a process left there that was killed: of everything
 * when no other process uses the directory (`alone`), else of what is older than an hour, now and every hour.
 *
 * @throws ConfigurationError when the directory cannot be made.
 */
export async function openIncomingFiles(
  dataDirectory: string,
  options: { alone: boolean },
): Promise<IncomingFiles> {
  const root = resolve(dataDirectory, 'incoming')
  try {
    await mkdir(root, { recursive: true })
    await removeAbandoned(root, options.alone ? 0 : abandonedMilliseconds)
  } catch (error) {
    throw unusableDirectory(dataDirectory, error)
  }
  setInterval(
    // What cannot be removed now is tried again.
    () => removeAbandoned(root, abandonedMilliseconds).catch(() => undefined),
    abandonedMilliseconds,
  ).unref()

  return {
    async open() {
      const path = join(root, randomUUID())
      await mkdir(path, { recursive: true })
      return { path, remove: () => rm(path, { recursive: true, force: true }) }
    },
  }
}

async function removeAbandoned(root: string, age: number): Promise<void> {
  for (const name of await readdir(root)) {
    const path = join(root, name)
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs >= age)
      await rm(path, { recursive: true, force: true })
  }
}
