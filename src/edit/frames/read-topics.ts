import { means } from '../words/token.ts'
import { isVerbPart } from './around-given.ts'
import { type WishText, wordsBetween } from './read-things.ts'
import type { SpanOf } from './span.ts'
import { nounOf } from './thing-nouns.ts'

/** "Add a point **about the new mixer**": what it shall be about, and no words for it. */
export function topicsAt(text: WishText, start: number): SpanOf<'topic'>[] {
  const { tokens } = text
  const [token, before] = [tokens[start], tokens.slice(0, start)]
  if (!means(token, 'about') || means(token, 'in', 'with', 'to')) return []
  const isNew = before.some((one) => means(one, 'add')) && before.some(isItem)
  const ends = isVerbPart(text, tokens.length - 1) ? tokens.length - 1 : tokens.length
  const isOpen = tokens.slice(start).every(({ kind, text }) => kind !== 'quote' && text !== ':')
  if (!isNew || !isOpen || ends < start + 2) return []
  const said = wordsBetween(text, start + 1, ends)
  return [{ type: 'topic', text: said, start, end: ends, cost: 0.3 }]
}

const isItem = (one: WishText['tokens'][number]) => nounOf(one)?.kinds.includes('item') ?? false
