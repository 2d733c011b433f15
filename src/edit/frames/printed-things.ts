import { unspacedScript } from '../../text/unspaced-script.ts'
import { onceEach } from '../words/once-each.ts'
import type { ThingPhrase } from './span.ts'
import type { Thing, ThingKind } from './thing.ts'
import { plainWords } from './world.ts'

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
  onceEach((words) => thingsNamed({ printed }, words, undefined, true)),
)

/** What stands in a list or a table and says some words and nothing else. */
export function thingsSaying({ printed }: Within, name: string): Thing[] {
  const words = plainWords(name)
  return printed
    .filter(({ thing, words: [said] }) => touchable.includes(thing.kind) && said === words)
    .map(({ thing }) => thing)
}

/**
 * The things that print some words: all of them in one of their texts, whole words.
 * @param inOrder whether they must stand there in this order and without others between; else the noun says the rest.
 */
export function thingsNamed(
  { printed }: Within,
  name: string,
  noun: Pick<ThingPhrase, 'kinds' | 'on'> | undefined,
  inOrder = false,
): Thing[] {
  const kinds = noun && linesOf(noun.kinds)
  const on = noun?.on
  const words = plainWords(name)
  if (words === '') return []
  const each = words.split(' ')
  const isLetter = words.length === 1 && unspacedScript.test(words)
  const among = printed.filter(
    ({ thing }) =>
      thing.kind !== 'sentence' &&
      (on?.includes(thing.slideId) ?? true) &&
      (kinds !== undefined || thing.kind !== 'block') &&
      (kinds === undefined || kinds.includes(thing.kind)),
  )
  const inOne = among.filter((one) => one.words.some((text) => ` ${text} `.includes(` ${words} `)))
  const exact = inOne.filter((one) => one.words.some((text) => text === words))
  // Which of them is meant shows where it is looked for: "6 February in the title".
  if (kinds !== undefined && exact.length > 0) return exact.map(({ thing }) => thing)
  if (isLetter) return []
  const begun = inOne.filter((one) => one.words.some((text) => text.startsWith(`${words} `)))
  if (kinds !== undefined && begun.length > 0) return begun.map(({ thing }) => thing)
  if (inOne.length > 0 || inOrder) return inOne.map(({ thing }) => thing)
  return among
    .filter((one) =>
      each.every((word) => one.words.some((text) => ` ${text} `.includes(` ${word} `))),
    )
    .map(({ thing }) => thing)
}
