import { type Piece, piecesOf } from './clauses/pieces.ts'
import { isSoleKind, nounOf } from './frames/thing-nouns.ts'
import type { InstructionContext } from './instruction-context.ts'
import type { Concept } from './lexicons/concept.ts'
import { actions, rewriteStyles } from './lexicons/verbs.ts'
import { values, verbConcepts } from './lexicons/wish-concepts.ts'
import { readWords } from './read-words.ts'
import { searchIn } from './references/topic-search.ts'
import { means, type Token } from './words/token.ts'

/** What says by itself that words take the place of others. */
const changes: readonly Concept[] = ['change', 'make', 'rename', 'replace', 'write', 'convert']
/** What does so of words in quotation marks. */
const puts: readonly Concept[] = [...changes, 'put', 'use', 'add']

/**
 * "The title of 3 is too long, make it Costs": what is wrong with a text, and then what it shall be, as one wish ("the title of 3:
 * “Costs”"). Undefined where an instruction says nothing of the kind.
 */
export function complainedOf(instruction: string, context: InstructionContext): string | undefined {
  const read = readWords(instruction, context, searchIn(context.deck.slides))
  if (read === undefined) return undefined
  const pieces = piecesOf(read.tokens, instruction, read.grammar)
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1]
    const subject = complaint(piece.tokens)
    const given = subject && next && givenBy(next, instruction)
    if (subject === undefined || next === undefined || given === undefined) continue
    const said = (tokens: readonly Token[]) =>
      instruction.slice(tokens[0]?.start, tokens.at(-1)?.end)
    const [only] = given
    const isSeveral = subject.filter(({ kind }) => kind === 'number').length > 1
    const isLast = at + 2 === pieces.length
    // "The titles of 3 and 4 …, make them Costs and Team"; what is said of all alike is no text.
    const isOfSeveral = isSeveral && isLast && given.some((one) => means(one, 'and'))
    const saysThem = next.tokens.some((one) => means(one, 'them') && !means(one, 'it'))
    if ((isSeveral || saysThem) && !isOfSeveral) return undefined
    const isQuoted = only?.kind === 'quote'
    const words = isQuoted ? said([only]) : isSeveral ? said(given) : `“${said(given)}”`
    const before = instruction.slice(0, subject[0]?.start)
    return `${before}${said(subject)}: ${words}${instruction.slice(given.at(-1)?.end)}`
  }
  return undefined
}

/** What a text is complained of by: the words that name it, where nothing else is said but how it is. */
function complaint(tokens: readonly Token[]): readonly Token[] | undefined {
  const is = tokens.findIndex((one, at) => at > 0 && means(one, 'is') && !means(one, 'shall'))
  const last = tokens.length - 1
  const isPoor = last > 0 && means(tokens[last], ...rewriteStyles)
  const end = is > 0 ? is : isPoor ? last : -1
  const subject = tokens.slice(0, Math.max(0, end))
  const how = tokens.slice(end)
  const isText = subject.some((one) => nounOf(one)?.kinds.every(isSoleKind) || isOneOfList(one))
  const asks = subject.some((one) => means(one, ...verbConcepts) && nounOf(one) === undefined)
  const isOpen = how.every(
    (one) =>
      one.kind === 'word' &&
      nounOf(one) === undefined &&
      (means(one, ...rewriteStyles) || !means(one, ...actions)),
  )
  return end > 0 && isText && !asks && isOpen ? subject : undefined
}

const isOneOfList = (one: Token) => nounOf(one)?.kinds.includes('item') ?? false

/**
 * "**Make it** Costs", "改成“费用”": the words that are given, where the piece says nothing else. In small letters they say how it shall be
 * ("make it catchy"), unless quotation marks give them.
 */
function givenBy({ tokens, by }: Piece, instruction: string): readonly Token[] | undefined {
  if (!['comma', 'strong', 'therefore'].includes(by)) return undefined
  const verb = tokens.findIndex((one) => !means(one, 'please', 'and', 'particle') || isVerb(one))
  const opens = tokens[verb]
  if (!means(opens, ...puts)) return undefined
  let from = verb + 1
  const leads = ['it', 'them', 'this', 'to', 'into', 'with', 'as'] as const
  while (means(tokens[from], ...leads) && tokens[from]?.kind === 'word') from += 1
  const given = tokens.slice(from)
  const [first, ...behind] = given
  // "Maak er “Kosten” **van**".
  if (first?.kind === 'quote')
    return behind.every((one) => means(one, 'of', 'particle')) ? given : undefined
  const isWords =
    first?.kind === 'word' &&
    !/^\p{Ll}/u.test(instruction.slice(first.start)) &&
    !means(first, 'languageName') &&
    nounOf(first) === undefined &&
    !means(first, ...values, ...rewriteStyles, ...verbConcepts, 'in', 'slide', 'slides', 'the', 'a')
  return means(opens, ...changes) && from > verb + 1 && isWords ? given : undefined
}

const isVerb = (one: Token) => means(one, ...verbConcepts)
