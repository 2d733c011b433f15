import type { ReferenceReader } from './reference-reader.ts'

/** Goes past "onwards", "and after", "to the end": up to the last slide. */
export function eatOpenEnd(reader: ReferenceReader): boolean {
  const before = reader.at
  // "from slide 9 on", but not "on the spot".
  if (reader.is('onwards') || (reader.is('in') && reader.token(1) === undefined)) {
    reader.at += 1
    return true
  }
  reader.eat('and', 'to', 'through')
  reader.eatThe()
  if (reader.at > before && reader.eat('end', 'after', 'onwards') !== undefined) return true
  reader.at = before
  return false
}
