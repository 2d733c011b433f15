import { functionWords } from '../lexicons/wish-concepts.ts'
import type { Reference } from '../references/reference.ts'
import { isSaid } from '../references/word-forms.ts'
import type { Session } from '../session.ts'
import { plainWords } from '../words/plain-words.ts'
import { isUnknown, means, type Token } from '../words/token.ts'
import { replacedOnce, sayInstead } from './change-text.ts'
import { isNounOf } from './fact-places.ts'
import type { Deed } from './frame.ts'
import { amountOfPayload } from './payload-list.ts'
import { contrastIn, type Way } from './read-contrast.ts'
import { withoutSlides } from './read-facts.ts'
import { sets } from './said-behind.ts'
import type { Thing, ThingKind } from './thing.ts'
import { nounOf } from './thing-nouns.ts'
import type { WishText } from './wish-text.ts'
import { Unfit, type World } from './world.ts'

/** Words that take the place of others. */
interface Correction {
  ways: readonly Way[]
  slides: Reference | undefined
  /** The words that tell what it is said of. */
  words: readonly Token[]
  withNotes: boolean
}

/**
 * "S3 waste water will be €3.12, not €3.08", "it should say ten years, not nine years": what something says is corrected. What stands
 * there so far is said, so that only texts with it are meant: those of which the other words tell most.
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
    for (const { thing, part, anew } of all) sayInstead(world, thing, anew, part)
    world.session.remember([...new Set(all.map(({ thing }) => thing.slideId))])
  }
}

/** What is told by what it says, and not by its noun. */
const holders: readonly ThingKind[] = [
  'notes',
  'block',
  'row',
  'column',
  'side',
  'cell',
  'value',
  'category',
  'series',
  'item',
]

function correctionIn(text: WishText, session: Session): Correction | undefined {
  const said = contrastIn(text)
  if (said === undefined) return undefined
  const { rest, slides } = withoutSlides(text, said.own, session)
  const words = rest.filter((one) => tells(one) && !isNounOf(one, holders))
  return { ways: said.ways, slides, words, withNotes: said.withNotes }
}

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
    'possessive',
  )

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
  'eyebrow',
  'column',
  'side',
  'category',
  'series',
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
    const isThere = words.map((one) => isSaid(one, context) || isCalled(one, hit.thing, all))
    const unsaid = words.filter((_, at) => !isThere[at])
    // A verb of theirs need not stand there, behind what it is said of; what comes first hopes or asks.
    const mayBeUnsaid =
      unsaid.every((one) => isUnknown(one) || means(one, 'detail')) &&
      unsaid.length * 2 <= words.length &&
      isThere[0] !== false
    return mayBeUnsaid ? [{ ...hit, score: words.length - unsaid.length }] : []
  })
}

/** Whether a word tells what a thing is, or which of its list: "the **title**", "the **second** point". */
function isCalled(word: Token, thing: Thing, all: readonly Thing[]): boolean {
  const { kinds = [] } = nounOf(word) ?? {}
  // "Under the **quote**".
  if (kinds.includes(thing.kind) || (kinds.includes('quote') && thing.kind === 'name')) return true
  const placeOf = ({ kind, index, place }: Thing) => (kind === 'cell' ? index : place)
  if (means(word, 'ordinal') || word.kind === 'number') return word.value === placeOf(thing) + 1
  const isBehind = (one: Thing) =>
    one.kind === thing.kind &&
    one.block?.id === thing.block?.id &&
    one.column === thing.column &&
    placeOf(one) > placeOf(thing)
  return means(word, 'last') && !all.some(isBehind)
}

/** A text with the value corrected; undefined where it does not stand there so. */
function saidIn(text: string, { find, inserted, isBare, isWords }: Way): string | undefined {
  if (isWords) return replacedOnce(text, find, (behind) => wordsFor(behind, find, inserted))
  const [before = '', behind] = text.split(find)
  if (behind === undefined && !text.toLowerCase().includes(find.toLowerCase())) return undefined
  if (isBare && (/\p{Sc}\s?$/u.test(before) || /^\s?[\p{L}\p{Sc}%‰]/u.test(behind ?? '')))
    return undefined
  return replacedOnce(text, find, inserted)
}

/**
 * What stands in place of some words of a text: "three **patents**" says again what follows there.
 * @param behind what follows there.
 * @throws {Unfit} where more is said than stands in their place.
 */
function wordsFor(behind: string, former: string, given: string): string {
  const words = given.split(/\s+/)
  for (let count = 1; count < words.length; count++) {
    const tail = words.slice(-count).join(' ')
    if (` ${plainWords(behind)} `.startsWith(` ${plainWords(tail)} `))
      return wordsFor(behind, former, words.slice(0, -count).join(' '))
  }
  // "**Head** night guide": no quotation with words around it.
  const isMore =
    !/["“”„«»]/.test(given) && ` ${plainWords(given)} `.includes(` ${plainWords(former)} `)
  if (words.length > former.split(/\s+/).length + 1 && !isMore) throw new Unfit()
  // "Staff: 10", said of what stands behind that name already.
  if (amountOfPayload(former) !== undefined && /\p{L}/u.test(given)) throw new Unfit()
  return given
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
