import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'

/** Files that are known to be sound, by their keys: what they were like when they were read whole. */
const mostKnown = 20_000

/** The checksum that a key ends with: files are kept under the SHA-256 of their bytes, archives with it behind a name. */
function checksumOf(key: string): string | undefined {
  return /(?:^|[/-])([0-9a-f]{64})(?:\.[a-z]+)?$/.exec(key)?.[1]
}

/**
 * Tells whether files still hold what was stored under their keys. Each is read through once, in small pieces, and again
 * only when it has changed on disk since.
 *
 * @returns a function that says so of an open file; a file whose key names no checksum counts as sound.
 */
export function createSoundness(): (
  key: string,
  file: FileHandle,
  facts: Stats,
) => Promise<boolean> {
  const known = new LRUCache<string, string>({ max: mostKnown })
  return async (key, file, { ino, size, mtimeMs }) => {
    const wanted = checksumOf(key)
    const state = `${ino} ${size} ${mtimeMs}`
    if (wanted === undefined || known.get(key) === state) return true
    const hash = createHash('sha256')
    for await (const piece of file.createReadStream({ start: 0, autoClose: false }))
      hash.update(piece)
    if (hash.digest('hex') !== wanted) return false
    known.set(key, state)
    return true
  }
}
