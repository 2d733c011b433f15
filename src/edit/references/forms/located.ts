import type { ReadForm } from '../reference-reader.ts'
import * as resolve from '../resolve-reference.ts'

/** "the slide after the agenda", "the one before slide 3". */
export const readLocated: ReadForm = (reader) => {
  const { session } = reader
  const the = reader.eatThe()
  if (!the || (!reader.eatSlide() && !reader.eat('one'))) return undefined
  const direction = reader.is('after') ? 1 : reader.is('before') ? -1 : undefined
  if (direction === undefined) return undefined
  reader.at += 1
  const base = reader.eatNeighbour()
  if (base === undefined) return undefined
  return reader.done('relative', () => resolve.neighbour(session, base.ids(), direction), {
    slideSaid: true,
  })
}
