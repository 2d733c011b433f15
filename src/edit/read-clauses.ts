import { beginningOf } from '../text/cut-text.ts'
import { withoutAlternatives } from './alternative-words.ts'
import { readAnswersIn } from './answers/read-answers-in.ts'
import { confirmUnchosen } from './ask-about-unchosen.ts'
import { askBack, orAskBack } from './ask-back.ts'
import { asksForAdvice } from './asked-advice.ts'
import type { GivenAnswer } from './choice.ts'
import type { Clause } from './clauses/clause.ts'
import { splitClauses } from './clauses/split-clauses.ts'
import { boundIn } from './contradicts.ts'
import { isDeclined, isDeletion, isQuestion } from './edit-step.ts'
import { doByFrames } from './frames/read-clause.ts'
import type { InstructionContext } from './instruction-context.ts'
import { actions } from './lexicons/verbs.ts'
import { makesNoOther } from './new-presentation.ts'
import { notePlaces, placesBefore } from './only-places.ts'
import type { ReadInstruction } from './read-instruction.ts'
import { readWords } from './read-words.ts'
import { Declined, SlideGone, Unclear } from './reading-errors.ts'
import { saysOnlyWhatOf } from './says-what-of.ts'
import { Session } from './session.ts'
import { sparedIn, sparingClauses, withoutSpared } from './spared-slides.ts'
import { notUnderstood, whyRefused } from './why-refused.ts'
import { isColon } from './words/token.ts'

/** Where a wish begins: what "it" meant, how many answers had been used, and how many steps taken. */
interface Begun {
  from: number
  mentioned: readonly string[]
  settledBefore: number
  steps: number
}

/** The answers so far, the clause that reading goes on from, and the last that they can be about. */
interface GoingOn {
  answers?: readonly GivenAnswer[]
  from?: number
  asking?: number
}

/** How many clauses frames are asked for one by one. */
const mostClauses = 12

/**
 * Reads an instruction clause by clause, where frames do not own it as a whole: what frames do with each by itself, or why it is
 * refused. Clauses that say what shall stay, or only what the next is about, ask for nothing.
 * @param needed slides that a wish needs, though one before it deletes them.
 */
export function readClauses(
  instruction: string,
  context: InstructionContext,
  goingOn: GoingOn = {},
  needed: Session['needed'] = new Map(),
): ReadInstruction {
  const session = new Session(context, goingOn.answers)
  session.needed = needed
  const words = readWords(instruction, context, session.search)
  if (words === undefined)
    return refusing(
      new Declined(
        'not_understood',
        'The instruction is too long; say in a few sentences what to change.',
      ),
    )
  if (asksForAdvice(instruction))
    return refusing(
      new Declined(
        'nothing_to_do',
        'That is a question, and asks for no change. Say what shall be done.',
      ),
    )
  const { tokens, grammar } = words
  session.readIn(words)
  readAnswersIn(session)
  const clauses = splitClauses(tokens, instruction, grammar)
  session.places = placesBefore(session)
  session.bound = boundIn(clauses, instruction, session)
  const sparing = sparingClauses(clauses, session)
  const { from = 0, asking = Number.POSITIVE_INFINITY } = goingOn
  const refusals: Declined[] = []
  // What was not understood: a wish, or words that may be one.
  let isWishLeft = false
  let missed: string | undefined
  let isDone = false
  let left = mostClauses
  // Where wishes begin that take something away, one right after the other.
  let deletions: Begun | undefined
  for (const [index, clause] of clauses.entries()) {
    if (index < from || sparing.some((one) => one.index === index)) continue
    if (index > asking) session.answers = []
    session.spared = sparedIn(clause, sparing)
    session.beginClause()
    const begin = {
      from: index,
      mentioned: session.mentioned,
      settledBefore: session.settled.length,
      steps: session.steps.length,
    }
    notePlaces(clauses[index - 1], session)
    if (saysOnlyWhatOf(clause, clauses[index + 1], session)) continue
    try {
      const wish = withoutSpared(withoutAlternatives(clause, session), session)
      const refusal = whyRefused(wish, session)
      refusals.push(refusal)
      if (left-- <= 0) throw refusal
      doOrRefuse(wish, wish.length < clause.length, session, refusal)
      isDone = true
      const takes = session.steps.slice(begin.steps).some(isDeletion)
      deletions = takes ? (deletions ?? begin) : undefined
    } catch (error) {
      if (!(error instanceof Unclear || error instanceof Declined)) throw error
      if (error instanceof Unclear) {
        const { steps, ...before } = (clause.has('delete') && deletions) || begin
        session.steps.length = steps
        return askBack(session, error, { instruction, reader: 'clauses', asking: index, ...before })
      }
      if (error instanceof SlideGone && session.need(error)) {
        // No answer has been used when an instruction is read anew.
        for (const answer of goingOn.answers ?? []) answer.used = false
        return readClauses(instruction, context, goingOn, session.needed)
      }
      if (error.reason === 'not_understood') {
        isWishLeft ||= clause.has(...actions) || givesFor(clause, session)
        if (mayAsk(clause)) missed ??= beginningOf(clause.text(0).trim(), 200)
      }
      session.steps.push({ request: 'decline', reason: error.reason, sentence: error.message })
      if (error.message === makesNoOther) break
    }
  }
  if (session.steps.length === 0) return refusing(notUnderstood())
  // Half of an instruction is noticed too late; whether what takes something away shall be done all the same is asked.
  if (isDone && isWishLeft && !session.steps.some((step) => isQuestion(step) || isDeletion(step)))
    return refusing(...refusals)
  return askBeforeDoing(session, { instruction, missed, asking: clauses.length - 1 })
}

/** Does a clause by frames; what is refused knowing what it is stays refused for that reason. @throws {Declined} @throws {Unclear} */
function doOrRefuse(clause: Clause, isPart: boolean, session: Session, refusal: Declined): void {
  try {
    if (doByFrames(clause, isPart, session)) return
  } catch (error) {
    const isKnown = error instanceof Declined && !(error instanceof SlideGone)
    if (!isKnown || refusal.reason === 'not_understood') throw error
  }
  throw refusal
}

const makes = ['add_slide', 'insert_slide', 'insert_items', 'add_table_row', 'add_table_column']

/** "A row Staff. **412, 438, 471**": whether a clause gives words or numbers for what was made right before. */
function givesFor({ tokens }: Clause, { steps }: Session): boolean {
  const made = steps.findLast((step) => !isDeclined(step))
  const isMade = made !== undefined && makes.includes('op' in made ? made.op : made.request)
  return isMade && tokens.some((one) => ['quote', 'number'].includes(one.kind) || isColon(one))
}

/** Whether words that were not understood may be a wish: "It is outdated" and "You are great" are none. */
const mayAsk = (clause: Clause) =>
  clause.has(...actions, 'it', 'them', 'own', 'slide', 'slides', 'number') && !clause.has('is')

/** Asks whether slides go though words beside were not understood, and whether slides change that are not chosen. */
function askBeforeDoing(
  session: Session,
  { missed, ...at }: { instruction: string; asking: number; missed: string | undefined },
): ReadInstruction {
  return orAskBack(session, { ...at, reader: 'clauses' }, () => {
    const isSure = missed === undefined || confirmWithout(missed, session)
    return isSure && confirmUnchosen(session, [])
      ? { steps: session.steps }
      : refusing(new Declined('called_off', 'Nothing was changed.'))
  })
}

/** Whether slides go though words beside were not understood. @throws {Unclear} unless it was answered. */
function confirmWithout(missed: string, session: Session): boolean {
  if (!session.steps.some(isDeletion)) return true
  const question = `“${missed}” was not understood. Shall the rest be done all the same?`
  const options = { yes: 'Yes, do it', no: 'No, leave everything as it is' }
  return session.confirm('deletion beside what was not understood', question, options)
}

const refusing = (...all: readonly Declined[]): ReadInstruction => ({
  steps: all.map(({ reason, message }) => ({ request: 'decline', reason, sentence: message })),
})
