import { onlySaying, wordingsOf } from '../lexicons/any-language.ts'
import { fold } from '../words/fold.ts'

/** Words of an answer as they are compared: folded, without signs. */
export function spoken(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .trim()
}

const agreements = wordingsOf('yes')
const refusals = wordingsOf('no')
const friendly = wordingsOf('friendly')
const kept = wordingsOf('stays')

/** The phrases as a regular expression; the longest comes first, so that it is the one that is found. */
const anyOf = (...lists: string[]) =>
  lists
    .flatMap((list) => list.split('|'))
    .sort((one, other) => other.length - one.length)
    .join('|')

const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])'
const agreement = new RegExp(`^(?:(?:${anyOf(friendly)}) )*(?:${anyOf(agreements)})${wordEnd}`, 'u')
/** What may follow a refusal, taken whole and never again in parts: "leave it" is two such words as well. */
const furtherRefusal = `(?=( (?:${anyOf(refusals, friendly, kept)})${wordEnd}))\\1`
const onlyRefusal = new RegExp(
  `^(?:(?:${anyOf(friendly)}) )*(?:${anyOf(refusals)})(?:${furtherRefusal})*$`,
  'u',
)

/** Whether an answer says no and nothing else: "no, thanks", "never mind". */
export function saysNo(answer: string): boolean {
  return onlyRefusal.test(spoken(answer))
}

/** Whether words answer themselves with a no: "delete slide 4? **No.**", and not in a quotation. */
export const endsInNo = (words: string): boolean =>
  /[\p{L}\p{M}][\s.!。！]*$/u.test(words) &&
  [...words.matchAll(/[?？.!。！]/gu)].some(({ index }) => saysNo(words.slice(index)))

/** What an answer that begins with a yes says behind it, word by word; undefined when it begins otherwise. */
export function behindYes(answer: string): string[] | undefined {
  let words = spoken(answer)
  let agreed = false
  for (;;) {
    const found = agreement.exec(words)?.[0]
    if (found === undefined) break
    agreed = true
    words = words.slice(found.length).trim()
  }
  return agreed ? words.split(' ').filter((word) => word !== '') : undefined
}

const friendlyWords = new Set(friendly.split(/[| ]/))
const repeated = onlySaying('repeated')

/** Whether words add nothing to a text that they repeat or make friendlier: "yes, **delete them all please**". */
export function addNothingTo(text: string, words: readonly string[]): boolean {
  const known = new Set(spoken(text).split(' '))
  return words.every((word) => known.has(word) || repeated.test(word) || friendlyWords.has(word))
}

const bothOfThem = onlySaying('bothOfThem')
const allOfThem = onlySaying('allOfThem')

/** Whether an answer takes every one of `count` options: "all of them", of two also "both". */
export function saysAll(answer: string, count: number): boolean {
  const words = spoken(answer)
    .split(' ')
    .filter((word) => !friendlyWords.has(word))
    .join(' ')
  return allOfThem.test(words) || (count === 2 && bothOfThem.test(words))
}

const betweenSeveral = onlySaying('and', 'plus')

/** The texts that an answer names, when it names several and says nothing else: "Slide 4: Prices, slide 9: Risks". */
export function severalOf(answer: string, texts: readonly string[]): string[] {
  let rest = ` ${spoken(answer)} `
  const named = texts.filter((text) => {
    const without = rest.replace(` ${spoken(text)} `, '  ')
    const isNamed = without !== rest
    rest = without
    return isNamed
  })
  const isAll = rest
    .split(' ')
    .every((word) => word === '' || friendlyWords.has(word) || betweenSeveral.test(word))
  return isAll && named.length > 1 ? named : []
}
