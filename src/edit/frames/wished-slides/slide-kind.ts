import type { Concept } from '../../lexicons/concept.ts'
import { means, type Token } from '../../words/token.ts'
import { charts } from '../thing-nouns.ts'

/** What a new slide shows, as the words of a wish say it. */
export type SlideKind =
  | 'points'
  | 'steps'
  | 'cards'
  | 'table'
  | 'chart'
  | 'comparison'
  | 'quote'
  | 'section'
  | 'closing'

const kinds: readonly (readonly [SlideKind, readonly Concept[]])[] = [
  ['table', ['table']],
  ['chart', ['chart', ...charts]],
  ['quote', ['quote']],
  ['steps', ['step', 'steps']],
  ['cards', ['card', 'cards']],
  ['section', ['section']],
  ['closing', ['closing']],
]

/** The kind that a noun says; "columns" are those of a table unless they are counted ("two columns"). */
export function slideKindOf(token: Token | undefined): SlideKind | undefined {
  if (token?.kind !== 'word') return undefined
  const found = kinds.find(([, concepts]) => means(token, ...concepts))?.[0]
  return found ?? (means(token, 'comparison') && !means(token, 'column') ? 'comparison' : undefined)
}

/** Which chart a noun says. */
export const chartConcept = (token: Token | undefined): Concept | undefined =>
  charts.find((one) => means(token, one))
