import type { Concept } from '../lexicons/concept.ts'
import { parseNumbers } from '../references/parse-numbers.ts'
import { isColon, means, type Token } from '../words/token.ts'
import { isCapitalized, namedThings, opensName } from './named-things.ts'
import type { OwnNounOf } from './own-nouns.ts'
import { isPrintedIn, thingsPrinting, thingsSaying, touchable } from './printed-things.ts'
import { newSlides, oneMore } from './read-new-slides.ts'
import type { SpanOf, ThingPhrase, Which } from './span.ts'
import type { Thing } from './thing.ts'
import { charts, isSoleKind, nounOf } from './thing-nouns.ts'
import {
  isListed,
  listedKinds,
  numbersAlone,
  ordinalsAlone,
  readWhichWords,
} from './which-words.ts'
import { span, type WishText, wordsBetween } from './wish-text.ts'
import { isOfKind } from './world.ts'

/** The phrases that name things and begin at a token. */
export function readThings(text: WishText, start: number): SpanOf<'thing'>[] {
  return [
    ...newSlides(text.tokens, start),
    ...pronouns(text, start),
    ...onesSpoken(text, start),
    ...oneMore(text.tokens, start),
    ...countedThings(text, start),
    ...countedAndNamed(text, start),
    ...itemsByPlace(text, start),
    ...namedThings(text, start),
    ...printedWords(text, start),
  ]
}

/** "Make **it** bold": what was spoken of before, and no slide. */
function pronouns({ tokens, goesOn }: WishText, start: number): SpanOf<'thing'>[] {
  if (!goesOn || !means(tokens[start], 'it', 'them')) return []
  return [span(start, start + 1, 0.5, spokenOf)]
}

/** "Under **the ones** on 4", behind "the bullets of 5": the list of what the noun before them says. */
function onesSpoken({ tokens }: WishText, start: number): SpanOf<'thing'>[] {
  const [the, one] = [tokens[start], tokens[start + 1]]
  if (!means(the, 'the') || !means(one, 'one') || one?.kind !== 'word') return []
  const noun = tokens.slice(0, start).findLast((token) => nounOf(token)?.kinds.includes('item'))
  const among = nounOf(noun)?.among
  if (noun === undefined) return []
  const phrase = { kinds: ['block'], which: { by: 'kind' }, isBare: false } as const
  return [span(start, start + 2, 0.3, among === undefined ? phrase : { ...phrase, among })]
}

/** "It": what was spoken of. */
export const spokenOf: ThingPhrase = {
  kinds: touchable,
  which: { by: 'touched' },
  isBare: false,
}

/** More than this is no place in a list: “the series 2028” is called so. */
const mostCounted = 200

/** Blocks that are called by the things in them. */
const lists: readonly Concept[] = ['bullets', 'steps', 'cards', 'stats', 'timeline']

/** "The third bullet", "the last two steps", "bullets 2 and 4", "all captions", "a step", "the title". */
function countedThings({ tokens, ownNounOf }: WishText, start: number): SpanOf<'thing'>[] {
  const anyNoun = (token: Token | undefined) => nounOf(token) ?? ownNounOf(token)
  const words = readWhichWords(tokens, start, (token) => anyNoun(token) !== undefined)
  const said = words && nounOf(tokens[words.end])
  if (words !== undefined && said === undefined) return ownCounted(words, start, tokens, ownNounOf)
  if (words === undefined || said === undefined) return []
  const { count, places: picked } = words
  // "Un graphique **en barres**".
  // "Change **le graphique** en camembert" says what it becomes.
  const becomes = !words.isNew && tokens.some((one) => means(one, 'convert', 'change', 'replace'))
  const type =
    said.among === 'chart' && !becomes && means(tokens[words.end + 1], 'in', 'of', 'to', 'with')
      ? charts.find((concept) => means(tokens[words.end + 2], concept))
      : undefined
  const noun = type === undefined ? said : { ...said, type }
  const end = words.end + (type === undefined ? 1 : 3)
  const phrase = (which: Which): ThingPhrase => ({ ...noun, which, isBare: false })
  const listed = (of: (count: number) => number[]): ThingPhrase => ({
    ...phrase(places(of)),
    // "The second and third bullets" are items, "the second list" is none.
    ...(noun.among !== undefined && lists.includes(noun.among) ? { kinds: ['item'] } : {}),
  })
  // "Un paso **nuevo**".
  const isNewBehind = means(tokens[end], 'new')
  if (words.isNew || isNewBehind) {
    const all = isNewBehind ? end + 1 : end
    const at = picked && words.isNew ? { places: picked } : {}
    return [span(start, all, 0.3, phrase({ by: 'new', count: count ?? 1, ...at }))]
  }
  // "**第**6页标题" is the title of a slide.
  if (picked !== undefined && means(tokens[start], 'ordinalMark') && noun.kinds.every(isSoleKind))
    return []
  if (picked !== undefined) return [span(start, end, 0.2, listed(picked))]
  const isAligned = noun.kinds.every(isSoleKind) || tokens.some((one) => means(one, 'aligns'))
  const hands = isAligned ? undefined : handsAt(tokens, end)
  if (hands !== undefined) return [span(start, hands.end, 0.2, phrase(places(hands.places)))]
  const isBoth = tokens.slice(start, end).some((one) => means(one, 'both') && !means(one, 'all'))
  if (words.isAll)
    return [span(start, end, 0.2, phrase({ by: 'all', ...(isBoth ? { count: 2 } : {}) }))]
  const numbers = parseNumbers(tokens, end, { ranges: true, plural: true })
  const behind =
    numbers === undefined ||
    numbers.values.some((value) => value > mostCounted) ||
    means(tokens[numbers.end], 'size') ||
    noun.kinds.some(isSoleKind)
      ? []
      : [
          span(
            start,
            numbers.end,
            0.25,
            listed(() => numbers.values.map((value) => value - 1)),
          ),
        ]
  const which: Which = count === undefined ? { by: 'kind' } : { by: 'new', count }
  return [...behind, span(start, end, 0.4, phrase(which))]
}

/** "Step 4 **“Read”**": what is said by its place and by its words, where both are of one thing. */
function countedAndNamed(text: WishText, start: number): SpanOf<'thing'>[] {
  return countedThings(text, start).flatMap(({ end, cost, phrase }) => {
    const { which } = phrase
    if (which.by !== 'places' || text.tokens[end]?.kind !== 'quote') return []
    return printedWords(text, end).flatMap((named) => {
      const said = named.phrase.which
      if (said.by !== 'text') return []
      const things = said.things.filter((thing) => {
        const { length } = peersIn(text.printed, thing)
        return isOfKind(thing, phrase) && which.places(length).includes(thing.place)
      })
      const isThere = things.length > 0
      return isThere
        ? [span(start, named.end, cost, { ...phrase, which: { ...said, things } })]
        : []
    })
  })
}

/** What is counted with a thing: what stands in its list. */
const peersIn = (printed: WishText['printed'], { kind, block, column }: Thing) =>
  printed.filter(
    ({ thing }) =>
      thing.kind === kind &&
      thing.place >= 0 &&
      thing.block?.id === block?.id &&
      (kind !== 'item' || thing.column === column),
  )

/** "**The second and third** on slide 3"; behind a noun or a wish: "bold the first point and delete **the second**", "… **3**". */
function itemsByPlace({ tokens, goesOn, countsOn }: WishText, start: number): SpanOf<'thing'>[] {
  const noun = tokens.slice(0, start).findLast((one) => nounOf(one)?.kinds.some(isListed))
  const isAlike = noun === undefined && goesOn
  const found =
    ordinalsAlone(tokens, start, isAlike || noun !== undefined) ??
    // Slides are called by bare numbers too.
    ((isAlike && countsOn) || noun !== undefined ? numbersAlone(tokens, start) : undefined)
  if (found === undefined || nounOf(tokens[found.end]) !== undefined) return []
  const own = isAlike
    ? { kinds: listedKinds, isAlike }
    : (nounOf(noun) ?? { kinds: ['item', 'row'] })
  return [span(start, found.end, 0.3, { ...own, which: places(found.places), isBare: false })]
}

/** "The last **task**", "**task** 3", "another **risk**: …": by the deck's own noun only with its place, or one more; else it may be the slide that is called so. */
function ownCounted(
  words: NonNullable<ReturnType<typeof readWhichWords>>,
  start: number,
  tokens: readonly Token[],
  ownNounOf: OwnNounOf,
): SpanOf<'thing'>[] {
  const noun = ownNounOf(tokens[words.end])
  const from = words.end + 1
  // "Add **another risk**: Fire": what is given behind it shows that it is no name.
  const isGiven =
    !means(tokens[from], 'slide', 'slides') &&
    nounOf(tokens[from]) === undefined &&
    tokens.slice(from).some((one) => one.kind === 'quote' || isColon(one))
  if (noun !== undefined && words.isNew && isGiven) {
    const which: Which = { by: 'new', count: words.count ?? 1 }
    return [span(start, from, 0.3, { ...noun, which, isBare: false })]
  }
  const numbers = words.places
    ? undefined
    : parseNumbers(tokens, from, { ranges: true, plural: true })
  const picked = words.places ?? (numbers && (() => numbers.values.map((value) => value - 1)))
  // "The risks **slide**".
  const end = numbers?.end ?? from
  if (noun === undefined || picked === undefined || means(tokens[end], 'slide', 'slides')) return []
  return [span(start, end, 0.3, { ...noun, which: places(picked), isBare: false })]
}

/** "La colonne **de gauche**", "la columna **izquierda y la derecha**": behind the noun. */
function handsAt(
  tokens: readonly Token[],
  from: number,
): { end: number; places: (count: number) => number[] } | undefined {
  const hands: Token[] = []
  let end = from
  for (let at = from; at < from + 6; at++) {
    const token = tokens[at]
    if (token !== undefined && means(token, 'left', 'right')) {
      hands.push(token)
      end = at + 1
    } else if (!means(token, 'of', 'in', 'the') && !(hands.length > 0 && means(token, 'and'))) break
  }
  return hands.length === 0
    ? undefined
    : { end, places: (all) => hands.map((one) => (means(one, 'left') ? 0 : all - 1)) }
}

const places = (of: (count: number) => number[]): Which => ({ by: 'places', places: of })
/** Words that stand printed, without a noun: "Battery power", "8–10%", “Stays out of branch lists”. */
function printedWords(text: WishText, start: number): SpanOf<'thing'>[] {
  const { tokens } = text
  // "After **the** market", "nach **dem** 2. März".
  const from = means(tokens[start], 'the') && tokens[start]?.kind === 'word' ? start + 1 : start
  const first = tokens[from]
  if (first === undefined || (first.kind === 'sign' && !opensName(tokens, from))) return []
  for (let end = printedUntil(text, from, Math.min(tokens.length, start + 16)); end > from; end--) {
    const name = wordsBetween(text, from, end)
    const isQuote = first.kind === 'quote' && end === from + 1
    const own = tokens.slice(from, end)
    const last = tokens[end - 1]
    if (last === undefined || !/[\p{L}\p{N}%€$£]/u.test(last.text)) continue
    // Words that all say something else name only what says nothing but them.
    const isKnown =
      !isQuote && !own.some((token) => token.concepts.length === 0 || token.kind === 'number')
    // "After **Read**": written as the name that it is.
    if (isKnown && own.length < 2 && !(start > 0 && isCapitalized(name))) continue
    const things = isKnown ? thingsSaying(text, name) : thingsPrinting(text)(name)
    if (things.length === 0) continue
    const known = own.filter((token) => token.concepts.length > 0 && token.kind === 'word').length
    const cost = isQuote
      ? 0.4
      : 0.7 + 0.15 * known + (end === from + 1 ? 0.3 : 0) + (from > start ? 0.1 : 0)
    const kinds = [...new Set(things.map(({ kind }) => kind))]
    return [
      span(start, end, cost, { kinds, which: { by: 'text', text: name, things }, isBare: true }),
    ]
  }
  return []
}

/** How far the words from a token on may stand printed as they follow: where they no longer do, no longer row of them does. */
function printedUntil(text: WishText, from: number, most: number): number {
  const isPrinted = isPrintedIn(text)
  let end = from
  while (end < most && isPrinted(wordsBetween(text, from, end + 1))) end++
  return end
}
