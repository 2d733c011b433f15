import { createRequire } from 'node:module'
import { baseLanguage } from '../../languages.ts'

const lists: Record<string, string[]> = createRequire(import.meta.url)('stopwords-iso')

/** Languages whose list is that of a near relative. */
const relatives: Record<string, string> = {
  nb: 'no',
  nn: 'no',
  sr: 'hr',
  bs: 'hr',
  cnr: 'hr',
  mk: 'bg',
}

const cache = new Map<string, ReadonlySet<string>>()

/** The function words of a language, lower case; empty where no list is known. */
export function stopwordsFor(language: string): ReadonlySet<string> {
  const base = baseLanguage(language)
  const known = cache.get(base)
  if (known !== undefined) return known
  const words = new Set(lists[relatives[base] ?? base] ?? [])
  cache.set(base, words)
  return words
}
