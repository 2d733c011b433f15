import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { unspacedScript } from '../../../text/unspaced-script.ts'

/** The text as a pattern that matches it alone. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The source of a pattern for any of some words, the longest first; one that ends with `*` is a stem with an ending of its own. */
export function wordSource(words: readonly string[]): string {
  if (words.length === 0) return '(?!)'
  const runs: { bounded: boolean; words: string[] }[] = []
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    const bounded = !unspacedScript.test(word)
    const last = runs.at(-1)
    if (last?.bounded === bounded) last.words.push(word)
    else runs.push({ bounded, words: [word] })
  }
  return runs
    .map(({ bounded, words: run }) =>
      bounded ? boundedSource(run) : byFirstLetter(run.map(plainSource)),
    )
    .join('|')
}

/**
 * The ends of words, and the endings of stems, are asked for once and not with each word: V8 takes longer to compile `\p{L}`
 * than anything else. Stems of one word can come last: no other word reaches as far from the same place but a longer one.
 */
function boundedSource(words: readonly string[]): string {
  const stems = words.filter((word) => /^[\p{L}\p{M}]+\*$/u.test(word))
  const sources = words.filter((word) => !stems.includes(word)).map(phraseSource)
  if (stems.length > 0) sources.push(`(?:${byFirstLetter(stems.map(plainSource))})${ending}`)
  return `(?<![\\p{L}\\p{M}])(?:${byFirstLetter(sources)})(?![\\p{L}\\p{M}])`
}

/**
 * The source of a pattern for any of some sources, which asks for each first letter once and not with every word that has it.
 * What begins with different letters never matches at one place, so that only the order under one letter counts, which stays.
 */
export function byFirstLetter(sources: readonly string[]): string {
  const groups = new Map<string, string[]>()
  for (const source of sources) {
    const letter = /^\p{L}(?!\*)/u.exec(source)?.[0] ?? ''
    const key = letter.toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), source])
  }
  return [...groups]
    .map(([letter, group]) =>
      letter === '' || group.length === 1 || group.some((source) => !source.startsWith(letter))
        ? group.join('|')
        : `${letter}(?:${group.map((source) => source.slice(letter.length)).join('|')})`,
    )
    .join('|')
}

const ending = '[\\p{L}\\p{M}]*'

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
