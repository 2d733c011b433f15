import type { Grammar } from '../lexicons/grammar.ts'
import type { Token } from '../words/token.ts'
import type { OwnNounOf } from './own-nouns.ts'
import type { Printed } from './printed-things.ts'
import type { SpanOf, ThingPhrase } from './span.ts'

/** What a wish is read in. */
export interface WishText {
  tokens: readonly Token[]
  grammar: Grammar
  /** BCP 47 primary subtag of the language that it is in. */
  language: string
  /** Whether wishes before it in the same instruction have named what "it" can be. */
  goesOn: boolean
  /** Whether they have called one by its number: "point 2", so that "3" may be another. */
  countsOn: boolean
  /** The whole instruction: the offsets of the tokens are offsets into it. */
  instruction: string
  printed: Printed
  /** What only this deck calls the lines of its tables and lists. */
  ownNounOf: OwnNounOf
}

/** Some words as a phrase that names things. */
export const span = (
  start: number,
  end: number,
  cost: number,
  phrase: ThingPhrase,
): SpanOf<'thing'> => ({
  type: 'thing',
  start,
  end,
  cost,
  phrase,
})

/** The words of some tokens as they were written; of one quotation what it quotes. */
export function wordsBetween({ tokens, instruction }: WishText, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]]
  if (first === undefined || last === undefined) return ''
  if (first === last && first.kind === 'quote') return first.text
  return instruction.slice(first.start, last.end)
}
