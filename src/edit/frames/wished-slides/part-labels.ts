import { onlySaying } from '../../lexicons/any-language.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { isColon, means, type Token } from '../../words/token.ts'
import { chartConcept, ownKinds, type SlideKind, slideKindOf } from './slide-kind.ts'

/** What the parts of a new slide are called in a wish. */
export type PartLabel = 'title' | 'columns' | 'rows' | 'points' | 'values' | 'unit' | 'notes'

/** A noun that says what follows, or what the slide shows. */
export interface Label {
  /** Absent: only the kind is said. */
  part?: PartLabel
  kind?: SlideKind
  chart?: Concept
  /** How many follow: "three points". */
  count?: number
  /** Where its words begin. */
  from: number
  /** Whether a colon, or a word like "is", says that they follow. */
  isMarked: boolean
}

/** A column is an item too, so columns and rows come first. */
const parts: readonly (readonly [PartLabel, readonly Concept[]])[] = [
  ['columns', ['column']],
  ['rows', ['row']],
  ['title', ['title', 'titled']],
  ['unit', ['unit']],
  ['notes', ['notes']],
]
const lists: readonly (readonly [PartLabel, readonly Concept[]])[] = [
  ['values', ['value', 'cell']],
  ['points', ['point', 'bullets', 'body']],
]

/** Words before "points" that say which: "the three key points"; and both as one word. */
const adjectives = onlySaying('pointsWhich')
const keyPoints = onlySaying('keyPoints')

/** How many small words stand before the noun at the most: "with the following three points". */
const mostBefore = 5

/** The label that begins at a token. */
export function labelAt(tokens: readonly Token[], start: number): Label | undefined {
  let at = start
  let count: number | undefined
  while (at - start < mostBefore && isBeforeNoun(tokens, at)) {
    if (means(tokens[at], 'number') && !means(tokens[at], 'a')) count = tokens[at]?.value
    at += 1
  }
  const token = tokens[at]
  // "… and **under it** …", "text “Open till 5”".
  const isText = means(token, 'words') && tokens[at + 1]?.kind === 'quote'
  if (isText) return { part: 'points', from: at + 1, isMarked: false }
  if (at > start && isUnderIt(tokens, at - 1))
    return { part: 'points', from: at + (isColon(tokens[at + 1]) ? 2 : 1), isMarked: false }
  if (token?.kind !== 'word' || means(tokens[at + 1], 'of')) return undefined
  const isKeyPoints = keyPoints.test(token.text)
  const named = (all: typeof parts) => all.find(([, concepts]) => means(token, ...concepts))?.[0]
  // Столбцы are columns, and bars.
  const kind = named(parts) === undefined && !isKeyPoints ? slideKindOf(token) : undefined
  const listed = isKeyPoints ? 'points' : named(lists)
  const isOfItems = kind === 'steps' || kind === 'cards'
  const part = named(parts) ?? (isOfItems ? 'points' : kind === undefined ? listed : undefined)
  if (part === undefined && (kind === undefined || ownKinds.includes(kind))) return undefined
  // "**Two** columns" stand beside each other.
  const isCounted = part === 'columns' && count !== undefined && tokens[at + 1]?.kind === 'sign'
  let from = at + 1
  while (means(tokens[from], 'particle') && !means(tokens[from], 'is')) from += 1
  // 箇条書き**で**「A」「B」.
  if (means(tokens[from], 'in', 'with', 'by') && tokens[from + 1]?.kind === 'quote') from += 1
  // "In the content part **put:** …".
  if (means(tokens[from], 'put', 'write', 'say', 'please') && isColon(tokens[from + 1])) from += 1
  const isMarked = isColon(tokens[from]) || /^[=]$/.test(tokens[from]?.text ?? '')
  const isLinked = !isMarked && means(tokens[from], 'is', 'titled', 'as')
  if (isMarked || isLinked) from += 1
  if (isColon(tokens[from])) from += 1
  const chart = chartConcept(token)
  return {
    ...(part === undefined || isCounted ? {} : { part }),
    ...(isCounted ? { kind: 'comparison' } : kind === undefined ? {} : { kind }),
    ...(chart === undefined ? {} : { chart }),
    ...(count === undefined ? {} : { count }),
    from,
    isMarked: isMarked || isLinked || means(token, 'titled'),
  }
}

/** "And **under it** …": what stands below the title. */
export const isUnderIt = (tokens: readonly Token[], at: number): boolean =>
  means(tokens[at], 'in') && means(tokens[at + 1], 'it')

function isBeforeNoun(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' && token?.kind !== 'number') return false
  if (means(token, 'title', 'titled', 'column', 'point', 'row')) return false
  if (adjectives.test(token.text)) return true
  return means(token, 'with', 'and', 'as', 'the', 'a', 'this', 'in', 'number', 'next', 'new', 'own')
}
