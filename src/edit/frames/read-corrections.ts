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

/** A value that takes another's place. */
interface Correction {
  find: string
  inserted: string
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

const amount = /(?:\p{Sc}\s?)?\d+(?:[.,:]\d+)*(?:\s?[%‰])?/gu

function correctionIn(text: WishText, session: Session): Correction | undefined {
  const { tokens, grammar } = text
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
  const found = alike(text, given, former)
  const tail = tailOf(tokens.slice(end))
  if (tail === undefined || found.find === found.inserted) return undefined
  const own = [...tokens.slice(0, front.first), ...tokens.slice(front.last + 1, joint)]
  if (own.some((one) => one.kind === 'quote' || asks(one))) return undefined
  const { rest, slides } = withoutSlides(text, own, session)
  const words = rest.filter((one) => tells(one) && !isNounOf(one, holders))
  const withNotes = tail.withNotes || own.some((one) => nounOf(one)?.kinds.includes('notes'))
  return { ...found, slides, words, withNotes }
}

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
  while (at > 0 && (tokens[at - 1]?.kind === 'sign' || means(tokens[at - 1], 'and'))) at -= 1
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

function lastAmount(text: WishText, from: number, to: number): Amount | undefined {
  const { tokens } = text
  const words = wordsBetween(text, from, to)
  const offset = tokens[from]?.start ?? 0
  const hit = [...words.matchAll(amount)].at(-1)
  if (hit === undefined || tokens.slice(from, to).some(({ kind }) => kind === 'quote'))
    return undefined
  const [start, end] = [offset + hit.index, offset + hit.index + hit[0].length]
  const within = (one: Token) => one.end > start && one.start < end
  const first = tokens.findIndex(within)
  const last = tokens.findLastIndex(within)
  return first < 0 ? undefined : { text: hit[0], start, end, first, last, from, to }
}

/** What is found and what is inserted: the amounts, with as many words behind them as what stands there so far has. */
function alike(
  text: WishText,
  given: Amount,
  former: Amount,
): Pick<Correction, 'find' | 'inserted'> {
  const { tokens, instruction } = text
  const more = former.to - 1 - former.last
  const last = given.last + more
  const isWhole = more > 0 && last < given.to
  const ends = (one: Amount, at: number) => (isWhole ? (tokens[at]?.end ?? one.end) : one.end)
  const find = instruction.slice(former.start, ends(former, former.to - 1))
  const inserted = instruction.slice(given.start, ends(given, last))
  return { find, inserted }
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
  { find, inserted, words }: Correction,
  ids: readonly string[] | undefined,
): Place[] {
  const all = world.things(ids)
  return all.flatMap((thing): Place[] => {
    if (!printed.includes(thing.kind)) return []
    const context = contextOf(all, thing)
    const unsaid = words.filter((one) => !isSaid(one, context))
    // A verb of theirs need not stand there.
    const mayBeUnsaid =
      unsaid.every((one) => isUnknown(one) || means(one, 'detail')) &&
      unsaid.length * 2 <= words.length
    if (!mayBeUnsaid) return []
    const score = words.length - unsaid.length
    return thing.texts.flatMap(({ text, part }) => {
      const anew = replacedOnce(text, find, inserted)
      return anew === undefined ? [] : [{ thing, part, anew, score }]
    })
  })
}

/** What stands around a thing: what its slide and the lines of its table are called. */
function contextOf(all: readonly Thing[], thing: Thing): string {
  const around = all.filter(
    (one) =>
      one.slideId === thing.slideId &&
      (one.kind === 'title' ||
        (one.block !== undefined &&
          one.block.id === thing.block?.id &&
          ((one.kind === 'row' && one.index === thing.index) ||
            ((one.kind === 'column' || one.kind === 'side') && one.index === thing.column) ||
            (one.kind === 'category' && one.index === thing.index) ||
            (one.kind === 'series' && one.index === thing.column)))),
  )
  return [thing, ...around].flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ')
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
