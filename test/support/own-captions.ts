import { andMore } from '../../src/author/composer/language/and-more.ts'
import { computedFrom } from '../../src/author/composer/language/computed-words.ts'
import { languageNames, languageTag } from '../../src/author/languages.ts'

const tags = [...languageNames.map(languageTag), 'zh-Hant']

/** Whether a line says that figures are computed, and from how many rows. */
export function saysComputed(line: string): boolean {
  return tags.some((tag) => holds(line, computedFrom(0, 0, tag)))
}

/** Whether a line under a list is the author's own word: how many things are left out, or that figures are computed. */
export function isOwnCaption(line: string, language: string): boolean {
  return holds(line, andMore(0, language)) || holds(line, computedFrom(0, 0, language))
}

/** Whether a line has the words of a phrase around its nought. */
function holds(line: string, phrase: string): boolean {
  return phrase.split('0').every((words) => line.includes(words))
}
