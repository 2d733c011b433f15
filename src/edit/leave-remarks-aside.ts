import { beginningOf } from '../text/cut-text.ts'
import { calledOff, orAskBack } from './ask-back.ts'
import type { GivenAnswer } from './choice.ts'
import { Clause } from './clauses/clause.ts'
import { type Piece, withoutPieces } from './clauses/pieces.ts'
import { type Remark, remarksIn } from './clauses/remarks.ts'
import { type EditStep, isDeclined, isQuestion } from './edit-step.ts'
import type { InstructionContext } from './instruction-context.ts'
import { wordingsOf } from './lexicons/any-language.ts'
import { actions } from './lexicons/verbs.ts'
import { takesAway } from './put-in-correction.ts'
import type { ReadInstruction } from './read-instruction.ts'
import { readWords } from './read-words.ts'
import { findReferences } from './references/find-references.ts'
import { likelyIds } from './references/likely-ids.ts'
import { Session } from './session.ts'
import { stringsIn } from './strings-in.ts'
import { plainWords } from './words/plain-words.ts'
import { means, type Token } from './words/token.ts'

/** Reads some words as wishes alone. */
type Read = (words: string, context: InstructionContext) => ReadInstruction

/** What is asked where a remark may be a part of the words that are given before it, or why something shall not go. */
export const remarkOrNot = 'remark or not'

/** More words than these are a text: no remark is looked for in them. */
const mostTokens = 50
/** Who remarks more often writes a text, too. */
const mostRemarks = 4
/** How much of a remark an answer repeats. */
const longestWords = 80

/** "So that we see it :)": a face that ends a message. */
const face = /\s*[:;：；]-?[)(（）]\s*$/u

/**
 * Reads an instruction in which something may only be said beside its wishes. A piece that no rule can read as a wish, and that tells of
 * somebody or names nothing there is, is left aside where the rest is read whole without it; the answer names it. Where it may
 * be a part of given words as well, that is asked. Beside what takes something away only what cannot bound it is left aside.
 */
export function readBesideRemarks(
  instruction: string,
  context: InstructionContext,
  readWishes: Read,
  answers: readonly GivenAnswer[] = [],
): ReadInstruction {
  const message = instruction.replace(face, '')
  const session = new Session(context, answers)
  const said = readWords(message, context, session.search)
  if (said === undefined) return readWishes(instruction, context)
  session.readIn(said)
  const printed = session.search.words()
  const sorted = remarksIn({ ...said, instruction: message, printed })
  const { pieces, courtesies } = sorted
  const read = (aside: readonly Remark[]) => {
    const left = new Set([...courtesies, ...aside.map(({ piece }) => piece)])
    const meant = aside.flatMap((one) => one.meant ?? [])
    const words =
      left.size === 0
        ? message
        : withoutPieces(pieces, left, (one) =>
            wordsOf(withoutBut(one, pieces, left), message, meant),
          )
    const mentioned = meant.flatMap((one) => slidesNamed(one.words, session))
    const { language } = said
    const spokenOf = mentioned.length > 0 ? { mentionedSlideIds: mentioned } : {}
    return { words, ...readWishes(words || message, { ...context, language, ...spokenOf }) }
  }
  const whole = read([])
  const isReadWhole = isDone(whole.steps)
  const remarks = sorted.remarks.filter(({ isLikely }) => isLikely || !isReadWhole)
  // What a colon gives is taken whole.
  const isText = isReadWhole && remarks.every(({ piece }) => piece.isBehindColon)
  const isLong = said.tokens.length > mostTokens || remarks.length > mostRemarks
  if (isText || isLong || remarks.length === 0) return whole
  const isWish = ({ piece, meant }: Remark) =>
    meant === undefined && asksByItself(readWishes(wordsOf(piece, message), context), piece)
  // "Fire station isn't ours anymore, take **it** out".
  const isLeaning = ({ piece, namesSomething, meant }: Remark) =>
    namesSomething &&
    meant === undefined &&
    pieces[pieces.indexOf(piece) + 1]?.tokens.some((one) => means(one, 'it', 'them', 'this', 'own'))
  const isGivenIn = (steps: readonly EditStep[], { piece }: Remark) =>
    isReadWhole && isGiven(wordsOf(piece, message), steps)
  for (const aside of someOf(remarks)) {
    if (aside.some(isLeaning)) continue
    const alone = read(aside)
    if (!isReadWhole && aside.some((one) => mayGoOn(one, pieces, alone.steps))) continue
    const isVain = whole.steps.every(isUnread) && isAsked(alone.steps)
    if (!(isVain || isDone(alone.steps)) || aside.some(isWish)) continue
    if (isVain) return alone
    // What is spoken is taken whole as well, and a reason may say where something goes.
    const notes = whole.steps.filter((step) => 'op' in step && step.op === 'set_notes')
    const isTaken = aside.some(
      (one) =>
        one.piece.isBehindColon ||
        isGivenIn(one.isTold ? notes : whole.steps, one) ||
        (one.piece.by === 'reason' && !isGivenIn(whole.steps, one)),
    )
    if (isReadWhole && isTaken) return whole
    const takes = alone.steps.filter(takesAway)
    const isOfSlides = takes.some((step) => 'op' in step && step.op === 'delete_slide')
    const isDoubtful =
      takes.length > 0 &&
      aside.some(({ harmless }) => harmless === 'nothing' || (isOfSlides && harmless === 'parts'))
    const isSwallowed = aside.some((one) => isGivenIn(whole.steps, one))
    const isOpen = whole.steps.every((step) => isDeclined(step)) || isSwallowed
    if (isDoubtful && !isOpen) continue
    if (isDoubtful || (isSwallowed && goesOn(alone.steps, whole.steps))) {
      const words = aside.map(({ piece }) => wordsOf(piece, message)).join(', ')
      const options = { yes: 'Yes, do the rest without it', no: 'No, it belongs to the wish' }
      const ask = () => session.confirm(remarkOrNot, `Is “${shown(words)}” only a remark?`, options)
      const isMeant = orAskBack(session, { instruction }, ask)
      if (typeof isMeant !== 'boolean') return isMeant
      if (!isMeant) return isReadWhole ? whole : calledOff
    }
    return { ...alone, steps: [...alone.steps, ...notesOn(aside, message)] }
  }
  return whole
}

/** Remarks that are left aside together: all of them, and where that leaves no whole wish all but one, and each by itself. */
function someOf(remarks: readonly Remark[]): (readonly Remark[])[] {
  const rests = remarks.map((one) => remarks.filter((other) => other !== one))
  const each = remarks.map((one) => [one])
  return [remarks, ...(remarks.length > 2 ? rests : []), ...(remarks.length > 1 ? each : [])]
}

/** Whether what tells nothing, or follows a colon, may belong to a text that the words before it give. */
function mayGoOn(
  { piece, isTold }: Remark,
  pieces: readonly Piece[],
  steps: readonly EditStep[],
): boolean {
  const before = pieces[pieces.indexOf(piece) - 1]?.tokens.at(-1)
  if (piece.by !== 'comma' || before?.kind === 'quote') return false
  if (isTold && !piece.isBehindColon) return false
  const given = stringsIn(steps.map(withoutIds)).map((text) => plainWords(text))
  return before !== undefined && given.some((text) => text.split(' ').at(-1) === before.text)
}

/** What a step says of texts and looks: the names of operations and things are no words of the instruction. */
const withoutIds = (step: EditStep) =>
  Object.fromEntries(Object.entries(step).filter(([key]) => !idKeys.has(key)))

const idKeys = new Set(['op', 'request', 'to', 'slideId', 'slideIds', 'newSlideId', 'blockId'])

/** "Sorry for the mess, **but** swap them": it joins the wish to what is left aside, and leaves nothing out. */
function withoutBut(piece: Piece, pieces: readonly Piece[], left: ReadonlySet<Piece>): Piece {
  const before = pieces[pieces.indexOf(piece) - 1]
  const isJoint = before !== undefined && left.has(before) && means(piece.tokens[0], 'except')
  return isJoint && piece.tokens.length > 1 ? { ...piece, tokens: piece.tokens.slice(1) } : piece
}

/** The words of a piece as they are written, with what “it” means in its place. */
function wordsOf(
  { tokens }: Piece,
  instruction: string,
  meant: readonly NonNullable<Remark['meant']>[] = [],
): string {
  const [start = 0, end] = [tokens[0]?.start, tokens.at(-1)?.end]
  const own = instruction.slice(start, end)
  const found = meant.find(({ it }) => tokens.includes(it))
  if (found === undefined) return own
  const { it, words } = found
  const subject = instruction.slice(words[0]?.start, words.at(-1)?.end)
  const written = instruction.slice(it.start, it.end)
  // "Take **it** out" is one word, and so is "supprime-la".
  const anew = within.test(written)
    ? written.replace(within, subject)
    : `${means(it, ...actions) ? `${written} ` : ''}${subject}`
  return own.slice(0, it.start - start) + anew + own.slice(it.end - start)
}

/** What stands for something within a verb; all of a word that is none. */
const within = new RegExp(`(?<= )(?:${wordingsOf('objectWithin')})(?= )`, 'iu')

/** The slides that words name. */
function slidesNamed(words: readonly Token[], session: Session): string[] {
  const clause = new Clause(words, '')
  return findReferences(clause, session, { bareNumbers: true, ranges: true }).flatMap((one) =>
    likelyIds(session, one),
  )
}

/** Whether a piece is a wish of its own. */
function asksByItself({ steps }: ReadInstruction, { tokens }: Piece): boolean {
  // "**People** keep forgetting" asks which of the slides shall be kept.
  const isTold = tokens.some((one) => means(one, 'person'))
  return steps.some((step) => !isDeclined(step) && !(isTold && isQuestion(step)))
}

const isUnread = (step: EditStep) => isDeclined(step, 'not_understood')

/** Whether all of it is read, and something done. */
const isDone = (steps: readonly EditStep[]) =>
  steps.some((step) => !isDeclined(step)) &&
  !steps.some((step) => isQuestion(step) || isUnread(step))

/** Whether all of it is read, and ends in a question. */
const isAsked = (steps: readonly EditStep[]) => steps.some(isQuestion) && !steps.some(isUnread)

/** Whether steps write words as a text. */
function isGiven(words: string, steps: readonly EditStep[]): boolean {
  const said = words.toLowerCase()
  const texts = stringsIn(steps).map((text) => text.toLowerCase())
  if (texts.some((text) => text.includes(said))) return true
  // "…, Live demo and Your turn": a name each.
  const parts = texts.filter((text) => text.length > 2 && said.includes(text))
  return parts.join('').length >= said.length * mostlyGiven
}

/** The share of some words that texts say which are all there of them but what joins them. */
const mostlyGiven = 0.7

/** Whether a text of some steps goes on after a sign in the others: what was left aside may belong to it. */
function goesOn(steps: readonly EditStep[], others: readonly EditStep[]): boolean {
  const longer = stringsIn(others)
  return stringsIn(steps).some((text) =>
    longer.some(
      (one) => one.startsWith(text) && /^\s*[^\p{L}\p{N}\s]/u.test(one.slice(text.length)),
    ),
  )
}

/** What the answer says of what was left aside; reasons, and what says what “it” is, are no news. */
function notesOn(aside: readonly Remark[], message: string): EditStep[] {
  const named = aside
    .filter(({ piece, meant }) => meant === undefined && piece.by !== 'reason')
    .map(({ piece }) => `“${shown(wordsOf(piece, message))}”`)
  if (named.length === 0) return []
  const sentence = `Read as a remark, so nothing was done about it: ${named.join(', ')}.`
  return [{ request: 'decline', reason: 'nothing_to_do', sentence }]
}

const shown = (words: string) => beginningOf(words.trim(), longestWords)
