import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { megabyte } from '../../config.ts'
import { unusableDirectory } from '../../database/data-directory.ts'

/** A directory for the files of one request, gone once it is removed. */
interface IncomingDirectory {
  path: string
  remove(): Promise<void>
}

/** Where files lie while they arrive and are looked at, before anything of them is kept. */
export interface IncomingFiles {
  /**
   * Makes room for the files of one request.
   * @param bytes how much it may bring.
   * @throws TooMuchArrivingError when too much of this owner lies here already.
   */
  open(ownerId: string, bytes: number): Promise<IncomingDirectory>
}

/** Bytes that requests of one user may bring at the same time: four of the largest. */
const mostArriving = 400 * megabyte
/** What each counts for at least, so that twenty small ones may come at the same time. */
const leastArriving = mostArriving / 20

/** One user sends as much at the same time as they may. One sentence for the caller. */
export class TooMuchArrivingError extends Error {
  override name = 'TooMuchArrivingError'

  constructor() {
    super('Too many uploads of yours are under way; send them one after the other.')
  }
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

  const arriving = new Map<string, number>()
  const count = (ownerId: string, bytes: number) => {
    const sum = (arriving.get(ownerId) ?? 0) + bytes
    if (sum > 0) arriving.set(ownerId, sum)
    else arriving.delete(ownerId)
  }

  return {
    async open(ownerId, bytes) {
      const counted = Math.max(bytes, leastArriving)
      const before = arriving.get(ownerId) ?? 0
      if (before > 0 && before + counted > mostArriving) throw new TooMuchArrivingError()
      count(ownerId, counted)
      const path = join(root, randomUUID())
      let counts = true
      const remove = async () => {
        try {
          await rm(path, { recursive: true, force: true })
        } finally {
          if (counts) count(ownerId, -counted)
          counts = false
        }
      }
      try {
        await mkdir(path, { recursive: true })
      } catch (error) {
        await remove()
        throw error
      }
      return { path, remove }
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
