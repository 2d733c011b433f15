import type { Reference } from '../reference.ts'
import type { ReadForm, ReferenceReader } from '../reference-reader.ts'
import * as resolve from '../resolve-reference.ts'

/** "the slide after the agenda", "the one before slide 3", "the two after it"; in a list also "the one after". */
export const readLocated: ReadForm = (reader) => {
  const { session, before } = reader
  const the = reader.eatThe()
  if (!the) return undefined
  const count = eatCount(reader)
  if (count === undefined) return undefined
  const more = { slideSaid: true, plural: count > 1 }
  if (reader.eat('afterIt')) {
    const it = () => before?.ids() ?? resolve.pronoun(session, false)
    return reader.done('relative', () => resolve.neighbour(session, it(), 1, count), more)
  }
  const direction = reader.is('after') ? 1 : reader.is('before') ? -1 : undefined
  if (direction === undefined) return undefined
  reader.at += 1
  const base = eatBase(reader)
  if (base === undefined) return undefined
  return reader.done(
    'relative',
    () => resolve.neighbour(session, base.ids(), direction, count),
    more,
  )
}

/** What the slide stands beside: behind another reference "it", or nothing, is that one. */
function eatBase(reader: ReferenceReader): Pick<Reference, 'ids'> | undefined {
  const { before } = reader
  if (before !== undefined && reader.eat('it', 'them')) return before
  return reader.eatNeighbour() ?? before
}

/** Goes past "slide", "one", "two slides", "two"; how many that is. */
function eatCount(reader: ReferenceReader): number | undefined {
  if (reader.is('slide') || reader.is('one')) {
    reader.at += 1
    return 1
  }
  // "Folie 6 und die danach"
  if (reader.before !== undefined && reader.is('afterIt')) return 1
  const number = reader.eat('number')
  reader.eat('slides', 'one')
  return number?.value
}
