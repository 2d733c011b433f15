import type { Concept } from '../lexicons/concept.ts'
import { means, type Token } from '../words/token.ts'
import type { FieldName, SpanOf } from './span.ts'

const fields: readonly (readonly [FieldName, Concept])[] = [
  ['head', 'title'],
  ['head', 'head'],
  ['text', 'words'],
  ['text', 'withText'],
  ['label', 'label'],
  ['value', 'value'],
  ['date', 'date'],
]

/** "**The label** of the big number", "with **the head** “Pack”", "**text:** “Two offers”": which text of an item. */
export function readFields(tokens: readonly Token[], start: number): SpanOf<'field'>[] {
  let at = start
  while (means(tokens[at], 'with', 'and', 'the', 'a', 'own') && at - start < 3) at += 1
  const token = tokens[at]
  if (token?.kind !== 'word') return []
  const opens = isSign(tokens[at + 1]) && tokens[at + 2]?.kind === 'quote'
  const end = opens ? at + 2 : at + 1
  // "Head of sales" is a name, "…, **head** Rosa, text …" gives one.
  const isApart = /^[,;，；]$/.test(tokens[start - 1]?.text ?? '') && !means(tokens[end], 'of')
  if (means(token, 'head') && tokens[end]?.kind !== 'quote' && !isApart) return []
  return fields.flatMap(([field, concept]) =>
    means(token, concept) ? [{ type: 'field', field, start, end, cost: 0.25 } as const] : [],
  )
}

const isSign = (token: Token | undefined) => /^[:：=]$/.test(token?.text ?? '')

/** "…, head **Rosa**, text **Sold sensors**": whether words are given right behind what they are, between signs. */
export const isBehindField = (tokens: readonly Token[], at: number): boolean =>
  /^[,;，；]$/.test(tokens[at - 2]?.text ?? '') &&
  readFields(tokens, at - 1).some(({ end }) => end === at)

/** Whether words are given for a text of an item from a token on: "label “…”", "text: …". */
export function opensField(tokens: readonly Token[], start: number): boolean {
  return readFields(tokens, start).some(
    ({ end }) => tokens[end]?.kind === 'quote' || isSign(tokens[end]),
  )
}
