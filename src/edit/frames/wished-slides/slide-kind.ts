import type { LayoutName } from '../../../deck/slide.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { layoutFor } from '../../references/slides-of-kind.ts'
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
  | OwnKind
  | OtherKind

/** Slides that are asked for by what they are for. */
type OwnKind = 'section' | 'closing' | 'agenda' | 'recap' | 'cover'
export const ownKinds: readonly SlideKind[] = ['section', 'closing', 'agenda', 'recap', 'cover']

/** What is shown as it suits what is said of it. */
type OtherKind =
  | 'timeline'
  | 'stats'
  | 'picture'
  | 'bigNumber'
  | 'definition'
  | 'code'
  | 'paragraph'
const otherKinds: readonly OtherKind[] = [
  'timeline',
  'stats',
  'picture',
  'bigNumber',
  'definition',
  'code',
  'paragraph',
]

const kinds: readonly (readonly [SlideKind, readonly Concept[]])[] = [
  ['table', ['table']],
  ['chart', ['chart', ...charts]],
  ['quote', ['quote']],
  ['steps', ['step', 'steps']],
  ['cards', ['card', 'cards']],
  ['section', ['section']],
  ['closing', ['closing']],
  ['agenda', ['agenda']],
  ['recap', ['recap']],
  ['cover', ['cover']],
]

/** The kind that a noun says; "columns" are those of a table unless they are counted ("two columns"). */
export function slideKindOf(token: Token | undefined): SlideKind | undefined {
  if (token?.kind !== 'word') return undefined
  const found = kinds.find(([, concepts]) => means(token, ...concepts))?.[0]
  return found ?? (means(token, 'comparison') && !means(token, 'column') ? 'comparison' : undefined)
}

/** The kind that a noun says before or behind "slide", where fewer words are what is given. */
export const slideKindNamed = (token: Token | undefined): SlideKind | undefined =>
  slideKindOf(token) ??
  (means(token, 'bullets') ? 'points' : otherKinds.find((one) => means(token, one)))

/** The layout of a slide that shows a kind. */
export const layoutOfKind = (kind: SlideKind | undefined): LayoutName | undefined =>
  kind === 'points' ? 'bullets' : layoutFor(kind)

/** Which chart a noun says. */
export const chartConcept = (token: Token | undefined): Concept | undefined =>
  charts.find((one) => means(token, one))
