import type { Concept } from '../lexicons/concept.ts'
import { actions } from '../lexicons/verbs.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import type { SpanOf } from './span.ts'
import { nounOf } from './thing-nouns.ts'
import { boundsOfWish, takes, verbConcepts } from './wish-concepts.ts'

/** Words that take back or bound what was asked for, and so are no mere remark. */
const bounds: readonly Concept[] = [
  ...boundsOfWish,
  'ordinal',
  'last',
  'start',
  'end',
  'top',
  'before',
  'after',
]

/**
 * What is said behind a wish and asks for nothing: behind a comma or the end of a sentence, by somebody or of what was spoken
 * of ("we only have one year for it", "that's off the table", "the old one is too long"), or behind a "because".
 */
export function readRemarks(tokens: readonly Token[], start: number): SpanOf<'remark'>[] {
  if (start === 0) return remarkBefore(tokens)
  const opens = /^[,;.，。；–—]$/.test(tokens[start]?.text ?? '')
  const from = opens ? start + 1 : start
  const rest = tokens.slice(from)
  const isReason = means(rest[0], 'because')
  if (!(opens || isReason) || rest.length < 2) return []
  const asks = rest.some(
    (one) => one.kind === 'quote' || /^[:：?？]$/.test(one.text) || means(one, ...bounds),
  )
  if (asks || !(isReason || saysSomething(rest))) return []
  // What somebody says beside a deletion may be why it shall not be.
  const isDoubt =
    means(rest[0], 'person') && tokens.slice(0, start).some((one) => means(one, ...takes))
  if (isDoubt) return []
  return [{ type: 'remark', start, end: tokens.length, cost: 0.4 }]
}

/** "**Maureen has a new number**, so replace …": what is said before the verb of a wish and asks for nothing. */
function remarkBefore(tokens: readonly Token[]): SpanOf<'remark'>[] {
  const verb = tokens.findIndex(
    (one) => means(one, ...verbConcepts) && !means(one, 'shall', 'is') && !nounOf(one),
  )
  let end = verb
  while (end > 0 && means(tokens[end - 1], 'please', 'because', 'afterwards', 'particle')) end -= 1
  const said = tokens.slice(0, end)
  // What stands in another's place says which it is; of other wishes the remark may say that.
  if (!means(tokens[verb], 'replace')) return []
  const isApart = /^[,;.!，；。！–—]$/.test(said.at(-1)?.text ?? '')
  const asks = said.some(
    (one) => one.kind === 'quote' || /^[:：?？]$/.test(one.text) || means(one, ...bounds),
  )
  const [first] = said
  if (!isApart || asks || said.length < 4 || nounOf(first) !== undefined) return []
  return said.some(isUnknown) ? [{ type: 'remark', start: 0, end, cost: 0.8 }] : []
}

/** Whether words begin with who or what they are about, and not with what shall be done. */
function saysSomething(words: readonly Token[]): boolean {
  const [first, second, ...others] = words
  if (means(first, 'person')) return true
  if (means(first, 'it', 'this', 'them') && nounOf(second) === undefined)
    return !means(second, 'shall') && others.length > 0
  const is = words.findIndex((one) => means(one, 'is'))
  // "…, the old one is too long", "…, ist veraltet".
  return (
    is >= 0 &&
    !words.some(
      (one) =>
        one.kind === 'number' || means(one, 'shall', ...actions) || nounOf(one) !== undefined,
    )
  )
}
