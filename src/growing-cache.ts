import { LRUCache } from 'lru-cache'

/**
 * A cache that forgets what was not used for longest, and takes memory as it fills: told its most entries by `max`, lru-cache
 * sets the room of all of them aside at once, 200 kB for 10,000.
 * @param most it holds so many entries.
 * @param options.ttl an entry is forgotten after so many milliseconds.
 */
export function growingCache<Value extends object>(
  most: number,
  options: { ttl?: number } = {},
): LRUCache<string, Value> {
  return new LRUCache<string, Value>({ maxSize: most, sizeCalculation: () => 1, ...options })
}
