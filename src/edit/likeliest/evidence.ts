import { payloadsAt } from '../frames/read-payloads.ts'
import { slidesAt } from '../frames/read-slides.ts'
import { readThings } from '../frames/read-things.ts'
import { textOf } from '../frames/read-with-frames.ts'
import type { ThingPhrase } from '../frames/span.ts'
import type { Thing, ThingKind } from '../frames/thing.ts'
import type { WishText } from '../frames/wish-text.ts'
import { Unfit, World } from '../frames/world.ts'
import type { InstructionContext } from '../instruction-context.ts'
import { readWords } from '../read-words.ts'
import { Declined, Unclear } from '../reading-errors.ts'
import { Session } from '../session.ts'
import { plainWords } from '../words/plain-words.ts'

/** Tokens, as a half-open range. */
export interface Extent {
  from: number
  to: number
}

/** Words that may be a text to be written. */
export interface GivenText extends Extent {
  text: string
  by: string
  /** Whether something in the deck prints just these. */
  isPrinted: boolean
}

/** A thing that may be meant, and what speaks for it. Without a range only words here and there do. */
export interface Mention extends Partial<Extent> {
  thing: Thing
  by: 'places' | 'text' | 'kind' | 'shared' | 'quote' | 'number'
  /** How much of what it prints is said, from 0 to 1. */
  share: number
  /** How telling the words are that it shares (the sum of their inverse document frequencies). */
  weight: number
  /** Its place among those that the same words may mean. */
  rank: number
}

/** What the words of an instruction may be about. */
export interface Evidence {
  text: WishText
  world: World
  texts: readonly GivenText[]
  phrases: readonly (Extent & { phrase: ThingPhrase })[]
  /** Where slides are said. */
  slides: readonly Extent[]
  isSlideSaid: boolean
  /** Whether they are said by number or place, and not only by words that stand on them. */
  isSlideCounted: boolean
  /** The slides that may be meant. */
  slideIds: readonly string[]
  mentionsOn: (slideId: string) => readonly Mention[]
}

/** More words than a wish has that is looked into so. */
const mostWords = 80
const mostTexts = 16
const mostMentions = 14
/** How telling words must be that a thing shares with an instruction: two that stand on few slides. */
const leastShared = 2
/** More slides than are looked through where only kinds and places are said. */
const severalSlides = 6

/** What is only a part of something, or no text. */
const notShared: readonly ThingKind[] = ['notes', 'cell', 'title', 'sentence', 'block']

/** Runs something that looks for what may not be there; undefined where that is not clear. */
export function attempt<Result>(look: () => Result): Result | undefined {
  try {
    return look()
  } catch (error) {
    if (error instanceof Unfit || error instanceof Unclear || error instanceof Declined)
      return undefined
    throw error
  }
}

/** Reads what an instruction may be about; undefined where its words are too many, or none. */
export function evidenceIn(instruction: string, context: InstructionContext): Evidence | undefined {
  const session = new Session(context, [])
  const words = readWords(instruction, context, session.search)
  if (words === undefined || words.tokens.length < 2 || words.tokens.length > mostWords)
    return undefined
  session.readIn(words)
  const world = new World(session)
  world.beginInstruction()
  const text = textOf(words, instruction, world)
  const phrases = text.tokens.flatMap((_, at) =>
    readThings(text, at).map(({ phrase, start, end }) => ({ phrase, from: start, to: end })),
  )
  const { slides, isSlideCounted } = slidesSaid(text, session)
  const { selectedSlideIds = [] } = context
  const isSlideSaid = slides.length > 0
  const open = selectedSlideIds.length > 0 ? selectedSlideIds : session.idsNow()
  const slideIds = isSlideSaid ? [...new Set(slides.flatMap(({ ids }) => ids))] : open
  const texts = textsGiven(text, world)
  const shared = sharedWords(text, world)
  const isOpen = slideIds.length > severalSlides
  const found = new Map<string, readonly Mention[]>()
  const mentionsOn = (slideId: string) => {
    const known = found.get(slideId) ?? mentions(slideId)
    found.set(slideId, known)
    return known
  }
  return { text, world, texts, phrases, slides, isSlideSaid, isSlideCounted, slideIds, mentionsOn }

  function mentions(slideId: string): readonly Mention[] {
    const named = [...byPhrase(slideId), ...byQuotation(slideId), ...shared(slideId)]
    const isNamed = named.some(({ by }) => by === 'quote' || by === 'text' || by === 'shared')
    if (isOpen && !isNamed) return []
    const distinct = named.filter(
      (one, at) =>
        named.findIndex(
          ({ thing, by, from }) => thing === one.thing && by === one.by && from === one.from,
        ) === at,
    )
    return distinct.slice(0, mostMentions)
  }

  function byPhrase(slideId: string): Mention[] {
    return phrases.flatMap(({ phrase, from, to }): Mention[] => {
      const { which } = phrase
      if (which.by === 'new' || which.by === 'all') return []
      const things = attempt(() => world.resolve(phrase, [slideId])) ?? []
      if (things.length > 3) return []
      const by = which.by === 'places' || which.by === 'text' ? which.by : 'kind'
      return things.map((thing, rank) => ({
        ...{ thing, by, from, to, weight: 0, rank },
        share: which.by === 'text' ? wordsOf(which.text).length / wordsOf(saying(thing)).length : 1,
      }))
    })
  }

  function byQuotation(slideId: string): Mention[] {
    return text.tokens.flatMap((token, at): Mention[] => {
      if (token.kind !== 'quote' && !/\p{N}/u.test(token.text)) return []
      const said = plainWords(token.text)
      if (token.kind === 'quote' && said.length < 3) return []
      return world.things([slideId]).flatMap((thing): Mention[] => {
        const whole = plainWords(saying(thing))
        const isIn = ` ${whole} `.includes(` ${said} `)
        if (thing.kind === 'block' || thing.kind === 'sentence' || !isIn) return []
        const isName = plainWords(thing.texts[0]?.text ?? '') === said
        const share = isName ? 1 : said.length / whole.length
        const by = token.kind === 'quote' ? 'quote' : 'number'
        return [{ thing, by, from: at, to: at + 1, share, weight: 0, rank: 0 }]
      })
    })
  }
}

/** All that a thing prints. */
export const saying = ({ texts }: Thing): string => texts.map(({ text }) => text).join(' ')

const wordsOf = (text: string) =>
  plainWords(text)
    .split(' ')
    .filter((word) => word !== '')

/** Where slides are said, and which; those said by number or place before those by a word that stands on them. */
function slidesSaid(
  text: WishText,
  session: Session,
): { slides: (Extent & { ids: string[] })[]; isSlideCounted: boolean } {
  const all = text.tokens.flatMap((_, at) =>
    slidesAt(text, at, session).flatMap(({ start, end, reference }) => {
      const ids = attempt(() => reference.ids()) ?? []
      const isFew = ids.length > 0 && ids.length <= 4
      return isFew ? [{ from: start, to: end, ids, form: reference.form }] : []
    }),
  )
  const strict = ['number', 'ordinal', 'relative', 'added']
  const strong = all.filter(({ form }) => strict.includes(form))
  const isSlideCounted = strong.length > 0
  return { slides: isSlideCounted ? strong : all, isSlideCounted }
}

function textsGiven(text: WishText, world: World): GivenText[] {
  const printed = new Set(world.things().map((thing) => plainWords(saying(thing))))
  const given = text.tokens.flatMap((token, at) => {
    const own = { text: token.text, from: at, to: at + 1 }
    if (token.kind === 'quote') return [{ ...own, by: 'quote' }]
    const numbers = /\p{N}/u.test(token.text) ? [{ ...own, by: 'number' }] : []
    const read = payloadsAt(text, at).flatMap((span) =>
      span.type === 'payload' && !span.isQuoted && span.by !== 'quote'
        ? [{ text: span.text, from: span.start, to: span.end, by: span.by }]
        : [],
    )
    return [...read, ...numbers]
  })
  return given
    .filter(
      (one, at) =>
        one.text.trim() !== '' &&
        given.findIndex((other) => other.text === one.text && other.from === one.from) === at,
    )
    .slice(0, mostTexts)
    .map((one) => ({ ...one, isPrinted: printed.has(plainWords(one.text)) }))
}

/** The things on a slide that share the most telling words with an instruction: three of them at most. */
function sharedWords(text: WishText, world: World): (slideId: string) => Mention[] {
  const all = world.things()
  const frequency = new Map<string, number>()
  for (const thing of all)
    if (thing.kind !== 'sentence' && thing.kind !== 'cell')
      for (const word of new Set(wordsOf(saying(thing))))
        frequency.set(word, (frequency.get(word) ?? 0) + 1)
  // Inverse document frequency (Spärck Jones 1972), where a document is a thing.
  const weightOf = (words: readonly string[]) =>
    words.reduce(
      (sum, word) => sum + Math.log((1 + all.length) / (1 + (frequency.get(word) ?? all.length))),
      0,
    )
  const said = new Set(
    text.tokens.flatMap((token) => (token.kind === 'quote' ? [] : wordsOf(token.text))),
  )
  return (slideId) =>
    world
      .things([slideId])
      .filter(({ kind }) => !notShared.includes(kind))
      .flatMap((thing) => {
        const words = [...new Set(wordsOf(saying(thing)))]
        const total = weightOf(words)
        const weight = weightOf(words.filter((word) => said.has(word)))
        return weight > leastShared ? [{ thing, weight, share: weight / total }] : []
      })
      .toSorted((one, other) => other.weight * other.share - one.weight * one.share)
      .slice(0, 3)
      .map((one, rank): Mention => ({ ...one, by: 'shared', rank }))
}
