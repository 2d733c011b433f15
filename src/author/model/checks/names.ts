import { baseLanguage } from '../../languages.ts'

/** Languages that write more than names with capitals, or no capitals: there they say nothing. */
const languagesWithCapitalNouns: readonly string[] = ['de', 'lb']

/** A word that is long enough to have a capital in a title set in capitals and small letters. */
const longWord = /(?<!\p{L})\p{L}[\p{L}\p{M}’'-]{3,}/gu

/** The least share of long words with a capital from which on capitals say nothing about names. */
const titleCaseShare = 0.7

/** The beginning of a name that a source may write for it ("Mon", "Feb", "Gov."). */
const shortenedName = /(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu

/** A word with a capital after a lower-case word: within a sentence, and no beginning of one. */
const withinSentence = /(?<=\p{Ll}[\p{M}’']*,? )(\p{Lu}\p{Ll}[\p{L}\p{M}’'-]{2,})/gu

/**
 * The names within the texts that none of the sources says, in full or shortened; none of a language whose nouns have
 * capitals, and none of a text in title case.
 */
export function inventedNames(
  texts: readonly string[],
  sources: readonly string[],
  language: string,
): string[] {
  if (languagesWithCapitalNouns.includes(baseLanguage(language))) return []
  const known = sources.join('\n')
  const lowerCase = known.toLowerCase()
  const shortened = new Set(known.match(shortenedName)?.map((one) => one.toLowerCase()))
  const isKnown = (name: string) =>
    lowerCase.includes(stem(name)) ||
    Array.from({ length: name.length }, (_, end) => name.slice(0, end)).some((one) =>
      shortened.has(one),
    )
  const names = texts
    .filter((text) => !isInTitleCase(text))
    .flatMap((text) => [...text.matchAll(withinSentence)].map(([name]) => name))
  return [...new Set(names)].filter((name) => !isKnown(name.toLowerCase()))
}

function isInTitleCase(text: string): boolean {
  const long = text.match(longWord) ?? []
  return (
    long.length > 2 &&
    long.filter((one) => /^\p{Lu}/u.test(one)).length >= long.length * titleCaseShare
  )
}

/** A name without what a case or a plural may add to it. */
function stem(name: string): string {
  const bare = name.replace(/['’]\p{L}*$/u, '')
  return bare.slice(0, Math.max(4, bare.length - 2))
}
