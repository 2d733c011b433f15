import { means } from '../../words/token.ts'
import { allBeside } from '../exception.ts'
import type { Reference } from '../reference.ts'
import type { ReadForm, ReferenceReader } from '../reference-reader.ts'
import * as resolve from '../resolve-reference.ts'

/** "the slide after the agenda", "the one before slide 3", "the two after it"; in a list also "the one after". */
export const readLocated: ReadForm = (reader) => {
  const { session, before } = reader
  const the = reader.eatThe()
  const bare = session.grammar.withoutArticles
  // "Delete slides after slide 9" says which; "add slides after slide 9" where.
  const rest = the || bare || session.careful ? readRest(reader) : undefined
  if (rest !== undefined) return rest
  if (!the && !(bare && reader.is('slide'))) return undefined
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

/** "The slides after the quote": all of them, to the end of the deck; "the slides before it", from its start. */
function readRest(reader: ReferenceReader): Reference | undefined {
  const start = reader.at
  const noun = reader.eat('slides')
  const side = noun && !means(noun, 'slide') ? reader.eat('after', 'before') : undefined
  const base = side && eatBase(reader)
  if (base === undefined) {
    reader.at = start
    return undefined
  }
  return allBeside(reader, side, base)
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
