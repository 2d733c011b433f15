import { fold } from '../words/fold.ts'
import type { Concept } from './concept.ts'
import { english } from './english.ts'
import { furtherLexicons } from './further-lexicons.ts'
import type { Wordings } from './wordings.ts'

const languages = [english, ...furtherLexicons]

/** Words for two, in any language. */
export const twoWords: ReadonlySet<string> = new Set(
  languages.flatMap(({ numbers }) => numbers.split('|')[1]?.split('/') ?? []),
)

/** The alternatives by which any language says something, for a regular expression. */
export function wordingsOf(...keys: (keyof Wordings)[]): string {
  return keys.flatMap((key) => languages.flatMap(({ wordings }) => wordings?.[key] ?? [])).join('|')
}

/** A regular expression for words that say such a thing and nothing else, in any language. */
export function onlySaying(...keys: (keyof Wordings)[]): RegExp {
  return new RegExp(`^(?:${wordingsOf(...keys)})$`, 'u')
}

/** The endings of one and of several, in the languages that bend words by nothing else. */
export const pluralEndings = languages.flatMap(({ grammar }) => grammar?.onlyPlurals ?? [])

/** The words and phrases of a concept in a language (a BCP 47 tag), the most usual first. */
export function namesIn(language: string, concept: Concept): string[] {
  const [primary] = language.split('-')
  const said = languages.find((one) => one.language === primary)?.concepts[concept] ?? ''
  return said.split('|').filter((name) => name !== '')
}

/** Whether words are what a concept is called in any language, but for figures behind it. */
export function isCalled(words: string, concept: Concept): boolean {
  const said = fold(words).replace(/[\s\P{L}]+$/u, '')
  return languages.some(({ language }) =>
    namesIn(language, concept).some((name) => said === fold(name)),
  )
}

/** The number that a folded word says as an ordinal in any language: "third", "3rd". */
export function ordinalSaid(word: string): number | undefined {
  const counted = /^(\d{1,2})(\p{L}+)$/u.exec(word)
  if (counted && ordinalEnding.test(counted[2] ?? '')) return Number(counted[1])
  for (const { ordinals } of languages) {
    const at = ordinals
      .split('|')
      .findIndex((forms) => forms.split('/').some((form) => isFormOf(word, fold(form))))
    if (at !== -1) return at + 1
  }
  return undefined
}

const ordinalEnding = onlySaying('ordinalEnding')

/** The longest ending that bends an ordinal ("czwart**ego**"), in letters. */
const longestEnding = 3

/** Whether a word is one of an ordinal's forms, of which `*` leaves the ending open. */
function isFormOf(word: string, form: string): boolean {
  if (!form.endsWith('*')) return word === form
  const stem = form.slice(0, -1)
  const ending = word.slice(stem.length)
  return word.startsWith(stem) && ending.length <= longestEnding && !/\P{L}/u.test(ending)
}
