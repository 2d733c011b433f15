import type { DeclineReason } from '../deck/requests/request.ts'
import { withoutAlternatives } from './alternative-words.ts'
import { readAnswersIn } from './answers/read-answers-in.ts'
import { confirmUnchosen } from './ask-about-unchosen.ts'
import { askBack } from './ask-back.ts'
import { asksForAdvice } from './asked-advice.ts'
import type { GivenAnswer } from './choice.ts'
import type { Clause } from './clauses/clause.ts'
import { splitClauses } from './clauses/split-clauses.ts'
import { contradicts } from './contradicts.ts'
import {
  confirmDoubted,
  Deletions,
  type DoubtedDeletion,
  namesNothing,
  type ReadBefore,
} from './doubted-deletion.ts'
import { doByFrames } from './frames/read-clause.ts'
import { isRemark } from './frames/stated-values.ts'
import type { InstructionContext } from './instruction-context.ts'
import { refuseUndoingBeside } from './intents/history.ts'
import type { Intent } from './intents/intent.ts'
import { intents } from './intents/intents.ts'
import { leftOverWords } from './left-over-words.ts'
import { actions } from './lexicons/verbs.ts'
import { makesNoOther } from './new-presentation.ts'
import { notePlaces, placesBefore } from './only-places.ts'
import type { ReadInstruction } from './read-instruction.ts'
import { readWords } from './read-words.ts'
import { Declined, Unclear } from './reading-errors.ts'
import { saysOnlyWhatOf } from './says-what-of.ts'
import { Session } from './session.ts'
import { sparedIn, sparingClauses, withoutSpared } from './spared-slides.ts'
import { isOnlyTakenOut } from './taken-out.ts'
import { asksForNothing } from './why-refused.ts'
import type { Token } from './words/token.ts'

interface ByFrames {
  isUsed: boolean
  /** How many wishes they may still be asked for. */
  left: number
  /** Whether nothing reads another of the wishes. */
  leavesWish: boolean
}

/** The answers so far, the clause that reading goes on from, and the last that they can be about. */
interface GoingOn {
  answers?: readonly GivenAnswer[]
  from?: number
  asking?: number
  /** Where frames read the wishes that intents decline: whether they have done one. */
  byFrames?: ByFrames
}

/** Reads an instruction by intents, clause by clause; frames have the clauses that no intent is for. */
export function readWithIntents(
  instruction: string,
  context: InstructionContext,
  goingOn: GoingOn = {},
): ReadInstruction {
  const byFrames = { isUsed: false, left: mostByFrames, leavesWish: false }
  const read = readDoubting(instruction, context, { ...goingOn, byFrames })
  // What only frames know is done beside others where these are done too: half of an instruction is noticed too late.
  if (!byFrames.isUsed || !byFrames.leavesWish) return read
  forget(goingOn)
  return readDoubting(instruction, context, goingOn)
}

/** No answer has been used when an instruction is read anew. */
function forget({ answers = [] }: GoingOn): void {
  for (const answer of answers) answer.used = false
}

function readDoubting(
  instruction: string,
  context: InstructionContext,
  goingOn: GoingOn,
): ReadInstruction {
  const read = readAll(instruction, context, goingOn)
  if (read.doubted === undefined) return read
  forget(goingOn)
  return readAll(instruction, context, goingOn, read.doubted)
}

function readAll(
  instruction: string,
  context: InstructionContext,
  goingOn: GoingOn,
  doubted?: DoubtedDeletion,
): ReadInstruction & { doubted?: DoubtedDeletion | undefined } {
  const session = new Session(context, goingOn.answers)
  const words = readWords(instruction, context, session.search)
  if (words === undefined)
    return decline(
      session,
      'not_understood',
      'The instruction is too long; say in a few sentences what to change.',
    )
  if (asksForAdvice(instruction))
    return decline(
      session,
      'nothing_to_do',
      'That is a question, and asks for no change. Say what shall be done.',
    )
  const { tokens, grammar } = words
  session.readIn(words)
  readAnswersIn(session)
  const clauses = splitClauses(tokens, instruction, grammar)
  session.places = placesBefore(session)
  try {
    refuseUndoingBeside(clauses)
  } catch (error) {
    if (error instanceof Declined) return decline(session, error.reason, error.message)
    throw error
  }
  const sparing = sparingClauses(clauses, session)
  session.conditional = contradicts(instruction, clauses, sparing)
  const { from = 0, asking = Number.POSITIVE_INFINITY, byFrames } = goingOn
  let declined: Declined | undefined
  const deletions = new Deletions()
  // The words of what was done; remarks and what stays as it is ask for nothing that could be left over.
  const done: Token[] = []
  for (const [index, clause] of clauses.entries()) {
    if (index < from || sparing.some((one) => one.index === index)) continue
    if (index > asking) session.answers = []
    session.spared = sparedIn(clause, sparing)
    session.beginClause()
    const { mentioned } = session
    const settledBefore = session.settled.length
    const part = { index, mentioned, settledBefore }
    notePlaces(clauses[index - 1], session)
    if (saysOnlyWhatOf(clause, clauses[index + 1], session)) continue
    try {
      if (index === doubted?.clause && !confirmDoubted(doubted, session)) {
        if (doubted.notUnderstood !== undefined)
          return decline(session, 'called_off', 'Nothing was deleted.')
        session.remember(doubted.slideIds)
        continue
      }
      const made = session.steps.length
      const behind = clauses.slice(index + 1)
      session.conditional ||= namesNothing(clauses, index, session, declined === undefined)
      const isDone = isOnlyTakenOut(clause, behind, session)
      clauses.splice(index + 1, clauses.length, ...behind)
      // Frames own every word of what they do, and what is only taken out was read whole.
      const isOwned = isDone || readWish(clause, session, byFrames)
      if (!isOwned) done.push(...tokens.filter((token) => clause.tokens.includes(token)))
      const isAsked = session.settled.length > settledBefore
      const doubt = isAsked ? undefined : deletions.note(part, clause, session.steps, made)
      if (doubt !== undefined && doubted === undefined)
        return { steps: session.steps, doubted: doubt }
    } catch (error) {
      if (!(error instanceof Unclear || error instanceof Declined)) throw error
      const doubt = doubted ? undefined : deletions.doubtedBy(clause, error, session)
      if (doubt !== undefined) return { steps: session.steps, doubted: doubt }
      if (error instanceof Unclear)
        return askFrom(session, error, deletions.togetherWith(clause), { instruction, part })
      declined = error
      deletions.miss(clause, error)
      leave(clause, error, byFrames)
      session.steps.push({ request: 'decline', reason: error.reason, sentence: error.message })
      if (error.message === makesNoOther) break
    }
  }
  if (session.steps.length === 0 && declined === undefined)
    return decline(session, 'not_understood', notUnderstood)
  const asked = askBeforeDoing(session, done, { instruction, asking: clauses.length - 1 })
  if (asked !== undefined) return asked
  return { steps: session.steps }
}

/** Asks about a part of an instruction, and goes on from there: from the first of those that take something away together with it. */
function askFrom(
  session: Session,
  error: Unclear,
  run: (ReadBefore & { steps: number }) | undefined,
  { instruction, part }: { instruction: string; part: ReadBefore },
): ReadInstruction {
  if (run !== undefined) session.steps.length = run.steps
  const { index: from, mentioned, settledBefore } = run ?? part
  const asked = { instruction, reader: 'intents', from, asking: part.index } as const
  return askBack(session, error, { ...asked, mentioned, settledBefore })
}

/** Notes that nothing reads a clause; what asks for nothing is no half of a wish. */
function leave(clause: Clause, { reason }: Declined, byFrames: ByFrames | undefined): void {
  if (byFrames !== undefined && reason === 'not_understood')
    byFrames.leavesWish ||= clause.has(...actions)
}

/** How many wishes frames are asked for one by one. */
const mostByFrames = 12

/** More words than these are no slip, and the wish was hardly understood. */
const mostLeftOver = 3

/**
 * Asks whether a wish shall be done without the words that nothing of it owns, and whether to slides that are not chosen.
 * Undefined where there is nothing to ask, or it was answered.
 */
function askBeforeDoing(
  session: Session,
  tokens: readonly Token[],
  { instruction, asking }: { instruction: string; asking: number },
): ReadInstruction | undefined {
  const at = { instruction, reader: 'intents', from: 0, asking } as const
  const { mentionedSlideIds = [] } = session.context
  try {
    const goesOn = confirmLeftOver(session, tokens, instruction)
    if (typeof goesOn !== 'boolean') return goesOn
    if (goesOn && confirmUnchosen(session, tokens)) return undefined
    session.steps.length = 0
    return decline(session, 'called_off', 'Nothing was changed.')
  } catch (error) {
    if (!(error instanceof Unclear)) throw error
    session.steps.length = 0
    return askBack(session, error, { ...at, mentioned: mentionedSlideIds, settledBefore: 0 })
  }
}

/** Whether a wish shall be done without the words that nothing of it owns; of many it is declined, naming them. */
function confirmLeftOver(
  session: Session,
  tokens: readonly Token[],
  instruction: string,
): boolean | ReadInstruction {
  // What was asked about was understood.
  if (session.settled.some(({ hole }) => hole !== leftOver)) return true
  const left = leftOverWords(tokens, instruction, session)
  if (left.length === 0) return true
  const words = left.map((word) => `“${word}”`).join(', ')
  if (left.length > mostLeftOver && !session.answers.some(({ hole }) => hole === leftOver)) {
    session.steps.length = 0
    return decline(
      session,
      'not_understood',
      `${words}: this was not understood, so nothing was done about it.`,
    )
  }
  return session.confirm(leftOver, `${words} was not understood. Do it without that?`, {
    yes: 'Yes, without it',
    no: 'No, leave it as it is',
  })
}

const leftOver = 'words left over'

const notUnderstood = 'No change to the presentation could be read in that.'

function decline(session: Session, reason: DeclineReason, sentence: string): ReadInstruction {
  session.steps.push({ request: 'decline', reason, sentence })
  return { steps: session.steps }
}

/** Answers whether frames have done it. */
function readWish(clause: Clause, session: Session, byFrames: ByFrames | undefined): boolean {
  const wish = withoutSpared(withoutAlternatives(clause, session), session)
  return readClause(wish, { isPart: wish.length < clause.length }, session, byFrames)
}

/** Whether an intent reads a clause. @throws {Declined} where it would overwrite what the clause only speaks of. */
function readUnlessRemark(intent: Intent, clause: Clause, session: Session): boolean {
  const { now, steps } = session
  const made = steps.length
  const takeBack = session.beforeSteps()
  const isRead = intent(clause, session)
  if (!isRemark(clause.tokens, steps.slice(made), now)) return isRead
  takeBack()
  throw asksForNothing(clause)
}

/** @param of.isPart whether words of the clause were taken out that ask for nothing. */
function readClause(
  clause: Clause,
  { isPart }: { isPart: boolean },
  session: Session,
  byFrames: ByFrames | undefined,
): boolean {
  const before = session.steps.length
  try {
    for (const intent of intents) {
      if (readUnlessRemark(intent, clause, session)) return false
      if (session.steps.length > before) return false
    }
    throw new Declined('not_understood', notUnderstood)
  } catch (error) {
    // "Swap slides 5 and 6, delete 10": a wish that only frames know, beside others.
    const isLeft = error instanceof Declined && session.steps.length === before
    if (byFrames === undefined || byFrames.left === 0 || !isLeft) throw error
    byFrames.left -= 1
    if (!isDoneByFrames(clause, isPart, session, error)) throw error
    byFrames.isUsed = true
    return true
  }
}

/** What intents refuse knowing what it is stays refused for that reason. */
function isDoneByFrames(
  clause: Clause,
  isPart: boolean,
  session: Session,
  { reason }: Declined,
): boolean {
  try {
    return doByFrames(clause, isPart, session)
  } catch (error) {
    if (error instanceof Declined && reason !== 'not_understood') return false
    throw error
  }
}
