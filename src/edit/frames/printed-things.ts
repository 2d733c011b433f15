import { unspacedScript } from '../../text/unspaced-script.ts'
import { type Match, Names } from '../references/names.ts'
import { topicWords } from '../references/word-forms.ts'
import { onceEach } from '../words/once-each.ts'
import { plainWords } from '../words/plain-words.ts'
import type { ThingPhrase } from './span.ts'
import { isWithin, type Thing, type ThingKind } from './thing.ts'
import { isOfKind } from './world.ts'

/** All things of the deck with their words as they are compared. */
export type Printed = readonly { thing: Thing; words: readonly string[] }[]

/** What words are looked for in. */
interface Within {
  printed: Printed
}

/** What stands in lists, tables and charts, or is said of a slide. */
export const touchable: readonly ThingKind[] = [
  'title',
  'caption',
  'item',
  'side',
  'row',
  'column',
  'cell',
  'category',
  'series',
  'quote',
  'block',
]

/** "The line about the psalter" may stand in a table or in a list. */
export const linesOf = (kinds: readonly ThingKind[]): readonly ThingKind[] =>
  kinds.every((kind) => kind === 'row') ? ['row', 'item'] : kinds

/** What is asked of all that stands printed, kept as long as that is the same. */
function keptFor<Found>(make: (printed: Printed) => Found): (text: Within) => Found {
  const kept = new WeakMap<Printed, { found: Found }>()
  return ({ printed }) => {
    const known = kept.get(printed) ?? { found: make(printed) }
    kept.set(printed, known)
    return known.found
  }
}

/** Tells of any words whether they stand printed as they follow, or begin so; all of it is one row of words, to see quickly what does not. */
export const isPrintedIn = keptFor((printed) => {
  const all = ` ${printed.flatMap(({ words }) => words).join('\n ')}`
  return onceEach((words) => all.includes(` ${plainWords(words)}`))
})

/** Finds the things that print any words in their order. */
export const thingsPrinting = keptFor((printed) =>
  onceEach((words) => thingsNamed({ printed }, words, undefined, true).things),
)

/** What stands in a list or a table and says some words and nothing else. */
export function thingsSaying({ printed }: Within, name: string): Thing[] {
  const words = plainWords(name)
  return printed
    .filter(({ thing, words: [said] }) => touchable.includes(thing.kind) && said === words)
    .map(({ thing }) => thing)
}

/** A noun as it bounds what is looked for. */
type NounSaid = Pick<ThingPhrase, 'kinds' | 'on' | 'among'>

/** What words name; `matches` says how well each is named, where they do not stand in it as they follow. */
interface NamedThings {
  things: readonly Thing[]
  matches?: readonly Match[]
}

/**
 * The things that print some words as they follow, in one of their texts; else those of the noun that say them all, in whatever form
 * and order, or stand in what does.
 * @param inOrder whether they must follow, and no noun says the rest.
 */
export function thingsNamed(
  { printed }: Within,
  name: string,
  noun: NounSaid | undefined,
  inOrder = false,
): NamedThings {
  const kinds = noun && linesOf(noun.kinds)
  const words = plainWords(name)
  if (words === '') return { things: [] }
  const among = printed.filter(
    ({ thing }) =>
      thing.kind !== 'sentence' &&
      (noun?.on?.includes(thing.slideId) ?? true) &&
      (kinds?.includes(thing.kind) ?? thing.kind !== 'block'),
  )
  const thingsOf = (some: Printed) => ({ things: some.map(({ thing }) => thing) })
  const inOne = among.filter((one) => one.words.some((text) => ` ${text} `.includes(` ${words} `)))
  const exact = inOne.filter((one) => one.words.some((text) => text === words))
  // Which of them is meant shows where it is looked for: "6 February in the title".
  if (kinds !== undefined && exact.length > 0) return thingsOf(exact)
  if (words.length === 1 && unspacedScript.test(words)) return { things: [] }
  const begun = inOne.filter((one) => one.words.some((text) => text.startsWith(`${words} `)))
  if (kinds !== undefined && begun.length > 0) return thingsOf(begun)
  if (inOne.length > 0 || inOrder || noun === undefined) return thingsOf(inOne)
  const { things, names } = nameables({ printed })({ ...noun, kinds: kinds ?? [] })
  const matches = names.matches(name).filter(({ isWhole }) => isWhole)
  return { things: matches.flatMap(({ at }) => things[at] ?? []), matches }
}

interface Nameable {
  things: readonly Thing[]
  names: Names
}

/** Finds what nouns can name, with what each says and what is said of what it stands in. */
const nameables = keptFor((printed) => {
  const kept = new Map<string, Nameable>()
  return (noun: NounSaid): Nameable => {
    const key = [...noun.kinds, noun.among, ...(noun.on ?? [])].join(' ')
    const known = kept.get(key) ?? nameableBy(noun, printed)
    kept.set(key, known)
    return known
  }
})

/** What tells of all that stands on a slide, and of all that stands in a column or on a side. */
const heads: readonly ThingKind[] = ['title', 'eyebrow', 'column', 'side']

function nameableBy(noun: NounSaid, printed: Printed): Nameable {
  const all = printed.map(({ thing }) => thing)
  const things = all.filter(
    (one) =>
      isOfKind(one, { ...noun, which: { by: 'all' }, isBare: false }) &&
      (noun.on?.includes(one.slideId) ?? true),
  )
  const candidates = things.map((thing) => {
    const [called, ...others] = thing.texts.map(({ text }) => text)
    const there = all.filter((one) => one.slideId === thing.slideId && one !== thing)
    const inIt =
      thing.kind === 'block'
        ? there.filter((one) => one.kind !== 'sentence' && isWithin(one, thing))
        : []
    const around = there.filter(
      (one) => heads.includes(one.kind) && (one.block === undefined || isWithin(thing, one)),
    )
    return {
      called: topicWords(called ?? ''),
      says: topicWords([...others, ...inIt.map(saidBy)].join(' ')),
      within: topicWords(around.map(saidBy).join(' ')),
    }
  })
  return { things, names: new Names(candidates) }
}

const saidBy = ({ texts }: Thing) => texts.map(({ text }) => text).join(' ')
