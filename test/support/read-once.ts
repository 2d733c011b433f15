import { LRUCache } from 'lru-cache'
import { type Manuscript, readManuscript } from '../../src/author/composer/manuscript.ts'
import { deepFrozen } from './deep-frozen.ts'

/** By characters of their texts: those that try the limits are read once anyway. */
const known = new LRUCache<string, Manuscript>({
  maxSize: 1_000_000,
  maxEntrySize: 150_000,
  sizeCalculation: (_, key) => key.length,
})

/**
 * Reads a text as the composer does, once for all ranges and titles that it is composed with in this process. What was
 * read is frozen, so that whoever would change it fails instead of the next one being made of what it left.
 */
export function readOnce(text: string, language: string): Manuscript {
  const key = `${language}\n${text}`
  const before = known.get(key)
  if (before !== undefined) return before
  const manuscript = deepFrozen(readManuscript(text, language))
  known.set(key, manuscript)
  return manuscript
}
