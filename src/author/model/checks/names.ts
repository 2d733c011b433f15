import { baseLanguage } from '../../languages.ts'

/** Languages that write more than names with capitals, or no capitals: there they say nothing. */
const languagesWithCapitalNouns: readonly string[] = ['de', 'lb']

/** A word that is long enough to have a capital in a title set in capitals and small letters. */
const longWord = /(?<!\p{L})\p{L}[\p{L}\p{M}’'-]{3,}/gu

/** How many long words a line in title case has at least, and the share of them that have a capital: not "from" and "with". */
const titleCase = { leastWords: 4, leastShare: 0.85 }

/** The beginning of a name that a source may write for it, within a sentence or before a full stop ("Mon", "Feb", "Gov."). */
const shortenedName =
  /(?<=\p{Ll}[\p{M}’']*,? )\p{Lu}\p{Ll}{2,3}(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}{2,3}(?=\.)/gu

/** A word with a capital after a lower-case word: within a sentence, and no beginning of one. */
const withinSentence = /(?<=\p{Ll}[\p{M}’']*,? )(\p{Lu}\p{Ll}[\p{L}\p{M}’'-]{2,})/gu

/**
 * The names within the texts that none of the sources says, in full or shortened; none of a language whose nouns have
 * capitals, and none of a text in title case where the sources have titles in it too.
 */
export function inventedNames(
  texts: readonly string[],
  sources: readonly string[],
  language: string,
): string[] {
  if (languagesWithCapitalNouns.includes(baseLanguage(language))) return []
  const known = sources.join('\n')
  const lowerCase = known.toLowerCase()
  // A word that the source has without a capital as well is the beginning of a sentence.
  const words = new Set(known.match(/\p{L}+/gu))
  const shortened = (known.match(shortenedName) ?? [])
    .map((one) => one.toLowerCase())
    .filter((one) => !words.has(one))
  const isKnown = (name: string) =>
    lowerCase.includes(stem(name)) || shortened.some((one) => name.startsWith(one))
  const hasTitleCase = known.split('\n').some(isInTitleCase)
  const names = texts
    .filter((text) => !(hasTitleCase && isInTitleCase(text)))
    .flatMap((text) => [...text.matchAll(withinSentence)].map(([name]) => name))
  return [...new Set(names)].filter((name) => !isKnown(name.toLowerCase()))
}

/** A line with commas lists names. */
function isInTitleCase(line: string): boolean {
  const long = line.match(longWord) ?? []
  const capital = long.filter((one) => /^\p{Lu}/u.test(one))
  const { leastWords, leastShare } = titleCase
  return (
    long.length >= leastWords && capital.length >= long.length * leastShare && !line.includes(',')
  )
}

/** A name without what a case or a plural may add to it. */
function stem(name: string): string {
  const bare = name.replace(/['’]\p{L}*$/u, '')
  return bare.slice(0, Math.max(4, bare.length - 2))
}
