import { baseLanguage } from '../../languages.ts'

/** Languages that write more than names with capitals, or no capitals: there they say nothing. */
const languagesWithCapitalNouns: readonly string[] = ['de', 'lb']

/** A word with a capital after a lower-case word: within a sentence, and no beginning of one. */
const withinSentence = /(?<=\p{Ll}[\p{M}’']*,? )(\p{Lu}\p{Ll}[\p{L}\p{M}’'-]{2,})/gu

/** The names within the texts that none of the sources says; of a language whose nouns have capitals none. */
export function inventedNames(
  texts: readonly string[],
  sources: readonly string[],
  language: string,
): string[] {
  if (languagesWithCapitalNouns.includes(baseLanguage(language))) return []
  const known = sources.join('\n').toLowerCase()
  const names = texts.flatMap((text) => [...text.matchAll(withinSentence)].map(([name]) => name))
  return [...new Set(names.filter((name) => !known.includes(stem(name.toLowerCase()))))]
}

/** A name without what a case or a plural may add to it. */
function stem(name: string): string {
  const bare = name.replace(/['’]\p{L}*$/u, '')
  return bare.slice(0, Math.max(4, bare.length - 2))
}
