import { means } from '../words/token.ts'
import type { ReferenceReader } from './reference-reader.ts'
import { topicStops, topicVerbs } from './topic-end.ts'

/** How many words a topic has that stands between a number and "slides". */
const longestCounted = 5

/** Whether the number here counts slides about something: "two pricing slides", "two slides about pricing". */
export function countsTopic(reader: ReferenceReader): boolean {
  const [noun, link] = [reader.token(1), reader.token(2)]
  if (reader.is('number') && means(noun, 'slides') && means(link, 'about', 'with')) return true
  if (!reader.is('number') || means(reader.token(1), 'slide', 'slides', 'ordinalMark')) return false
  for (let offset = 1; offset <= longestCounted; offset++) {
    const token = reader.token(offset)
    if (token?.kind !== 'word' || means(token, ...topicStops, ...topicVerbs)) return false
    if (means(token, 'slides')) return true
    if (means(token, 'and', 'or', 'the', 'through')) return false
  }
  return false
}
