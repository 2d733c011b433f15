import { Clause } from '../clauses/clause.ts'
import type { EditStep } from '../edit-step.ts'
import type { InstructionContext } from '../instruction-context.ts'
import { makesNoOther } from '../new-presentation.ts'
import type { Session } from '../session.ts'
import { whyRefused } from '../why-refused.ts'
import type { Token } from '../words/token.ts'
import type { Deed } from './frame.ts'
import { Unfit } from './world.ts'

/** Why a wish is not done that was understood all the same. */
const understood: readonly string[] = ['needs_model', 'unsupported']

/** What is settled alone: it takes away or goes back, and what stands beside it may depend on that. */
const alone: readonly string[] = [
  'delete_slide',
  'delete_block',
  'delete_items',
  'replace_slide',
  'undo',
  'take_back',
  'restore_revision',
  'export',
]

/**
 * A wish that no frame owns beside others: it is refused, where it is known what it is.
 * @throws {Unfit} from the deed, where that is not known.
 */
export function refuseBeside(tokens: readonly Token[], instruction: string): Deed {
  return ({ session }) => {
    const refusal = whyRefused(new Clause(tokens, instruction), session)
    // What stands beside it is about the presentation that is not made.
    if (!understood.includes(refusal.reason) || refusal.message === makesNoOther) throw new Unfit()
    throw refusal
  }
}

/** What words are read against after the steps so far: slides keep the numbers that they had. */
export function contextNow(session: Session): InstructionContext {
  return {
    ...session.context,
    deck: session.now,
    slideOrder: session.slideIds,
    mentionedSlideIds: session.mentioned,
    language: session.language,
  }
}

/** Whether a step is settled by itself, whatever stands beside it. */
export function isClear(step: EditStep): boolean {
  if ('op' in step) return !alone.includes(step.op)
  if (alone.includes(step.request)) return false
  if (step.request === 'decline') return understood.includes(step.reason)
  return step.request !== 'clarify'
}

/** Adds a step to those of a session. */
export function take(step: EditStep, session: Session): void {
  if ('op' in step) session.operate(step)
  else if (step.request === 'add_slide') session.addSlide(step)
  else if (step.request === 'decline') session.steps.push(step)
  else if (step.request !== 'clarify') session.request(step)
}

/** The slides that a step is about. */
export function slidesOf(step: EditStep): string[] {
  if ('slideIds' in step && step.slideIds !== undefined) return step.slideIds
  return 'slideId' in step && step.slideId !== undefined ? [step.slideId] : []
}
