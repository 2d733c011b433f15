import type { Clause } from '../clauses/clause.ts'
import type { EditStep } from '../edit-step.ts'
import type { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'
import { isClear, slidesOf } from './read-beside.ts'
import { doWithFrames } from './read-with-frames.ts'

/**
 * Does one of several wishes as frames read it alone, on the deck as the wishes before have left it. False where no frame owns
 * all of its words.
 * @param isPart whether words were taken out of it that say what stays as it is.
 * @throws {Unclear} where nothing is clear without an answer, {Declined} where it is refused.
 */
export function doByFrames(clause: Clause, isPart: boolean, session: Session): boolean {
  const takeBack = session.beforeSteps()
  const before = session.steps.length
  const { mentioned } = session
  // In the order in which they were said.
  const tokens = clause.tokens.toSorted((one, other) => one.start - other.start)
  // What asks is no statement: the mark stands outside the clause.
  const text = clause.text(0) + markBehind(clause, tokens.at(-1))
  // Words between them that belong to other wishes, or were said in other ways, are left out.
  const isApart =
    isPart ||
    tokens.some(({ start, end }) => start === end) ||
    saying(session.readWords(text)).length > saying(tokens).length
  const isRead = isApart
    ? doWithFrames(clause.instruction, session, tokens)
    : doWithFrames(text, session)
  const made = session.steps.slice(before)
  const { spared } = session
  const isDone = made.every(
    (step) =>
      // A file shows what is there then, and what goes back stands beside no change.
      (isClear(step) ||
        ('op' in step ? step.op.startsWith('delete_') : alone.includes(step.request))) &&
      ('op' in step || step.request !== 'decline') &&
      // A slide that is only being added has nothing to change yet.
      !slidesOf(step).some((id) => session.isStandIn(id)) &&
      (spared.length === 0 || spares(step, spared)),
  )
  if (!isRead || !isDone) {
    takeBack()
    return false
  }
  if (session.mentioned === mentioned) session.remember(made.flatMap(slidesOf))
  return true
}

const alone: readonly string[] = ['export', 'undo', 'restore_revision']

const markBehind = ({ instruction }: Clause, last: Token | undefined) =>
  /^\s*[?？]/.exec(instruction.slice(last?.end ?? instruction.length))?.[0] ?? ''

const saying = (tokens: readonly Token[]) =>
  tokens.filter(
    (one) => one.kind !== 'sign' && !means(one, 'please', 'particle', 'greeting', 'and'),
  )

/** Whether a step is for slides that it names, and none of these stays as it is. */
function spares(step: EditStep, spared: readonly string[]): boolean {
  const ids = slidesOf(step)
  return ids.length > 0 && ids.every((id) => !spared.includes(id))
}
