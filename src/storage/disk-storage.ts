import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream, type Stats } from 'node:fs'
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makeDataDirectory, unusableDirectory } from '../database/data-directory.ts'
import { DiskFullError } from '../database/disk-full.ts'
import { createSoundness } from './sound-files.ts'
import type { Storage, StoredFile } from './storage.ts'

/** Says which database the files belong to. */
interface Marker {
  path: string
  read(): Promise<string | undefined>
  /** Writes a marker unless there is one; returns the one that is there then. */
  create(marker: string): Promise<string>
  write(marker: string): Promise<void>
}

/** Far longer than a write takes, so that none of another process is under way any more. */
const abandonedMilliseconds = 60 * 60 * 1000

/** With less than this, in bytes, a disk counts as full: the files of one large deck, and what a database needs to end well. */
const leastRoom = 16 * 1024 * 1024

const segment = /^[0-9A-Za-z_][0-9A-Za-z._-]{0,199}$/

/**
 * Files on disk. A write goes to a temporary file, reaches the disk and is then renamed into place, so that a reader
 * finds all of a file or none, whatever is killed when.
 *
 * @param options.onDamaged is told the key of a file that is found not to hold any more what was stored, once.
 * @throws ConfigurationError when the directory cannot be made.
 */
export async function openDiskStorage(
  dataDirectory: string,
  { onDamaged = () => undefined }: { onDamaged?: (key: string) => void } = {},
): Promise<{ storage: Storage; marker: Marker }> {
  const root = resolve(dataDirectory, 'files')
  const temporary = join(root, '.temporary')
  await makeDataDirectory(dataDirectory, temporary)
  try {
    await removeAbandonedDrafts(temporary)
  } catch (error) {
    throw unusableDirectory(dataDirectory, error)
  }

  const write = async (path: string, data: Uint8Array | string): Promise<Stats> => {
    const draft = await writeDraft(temporary, data)
    let facts: Stats
    try {
      facts = await stat(draft)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncDirectory(dirname(path))
    return facts
  }

  const soundness = createSoundness(onDamaged)
  const storage: Storage = {
    async put(key, data) {
      const path = pathOf(root, key)
      await mkdir(dirname(path), { recursive: true })
      soundness.noteWritten(key, await write(path, data))
    },
    async putStream(keyFor, stream) {
      // It may break before anybody reads it, which would end the process; the pipeline finds out all the same.
      stream.on('error', () => undefined)
      const draft = join(temporary, randomUUID())
      const hash = createHash('sha256')
      let byteLength = 0
      const measure = async function* (pieces: AsyncIterable<Uint8Array>) {
        for await (const piece of pieces) {
          hash.update(piece)
          byteLength += piece.byteLength
          yield piece
        }
      }
      try {
        await pipeline(stream, measure, createWriteStream(draft, { flags: 'wx', flush: true }))
        const key = keyFor(hash.digest('hex'))
        const path = pathOf(root, key)
        await mkdir(dirname(path), { recursive: true })
        const facts = await stat(draft)
        await rename(draft, path)
        await syncDirectory(dirname(path))
        soundness.noteWritten(key, facts)
        return { key, byteLength }
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(key, choosePart) {
      const file = await orUndefined(open(pathOf(root, key)))
      if (file === undefined) return undefined
      try {
        const facts = await file.stat()
        if (facts.isFile() && (await soundness.isSound(key, file, facts))) {
          const part = choosePart?.(facts.size)
          const stream = file.createReadStream({ start: 0, ...part })
          return { stream, byteLength: facts.size, part }
        }
        await file.close()
        return undefined
      } catch (error) {
        await file.close()
        throw error
      }
    },
    async delete(key) {
      await rm(pathOf(root, key), { force: true })
    },
    list(prefix) {
      return filesBelow(pathOf(root, prefix), prefix)
    },
    async deleteIfOlder(key, storedBefore) {
      const path = pathOf(root, key)
      if (!(await isOlder(path, storedBefore))) return false
      // Taken aside first: what is stored now goes to its place undisturbed, and what was stored just before goes back.
      const aside = join(temporary, randomUUID())
      try {
        await rename(path, aside)
      } catch (error) {
        if (isCode(error, 'ENOENT')) return false
        throw error
      }
      if (!(await isOlder(aside, storedBefore))) {
        await link(aside, path).catch((error: unknown) => {
          if (!isCode(error, 'EEXIST')) throw error
        })
        await rm(aside)
        return false
      }
      await rm(aside)
      return true
    },
    async checkRoom() {
      const { bavail, bsize } = await statfs(temporary)
      if (bavail * bsize < leastRoom)
        throw new DiskFullError(`Only ${bavail * bsize} bytes are free below ${root}.`)
      // There may be a quota, or no right to write (any more).
      const draft = join(temporary, randomUUID())
      await writeFile(draft, draft).finally(() => rm(draft, { force: true }))
    },
  }

  const markerPath = join(root, '.marker')
  const readMarker = async (): Promise<string | undefined> =>
    (await orUndefined(readFile(markerPath, 'utf8')))?.trim()
  const marker: Marker = {
    path: markerPath,
    read: readMarker,
    async create(value) {
      const draft = await writeDraft(temporary, value)
      try {
        // A link fails where a rename would replace: the first of several processes wins.
        await link(draft, markerPath)
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error
      } finally {
        await rm(draft, { force: true })
      }
      return (await readMarker()) ?? value
    },
    async write(value) {
      await write(markerPath, value)
    },
  }
  return { storage, marker }
}

/**
 * The path of a key: one or more segments of letters, digits, `.`, `_` and `-`, none of which begins with a dot, so
 * that no key leads out of the directory or to our own files.
 *
 * @throws RangeError for anything else.
 */
function pathOf(root: string, key: string): string {
  const segments = key.split('/')
  if (segments.length > 8 || !segments.every((one) => segment.test(one)))
    throw new RangeError('This is not the key of a file.')
  return join(root, ...segments)
}

async function writeDraft(directory: string, data: Uint8Array | string): Promise<string> {
  const draft = join(directory, randomUUID())
  const file = await open(draft, 'wx')
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
  return draft
}

/** The files below a directory that have keys, directory by directory. */
async function* filesBelow(directory: string, key: string): AsyncGenerator<StoredFile> {
  const entries = (await orUndefined(readdir(directory, { withFileTypes: true }))) ?? []
  for (const entry of entries) {
    if (!segment.test(entry.name)) continue
    const path = join(directory, entry.name)
    const below = `${key}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(path, below)
    else {
      const found = await orUndefined(stat(path))
      if (found?.isFile()) yield { key: below, storedAt: found.mtime }
    }
  }
}

async function isOlder(path: string, moment: Date): Promise<boolean> {
  const found = await orUndefined(stat(path))
  return found !== undefined && found.mtime < moment
}

/** A process that is killed while it writes leaves its draft behind, and nobody would ever ask for it. */
async function removeAbandonedDrafts(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const draft = join(directory, name)
    const found = await orUndefined(stat(draft))
    if (found !== undefined && Date.now() - found.mtimeMs > abandonedMilliseconds)
      await rm(draft, { force: true })
  }
}

/** Makes a rename last: the name stands in the directory, not in the file. */
async function syncDirectory(path: string): Promise<void> {
  // Windows cannot open a directory, and needs no such thing.
  if (process.platform === 'win32') return
  const directory = await open(path)
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

async function orUndefined<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return undefined
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
