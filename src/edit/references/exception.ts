import { onlySaying, wordingsOf } from '../lexicons/any-language.ts'
import { means, type Token } from '../words/token.ts'
import { eatOpenEnd } from './open-end.ts'
import type { Reference } from './reference.ts'
import type { ReferenceReader } from './reference-reader.ts'
import * as resolve from './resolve-reference.ts'

/** Whether the exception stands elsewhere than behind "all … except". */
export function saysExceptionFirst(reader: ReferenceReader): boolean {
  return reader.session.grammar.exceptionFirst !== undefined
}

/** Goes past "except slide 3"; the reference is what is left out. */
export function eatException(reader: ReferenceReader): Reference | undefined {
  const before = reader.at
  if (/^[,，]$/.test(reader.token()?.text ?? '') && means(reader.token(1), 'except')) reader.at += 1
  const opens = saysExceptionFirst(reader) ? opensException(reader.token()) : reader.is('except')
  const exception = opens ? eatExcepted(reader) : undefined
  if (exception === undefined) reader.at = before
  return exception
}

const exceptFirst = new RegExp(`^(?:${wordingsOf('exceptFirst')})`, 'u')
const exceptLast = onlySaying('exceptLast')

/** Whether "except" stands before what is left out; others stand behind it, and often both. */
function opensException(token: Token | undefined): boolean {
  return means(token, 'except') && exceptFirst.test(token?.text ?? '')
}

/** Goes past the word for "except", what is left out, and the other word behind it: "除了第4页以外", "除第4页外". */
export function eatExcepted(reader: ReferenceReader): Reference | undefined {
  if (!saysExceptionFirst(reader)) return reader.eatReferences(reader.at + 1)
  const exception = reader.eatExcepted(reader.at + 1)
  if (exception === undefined) return undefined
  if (exceptLast.test(reader.token()?.text ?? '')) reader.at += 1
  else if (reader.is('except') && !opensException(reader.token())) reader.at += 1
  return exception
}

/** The ids of slides without those of an exception. */
export function withoutException(
  ids: () => string[],
  exception: Reference | undefined,
): () => string[] {
  return () => {
    const found = ids()
    const without = exception?.ids() ?? []
    return found.filter((id) => !without.includes(id))
  }
}

/** All slides on one side of some, but those of an exception: "everything after slide 8 **except the last**". */
export function allBeside(
  reader: ReferenceReader,
  side: Token | undefined,
  { ids }: Pick<Reference, 'ids'>,
): Reference {
  const { session } = reader
  const isFrom = means(side, 'from')
  if (isFrom) eatOpenEnd(reader)
  const all = () =>
    means(side, 'before')
      ? resolve.allBefore(session, ids())
      : resolve.allFrom(session, ids(), isFrom ? 0 : 1)
  const others = withoutException(all, eatException(reader))
  return reader.done('all', others, { slideSaid: true, plural: true })
}

/** The reference that was found, or all other slides when "except" stands behind it: "スライド3以外". */
export function asException(reader: ReferenceReader, found: Reference): Reference {
  if (!saysExceptionFirst(reader)) return found
  const { tokens } = reader
  let end = found.end
  while (means(tokens[end], 'particle', 'of') && !means(tokens[end], 'except')) end += 1
  return means(tokens[end], 'except') ? allButThose(reader, end + 1, found) : found
}

/** All slides but those of a reference; the words for "all" behind it belong to it. */
export function allButThose(reader: ReferenceReader, from: number, those: Reference): Reference {
  const { tokens, session } = reader
  const saysAll = (at: number) => means(tokens[at], 'all', 'everything', 'everywhere')
  let end = from
  while (
    means(tokens[end], 'except', 'of', 'particle') ||
    saysAll(end) ||
    (end > from && means(tokens[end], 'slide', 'slides')) ||
    // "除了第4页，全部删除"
    (/^[,，、]$/.test(tokens[end]?.text ?? '') && saysAll(end + 1))
  )
    end += 1
  reader.at = end
  return reader.done('all', () => resolve.all(session, those.ids()), {
    slideSaid: true,
    plural: true,
  })
}
