import { findFigures } from '../../author/composer/language/figure-phrases.ts'
import { actions } from '../lexicons/verbs.ts'
import type { Reference } from '../references/reference.ts'
import { isSaid } from '../references/said-in.ts'
import type { Session } from '../session.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import { replacedOnce, sayInstead } from './change-text.ts'
import { isNounOf } from './fact-places.ts'
import type { Deed } from './frame.ts'
import { amountOfPayload } from './payload-list.ts'
import { withoutSlides } from './read-facts.ts'
import { type WishText, wordsBetween } from './read-things.ts'
import { sets, tailOf } from './said-behind.ts'
import type { Thing, ThingKind } from './thing.ts'
import { nounOf } from './thing-nouns.ts'
import { functionWords } from './wish-concepts.ts'
import { Unfit, type World } from './world.ts'

/** One way in which a value can stand in a text. */
interface Way {
  find: string
  inserted: string
  /** Whether no unit may stand beside what is found: one is inserted with the value. */
  isBare: boolean
}

/** A value that takes another's place. */
interface Correction {
  /** What is found and what is inserted, the likeliest way to write it first. */
  ways: readonly Way[]
  slides: Reference | undefined
  /** The words that tell what it is said of. */
  words: readonly Token[]
  /** Whether notes are meant beside what is printed. */
  withNotes: boolean
}

/**
 * "S3 waste water will be €3.12, not €3.08", "son 10 minutos, no 15", "15分ではなく10分": a value corrected. What stands there so far is
 * said, so that only texts with it are meant: those of which the other words tell most.
 */
export function readCorrection(text: WishText, session: Session): Deed | undefined {
  const said = correctionIn(text, session)
  if (said === undefined) return undefined
  return (world) => {
    const ids = world.kept(world.scope(said.slides?.ids()))
    const places = placesOf(world, said, ids)
    const printed = likeliest(places.filter(({ thing }) => thing.kind !== 'notes'))
    const noted = places.filter(({ thing }) => thing.kind === 'notes')
    const inNotes = said.withNotes || printed.length === 0 ? likeliest(noted) : []
    if (printed.length > 1 && !said.withNotes) throw new Unfit()
    const all = [...printed, ...inNotes]
    if (all.length === 0) throw new Unfit()
    for (const { thing, part, anew } of all) say(world, thing, anew, part)
    world.session.remember([...new Set(all.map(({ thing }) => thing.slideId))])
  }
}

/** What is told by what it says, and not by its noun. */
const holders: readonly ThingKind[] = ['notes', 'block', 'row', 'cell', 'value', 'item']

/** What the reader of figures takes for none: a year, a time of day. */
const amount = /(?:\p{Sc}\s?)?\d+(?:[.,:]\d+)*(?:\s?[%‰])?/gu

/** The number of an amount, without its unit. */
const bareNumber = /[-+−]?\d(?:[\d.,:'’\s\u00a0\u202f]*\d)?/u

function correctionIn(text: WishText, session: Session): Correction | undefined {
  const { tokens, grammar } = text
  if (isQuestion(text)) return undefined
  const at = tokens.findLastIndex(
    (one, index) =>
      index > 0 && one.kind === 'word' && means(one, 'not', 'insteadOf') && !means(one, 'is'),
  )
  if (at < 1) return undefined
  const end = endOfValue(tokens, at + 1)
  const joint = firstOfJoint(tokens, at)
  const isBehind = grammar.particlesBehind === true
  const [front, behind] = [lastAmount(text, 0, joint), lastAmount(text, at + 1, end)]
  if (front === undefined || behind === undefined) return undefined
  const [given, former] = isBehind ? [behind, front] : [front, behind]
  const tail = tailOf(tokens.slice(end))
  if (tail === undefined || given.text === former.text) return undefined
  const own = [...tokens.slice(0, front.first), ...tokens.slice(front.last + 1, joint)]
  const around = tokens.slice(at + 1, end).filter((_, index) => !isIn(behind, at + 1 + index))
  if (own.some((one) => one.kind === 'quote' || asks(one)) || around.some(asks)) return undefined
  const { rest, slides } = withoutSlides(text, own, session)
  const words = rest.filter((one) => tells(one) && !isNounOf(one, holders))
  const withNotes = tail.withNotes || own.some((one) => nounOf(one)?.kinds.includes('notes'))
  return { ways: waysToSay(text, given, former), slides, words, withNotes }
}

const isIn = ({ first, last }: Amount, at: number): boolean => at >= first && at <= last

/** Whether a word asks for something else than that it shall be so. */
const asks = (one: Token): boolean =>
  means(one, ...actions) && !means(one, ...sets, ...functionWords) && nounOf(one) === undefined

const tells = (one: Token): boolean =>
  one.kind !== 'sign' &&
  !means(
    one,
    ...sets,
    ...functionWords,
    'it',
    'them',
    'this',
    'say',
    'only',
    'about',
    'to',
    'into',
    'through',
    'correction',
    'person',
  )

/** Where the joint before "not" begins: ", ", "and". */
function firstOfJoint(tokens: readonly Token[], not: number): number {
  let at = not
  const joins = (one: Token | undefined) =>
    one !== undefined &&
    ((one.kind === 'sign' && !/[\p{Sc}%‰]/u.test(one.text)) || means(one, 'and'))
  while (at > 0 && joins(tokens[at - 1])) at -= 1
  return at
}

/** Where what stands there so far ends: before a sign with a space behind it, or what says where. */
function endOfValue(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    (one, at) =>
      at > from &&
      ((/^[,;.!，。；–—-]$/.test(one.text) && tokens[at + 1]?.start !== one.end) ||
        means(one, 'in', 'and', 'please', 'everywhere')),
  )
  return end < 0 ? tokens.length : end
}

/** An amount with the tokens that it stands in. */
interface Amount {
  text: string
  /** Where it begins and ends in the instruction. */
  start: number
  end: number
  first: number
  last: number
  /** Where the words around it that are read begin and end. */
  from: number
  to: number
}

/** The last amount of some words, whole; undefined where something else is written on to it: "2/3", "2.60–2.80". */
function lastAmount(text: WishText, from: number, to: number): Amount | undefined {
  const { tokens, language } = text
  if (tokens.slice(from, to).some(({ kind }) => kind === 'quote')) return undefined
  const said = wordsBetween(text, from, to)
  const words = inPlainDigits(said)
  const hits = [
    ...[...words.matchAll(amount)].map((one) => ({
      from: one.index,
      to: one.index + one[0].length,
    })),
    ...findFigures(words, language),
  ]
  const lastEnd = Math.max(...hits.map((one) => one.to))
  const begin = Math.min(...hits.filter((one) => one.to === lastEnd).map((one) => one.from))
  if (hits.length === 0 || isWrittenOn(words, begin, lastEnd)) return undefined
  const offset = tokens[from]?.start ?? 0
  const [start, end] = [offset + begin, offset + lastEnd]
  const within = (one: Token) => one.end > start && one.start < end
  const first = tokens.findIndex(within)
  const last = tokens.findLastIndex(within)
  const whole = words.slice(begin, lastEnd)
  // "On 4 600 people": the number of a slide and another.
  const isParted = /\d\s\d/.test(whole) && means(tokens[first - 1], 'in', 'slide', 'slides')
  return first < 0 || isParted ? undefined : { text: whole, start, end, first, last, from, to }
}

/** Words with the digits and signs of ASCII, where that moves nothing. */
function inPlainDigits(words: string): string {
  const plain = words.normalize('NFKC')
  return plain.length === words.length ? plain : words
}

/** Whether a number, or a sign that joins one, touches an amount. */
const isWrittenOn = (words: string, from: number, to: number) =>
  /[\p{N}/:.,–—~-]$/u.test(words.slice(0, from)) ||
  /^(?:\s?[/:–—~]|-|[.,]?\p{N})/u.test(words.slice(to))

/** Whether words ask, and order nothing. */
function isQuestion({ tokens, instruction }: WishText): boolean {
  const last = tokens.at(-1)
  return (
    last !== undefined && /^\s*[?？]/.test(instruction.slice(last.start).replace(/^[^\s?？]+/, ''))
  )
}

/**
 * How the two can be written where they stand: with as many words behind them as what stands there so far has, with the unit of what is
 * given, as they are said, and without a unit that both have.
 */
function waysToSay(text: WishText, given: Amount, former: Amount): Way[] {
  const { tokens, instruction } = text
  const more = former.to - 1 - former.last
  const last = given.last + more
  const [find, inserted] = [partsOf(former), partsOf(given)]
  const isSameUnit = find.unit === inserted.unit
  const way = (found: string, said: string, isBare = false): Way => ({
    find: found,
    inserted: said,
    isBare,
  })
  const ways: Way[] = []
  if (more > 0 && last < given.to) {
    const behind = (one: Amount, at: number) =>
      one.text + instruction.slice(one.end, tokens[at]?.end ?? one.end)
    ways.push(way(behind(former, former.to - 1), behind(given, last)))
  }
  if (find.unit === '' && inserted.unit !== '')
    ways.push(way(given.text.replace(inserted.number, find.number), given.text))
  if (inserted.unit === '') ways.push(way(find.number, inserted.number))
  else ways.push(way(former.text, given.text, find.unit === ''))
  if (isSameUnit && find.unit !== '') ways.push(way(find.number, inserted.number))
  return ways
}

/** The number of an amount and what stands beside it. */
function partsOf({ text }: Amount): { number: string; unit: string } {
  const number = bareNumber.exec(text)?.[0] ?? text
  return { number, unit: text.replace(number, '').trim() }
}

interface Place {
  thing: Thing
  part: string
  anew: string
  /** How many of the words it says. */
  score: number
}

const printed: readonly ThingKind[] = [
  'title',
  'item',
  'cell',
  'value',
  'caption',
  'meta',
  'subtitle',
  'quote',
  'name',
  'notes',
]

/** The texts with what stands there so far, and how well the words tell each. */
function placesOf(
  world: World,
  { ways, words }: Correction,
  ids: readonly string[] | undefined,
): Place[] {
  const all = world.things(ids)
  const found = ways
    .map((way) =>
      all.flatMap((thing) =>
        printed.includes(thing.kind)
          ? thing.texts.flatMap(({ text, part }) => {
              const anew = saidIn(text, way)
              return anew === undefined ? [] : [{ thing, part, anew }]
            })
          : [],
      ),
    )
    .find((hits) => hits.length > 0)
  if (found === undefined) return []
  const around = groupedAround(all)
  return found.flatMap((hit): Place[] => {
    const context = contextOf(around, hit.thing)
    const isThere = words.map((one) => isSaid(one, context))
    const unsaid = words.filter((_, at) => !isThere[at])
    // A verb of theirs need not stand there, behind what it is said of; what comes first hopes or asks.
    const mayBeUnsaid =
      unsaid.every((one) => isUnknown(one) || means(one, 'detail')) &&
      unsaid.length * 2 <= words.length &&
      isThere[0] !== false
    return mayBeUnsaid ? [{ ...hit, score: words.length - unsaid.length }] : []
  })
}

/** A text with the value corrected; undefined where it does not stand there so. */
function saidIn(text: string, { find, inserted, isBare }: Way): string | undefined {
  const [before = '', behind] = text.split(find)
  if (behind === undefined && !text.toLowerCase().includes(find.toLowerCase())) return undefined
  if (isBare && (/\p{Sc}\s?$/u.test(before) || /^\s?[\p{L}\p{Sc}%‰]/u.test(behind ?? '')))
    return undefined
  return replacedOnce(text, find, inserted)
}

/** The texts of what stands around things, by where it stands. */
function groupedAround(all: readonly Thing[]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const one of all) {
    const key = keyOf(one.slideId, one.block?.id, one.kind, one.kind === 'title' ? 0 : one.index)
    const texts = groups.get(key) ?? []
    texts.push(...one.texts.map(({ text }) => text))
    groups.set(key, texts)
  }
  return groups
}

const keyOf = (slideId: string, block: string | undefined, kind: ThingKind, index?: number) =>
  JSON.stringify([slideId, block, kind, index])

/** What stands around a thing: what its slide and the lines of its table are called. */
function contextOf(around: ReadonlyMap<string, string[]>, thing: Thing): string {
  const { slideId, block, index, column } = thing
  const keys = [keyOf(slideId, undefined, 'title', 0)]
  if (block !== undefined) {
    for (const kind of ['row', 'category'] as const)
      keys.push(keyOf(slideId, block.id, kind, index))
    for (const kind of ['column', 'side', 'series'] as const)
      keys.push(keyOf(slideId, block.id, kind, column))
  }
  const own = thing.texts.map(({ text }) => text)
  return [...own, ...keys.flatMap((key) => around.get(key) ?? [])].join(' ')
}

/** Those of which the words tell most. */
function likeliest(places: readonly Place[]): Place[] {
  const best = Math.max(0, ...places.map(({ score }) => score))
  return places.filter(({ score }) => score === best)
}

function say(world: World, thing: Thing, anew: string, part: string): void {
  const { kind, slideId, block, index, column } = thing
  if (kind !== 'value') {
    sayInstead(world, thing, anew, part)
    return
  }
  const said = amountOfPayload(anew)
  if (block?.kind !== 'chart' || said === undefined) throw new Unfit()
  const at = { slideId, blockId: block.id, series: column ?? 0, category: index }
  world.session.operate({ op: 'set_chart_value', ...at, value: said.value })
}
