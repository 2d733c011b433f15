import { bestOf, type Match } from '../references/names.ts'
import { plainWords } from '../words/plain-words.ts'
import type { ThingPhrase } from './span.ts'
import type { Thing } from './thing.ts'

/** Of things those that say the words and nothing else, where there are some; or else those that the words name best. */
export function bestNamed(which: WhichSaid, things: readonly Thing[]): Thing[] {
  if (which.matches !== undefined)
    return bestOf(things.map((thing) => ({ thing, score: matchOf(which, thing)?.score ?? 0 }))).map(
      ({ thing }) => thing,
    )
  const words = plainWords(which.text)
  const exact = things.filter(({ texts }) => texts.some(({ text }) => plainWords(text) === words))
  return exact.length > 0 ? exact : [...things]
}

/** How well words name a thing that does not say them as they follow. */
export function matchOf(which: WhichSaid, thing: Thing): Match | undefined {
  const at = which.things.findIndex((one) => saysSame(one, thing) || isSame(one, thing))
  return which.matches?.[at]
}

/** Things that are named by words. */
type WhichSaid = Extract<ThingPhrase['which'], { by: 'text' }>

/** Whether a thing says what another does, and stands in the same block. */
export function saysSame(one: Thing, other: Thing): boolean {
  return (
    one.slideId === other.slideId &&
    one.kind === other.kind &&
    one.block?.id === other.block?.id &&
    one.of?.kind === other.of?.kind &&
    one.texts.length === other.texts.length &&
    one.texts.every(({ text }, at) => text === other.texts[at]?.text)
  )
}

/** Whether a thing stands where another does. */
export function isSame(one: Thing, other: Thing): boolean {
  return (
    one.slideId === other.slideId &&
    one.kind === other.kind &&
    one.block?.id === other.block?.id &&
    one.index === other.index &&
    one.of?.index === other.of?.index &&
    one.of?.kind === other.of?.kind &&
    one.column === other.column
  )
}
