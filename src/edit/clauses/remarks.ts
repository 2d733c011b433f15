import { listBelow } from '../frames/given-lines.ts'
import { nounOf } from '../frames/thing-nouns.ts'
import type { Concept } from '../lexicons/concept.ts'
import type { Grammar } from '../lexicons/grammar.ts'
import { actions } from '../lexicons/verbs.ts'
import { bounds, functionWords, values, verbConcepts } from '../lexicons/wish-concepts.ts'
import { isPrinted } from '../references/is-printed.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** A piece of an instruction that may ask for nothing. */
export interface Remark {
  piece: Piece
  /** Whether it tells something of somebody or something, and is not only strange. */
  isTold: boolean
  /** Whether it may be one where what is said is read whole with it, too. */
  isLikely: boolean
  /** Beside what it may stand that takes away: it can neither bound that nor be why it shall not be. */
  harmless: 'all' | 'parts' | 'nothing'
  /** Whether it speaks of something in the deck. */
  namesSomething: boolean
  /** What “it” in the piece behind it means: the word, and what the remark says of that. */
  meant?: { it: Token; words: readonly Token[] }
}

/** What is read, in which language, and the words of the deck. */
interface Said {
  tokens: readonly Token[]
  instruction: string
  grammar: Grammar
  printed: ReadonlySet<string>
}

/** An instruction in pieces, with those that only open and close a message, and those that may only be said beside its wishes. */
interface Sorted {
  pieces: readonly Piece[]
  courtesies: readonly Piece[]
  remarks: readonly Remark[]
}

/**
 * The pieces of an instruction that may only be said beside its wishes: they tell of somebody or of something that is so, or name
 * nothing that is in the deck. What denies, bounds or corrects a wish, gives words or begins as a wish is none.
 */
export function remarksIn(said: Said): Sorted {
  const { tokens, instruction, grammar } = said
  const pieces = piecesOf(tokens, instruction, grammar)
  // Lines below what asks for a new slide are what stands on it.
  if (pieces.length < 2 || listBelow(tokens) !== undefined)
    return { pieces, courtesies: [], remarks: [] }
  const courtesies = pieces.filter((_, at) => isCourtesy(pieces, at))
  const remarks = pieces.flatMap((piece, at): Remark[] => {
    const next = pieces[at + 1]
    const words = { ...said, all: withoutLead(piece.tokens) }
    if (courtesies.includes(piece) || piece.by === 'colon' || words.all.length < 2) return []
    const meant = meantBy(words, next)
    if (meant) {
      const known = { isTold: true, isLikely: true, namesSomething: true } as const
      return [{ piece, ...known, harmless: 'all', meant }]
    }
    const isReason = piece.by === 'reason' || next?.by === 'therefore' || isWishBehindReason(next)
    if (binds(words)) return []
    const isTold = isReason || tells(words) || tellsBefore(words, next)
    if (!isTold && (piece.isBehindColon || !isStrange(words))) return []
    const namesSomething = namesOfDeck(words)
    const isApart = piece.by !== 'comma' || strangeIn(words) > 1
    const isLikely = isTold || (!namesSomething && isApart)
    const harmless = harmlessBeside(words, piece, next)
    return [{ piece, isTold, isLikely, harmless, namesSomething }]
  })
  return { pieces, courtesies, remarks }
}

/** The words of one piece, and all that is said. */
interface Words extends Said {
  all: readonly Token[]
}

/** How many words a greeting or a farewell has at the most. */
const longestGreeting = 5

/** Whether a piece only opens or closes a message, or asks for what was stated: "Hi Anna", "thanks", "Cheers, Tom", "please fix that". */
function isCourtesy(pieces: readonly Piece[], at: number): boolean {
  const [before, piece] = [pieces[at - 1], pieces[at]]
  const said = piece?.tokens ?? []
  const behind = pieces.slice(at).flatMap(({ tokens }) => tokens)
  const isLast = at + 1 === pieces.length
  if (before === undefined) return means(said[0], 'greeting', 'farewell') && namesPeople(said)
  // No list of cells: "no, yes, yes".
  const isThanks = said.every((one) => means(one, 'farewell'))
  if (isLast && said.every(isPolite) && (isThanks || !piece?.isBehindColon))
    return !before.tokens.every(isPolite)
  const isStated = pieces.slice(0, at).some(({ tokens }) => tokens.some((one) => means(one, 'is')))
  if (isLast && isStated && said.some((one) => means(one, 'change')) && said.every(isAsking))
    return true
  const from = pieces.findIndex(
    ({ by, tokens }, index) => index > 0 && by === 'strong' && means(tokens[0], 'farewell'),
  )
  return from >= 0 && from <= at && namesPeople(behind)
}

/** What is said for politeness. */
const isPolite = (one: Token) => means(one, 'please', 'correction', 'greeting', 'farewell')

/** "Please fix that": nothing but that what was stated shall be so. */
const isAsking = (one: Token) => means(one, 'please', 'change', 'it', 'this', 'particle')

/** Whether some words name people, as far as is known, and ask for nothing. */
const namesPeople = (words: readonly Token[]): boolean =>
  words.length <= longestGreeting &&
  words.every(
    (one) =>
      one.kind === 'word' &&
      !means(
        one,
        ...actions,
        'slide',
        'slides',
        'deck',
        'title',
        'it',
        'unsupported',
        'needsModel',
      ),
  )

/** The words of a piece without what only leads up to them. */
function withoutLead(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(
    (one) =>
      means(one, 'person') ||
      !(one.kind === 'sign' || means(one, 'and', 'please', 'because', 'particle')),
  )
  return first < 0 ? [] : tokens.slice(first)
}

/** 所以删掉…: a word for why that a wish follows. */
const isWishBehindReason = (piece: Piece | undefined): boolean =>
  piece?.by === 'reason' && means(withoutLead(piece.tokens)[0], ...verbConcepts)

/** "The Price column is too wide, make **it** narrower": what a remark is about, where the piece behind it calls that so. */
function meantBy({ all, printed }: Words, next: Piece | undefined): Remark['meant'] {
  const it = next?.tokens.find(
    (one, at, { length }) =>
      means(one, 'it', 'them') &&
      (!means(one, 'the') || at + 1 === length || !mayBeNamed(next.tokens[at + 1])),
  )
  const words = it && subjectOf(all)
  const isNamed = words?.some((one) => mayBeThing(one) || isPrinted(one, printed))
  return it && words && isNamed ? { it, words } : undefined
}

const isThing = (one: Token) => nounOf(one) !== undefined || means(one, 'slide', 'slides')
const mayBeNamed = (one: Token | undefined) =>
  one !== undefined && (isThing(one) || isUnknown(one) || one.kind !== 'word')

/** What a remark is about: what stands before its “is”, or is said not to be needed. */
function subjectOf(tokens: readonly Token[]): readonly Token[] | undefined {
  const unwanted = tokens.findIndex((one) => means(one, 'unwanted'))
  const asks = (one: Token, at: number) => at !== unwanted && (means(one, 'shall') || isVerb(one))
  if (tokens.some(asks)) return undefined
  if (unwanted < 0) {
    const is = tokens.findIndex((one) => means(one, 'is', 'not'))
    return is < 1 ? undefined : tokens.slice(0, is)
  }
  // "**We** don't need the column", "die Spalte brauchen wir nicht **mehr**": who says so, or since when.
  const [front, behind] = [tokens.slice(0, unwanted), tokens.slice(unwanted + 1)]
  const isLittle = (part: readonly Token[]) => part.length <= 2 && !part.some(mayBeThing)
  if (isLittle(front) && behind.length > front.length) return behind
  return isLittle(behind) ? front : undefined
}

const mayBeThing = (one: Token) => one.kind !== 'word' || isThing(one)

/** Whether words bound, deny, correct, ask or give something, or begin as a wish does. */
function binds(words: Words): boolean {
  const { all, grammar } = words
  const [first] = all
  if (all.some(({ kind, text }) => kind === 'quote' || kind === 'color' || /^[?？]$/.test(text)))
    return true
  if (all.some((one) => means(one, 'receive', 'unwanted'))) return true
  const isTold = means(first, 'person')
  // "…, that reads **better**" wishes nothing: no verb asks for it.
  const isOpinion = isTold || (!all.some(isVerb) && !isAsked(first) && all.some(isNew))
  if (!isOpinion && all.some(isAsked)) return true
  // "Sorry for the mess".
  const isSorry = means(first, 'correction') && !namesOfDeck(words) && all.some(isUnknown)
  if (means(first, 'correction') && !isSorry) return true
  // "**Can you move** …".
  const verb = all.findIndex(isVerb)
  const isLed = all.slice(0, verb).every((one) => means(one, 'please', 'particle', 'person'))
  const asks = (one: Token) => means(one, 'please') && !means(one, 'person')
  if (verb === 0 || (verb > 0 && isLed && all.slice(0, verb).some(asks))) return true
  const isLast = grammar.verbLast !== undefined && verb === all.length - 1
  if (isLast && !means(all.at(-1), 'put', 'make', 'use')) return true
  if (means(first, ...ofWishes)) return true
  // "**On slide 6** as well", "**not the notes**".
  const isPlaced = !isTold && means(first, ...ofPlaces) && !opensTelling(first)
  if (isPlaced && namesOfDeck(words)) return true
  return all.some((one) => means(one, ...bounds)) && (isTold ? namesPart : namesOfDeck)(words)
}

/** What other programs or a model could do. */
const isAsked = (one: Token | undefined) => means(one, 'unsupported', 'needsModel')

/** What bounds the wish before it, whatever it speaks of: "**unless** they are short". */
const ofWishes: readonly Concept[] = bounds.filter(
  (one) => !['not', 'only', 'others'].includes(one),
)

/** What says where something goes or stands. */
const ofPlaces: readonly Concept[] = ['in', 'to', 'from', 'with', 'after', 'before', 'about', 'as']

/** Whether a word may be the first of a sentence that tells something: somebody, something, or what no lexicon knows. */
const opensTelling = (one: Token | undefined): boolean =>
  one !== undefined &&
  (mayBeNamed(one) ||
    means(one, 'person', 'it', 'this', 'them', 'own', 'the', 'a', 'is', 'only')) &&
  !means(one, 'in', 'to', 'not', 'shall')

const isVerb = (one: Token) =>
  means(one, ...verbConcepts) && !one.corrected && !nounOf(one) && !means(one, 'person', 'is')

/** Whether words tell something, and are no part of a wish that leaves out its verb. */
function tells(words: Words): boolean {
  const { all } = words
  const [first, second] = all
  if (means(first, 'person') || (means(first, 'only') && means(second, 'person'))) return true
  const isPronoun = means(first, 'it', 'this', 'them', 'own') && nounOf(second) === undefined
  if (isPronoun && all.some(isUnknown) && !saysValue(words, 1)) return true
  const is = all.findIndex((one) => means(one, 'is') && !means(one, 'shall', 'needs'))
  // "**Es** nuestro mejor año": the verb says who.
  return is >= 0 && (is > 0 || all.some(isUnknown)) && !saysValue(words, is + 1)
}

/** Whether words say what nobody here knows, and name, count and wish nothing: they are no name either. */
function isStrange(words: Words): boolean {
  const isWished = words.all.some(
    (one, at) =>
      // "La 4 **estaba bien**" counts nothing that may be set.
      (/\p{N}/u.test(one.text) && !(isCounted(words.all, at) && strangeIn(words) > 1)) ||
      nounOf(one) !== undefined ||
      (isUnknown(one) && isPrinted(one, words.printed)) ||
      means(one, ...looked) ||
      (at > 0 && means(one, 'last', 'ordinal')) ||
      (at > 0 && isUnknown(one) && isWrittenAsName(one, words)) ||
      // "Give it a ground **and make** …".
      (isVerb(one) && means(words.all[at - 1], 'and')),
  )
  return !isWished && strangeIn(words) > 0
}

/** How something may be made to look. */
const looked: readonly Concept[] = [
  ...values.filter((one) => !['start', 'end', 'top', 'last', 'ordinal'].includes(one)),
  'background',
  'color',
  'accent',
  'emphasis',
  'surface',
]

/** How many words neither lexicon nor deck knows. */
const strangeIn = ({ all, printed }: Words): number =>
  all.filter((one) => isNew(one) && /^\P{N}+$/u.test(one.text) && !isPrinted(one, printed)).length

/** Whether no lexicon has a word as it is written. */
const isNew = (one: Token) => isUnknown(one) || one.corrected === true

/** "**Maureen has a new number**, please replace …": what stands in another's place says which it is; of other wishes this may. */
function tellsBefore({ all }: Words, next: Piece | undefined): boolean {
  const [first] = all
  const isWish = means(withoutLead(next?.tokens ?? [])[0], 'replace')
  return isWish && all.length > 3 && all.some(isUnknown) && nounOf(first) === undefined
}

const isWrittenAsName = ({ start }: Token, { instruction, grammar }: Words): boolean =>
  !grammar.capitalNouns && /^\p{Lu}/u.test(instruction.slice(start))

/** "Is **95**", "is **Kiel**", "is **bold**": what a wish without a verb would set. */
const saysValue = (words: Words, from: number): boolean =>
  words.all.length === from ||
  words.all
    .slice(from)
    .some(
      (one) =>
        (isUnknown(one) && isWrittenAsName(one, words)) ||
        one.kind === 'number' ||
        nounOf(one) !== undefined ||
        means(one, ...values),
    )

/** Whether words name a part of a deck or a slide by what it is or by its number. */
const namesPart = ({ all }: Words): boolean =>
  all.some(
    (one, at) =>
      isThing(one) ||
      means(one, 'ordinal', 'last', 'deck') ||
      (one.kind === 'number' && !isCounted(all, at)),
  )

/** Whether words name something that is in the deck. */
const namesOfDeck = (words: Words): boolean =>
  namesPart(words) || words.all.some((one) => isUnknown(one) && isPrinted(one, words.printed))

/** "30 **minutes**": a number that counts what no lexicon knows. */
function isCounted(all: readonly Token[], at: number): boolean {
  const unit = all[at + 1]
  return unit !== undefined && isUnknown(unit)
}

/** Beside what words may stand that takes away. */
function harmlessBeside(words: Words, { by }: Piece, next: Piece | undefined): Remark['harmless'] {
  const { all } = words
  const isBound = all.some((one) => means(one, ...bounds))
  // "I have no time, **so** delete it": it is said to be why.
  if (next?.by === 'therefore' && !all.some((one) => means(one, ...ofWishes))) return 'all'
  const isBefore = next?.by === 'strong'
  // "We only have 30 min, …".
  const isMeasure = all.some(({ kind }) => kind === 'number')
  if ((isBefore || isMeasure) && saysNothingKnown(words)) return 'all'
  // "…, this goes to the press".
  const isOfThing = means(all[0], 'this') && !means(all[0], 'them') && !namesOfDeck(words)
  return by === 'reason' || (isOfThing && !isBound) ? 'parts' : 'nothing'
}

/** Whether words can do nothing in this deck: they speak of people, and of what neither lexicon nor deck knows. */
function saysNothingKnown({ all, printed, tokens }: Words): boolean {
  const isSaidTwice = ({ value }: Token) => tokens.filter((one) => one.value === value).length > 1
  return all.every((one, at) => {
    if (one.kind === 'number') return isCounted(all, at) && !isSaidTwice(one)
    if (isUnknown(one)) return all[at - 1]?.kind === 'number' || !isPrinted(one, printed)
    const isSmall = means(one, ...functionWords, 'person', 'only', 'correction', 'put', 'make')
    return isSmall && !means(one, 'it', 'this', 'them', 'shall', 'not')
  })
}
