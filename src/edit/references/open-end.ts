import { onlySaying } from '../lexicons/any-language.ts'
import { means, type Token } from '../words/token.ts'
import type { ReferenceReader } from './reference-reader.ts'

/** Goes past "onwards", "and after", "to the end": up to the last slide. */
export function eatOpenEnd(reader: ReferenceReader): boolean {
  const end = openEndAt(reader.tokens, reader.at)
  reader.at = end ?? reader.at
  return end !== undefined
}

/** Where the words end that say from a token on that it goes on up to the last slide; undefined where none do. */
export function openEndAt(tokens: readonly Token[], start: number): number | undefined {
  if (means(tokens[start], 'onwards')) return start + 1
  // "On the spot", "an den Anfang" go on.
  const next = tokens[start + 1]
  if (lastWord.test(tokens[start]?.text ?? '') && !means(next, 'the', 'a', 'slide', 'number'))
    return start + 1
  let at = start
  while (means(tokens[at], 'and', 'to', 'through')) at += 1
  while (means(tokens[at], 'the', 'of', 'possessive')) at += 1
  return at > start && means(tokens[at], 'end', 'after', 'onwards') ? at + 1 : undefined
}

const lastWord = onlySaying('openEndLast')
