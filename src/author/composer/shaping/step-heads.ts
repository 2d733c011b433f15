import { baseLanguage } from '../../languages.ts'
import { prepositionsFor } from '../language/card-words.ts'
import { figureWordsFor } from '../language/figure-words.ts'
import { isDense, wordCount } from '../language/script.ts'
import { englishStepVerb } from '../language/step-verbs.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import type { Atom } from './atom.ts'
import { capitalize } from './shorten.ts'

/**
 * A name of one word for each of some steps: its verb. Undefined unless every step has one, says more than that, and all
 * differ: heads over some of the steps only would look like a fault.
 */
export function stepHeads(atoms: readonly Atom[], language: string): string[] | undefined {
  const heads: string[] = []
  for (const atom of atoms) {
    const head = stepHead(atom.text.text, language)
    if (head === undefined || wordCount(atom.text.text) < 2) return undefined
    heads.push(capitalize(head, language))
  }
  return new Set(heads).size === heads.length ? heads : undefined
}

function stepHead(text: string, language: string): string | undefined {
  if (baseLanguage(language) === 'en') return englishStepVerb(text)
  // Elsewhere an instruction begins with its verb, in languages that put it first and set no article before it.
  if (prepositionsFor(language) === undefined || isDense(text)) return undefined
  const first = /^\p{Lu}[\p{Ll}\p{M}]{3,}(?=\s)/u.exec(text)?.[0]
  if (first === undefined || wordCount(text) < 3) return undefined
  const article = figureWordsFor(language)?.article.test(`${first} `) ?? false
  return article || stopwordsFor(language).has(first.toLowerCase()) || !isVerb(first, language)
    ? undefined
    : first
}

/** Endings of infinitives and imperatives, where a language has such. */
const verbEndings: Record<string, RegExp> = {
  es: /(?:ar|er|ir|arse|erse|irse)$/u,
  fr: /(?:er|ir|re|ez)$/u,
  it: /(?:are|ere|ire)$/u,
  pt: /(?:ar|er|ir)$/u,
  ru: /(?:ть|ите|йте|ься|итесь)$/u,
  uk: /(?:ти|іть|йте|ться)$/u,
  pl: /(?:ć|ij|uj|aj)$/u,
  cs: /(?:t|te)$/u,
  bg: /(?:йте|ете)$/u,
}

function isVerb(word: string, language: string): boolean {
  return verbEndings[baseLanguage(language)]?.test(word.toLowerCase()) ?? false
}
