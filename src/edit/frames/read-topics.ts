import { tidied } from '../clauses/clause.ts'
import { wordingsOf } from '../lexicons/any-language.ts'
import { isUnknown, means } from '../words/token.ts'
import { isVerbPart } from './around-given.ts'
import type { SpanOf } from './span.ts'
import { nounOf } from './thing-nouns.ts'
import { type WishText, wordsBetween } from './wish-text.ts'

/** "Add a point **about the new mixer**", "a picture **of a harbour**": what it shall be about, and no words for it. */
export function topicsAt(text: WishText, start: number): SpanOf<'topic'>[] {
  const { tokens } = text
  const [token, before] = [tokens[start], tokens.slice(0, start)]
  const isOpen = tokens.slice(start).every(({ kind, text }) => kind !== 'quote' && text !== ':')
  if (!isOpen) return []
  if (means(before.at(-1), 'picture')) return subjectsAt(text, start)
  const shown = subjectBefore(text, start)
  if (shown !== undefined) return [shown]
  if (!means(token, 'about') || means(token, 'in', 'with', 'to')) return []
  const isNew = before.some((one) => means(one, 'add')) && before.some(isItem)
  const ends = isVerbPart(text, tokens.length - 1) ? tokens.length - 1 : tokens.length
  if (!isNew || ends < start + 2) return []
  const said = wordsBetween(text, start + 1, ends)
  return [{ type: 'topic', text: said, start, end: ends, cost: 0.3 }]
}

/** "Add **one of** a harbour": in place of a picture that was named. */
const onesOf = new RegExp(`^(?:${wordingsOf('onesOf')})\\s+(?=\\S)`, 'i')

/** "A picture **of a harbour** to slide 3": to the end, or to where it goes. */
function subjectsAt(text: WishText, start: number): SpanOf<'topic'>[] {
  const { tokens } = text
  if (!means(tokens[start], 'of', 'about', 'with', 'titled')) return []
  const found: SpanOf<'topic'>[] = []
  for (let end = start + 2; end <= tokens.length; end++) {
    const next = tokens[end]
    if (next !== undefined && !means(next, 'to', 'in', 'into', 'about') && !isVerbPart(text, end))
      continue
    const said = wordsBetween(text, start + 1, end).replace(onesOf, '')
    found.push({ type: 'topic', text: tidied(said), start, end, cost: 0.12 * (end - start) })
  }
  return found
}

/** "**港の**画像": what a picture is of, where that is said before it. */
function subjectBefore(text: WishText, start: number): SpanOf<'topic'> | undefined {
  const { tokens } = text
  let end = start
  for (let token = tokens[end]; token && isUnknown(token); token = tokens[end]) end += 1
  if (end === start || !means(tokens[end], 'of') || !means(tokens[end + 1], 'picture'))
    return undefined
  return { type: 'topic', text: wordsBetween(text, start, end), start, end: end + 1, cost: 0.3 }
}

const isItem = (one: WishText['tokens'][number]) => nounOf(one)?.kinds.includes('item') ?? false
