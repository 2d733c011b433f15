import { means } from '../../words/token.ts'
import type { ReadForm } from '../reference-reader.ts'
import * as resolve from '../resolve-reference.ts'

/** "one of the last two", "two of the slides about pricing", "either of them": it is asked which of those. */
export const readSomeOf: ReadForm = (reader) => {
  const { session } = reader
  reader.eatThe()
  const count = reader.eat('number', 'one', 'a', 'or')
  if (count === undefined || count.kind === 'quote') return undefined
  if (!reader.is('of', 'from')) return undefined
  const wanted = count.value ?? 1
  const of = reader.at
  const those = reader.eatReferences(of + 1)
  if (those === undefined) {
    reader.at = of
    reader.eatThe()
    if (!reader.eat('slides')) return undefined
    return reader.done('quantity', () => resolve.quantity(session, wanted), {
      slideSaid: true,
      plural: wanted > 1,
    })
  }
  const several = those.plural || means(reader.token(-1), 'them', 'slides')
  if (!several) return undefined
  return reader.done('ordinal', () => resolve.someOf(session, wanted, those), {
    slideSaid: true,
    plural: wanted > 1,
  })
}
