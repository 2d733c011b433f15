import { annotate } from '../words/annotate.ts'
import { means } from '../words/token.ts'
import type { RawToken } from '../words/tokenize.ts'
import { type CompiledLexicon, compileLexicon } from './compile-lexicon.ts'
import type { Concept, Lexicon } from './concept.ts'
import { english } from './english.ts'
import { furtherLexicons } from './further-lexicons.ts'
import { actions } from './verbs.ts'

/** English words that stand in sentences of other languages too. */
const borrowed: readonly Concept[] = [
  'slide',
  'slides',
  'table',
  'chart',
  'bar',
  'pie',
  'doughnut',
  'timeline',
  'bullets',
  'cards',
  'agenda',
  'stats',
  'layout',
  'theme',
  'formatPdf',
  'formatPpt',
  'formatPng',
  'formatLink',
]

let compiled: CompiledLexicon[] | undefined

/** English first, then the others, each with the English words that travel. */
function lexicons(): readonly CompiledLexicon[] {
  compiled ??= [
    compileLexicon(english),
    ...furtherLexicons.map((one) => compileLexicon(one, loanWords(one))),
  ]
  return compiled
}

function loanWords(to: Lexicon): Lexicon {
  const concepts = Object.fromEntries(
    borrowed.flatMap((concept) => {
      const phrases = english.concepts[concept]
      return phrases === undefined
        ? []
        : [
            [
              concept,
              phrases
                .split('|')
                .filter((one) => !/^(?:page|line|area|process|flow|list)s?$/.test(one))
                .join('|'),
            ],
          ]
    }),
  )
  return { language: to.language, concepts, numbers: '', ordinals: '', colors: {} }
}

/** How many tokens are looked at. */
const sampleLength = 120

const nothing = { concepts: [] }

/** The lexicon of a language by its BCP 47 primary subtag. */
export function lexiconOf(language: string): CompiledLexicon | undefined {
  return lexicons().find((one) => one.language === language)
}

/** The lexicon that knows most of an instruction; English, then the language of the deck, when several know as much. */
export function chooseLexicon(tokens: readonly RawToken[], deckLanguage: string): CompiledLexicon {
  const sample = tokens
    .slice(0, sampleLength)
    .filter((token) => token.kind === 'word' || token.kind === 'number')
  const all = lexicons()
  const [first] = all as [CompiledLexicon]
  let best = first
  let bestScore = Number.NEGATIVE_INFINITY
  for (const lexicon of all) {
    const known = annotate(sample, { lexicon, names: nothing, deckWords: everyWord })
    const score =
      known.reduce((sum, token) => sum + weight(token), 0) +
      (lexicon === first ? 0.2 : 0) +
      (deckLanguage.startsWith(lexicon.language) ? 0.1 : 0)
    if (score > bestScore) {
      best = lexicon
      bestScore = score
    }
  }
  return best
}

/** Nothing is corrected while the language is not known. */
const everyWord: ReadonlySet<string> = new (class extends Set<string> {
  override has(): boolean {
    return true
  }
})()

/** Verbs that many sentences have, whatever they ask for. */
const common: readonly Concept[] = ['put', 'regenerate', 'keep', 'choose']

/** Words that tell most of the language of an instruction. */
const telling: readonly Concept[] = [
  ...actions.filter((action) => !common.includes(action)),
  'slide',
  'slides',
]

/** Letters of a word that count: a long word says no more than a middling one. */
const longestCounted = 8

function weight(token: { concepts: readonly Concept[]; kind: string; text: string }): number {
  if (token.kind !== 'word') return 0
  const length = token.text
    .split(' ')
    .reduce((sum, word) => sum + Math.min(word.length, longestCounted), 0)
  // A word that a language does not know speaks against it: "all" in "delete all slides".
  if (token.concepts.length === 0) return -length
  const base = means(token as never, ...telling) ? 2 : 1
  return base * length
}
