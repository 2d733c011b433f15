import { editDistance } from '../../text/edit-distance.ts'
import { unspacedScript } from '../../text/unspaced-script.ts'
import { pluralEndings, wordingsOf } from '../lexicons/any-language.ts'
import type { Grammar } from '../lexicons/grammar.ts'
import { fold } from '../words/fold.ts'
import { onceEach } from '../words/once-each.ts'
import type { Token } from '../words/token.ts'

/** Words that say nothing about a topic. */
const small = new Set(wordingsOf('small').split('|'))

/** The words of a text as they are compared, numbers whole; of scripts without spaces every two neighbouring characters. */
export const topicWords = onceEach((text): readonly string[] => {
  const words = fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const pieces = words.flatMap((word) => {
    if (!unspacedScript.test(word)) return [word]
    const characters = [...word]
    if (characters.length === 1) return characters
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  })
  const telling = pieces.filter((word) => !small.has(word))
  return telling.length > 0 ? telling : pieces
})

/** Whether a word of a reference is one that stands somewhere. */
export type IsWord = (wanted: string, word: string) => boolean

/** The letters that two forms of a word share at the least, and how many may follow them. */
const stem = 4
const longestEnding = 3

/** With how many letters two words begin alike, and how many follow at the most. */
function compared(first: string, second: string): { shared: number; ending: number } {
  let shared = 0
  while (shared < first.length && first[shared] === second[shared]) shared++
  return { shared, ending: Math.max(first.length, second.length) - shared }
}

/** Whether two words are one in other forms: they share most of their letters. */
const isFormOf: IsWord = (first, second) => {
  if (first === second) return true
  const { shared, ending } = compared(first, second)
  return shared >= stem && ending <= Math.min(longestEnding, shared - 2)
}

/** Tells whether two words are one in other forms: the plural where that is the only ending, else a short one. */
export function sameWordIn({ onlyPlurals }: Grammar): IsWord {
  if (!onlyPlurals) return isFormOf
  return (first, second) =>
    isPluralOf(first, second, onlyPlurals) || isPluralOf(second, first, onlyPlurals)
}

type Plurals = NonNullable<Grammar['onlyPlurals']>

/** @param endings of one and of several: "y" and "ies". */
function isPluralOf(plural: string, word: string, endings: Plurals): boolean {
  return endings.some(
    ([one, several]) =>
      word.endsWith(one) && plural === word.slice(0, word.length - one.length) + several,
  )
}

/** Words shorter than this are too near to others for a typing error to be told. */
const shortestMistyped = 5

/** Whether a word is another with a typing error. */
export const isMistyped: IsWord = (wanted, word) =>
  wanted.length >= shortestMistyped && editDistance(wanted, word, 1) <= 1

/** How alike a word with another ending is: that much, a word is said. */
const asForm = 0.92

/** How alike a word is that begins with so many letters of another: "Betriebsrat", "Betriebsratsvorsitz". */
export const asPart = 0.8
const longStem = 6

/** How alike two words are: 1 the same, less with another ending, a slip, or as the beginning of a longer one, 0 otherwise. */
export function likeness(first: string, second: string): number {
  if (first === second) return 1
  // A number with another digit is another number.
  if (/\p{N}/u.test(first + second)) return 0
  const { shared, ending } = compared(first, second)
  if (shared >= stem && ending <= longestEnding) return asForm
  if (isPluralOf(first, second, pluralEndings) || isPluralOf(second, first, pluralEndings))
    return asForm
  const shorter = Math.min(first.length, second.length)
  const oneMore = Math.abs(first.length - second.length) <= 1
  if (shorter >= shortestMistyped && oneMore && isMistyped(first, second)) return 0.85
  if (shared < shorter) return 0
  return shorter >= longStem ? asPart : shorter >= stem ? 0.75 : 0
}

/** Whether a text says a word, whatever its ending. */
export function isSaid({ text }: Pick<Token, 'text'>, where: string): boolean {
  // Scripts without spaces are read character by character.
  if (unspacedScript.test(text)) return fold(where).includes(text)
  const there = topicWords(where)
  return topicWords(text).every((word) => there.some((one) => isFormOf(word, one)))
}
