import type { DeclineReason } from '../deck/requests/request.ts'
import { beginningOf } from '../text/cut-text.ts'
import { withoutAlternatives } from './alternative-words.ts'
import { readAnswersIn } from './answers/read-answers-in.ts'
import { confirmUnchosen } from './ask-about-unchosen.ts'
import { askBack } from './ask-back.ts'
import { asksForAdvice } from './asked-advice.ts'
import type { GivenAnswer } from './choice.ts'
import type { Clause } from './clauses/clause.ts'
import { splitClauses } from './clauses/split-clauses.ts'
import { boundIn } from './contradicts.ts'
import { type EditStep, isQuestion } from './edit-step.ts'
import { doByFrames } from './frames/read-clause.ts'
import { isRemark } from './frames/stated-values.ts'
import type { InstructionContext } from './instruction-context.ts'
import type { Intent } from './intents/intent.ts'
import { intents } from './intents/intents.ts'
import { leftOverWords } from './left-over-words.ts'
import { actions } from './lexicons/verbs.ts'
import { makesNoOther } from './new-presentation.ts'
import { notePlaces, placesBefore } from './only-places.ts'
import type { ReadInstruction } from './read-instruction.ts'
import { readWords } from './read-words.ts'
import { Declined, SlideGone, Unclear } from './reading-errors.ts'
import { saysOnlyWhatOf } from './says-what-of.ts'
import { Session } from './session.ts'
import { sparedIn, sparingClauses, withoutSpared } from './spared-slides.ts'
import { asksForNothing } from './why-refused.ts'
import type { Token } from './words/token.ts'

/** Where a wish begins: what "it" meant, how many answers had been used, and how many steps taken. */
interface Begun {
  from: number
  mentioned: readonly string[]
  settledBefore: number
  steps: number
}

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
  const read = readAll(instruction, context, { ...goingOn, byFrames })
  // What only frames know is done beside others where these are done too: half of an instruction is noticed too late.
  if (!byFrames.isUsed || !byFrames.leavesWish || read.steps.some(isSettled)) return read
  forget(goingOn)
  return readAll(instruction, context, goingOn)
}

/** No answer has been used when an instruction is read anew. */
function forget({ answers = [] }: GoingOn): void {
  for (const answer of answers) answer.used = false
}

/** What is asked, or takes something away: whether that shall be done beside what was not understood was asked. */
const isSettled = (step: EditStep) => isQuestion(step) || takesAway(step)

const takesAway = (step: EditStep) => 'op' in step && step.op.startsWith('delete_')

function readAll(
  instruction: string,
  context: InstructionContext,
  goingOn: GoingOn,
  needed: Session['needed'] = new Map(),
): ReadInstruction {
  const session = new Session(context, goingOn.answers)
  session.needed = needed
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
  session.bound = boundIn(clauses, instruction, session)
  const sparing = sparingClauses(clauses, session)
  const { from = 0, asking = Number.POSITIVE_INFINITY, byFrames } = goingOn
  let declined: Declined | undefined
  let missed: string | undefined
  // Where wishes begin that take something away, one right after the other.
  let deletions: Begun | undefined
  // The words of what was done; remarks and what stays as it is ask for nothing that could be left over.
  const done: Token[] = []
  for (const [index, clause] of clauses.entries()) {
    if (index < from || sparing.some((one) => one.index === index)) continue
    if (index > asking) session.answers = []
    session.spared = sparedIn(clause, sparing)
    session.beginClause()
    const { mentioned } = session
    const begin = {
      from: index,
      mentioned,
      settledBefore: session.settled.length,
      steps: session.steps.length,
    }
    notePlaces(clauses[index - 1], session)
    if (saysOnlyWhatOf(clause, clauses[index + 1], session)) continue
    try {
      // Frames own every word of what they do.
      if (!readWish(clause, session, byFrames))
        done.push(...tokens.filter((token) => clause.tokens.includes(token)))
      const takes = session.steps.slice(begin.steps).some(takesAway)
      deletions = takes ? (deletions ?? begin) : undefined
    } catch (error) {
      if (!(error instanceof Unclear || error instanceof Declined)) throw error
      if (error instanceof Unclear) {
        const { steps, ...before } = (clause.has('delete') && deletions) || begin
        session.steps.length = steps
        return askBack(session, error, { instruction, reader: 'intents', asking: index, ...before })
      }
      if (error instanceof SlideGone && session.need(error)) {
        forget(goingOn)
        return readAll(instruction, context, goingOn, session.needed)
      }
      declined = error
      if (error.reason === 'not_understood' && mayAsk(clause)) missed ??= said(clause)
      leave(clause, error, byFrames)
      session.steps.push({ request: 'decline', reason: error.reason, sentence: error.message })
      if (error.message === makesNoOther) break
    }
  }
  if (session.steps.length === 0 && declined === undefined)
    return decline(session, 'not_understood', notUnderstood)
  const asked = askBeforeDoing(session, done, { instruction, missed, asking: clauses.length - 1 })
  if (asked !== undefined) return asked
  return { steps: session.steps }
}

/** Whether words that were not understood may be a wish: "It is outdated" and "You are great" are none. */
const mayAsk = (clause: Clause) =>
  clause.has(...actions, 'it', 'them', 'own', 'slide', 'slides', 'number') && !clause.has('is')

const said = (clause: Clause) => beginningOf(clause.text(0).trim(), 200)

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
  {
    instruction,
    asking,
    missed,
  }: { instruction: string; asking: number; missed: string | undefined },
): ReadInstruction | undefined {
  const at = { instruction, reader: 'intents', from: 0, asking } as const
  const { mentionedSlideIds = [] } = session.context
  try {
    const goesOn = confirmLeftOver(session, tokens, instruction)
    if (typeof goesOn !== 'boolean') return goesOn
    const isSure = goesOn && (missed === undefined || confirmWithout(missed, session))
    if (isSure && confirmUnchosen(session, tokens)) return undefined
    session.steps.length = 0
    return decline(session, 'called_off', 'Nothing was changed.')
  } catch (error) {
    if (!(error instanceof Unclear)) throw error
    session.steps.length = 0
    return askBack(session, error, { ...at, mentioned: mentionedSlideIds, settledBefore: 0 })
  }
}

/** Whether slides go though words beside were not understood. @throws {Unclear} unless it was answered. */
function confirmWithout(missed: string, session: Session): boolean {
  if (!session.steps.some(takesAway)) return true
  const question = `“${missed}” was not understood. Shall the rest be done all the same?`
  const options = { yes: 'Yes, do it', no: 'No, leave everything as it is' }
  return session.confirm('deletion beside what was not understood', question, options)
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
    const isKnown = error instanceof Declined && !(error instanceof SlideGone)
    if (isKnown && reason !== 'not_understood') return false
    throw error
  }
}
