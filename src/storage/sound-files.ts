import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { growingCache } from '../growing-cache.ts'

/** Files that are known to be sound or damaged, by their keys. */
const mostKnown = 20_000

/** The checksum that a key ends with: files are kept under the SHA-256 of their bytes, archives with it behind a name. */
function checksumOf(key: string): string | undefined {
  return /(?:^|[/-])([0-9a-f]{64})(?:\.[a-z]+)?$/.exec(key)?.[1]
}

/** What a file was like: another one in its place, or a change in it, shows. */
type FileState = Pick<Stats, 'ino' | 'size' | 'mtimeMs'>

/** Tells whether files still hold what was stored under their keys. */
interface Soundness {
  /** Of an open file; one whose key names no checksum counts as sound. */
  isSound(key: string, file: FileHandle, state: FileState): Promise<boolean>
  /** A file has just been written, from bytes that have the checksum of its key. */
  noteWritten(key: string, state: FileState): void
}

/**
 * Each file that was not written here is read through once, in small pieces, and again only when it has changed on disk
 * or was damaged.
 *
 * @param onDamaged is told of a file that does not hold any more what was stored, once until it changes again.
 */
export function createSoundness(onDamaged: (key: string) => void): Soundness {
  const known = growingCache<{ state: string; sound: boolean }>(mostKnown)
  const nameOf = ({ ino, size, mtimeMs }: FileState) => `${ino} ${size} ${mtimeMs}`
  return {
    async isSound(key, file, facts) {
      const wanted = checksumOf(key)
      if (wanted === undefined) return true
      const state = nameOf(facts)
      const before = known.get(key)
      // One found damaged is read each time: a copy that is put back can look the same from outside.
      if (before?.state === state && before.sound) return true
      const sound = (await hashOf(file)) === wanted
      // Another read may have found it out meanwhile.
      if (!sound && known.get(key)?.state !== state) onDamaged(key)
      known.set(key, { state, sound })
      return sound
    },
    noteWritten(key, facts) {
      if (checksumOf(key) !== undefined) known.set(key, { state: nameOf(facts), sound: true })
    },
  }
}

async function hashOf(file: FileHandle): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of file.createReadStream({ start: 0, autoClose: false }))
    hash.update(piece)
  return hash.digest('hex')
}
