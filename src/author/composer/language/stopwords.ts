import { createRequire } from 'node:module'
import { byLanguage } from './by-language.ts'

const published: Record<string, string[]> = createRequire(import.meta.url)('stopwords-iso')
/** Norwegian is named by its written standard elsewhere. */
const lists = { ...published, nb: published.no ?? [] }

/** The function words of a language, lower case; empty where no list is known. */
export const stopwordsFor = byLanguage(lists, (words): ReadonlySet<string> => new Set(words))
