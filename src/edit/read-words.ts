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

/**
 * More words and signs than any instruction has: a text in quotation marks is one, and so is each character of scripts
 * that are written without spaces. What comes after looks at every word more than once.
 */
const mostWords = 500

/** The words of an instruction with their meanings, and the language they are in; undefined when it is too long. */
export function readWords(
  instruction: string,
  context: InstructionContext,
  search: TopicSearch,
): { tokens: Token[]; language: string; grammar: Grammar } | undefined {
  const given = tokenize(instruction)
  const names = themeNames(context)
  const deckWords = search.words()
  const meanings = (some: readonly RawToken[], lexicon = chosen(some)) =>
    annotate(some, { lexicon, names, deckWords })
  const known = context.language === undefined ? undefined : lexiconOf(context.language)
  const chosen = (some: readonly RawToken[]) => known ?? chooseLexicon(some, context.deck.language)
  const raw = withDictatedNotes(given, instruction, meanings)
  if (raw.length > mostWords) return undefined
  const lexicon = chosen(raw)
  const tokens = withVerbs(meanings(raw, lexicon))
  if (tokens.length > mostWords) return undefined
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
