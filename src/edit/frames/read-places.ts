import type { Grammar } from '../lexicons/grammar.ts'
import { verbConcepts } from '../lexicons/wish-concepts.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import { readThings } from './read-things.ts'
import type { Place, SpanOf } from './span.ts'
import type { ThingKind } from './thing.ts'
import { nounOf } from './thing-nouns.ts'
import type { WishText } from './wish-text.ts'

/** Where something goes. */
export function placesAt(text: WishText, start: number): SpanOf<'place'>[] {
  const { tokens, grammar } = text
  // "(after step 2)".
  if (/^[(（]$/.test(tokens[start]?.text ?? ''))
    return placesAt(text, start + 1).flatMap((one) =>
      /^[)）]$/.test(tokens[one.end]?.text ?? '') ? [{ ...one, start, end: one.end + 1 }] : [],
    )
  const found: SpanOf<'place'>[] = placesBefore(text, start)
  const add = (place: Place, end: number, cost = 0.2) =>
    found.push({ type: 'place', place, start, end, cost })
  let at = start
  while (
    means(tokens[at], 'to', 'in', 'into', 'the', 'as', 'of') &&
    at - start < 3 &&
    !means(tokens[at], 'after', 'before', 'top', 'start', 'end')
  )
    at += 1
  const token = tokens[at]
  const isNoun = nounOf(tokens[at + 1]) !== undefined || means(tokens[at + 1], 'slide', 'slides')
  if (means(token, 'top', 'start')) add({ at: 'start' }, at + 1)
  else if (means(token, 'ordinal') && !isNoun && token?.value === 1)
    add({ at: 'start' }, means(tokens[at + 1], 'one') ? at + 2 : at + 1)
  else if (means(token, 'ordinal', 'number') && means(tokens[at + 1], 'place') && token?.value)
    add({ at: 'place', place: token.value - 1 }, at + 2)
  const rank = rankAt(tokens, start)
  if (rank !== undefined) add(rank.place, rank.end)
  if (means(token, 'end') || (means(token, 'last') && !isNoun)) add({ at: 'end' }, at + 1)
  // "On the left": beside what stands right of it.
  if (means(tokens[start], 'in', 'to', 'into') && means(token, 'left', 'right') && !isNoun)
    add(
      {
        at: 'in',
        thing: {
          kinds: ['side', 'column'],
          which: { by: 'places', places: (all) => [means(token, 'left') ? 0 : all - 1] },
          isBare: false,
        },
      },
      at + 1,
    )
  // "**Rechts** noch eine Spalte", "one more bar **at the right**": behind the others.
  if (means(token, 'left', 'right') && !isNoun && addsBeside(text))
    add({ at: means(token, 'left') ? 'start' : 'end' }, at + 1)
  if (at === start || means(tokens[start], 'in')) {
    const one = means(token, 'one') || (token?.kind === 'number' && !isNoun)
    const [direction, by] = one ? [tokens[at + 1], token?.value ?? 1] : [token, 1]
    for (const way of ['up', 'down'] as const)
      if (means(direction, way)) add({ at: way, by }, one ? at + 2 : at + 1, 0.4)
  }
  for (const side of ['before', 'after'] as const)
    if (means(token, side) || (side === 'before' && isMovedOver(tokens, at)))
      found.push(...besides(text, start, at + 1, side))
  found.push(...placeAimedAt(text, start))
  if (means(token, 'between'))
    for (const [place, end] of placesBetween(text, at + 1)) add(place, end)
  if (opensPlace(tokens[start], grammar))
    for (const thing of readThings(text, start + 1))
      add({ at: 'in', thing: thing.phrase }, thing.end, thing.cost + 0.05)
  return found
}

/** "Move it **over** the map": above, and so before. */
const isMovedOver = (tokens: readonly Token[], at: number) =>
  means(tokens[at], 'above') && tokens.slice(0, at).some((one) => means(one, 'move'))

/** Whether a wish adds what stands side by side. */
const addsBeside = ({ tokens }: WishText) =>
  tokens.some((one) =>
    nounOf(one)?.kinds.some((kind) => kind === 'column' || kind === 'category'),
  ) && tokens.some((one) => means(one, 'add', 'another', 'new', 'more', 'needs'))

/** "Between **steps 2 and 3**", "between **the table and the chart**": the places that words after the preposition name, with where they end. */
export function placesBetween(text: WishText, from: number): [Place, number][] {
  const both = bothAt(text.tokens, from) ?? numbersAt(text.tokens, from)
  if (both !== undefined) return [both]
  return readThings(text, from).flatMap((first): [Place, number][] => {
    const { phrase, end } = first
    const places: [Place, number][] =
      phrase.which.by === 'places' ? [[{ at: 'between', first: phrase, second: phrase }, end]] : []
    if (!means(text.tokens[end], 'and')) return places
    const seconds = readThings(text, end + 1)
    return [
      ...places,
      ...seconds.map((second): [Place, number] => [
        { at: 'between', first: phrase, second: second.phrase },
        second.end,
      ]),
    ]
  })
}

/** "Between **the two**": of a list that has no more. */
function bothAt(tokens: readonly Token[], from: number): [Place, number] | undefined {
  const at = means(tokens[from], 'the') ? from + 1 : from
  const isTwo = means(tokens[at], 'both') || tokens[at]?.value === 2
  const next = tokens[at + 1]
  if (!isTwo || (next !== undefined && next.kind !== 'sign')) return undefined
  const places = (count: number) => (count === 2 ? [0, 1] : [])
  const first = { kinds: listed, which: { by: 'places', places }, isBare: false } as const
  return [{ at: 'between', first, second: first }, at + 1]
}

/** "A step between **2 and 3**": the numbers of what the noun before them says. */
function numbersAt(tokens: readonly Token[], from: number): [Place, number] | undefined {
  const noun = nounBefore(tokens, from)
  const [first, and, second, next] = tokens.slice(from, from + 4)
  const isPair = isPlainNumber(first) && means(and, 'and') && isPlainNumber(second)
  if (noun === undefined || !isPair || nounOf(next) !== undefined) return undefined
  if (first?.value === undefined || second?.value === undefined) return undefined
  const numbers = [first.value - 1, second.value - 1]
  const thing = { ...noun, which: { by: 'places', places: () => numbers }, isBare: false } as const
  return [{ at: 'between', first: thing, second: thing }, from + 3]
}

const isPlainNumber = (token: Token | undefined) =>
  token?.kind === 'number' && Number.isInteger(token.value)

/** "After **the second one**", "nach **dem zweiten**", behind a noun that says of what. */
function ordinalsAt({ tokens }: WishText, from: number): SpanOf<'thing'>[] {
  const noun = nounBefore(tokens, from)
  const at = means(tokens[from], 'the') ? from + 1 : from
  const token = tokens[at]
  const value = token?.value
  if (noun === undefined || !means(token, 'ordinal') || value === undefined) return []
  const end = means(tokens[at + 1], 'one') ? at + 2 : at + 1
  const next = tokens[end]
  const isWhole = next === undefined || next.kind === 'sign' || means(next, 'in', 'of', 'about')
  const which = { by: 'places', places: () => [value - 1] } as const
  const phrase = { ...noun, which, isBare: false }
  return isWhole ? [{ type: 'thing', phrase, start: from, end, cost: 0.3 }] : []
}

/** The noun before a token, where it says things that stand in a list or a table, and no slide is spoken of but by its number. */
function nounBefore(tokens: readonly Token[], before: number) {
  const at = tokens.findLastIndex(
    (one, index) => index < before && (nounOf(one) !== undefined || means(one, 'slide', 'slides')),
  )
  const noun = nounOf(tokens[at])
  const isSlide = means(tokens[at], 'slide', 'slides')
  return !isSlide && noun?.kinds.some((kind) => listed.includes(kind)) ? noun : undefined
}

const listed: readonly ThingKind[] = ['item', 'row']

/** What others of its kind stand before or behind. */
const inRows: readonly ThingKind[] = [...listed, 'column', 'category', 'series', 'side']

/** "**So that it comes after slide 2**": the place that a move is for. */
function placeAimedAt(text: WishText, start: number): SpanOf<'place'>[] {
  const { tokens } = text
  if (!means(tokens[start], 'because')) return []
  let behind = start + 1
  const leadsUp = (one: Token | undefined) =>
    means(one, 'it', 'them', 'person', 'move', 'put') || (one !== undefined && isUnknown(one))
  while (leadsUp(tokens[behind]) && behind - start < 4) behind += 1
  return (['before', 'after'] as const).flatMap((side) =>
    means(tokens[behind], side) ? besides(text, start, behind + 1, side) : [],
  )
}

/** "**As the first point**", "als letzten Schritt": where in its list an item goes. */
export function rankAt(
  tokens: readonly Token[],
  start: number,
): { place: Place; end: number } | undefined {
  // "Should be **the first point**", "make it **the first row**".
  const isBehind = means(tokens[start - 1], 'shall', 'it', 'them') && means(tokens[start], 'the')
  if (!isBehind && !means(tokens[start], 'as')) return undefined
  let at = !isBehind && means(tokens[start + 1], 'the') ? start + 2 : start + 1
  // "The **very** first".
  if (means(tokens[at], 'please')) at += 1
  const token = tokens[at]
  const noun = nounOf(tokens[at + 1])
  // "As **last one**".
  const isOne = means(tokens[at + 1], 'one')
  if (!isOne && !noun?.kinds.some((kind) => inRows.includes(kind))) return undefined
  if (means(token, 'last')) return { place: { at: 'end' }, end: at + 2 }
  if (!means(token, 'ordinal') || token?.value === undefined) return undefined
  return { place: { at: 'place', place: token.value - 1 }, end: at + 2 }
}

/** Whether a word says that what follows is where something is, or goes. */
function opensPlace(token: Token | undefined, { ownerFirst, particlesBehind }: Grammar): boolean {
  if (particlesBehind) return false
  return means(token, 'in', 'into', 'to') || (!ownerFirst && means(token, 'of'))
}

/** Where something goes, by what stands before the word that says so: "表に", "第3页后面", "AとBの間". */
function placesBefore(text: WishText, start: number): SpanOf<'place'>[] {
  const { tokens, grammar } = text
  const found: SpanOf<'place'>[] = []
  const from = grammar.particlesBehind ? start : start + (means(tokens[start], 'in') ? 1 : 0)
  const add = (place: Place, end: number, cost: number) =>
    found.push({ type: 'place', place, start, end: pastSmall(tokens, end), cost })
  for (const { phrase, end, cost } of readThings(text, from)) {
    if (phrase.which.by === 'new') continue
    if (means(tokens[end], 'afterThere')) add({ at: 'after', thing: phrase }, end + 1, cost)
    if (means(tokens[end], 'beforeThere')) add({ at: 'before', thing: phrase }, end + 1, cost)
    if (grammar.ownerFirst && means(tokens[end], 'of', 'in', 'from', 'toThere', 'placeThere'))
      add({ at: 'in', thing: phrase }, end + 1, cost + 0.15)
    if (means(tokens[end], 'and'))
      for (const second of readThings(text, end + 1))
        if (second.phrase.which.by !== 'new' && means(tokens[second.end], 'between'))
          add({ at: 'between', first: phrase, second: second.phrase }, second.end + 1, 0.2)
  }
  return found
}

/** Behind particles that say nothing more: "の後**に**". */
function pastSmall(tokens: readonly Token[], at: number): number {
  let end = at
  while (means(tokens[end], 'particle', 'in', 'of') && !means(tokens[end], ...verbConcepts))
    end += 1
  return end
}

function besides(
  text: WishText,
  start: number,
  from: number,
  at: 'before' | 'after',
): SpanOf<'place'>[] {
  const isAbove = means(text.tokens[from - 1], 'above')
  return [...readThings(text, from), ...ordinalsAt(text, from)].map(({ phrase, end, cost }) => ({
    type: 'place',
    place: { at, thing: phrase, ...(isAbove ? { isAbove: true } : {}) },
    start,
    end,
    cost,
  }))
}
