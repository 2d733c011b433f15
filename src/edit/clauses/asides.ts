import { listBelow } from '../frames/given-lines.ts'
import { nounOf } from '../frames/thing-nouns.ts'
import { boundsOfWish, takes, verbConcepts } from '../frames/wish-concepts.ts'
import type { Concept } from '../lexicons/concept.ts'
import { actions, rewriteStyles } from '../lexicons/verbs.ts'
import { isUnknown, means, type Token } from '../words/token.ts'

/** Words that take back or bound what was asked for. */
const bounds: readonly Concept[] = [...boundsOfWish, 'deck', 'others', 'all', 'both']

/** Words that place it. */
const places: readonly Concept[] = ['ordinal', 'last', 'start', 'end', 'top', 'before', 'after']

/** What is said for politeness. */
const polite: readonly Concept[] = ['please', 'correction', 'greeting']

/** What is asked for without words that are given. */
const givesNothing: readonly Concept[] = [
  ...takes,
  'move',
  'swap',
  'duplicate',
  'split',
  'sort',
  'undo',
  'restore',
  'export',
  ...rewriteStyles,
]

/** What makes something given: every verb but these, and how something shall be. */
const gives: readonly Concept[] = [
  ...verbConcepts.filter((verb) => !givesNothing.includes(verb)),
  'shall',
  'titled',
]

/** What may be a condition, a denial or another wish. */
const objects: readonly Concept[] = ['not', 'ordinal', 'needs', 'shall', 'this', 'it', 'them']

/** “Have” is what puts and makes, too. */
const has: readonly Concept[] = ['put', 'make']

/** How many words a unit has. */
const mostOfUnit = 2

/**
 * The words without what is only said beside a wish: why, since when, sorry. What bounds a wish (“but”, “except”, a number) is no
 * aside, and neither is what may be words that are given.
 */
export function withoutAsides(tokens: readonly Token[]): readonly Token[] {
  const pieces = piecesOf(withoutFace(tokens))
  // Lines of a list are what is given.
  if (pieces.length < 2 || listBelow(tokens) !== undefined) return pieces.flat()
  const kept = pieces.filter((piece, at) => !isAside(piece, at, pieces))
  const asks = kept.some((piece) => piece.some((one) => one.kind !== 'sign'))
  if (!asks) return tokens
  const isOpened = kept[0] === pieces[0]
  const left = kept.flat()
  // The sign before what is now said first parts nothing.
  return isOpened ? left : left.slice(1)
}

/** “:)” at the end. */
function withoutFace(tokens: readonly Token[]): readonly Token[] {
  const [eyes, mouth] = tokens.slice(-2)
  const isFace = /^[:;：；]$/.test(eyes?.text ?? '') && /^[()（）]$/.test(mouth?.text ?? '')
  return isFace && tokens.length > 2 ? tokens.slice(0, -2) : tokens
}

/** Stretches that a sign parts, each with the sign before it; what follows a colon is one with it, except a quotation. */
function piecesOf(tokens: readonly Token[]): Token[][] {
  const pieces: Token[][] = [[]]
  let isGiven = false
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (/^[:：]$/.test(token.text)) isGiven = next?.kind !== 'quote' && !isHeading(tokens, at)
    if (token.text === '\n') isGiven = false
    const isApart = /^[,;.!，。；！–—\n(（]$/.test(token.text) || isDash(tokens, at)
    if (isApart && !isGiven && at > 0) pieces.push([token])
    else pieces.at(-1)?.push(token)
  }
  return pieces
}

/** “Last slide: …”: slides that wishes follow for. */
function isHeading(tokens: readonly Token[], colon: number): boolean {
  const acts = (one: Token) => means(one, ...verbConcepts)
  const before = tokens.slice(0, colon)
  return (
    before.some((one) => means(one, 'slide', 'slides', 'number')) &&
    !before.some(acts) &&
    tokens.slice(colon).some((one) => acts(one) || one.kind === 'quote')
  )
}

/** “30 min - delete 4”: a hyphen with spaces around it. */
function isDash(tokens: readonly Token[], at: number): boolean {
  const [before, sign, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return (
    sign?.text === '-' &&
    before !== undefined &&
    before.end < sign.start &&
    next !== undefined &&
    next.start > sign.end
  )
}

function isAside(piece: readonly Token[], at: number, pieces: readonly Token[][]): boolean {
  const words = piece.filter(({ kind }) => kind !== 'sign')
  const isFirst = at === 0
  const isLast = at === pieces.length - 1
  if (words.length === 0) return false
  // “Saturday is 7, sorry”, and no list of cells: “no, yes, yes”.
  const isPolite = (one: Token) => one.kind === 'sign' || means(one, ...polite)
  if (isLast && piece[0]?.text !== ';' && words.every(isPolite))
    return !pieces[at - 1]?.every(isPolite)
  if (binds(piece)) return false
  const starts = means(words[0], 'only', 'because') ? 1 : 0
  if (!means(words[starts], 'person')) return false
  const others = pieces.flatMap((one) => (one === piece ? [] : one))
  if (!others.some((one) => means(one, ...verbConcepts))) return false
  // What somebody says beside a deletion may be why it shall not be.
  if (others.some((one) => means(one, ...takes))) return saysMeasure(words, others)
  // Words that are given go on behind a comma.
  if (!isFirst && others.some((one) => means(one, ...gives)) && !isGivenApart(pieces, at))
    return false
  return saysOfPeople(words)
}

/** Whether words bound, ask or give something. */
const binds = (words: readonly Token[], more: readonly Concept[] = []): boolean =>
  words.some(
    (one) =>
      one.kind === 'quote' ||
      /^[:：?？]$/.test(one.text) ||
      (means(one, ...bounds, ...more) && !means(one, 'not')),
  )

/** Whether what is given stands in quotation marks. */
const isGivenApart = (pieces: readonly Token[][], at: number) =>
  pieces.slice(0, at).some((piece) => piece.some(({ kind }) => kind === 'quote'))

/** “We only have 30 min”: nothing but how much somebody has, and by no number that is said elsewhere. */
function saysMeasure(words: readonly Token[], others: readonly Token[]): boolean {
  const at = words.findIndex(({ kind }) => kind === 'number')
  const [number, before, unit] = [words[at], words.slice(0, at), words.slice(at + 1)]
  return (
    number !== undefined &&
    !others.some(({ value }) => value !== undefined && value === number.value) &&
    unit.length > 0 &&
    unit.length <= mostOfUnit &&
    unit.every(isUnknown) &&
    before.every((one) => means(one, 'person', 'only', 'because', ...has))
  )
}

/** “They start a week later”: no number that may be a slide's, and nothing of ours that is done to something or denied. */
function saysOfPeople(words: readonly Token[]): boolean {
  const isCounted = words.every(
    (one, at) => one.kind !== 'number' || words.slice(at + 1, at + 2).some(isUnknown),
  )
  const isOfDeck = words.some(
    (one) => means(one, ...objects, 'unwanted') || nounOf(one) !== undefined,
  )
  return words.length > 1 && isCounted && !isOfDeck
}

/**
 * Where words may be said about a wish and ask for nothing, beside other ways to read them: behind a comma or the end of a sentence, of
 * somebody or of what was spoken of ("that's off the table", "the old one is too long"), behind a "because", or before a "replace".
 */
export function remarksAt(
  tokens: readonly Token[],
  start: number,
): { start: number; end: number; cost: number }[] {
  if (start === 0) return remarkBefore(tokens)
  const opens = /^[,;.，。；–—]$/.test(tokens[start]?.text ?? '')
  const rest = tokens.slice(opens ? start + 1 : start)
  const isReason = means(rest[0], 'because')
  if (!(opens || isReason) || rest.length < 2 || binds(rest, places)) return []
  if (!(isReason || saysSomething(rest))) return []
  // What somebody says beside a deletion may be why it shall not be.
  const isDoubt =
    means(rest[0], 'person') && tokens.slice(0, start).some((one) => means(one, ...takes))
  return isDoubt ? [] : [{ start, end: tokens.length, cost: 0.4 }]
}

/** "**Maureen has a new number**, so replace …": what stands in another's place says which it is; of other wishes the remark may. */
function remarkBefore(tokens: readonly Token[]) {
  const verb = tokens.findIndex(
    (one) => means(one, ...verbConcepts) && !means(one, 'shall', 'is') && !nounOf(one),
  )
  let end = verb
  while (end > 0 && means(tokens[end - 1], 'please', 'because', 'afterwards', 'particle')) end -= 1
  const said = tokens.slice(0, Math.max(0, end))
  const isApart = /^[,;.!，；。！–—]$/.test(said.at(-1)?.text ?? '')
  if (!means(tokens[verb], 'replace') || !isApart || binds(said, places)) return []
  const isOfDeck = said.length < 4 || nounOf(said[0]) !== undefined || !said.some(isUnknown)
  return isOfDeck ? [] : [{ start: 0, end, cost: 0.8 }]
}

/** Whether words begin with who or what they are about, and not with what shall be done. */
function saysSomething(words: readonly Token[]): boolean {
  const [first, second, ...others] = words
  if (means(first, 'person')) return true
  if (means(first, 'it', 'this', 'them') && nounOf(second) === undefined)
    return !means(second, 'shall') && others.length > 0
  // "…, the old one is too long", "…, ist veraltet".
  return (
    words.some((one) => means(one, 'is')) &&
    !words.some(
      (one) =>
        one.kind === 'number' || means(one, 'shall', ...actions) || nounOf(one) !== undefined,
    )
  )
}
