import { wordingsOf } from '../lexicons/any-language.ts'
import type { Grammar } from '../lexicons/grammar.ts'
import { actions } from '../lexicons/verbs.ts'
import { objectOpeners } from '../lexicons/wish-concepts.ts'
import { kindConcepts } from '../references/slides-of-kind.ts'
import { means, type Token } from '../words/token.ts'
import { carriedOver, placeOfBoth } from './carried-over.ts'
import { Clause } from './clause.ts'
import { withoutListMarks } from './list-of-wishes.ts'
import { countsItem, goesOnList, isAnnouncedPoint, isNextPoint } from './list-pieces.ts'
import { numberedSlide } from './numbered-slide.ts'
import { openText } from './open-text.ts'
import { orderWords } from './order-words.ts'
import { goesOnBehindQuestion } from './question-mark.ts'

/** "Take **them** out", in one token. */
const objectWithin = new RegExp(` (?:${wordingsOf('objectWithin')})\\b`)

interface Piece {
  tokens: Token[]
  /** Whether a full stop, a new line or "then" stands before it. */
  strong: boolean
  /** The sign or word of that kind. */
  by?: Token | undefined
}

/**
 * The clauses of an instruction. A comma or "and" begins a new one only before something that can stand by itself: a
 * verb, or what another slide shall become ("make 2 shorter and 3 longer"), which takes over the verb.
 */
export function splitClauses(
  given: readonly Token[],
  instruction: string,
  grammar: Grammar,
): Clause[] {
  const tokens = withoutListMarks(given, instruction)
  const clauses: Token[][] = []
  for (const piece of pieces(tokens, grammar)) {
    const current = clauses.at(-1)
    if (current === undefined) {
      clauses.push(piece.tokens)
      continue
    }
    if (goesOnBehindQuestion(current, piece.by, piece.tokens)) {
      current.push(...(piece.by ? [piece.by] : []), ...piece.tokens)
      continue
    }
    // "After slide 3, add …": where comes before what.
    const acting = current.some((token) => means(token, ...actions))
    if (
      !acting &&
      !piece.strong &&
      standsAlone(current) &&
      beginsClause(current, piece.tokens, grammar)
    ) {
      clauses.push(piece.tokens)
      continue
    }
    if ((!acting && !piece.strong) || describesAdded(current, piece.tokens, grammar)) {
      current.push(...separatorBefore(tokens, piece.tokens), ...piece.tokens)
      continue
    }
    const listed = piece.strong
      ? means(piece.by, 'afterwards') && isNextPoint(current, piece.tokens)
      : isAnnouncedPoint(current, piece.tokens)
    if (listed) {
      current.push(...separatorBefore(tokens, piece.tokens), ...piece.tokens)
      continue
    }
    if (saysReplacement(current, piece.tokens)) {
      current.push(...piece.tokens.slice(means(piece.tokens[1], 'it', 'them') ? 2 : 1))
      continue
    }
    if (goesOnList(current, piece.tokens, piece.by)) {
      const separators = piece.by ? [piece.by] : separatorBefore(tokens, piece.tokens)
      current.push(...separators, ...piece.tokens)
      continue
    }
    const carried = carriedOver(current, piece.tokens)
    if (piece.strong && saysWish(piece.tokens)) clauses.push(piece.tokens)
    else if (carried) {
      current.push(...placeOfBoth(current, carried))
      clauses.push(carried)
    } else if (beginsClause(current, piece.tokens, grammar)) clauses.push(piece.tokens)
    else current.push(...separatorBefore(tokens, piece.tokens), ...piece.tokens)
  }
  return clauses
    .map((one) => orderWords(one, grammar))
    .filter((one) => one.length > 0)
    .map((one) => new Clause(one, instruction))
}

/** "スライドを追加して、タイトルは「チーム」": what the new slide says. */
function describesAdded(
  before: readonly Token[],
  piece: readonly Token[],
  grammar: Grammar,
): boolean {
  return (
    !grammar.verbOpens &&
    means(piece[0], 'titled', 'with', 'about') &&
    before.some((token) => means(token, 'add')) &&
    !piece.some((token) => means(token, ...actions))
  )
}

/** "Find Rents **and replace it with** Leases": one wish with two verbs. */
function saysReplacement(before: readonly Token[], piece: readonly Token[]): boolean {
  if (!means(before[0], 'replace') || !means(piece[0], 'replace')) return false
  const link = means(piece[1], 'it', 'them') ? piece[2] : piece[1]
  return means(link, 'with', 'by') && !before.some((token) => means(token, 'with', 'by'))
}

/** "Slide 4 is too full, …" says what of, and "Kiln theme please, …" what, without a verb that asks for it. */
function standsAlone(tokens: readonly Token[]): boolean {
  if (means(tokens[firstContent(tokens)], 'after', 'before', 'in', 'about', 'of', 'to', 'from'))
    return false
  return (
    tokens.some((token) => means(token, 'is', 'not', 'unwanted', 'attend')) ||
    (tokens.some((token) => means(token, 'themeName')) &&
      tokens.some((token) => means(token, 'theme')))
  )
}

const strongSign = /^[.;!?。；！？\n]$/
const weakSign = /^[,、，]$/

/** The tokens cut at every sign and word that could separate clauses; separators at the edges are dropped. */
function pieces(tokens: readonly Token[], grammar: Grammar): Piece[] {
  const found: Piece[] = []
  let strong = false
  let by: Token | undefined
  let current: Token[] = []
  const close = () => {
    if (current.length > 0) {
      found.push({ tokens: current, strong, by })
      strong = false
      by = undefined
      current = []
    }
  }
  for (const [index, token] of tokens.entries()) {
    if (saysBeside(tokens, index)) {
      current.push({ ...token, concepts: ['afterIt'] })
      continue
    }
    const between = isSentenceEnd(tokens, index) || means(token, 'afterwards')
    // "verplaats daarna dia 5"
    if (!grammar.verbOpens && means(token, 'afterwards') && isLoneVerb(current)) continue
    if (between) {
      close()
      strong = true
      by = token
    } else if (weakSign.test(token.text) || (means(token, 'and') && token.kind !== 'number'))
      close()
    else if (means(token, 'please') && token.concepts.length === 1 && current.length === 0) continue
    else current.push(token)
    if (grammar.verbLast === 'always' && endsClause(tokens, index)) {
      close()
      strong = true
    }
  }
  close()
  return found
}

/** "And the slide after that": where a slide stands, rather than what is done next. */
function saysBeside(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return (
    means(tokens[at], 'afterIt') &&
    means(tokens[at - 1], 'slide', 'one', 'slides', 'the') &&
    (next === undefined || next.kind === 'sign' || means(next, 'and'))
  )
}

function isLoneVerb(tokens: readonly Token[]): boolean {
  return tokens.length === 1 && means(tokens[0], ...actions)
}

/** A full stop ends a sentence, unless it makes a number an ordinal ("die 2. Folie"). */
function isSentenceEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined || token.kind !== 'sign' || !strongSign.test(token.text)) return false
  if (token.text !== '.') return true
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  if (means(before, 'numberSign') || countsItem(tokens, at)) return false
  // "Delete slide 3. Slide 5 …": a slide that has its number is not counted once more.
  const numbered = means(tokens[at - 2], 'slide', 'slides')
  if (before?.kind === 'number' && !numbered && means(next, 'slide', 'slides', 'and')) return false
  return next === undefined || next.start > token.end
}

/** The verb ends its clause ("3を削除して5を先頭に移動して"), unless they are used as nouns ("最後の変更を"). */
function endsClause(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (!means(token, ...actions) || means(token, ...kindConcepts)) return false
  if (next === undefined || next.text === ':') return false
  return !means(next, ...actions, 'of', 'particle', 'please', 'not')
}

/** The separators that stood before a piece, when it turns out to go on with the clause before it. */
function separatorBefore(tokens: readonly Token[], piece: readonly Token[]): Token[] {
  const first = tokens.indexOf(piece[0] as Token)
  let from = first
  while (from > 0) {
    const before = tokens[from - 1] as Token
    if (!weakSign.test(before.text) && !means(before, 'and', 'please', 'afterwards')) break
    from -= 1
  }
  return tokens.slice(from, first).filter((token) => !means(token, 'please'))
}

/** Whether a sentence says enough to be a wish: a word that asks for something, or more than one word. */
function saysWish(tokens: readonly Token[]): boolean {
  const first = tokens[firstContent(tokens)]
  if (first === undefined) return false
  const asks = means(first, ...actions, 'not', 'if', 'unsupported', 'needsModel', 'question')
  return asks || tokens.length > 1
}

/** The position of the first token that is no mere particle; -1 when there is none. */
function firstContent(tokens: readonly Token[]): number {
  return tokens.findIndex(
    (token) => !means(token, 'particle', 'afterwards') || means(token, ...actions),
  )
}

/** Whether a piece begins something new, rather than going on with a list or a title. */
function beginsClause(
  before: readonly Token[],
  piece: readonly Token[],
  grammar: Grammar,
): boolean {
  const first = firstContent(piece)
  const verb = piece[first]
  if (verb === undefined) return false
  if (means(verb, ...actions)) {
    if (verb.corrected && openText(before)) return false
    // "take them out": the verb has its object within.
    if (objectWithin.test(verb.text)) return true
    return !openText(before) || hasObject(piece, first + 1)
  }
  if (saysWhatOfSlide(piece)) return true
  if (means(verb, 'not') && means(piece[first + 1], ...actions)) return true
  // "export it and email it to Anna"
  if (
    means(verb, 'send', 'unsupported') &&
    before.some((token) => means(token, 'export')) &&
    piece.length > 1
  )
    return true
  if (grammar.verbOpens) {
    // "and slide 5 should go to the end"
    if (!means(verb, 'slide', 'slides', 'the', 'it', 'this')) return false
    return piece.some((token) => means(token, 'move', 'delete')) && !openText(before)
  }
  // A part of a verb that stands before ("voeg 3 en 4 samen") begins nothing.
  const acts = (token: Token) =>
    means(token, ...actions) && !means(token, ...kindConcepts, 'particle')
  const own = piece.some(acts)
  return (
    own &&
    before.some(acts) &&
    (grammar.verbLast !== undefined || grammar.verbBetween === true || hasObject(piece, first))
  )
}

/** "and **slide 5 should go** to the end": the words of a title hold no such wish. */
function saysWhatOfSlide(piece: readonly Token[]): boolean {
  const slide = numberedSlide(piece)
  return slide !== undefined && slide.start <= 2 && means(piece[slide.end], 'move', 'delete')
}

/** Whether what follows a verb says what it is done to. */
export function hasObject(tokens: readonly Token[], from: number): boolean {
  const next = tokens[from]
  if (next === undefined) return false
  if (next.kind === 'quote' || next.kind === 'number') return true
  // "export **as PNG**"
  if (means(next, 'as', 'in')) return means(tokens[from + 1], 'formatPdf', 'formatPpt', 'formatPng')
  return means(next, ...objectOpeners, ...kindConcepts)
}
