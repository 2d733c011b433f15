import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { unspacedScript } from '../../../text/unspaced-script.ts'

/** The text as a pattern that matches it alone. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The source of a pattern for any of some words, the longest first; one that ends with `*` is a stem with an ending of its own. */
export function wordSource(words: readonly string[]): string {
  return sourceOf(words, boundedSource)
}

/** The same where no letter stands before: at the start of a line or right after a space or a mark. */
export function wordSourceAtStart(words: readonly string[]): string {
  return sourceOf(words, (run) => `(?:${byFirstLetter(runSources(run))})(?!${inWord})`)
}

function sourceOf(words: readonly string[], bounded: (run: readonly string[]) => string): string {
  if (words.length === 0) return '(?!)'
  const runs: { isBounded: boolean; words: string[] }[] = []
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const isBounded = !unspacedScript.test(word)
    const last = runs.at(-1)
    if (last?.isBounded === isBounded) last.words.push(word)
    else runs.push({ isBounded, words: [word] })
  }
  return runs
    .map(({ isBounded, words: run }) =>
      isBounded ? bounded(run) : byFirstLetter(run.map(plainSource)),
    )
    .join('|')
}

/** Any of some words, where a word begins. */
function boundedSource(words: readonly string[]): string {
  const letters = new Set(words.map(plainSource).map(firstLetter))
  if (letters.has('')) return `(?<!${inWord})(?:${byFirstLetter(runSources(words))})(?!${inWord})`
  // V8 steps quickly over what begins no match where a pattern begins with characters: a look back before them is made at
  // every place of a text, which takes eight times as long.
  const any = `[${[...letters].join('')}]`
  return `${any}(?<!${inWord}${any})(?:${runSources(words, restSource).join('|')})(?!${inWord})`
}

/**
 * The ends of words, and the endings of stems, are asked for once and not with each word: V8 takes longer to compile `\p{L}`
 * than anything else. Stems of one word can come last: no other word reaches as far from the same place but a longer one.
 */
function runSources(
  words: readonly string[],
  anyOf?: (sources: readonly string[]) => string,
): string[] {
  const isStem = (word: string) => /^[\p{L}\p{M}]+\*$/u.test(word)
  const stems = words.filter(isStem).map(plainSource)
  const sources = words.filter((word) => !isStem(word)).map(phraseSource)
  const whole = anyOf === undefined || sources.length === 0 ? sources : [anyOf(sources)]
  return stems.length > 0 ? [...whole, `(?:${(anyOf ?? byFirstLetter)(stems)})${ending}`] : whole
}

/** Any of some sources after its first letter, which has been read. */
function restSource(sources: readonly string[]): string {
  return groupsByFirstLetter(sources)
    .map((group) => {
      const letter = firstLetter(group[0] ?? '')
      return group.every((source) => source.startsWith(letter))
        ? `(?<=${letter})(?:${group.map((source) => source.slice(letter.length)).join('|')})`
        : group
            .map(
              (source) => `(?<=${firstLetter(source)})${source.slice(firstLetter(source).length)}`,
            )
            .join('|')
    })
    .join('|')
}

/**
 * The source of a pattern for any of some sources, which asks for each first letter once and not with every word that has it.
 * What begins with different letters never matches at one place, so that only the order under one letter counts, which stays.
 */
export function byFirstLetter(sources: readonly string[]): string {
  return groupsByFirstLetter(sources)
    .map((group) => {
      const letter = firstLetter(group[0] ?? '')
      return letter === '' ||
        group.length === 1 ||
        group.some((source) => !source.startsWith(letter))
        ? group.join('|')
        : `${letter}(?:${group.map((source) => source.slice(letter.length)).join('|')})`
    })
    .join('|')
}

/** Sources in their order, those together that begin with one letter in whatever case. */
function groupsByFirstLetter(sources: readonly string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const source of sources) {
    const key = firstLetter(source).toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), source])
  }
  return [...groups.values()]
}

/** The letter that a source asks for first; empty where it need not stand there. */
function firstLetter(source: string): string {
  return /^\p{L}(?!\*)/u.exec(source)?.[0] ?? ''
}

const inWord = '[\\p{L}\\p{M}]'
const ending = `${inWord}*`

const phraseSource = (phrase: string): string =>
  phrase.endsWith('*') ? `${plainSource(phrase)}${ending}` : plainSource(phrase)

/** Inside a phrase `*` stays what it is in a pattern: the letter before it, or none. */
const plainSource = (phrase: string): string =>
  phrase.replace(/\*$/, '').split('*').map(escapePattern).join('*')

/** A pattern for any of some words, in whatever case. */
export function wordPattern(words: readonly string[], flags = 'u'): RegExp {
  return caselessPattern(wordSource(words), flags)
}

/** Whether a text in small letters begins with one of some words. */
export function beginsWithAny(text: string, words: readonly string[]): boolean {
  const dense = /^[\u3040-\u30ff\u3400-\u9fff]/u.test(text)
  return words.some(
    (word) => text.startsWith(word) && (dense || !/^[\p{L}\p{M}]/u.test(text.slice(word.length))),
  )
}
