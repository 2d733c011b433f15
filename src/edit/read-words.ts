import { unspacedScript } from '../text/unspaced-script.ts'
import type { InstructionContext } from './instruction-context.ts'
import { chooseLexicon, lexiconOf } from './lexicons/choose-lexicon.ts'
import { exactNode, type PhraseNode, wordsOf } from './lexicons/compile-lexicon.ts'
import type { Grammar } from './lexicons/grammar.ts'
import { actions } from './lexicons/verbs.ts'
import type { TopicSearch } from './references/topic-search.ts'
import { annotate } from './words/annotate.ts'
import { withDictatedNotes } from './words/dictated-notes.ts'
import { means, type Token } from './words/token.ts'
import { type RawToken, tokenize } from './words/tokenize.ts'

/** More words than any instruction has: a text in quotation marks is one. What comes after looks at every word more than once. */
const mostWords = 500
/** How many words and signs they have at the most. */
const mostTokens = 2 * mostWords

/** How many words there are; of scripts that are written without spaces two characters are about one. */
function countWords(tokens: readonly RawToken[]): number {
  return tokens.reduce(
    (sum, { kind, text }) =>
      sum + (kind === 'sign' ? 0 : kind === 'word' && unspacedScript.test(text) ? 0.5 : 1),
    0,
  )
}

const isTooLong = (tokens: readonly RawToken[]) =>
  tokens.length > mostTokens || countWords(tokens) > mostWords

/** The words of an instruction with their meanings, and the language that they are in. */
interface ReadWords {
  tokens: readonly Token[]
  language: string
  grammar: Grammar
}

/**
 * The words of an instruction with their meanings, and the language they are in; undefined when it is too long. Whoever reads it, and
 * whatever part of it, finds them once for a deck.
 */
export function readWords(
  instruction: string,
  context: InstructionContext,
  search: TopicSearch,
): ReadWords | undefined {
  const known = knownFor(search, context.themes)
  const key = `${context.language} ${context.deck.language} ${instruction}`
  const before = known.get(key)
  if (before !== undefined || known.has(key)) return before
  const words = findWords(instruction, context, search)
  known.set(key, words)
  return words
}

type Known = Map<string, ReadWords | undefined>

/** What was read before of any words, by the slides and themes whose names may stand in them. */
const knownWords = new WeakMap<TopicSearch, WeakMap<InstructionContext['themes'], Known>>()

function knownFor(search: TopicSearch, themes: InstructionContext['themes']): Known {
  const bySlides = knownWords.get(search) ?? new WeakMap<InstructionContext['themes'], Known>()
  knownWords.set(search, bySlides)
  const known: Known = bySlides.get(themes) ?? new Map()
  bySlides.set(themes, known)
  return known
}

function findWords(
  instruction: string,
  context: InstructionContext,
  search: TopicSearch,
): ReadWords | undefined {
  const given = tokenize(instruction)
  const names = themeNames(context)
  const deckWords = search.words()
  const meanings = (some: readonly RawToken[], lexicon = chosen(some)) =>
    annotate(some, { lexicon, names, deckWords })
  const known = context.language === undefined ? undefined : lexiconOf(context.language)
  const chosen = (some: readonly RawToken[]) => known ?? chooseLexicon(some, context.deck.language)
  const raw = withDictatedNotes(given, instruction, meanings)
  if (isTooLong(raw)) return undefined
  const lexicon = chosen(raw)
  const tokens = withVerbs(meanings(raw, lexicon))
  return { tokens, language: lexicon.language, grammar: lexicon.grammar }
}

/** "除去第3页": a word that says both "except" and "delete" is the verb unless there is another, and "all" to leave out from. */
function withVerbs(tokens: Token[]): Token[] {
  const isBoth = (token: Token) => means(token, 'except') && means(token, ...actions)
  const others = tokens.filter((token) => !isBoth(token))
  const saysAll = others.some((token) => means(token, 'all', 'everything', 'others', 'each'))
  return saysAll && others.some((token) => means(token, ...actions))
    ? tokens
    : tokens.map((token) =>
        isBoth(token)
          ? { ...token, concepts: token.concepts.filter((one) => one !== 'except') }
          : token,
      )
}

/** The names of the themes as phrases. */
function themeNames(context: InstructionContext): PhraseNode {
  const root: PhraseNode = { concepts: [] }
  for (const { id, name } of context.themes) {
    let node = root
    for (const word of wordsOf(name)) node = exactNode(node, word)
    if (node === root) continue
    node.concepts = ['themeName']
    node.named ??= id
  }
  return root
}
