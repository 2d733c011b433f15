import { means } from '../../words/token.ts'
import type { ReadForm, ReferenceReader } from '../reference-reader.ts'

/** "the even slides", "the odd-numbered slides", "las diapositivas pares", "slides with even numbers". */
export const readParity: ReadForm = (reader) => {
  const { session } = reader
  reader.eat('all')
  reader.eatThe()
  const noun = reader.eatSlide()
  if (noun !== undefined) while (reader.eat('with', 'of', 'in', 'the') !== undefined);
  const parity = reader.eat('even', 'odd')
  if (parity === undefined) return undefined
  const isNumbered = reader.eat('numberSign', 'number') !== undefined
  if (noun === undefined && !eatSlidesBehind(reader)) return undefined
  // "Slide even better" says nothing of which.
  if (!isNumbered && noun !== undefined && means(parity, 'please')) return undefined
  const rest = means(parity, 'even') ? 1 : 0
  const ids = () => session.slideIds.filter((_, index) => index % 2 === rest)
  return reader.done('parity', ids, { slideSaid: true, plural: true })
}

function eatSlidesBehind(reader: ReferenceReader): boolean {
  while (reader.eat('of', 'numberSign') !== undefined);
  return reader.eatSlide() !== undefined
}
