import { andMore } from '../../src/author/composer/language/and-more.ts'
import { computedFrom } from '../../src/author/composer/language/computed-words.ts'
import { languageNames, languageTag } from '../../src/author/languages.ts'

const tags = [...languageNames.map(languageTag), 'zh-Hant']
const computed = tags.map((tag) => computedFrom(0, 0, tag).split('0'))
const shortened = tags.map((tag) => andMore(0, tag).split('0'))

/** Whether a line says that figures are computed, and from how many rows. */
export function saysComputed(line: string): boolean {
  return holdsOne(line, computed)
}

/** Whether a line under a list is the author's own word: how many things are left out, or that figures are computed. */
export function isOwnCaption(line: string): boolean {
  return holdsOne(line, shortened) || holdsOne(line, computed)
}

function holdsOne(line: string, phrases: readonly string[][]): boolean {
  return phrases.some(([before = '', after = '']) => line.includes(before) && line.includes(after))
}
