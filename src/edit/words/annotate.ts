import { editDistance } from '../../text/edit-distance.ts'
import {
  begunBy,
  type CompiledLexicon,
  type PhraseNode,
  withoutOneLetter,
} from '../lexicons/compile-lexicon.ts'
import type { Concept } from '../lexicons/concept.ts'
import { notTypos } from '../lexicons/not-typos.ts'
import { kindConcepts } from '../references/slides-of-kind.ts'
import { means, type Token } from './token.ts'
import type { RawToken } from './tokenize.ts'

/** What helps to read the words of one instruction. */
interface Reading {
  lexicon: CompiledLexicon
  /** Names that the caller knows beside the lexicon: those of themes. */
  names: PhraseNode
  /** Folded words of the deck, which are right as they are. */
  deckWords: ReadonlySet<string>
}

interface Match {
  node: PhraseNode
  length: number
  corrected: boolean
}

/** The tokens with their meanings: the longest phrase that fits is one token. */
export function annotate(raw: readonly RawToken[], reading: Reading): Token[] {
  const words = divideCompounds(raw, reading)
  const corrected = [...words]
  const tokens: Token[] = []
  let at = 0
  while (at < corrected.length) {
    const first = corrected[at]
    if (first === undefined) break
    const known = longestMatch(corrected, at, reading)
    const match = known ?? correctedMatch(corrected, at, reading)
    const length = match?.length ?? 1
    const last = corrected[at + length - 1] ?? first
    tokens.push({
      kind: length === 1 ? first.kind : 'word',
      // Not that of `first`: a slip has been corrected since.
      text: textOf(corrected.slice(at, at + length)),
      start: first.start,
      end: last.end,
      concepts: conceptsOf(first, length, match),
      ...valueIn(first, length, match),
      ...(match?.corrected ? { corrected: true } : {}),
    })
    at += length
  }
  return tokens.map((token, index) => (isPartOfWord(tokens, index) ? plain(token) : token))
}

const textOf = (tokens: readonly RawToken[]) => tokens.map(({ text }) => text).join(' ')

const plain = ({ kind, text, start, end }: Token): Token => ({
  kind,
  text,
  start,
  end,
  concepts: [],
})

/** What a single Chinese character is mistaken for within a word that the lexicon does not know: 金 in 料金. */
const mistakable: readonly Concept[] = [
  ...kindConcepts,
  'colorName',
  'dark',
  'light',
  'row',
  'column',
  'value',
  'point',
  'item',
  'words',
  'file',
]

function isPartOfWord(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || !/^\p{Script=Han}$/u.test(token.text)) return false
  if (!means(token, ...mistakable)) return false
  return [tokens[at - 1], tokens[at + 1]].some(
    (beside) =>
      beside !== undefined &&
      beside.concepts.length === 0 &&
      /^\p{Script=Han}$/u.test(beside.text) &&
      (beside.end === token.start || beside.start === token.end),
  )
}

const ofNumber: readonly Concept[] = ['number']
const ofColor: readonly Concept[] = ['colorName']

function conceptsOf(first: RawToken, length: number, match: Match | undefined): readonly Concept[] {
  if (match) return match.node.concepts
  if (length === 1 && first.kind === 'number') return ofNumber
  if (first.kind === 'color') return ofColor
  return []
}

function valueIn(first: RawToken, length: number, match: Match | undefined) {
  if (match?.node.named !== undefined) return { named: match.node.named }
  if (match?.node.value !== undefined) return { value: match.node.value }
  if (first.kind === 'color') return { named: first.text }
  return length === 1 && first.value !== undefined ? { value: first.value } : {}
}

/** How many tokens a phrase has at the most. */
const longestPhrase = 12

function longestMatch(
  tokens: readonly RawToken[],
  at: number,
  reading: Reading,
): Match | undefined {
  let best: Match | undefined
  const walk = (node: PhraseNode, length: number) => {
    if (
      tokens[at + length - 1]?.text !== '-' &&
      node.concepts.length > 0 &&
      length > (best?.length ?? 0)
    )
      best = { node, length, corrected: false }
    const token = tokens[at + length]
    if (
      token === undefined ||
      token.kind === 'quote' ||
      token.text === '' ||
      length === longestPhrase
    )
      return
    for (const child of childrenFor(node, token.text)) walk(child, length + 1)
    // "peux-tu", "e-mail": a hyphen within a phrase.
    const next = tokens[at + length + 1]
    if (length > 0 && token.text === '-' && next !== undefined && isTight(tokens, at + length))
      for (const child of childrenFor(node, next.text)) walk(child, length + 2)
  }
  walk(reading.lexicon.root, 0)
  const usual = best
  best = undefined
  walk(reading.names, 0)
  return best !== undefined && (best as Match).length >= (usual?.length ?? 0) ? best : usual
}

/** Where a word leads from a place in the phrases. */
function childrenFor(node: PhraseNode, word: string): PhraseNode[] {
  const exact = node.exact?.get(word)
  const begun = begunBy(node, word)
  return exact ? [exact, ...begun] : begun
}

/** Whether a sign stands between two words without spaces. */
function isTight(tokens: readonly RawToken[], at: number): boolean {
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return before?.end === sign?.start && sign?.end === next?.start && next?.kind === 'word'
}

/** Corrects the word at `at` when it is one slip (two in long words) from a word of the lexicon. */
function correctedMatch(tokens: RawToken[], at: number, reading: Reading): Match | undefined {
  const token = tokens[at]
  if (token === undefined || token.kind !== 'word') return undefined
  const { text } = token
  if (text.length < 4 || text.length > 24 || !/^\p{L}+$/u.test(text)) return undefined
  if (reading.deckWords.has(text) || notTypos.has(text)) return undefined
  const candidates = wordsNear(text, reading.lexicon)
  for (const word of candidates) {
    tokens[at] = { ...token, text: word }
    const match = longestMatch(tokens, at, reading)
    if (match) return { ...match, corrected: true }
  }
  tokens[at] = token
  return undefined
}

/** The words of a lexicon that are a slip (two in long words) from a folded word, the nearest first. */
export function wordsNear(text: string, lexicon: CompiledLexicon): string[] {
  const near = new Set<string>()
  for (const form of [text, ...withoutOneLetter(text)])
    for (const word of lexicon.corrections(form)) near.add(word)
  const allowed = (word: string) => (Math.min(text.length, word.length) >= 8 ? 2 : 1)
  return [...near]
    .map((word) => ({ word, distance: editDistance(text, word) }))
    .filter(({ word, distance }) => distance <= allowed(word) && startsAlike(text, word))
    .sort((a, b) => a.distance - b.distance || b.word.length - a.word.length)
    .map(({ word }) => word)
}

/** The first letter of a word is rarely wrong, save where it changed places with the second. */
function startsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0])
}

/** "Preisfolie" is "Preis" and "Folie"; "slide3" is "slide" and "3". */
function divideCompounds(raw: readonly RawToken[], reading: Reading): RawToken[] {
  const { lexicon } = reading
  return raw.flatMap((token): RawToken[] => {
    if (token.kind !== 'word') return [token]
    const numbered = /^(\p{L}{3,})(\d{1,3})$/u.exec(token.text)
    if (numbered) {
      const [, word = '', digits = ''] = numbered
      if (
        lexicon.root.exact?.get(word)?.concepts.some((one) => one === 'slide' || one === 'slides')
      ) {
        const middle = token.start + word.length
        return [
          { ...token, text: word, end: middle },
          { kind: 'number', text: digits, value: Number(digits), start: middle, end: token.end },
        ]
      }
    }
    if (lexicon.root.exact?.has(token.text)) return [token]
    for (const compound of lexicon.compounds) {
      const found = compound.exec(token.text)
      const ending = found?.[1]
      if (found === null || ending === undefined || found.index < 3) continue
      const middle = token.end - ending.length
      return [
        { ...token, text: token.text.slice(0, found.index), end: middle },
        { ...token, text: ending, start: middle },
      ]
    }
    return [token]
  })
}
