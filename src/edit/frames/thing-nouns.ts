import { type Concept, dataNouns } from '../lexicons/concept.ts'
import { means, type Token } from '../words/token.ts'
import type { ThingPhrase } from './span.ts'
import type { ThingKind } from './thing.ts'

/** What a noun can stand for, by its concept. */
const nouns: readonly (readonly [Concept, readonly ThingKind[]])[] = [
  ['title', ['title']],
  ['subtitle', ['subtitle']],
  ['notes', ['notes']],
  ['caption', ['caption']],
  ['eyebrow', ['eyebrow']],
  ['side', ['side']],
  ['series', ['series']],
  ['category', ['category']],
  ['row', ['row']],
  ['bigNumber', ['item']],
  ['column', ['column', 'side']],
  ['cell', ['cell']],
  ['value', ['value', 'item', 'category']],
  ['point', ['item']],
  ['item', ['item']],
  ['attribution', ['name']],
  ['list', ['side', 'block']],
  ['sentence', ['sentence']],
]

/** Blocks that a noun names whole, or by the things in them. */
const blockNouns: readonly Concept[] = [
  ...dataNouns,
  'timeline',
  'quote',
  'picture',
  'code',
  'comparison',
  'bullets',
  'steps',
  'cards',
  'stats',
  'paragraph',
  'definition',
  'bigNumber',
]
export const charts: readonly Concept[] = ['bar', 'stacked', 'line', 'area', 'pie', 'doughnut']

type Noun = { kinds: readonly ThingKind[] } & Pick<
  ThingPhrase,
  'among' | 'type' | 'prefers' | 'isOne'
>

/** What a token names as a noun. */
export function nounOf(token: Token | undefined): Noun | undefined {
  if (token?.kind !== 'word' || token.concepts.length === 0) return undefined
  const known = named.get(token.concepts)
  if (known !== undefined) return known.noun
  const noun = nounMeant(token)
  named.set(token.concepts, { noun })
  return noun
}

/** What was found, by what words mean: those of a phrase are the same wherever it stands. */
const named = new WeakMap<Token['concepts'], { noun: Noun | undefined }>()

function nounMeant(token: Token): Noun | undefined {
  const kinds = nouns.flatMap(([concept, own]) => (means(token, concept) ? own : []))
  const among = blockNouns.find((concept) => means(token, concept))
  const block = among !== undefined && charts.includes(among) ? 'chart' : among
  // "The content area" is more than "the content".
  if (kinds.length === 0 && means(token, 'body') && !means(token, 'words', 'text'))
    return { kinds: ['block'], among: 'list' }
  // "The end of the list": what is written point by point.
  if (kinds.includes('block') && means(token, 'list')) return { kinds, among: 'list' }
  if (kinds.length > 0)
    return {
      kinds: [...new Set([...kinds, ...(block === 'quote' ? (['quote'] as const) : [])])],
      // "The columns" are those of a table, or sides.
      ...(block === undefined ||
      block === 'chart' ||
      kinds.includes('column') ||
      !kinds.includes('item')
        ? {}
        : { among: block }),
      ...(means(token, 'step') ? { prefers: 'steps' } : {}),
      ...(means(token, 'card') ? { prefers: 'cards' } : {}),
      // "The last **line**" may be one of a list.
      ...(means(token, 'row') && !means(token, 'line') ? { prefers: 'table' } : {}),
      ...(means(token, 'single') ? { isOne: true } : {}),
    }
  if (block === undefined) return undefined
  if (block === 'quote') return { kinds: ['quote'] }
  return { kinds: ['block'], among: block, ...(block === among ? {} : { type: among }) }
}

/** Of which a slide has one: a number beside it is that of the slide. */
export function isSoleKind(kind: ThingKind): boolean {
  return ['title', 'subtitle', 'notes', 'caption', 'eyebrow'].includes(kind)
}
