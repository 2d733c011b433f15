import type { EditStep } from '../edit-step.ts'
import type { InstructionContext } from '../instruction-context.ts'
import { makesNoOther } from '../new-presentation.ts'
import type { ReadInstruction } from '../read-instruction.ts'
import type { Session } from '../session.ts'
import type { Deed } from './frame.ts'
import { Unfit, type World } from './world.ts'

/** Reads some words by themselves, as intents do: the other way to read, for the wishes that no frame is for. */
export type ReadBeside = (words: string, context: InstructionContext) => ReadInstruction

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
 * A wish that no frame owns beside others: what intents make of it alone, on the deck as the wishes before have left it.
 * Only what they do without a question counts, or refuse knowing what it is.
 * @throws {Unfit} from the deed, where they do not.
 */
export function doBeside(words: string, readBeside: ReadBeside): Deed {
  return (world) => {
    // "In its place" is said of what only this session knows.
    if (world.session.beforeGap !== undefined) throw new Unfit()
    const { steps } = readBeside(words, contextNow(world.session))
    if (steps.length === 0 || steps.some((step) => !isClear(step))) throw new Unfit()
    // What stands beside it is about the presentation that is not made.
    if (steps.some((step) => 'sentence' in step && step.sentence === makesNoOther))
      throw new Unfit()
    if (!staysInHeading(steps, world)) throw new Unfit()
    for (const step of steps) take(step, world.session)
    world.session.remember(steps.flatMap(slidesOf))
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

/** "Slide 4: …": what stands behind is for that slide. */
function staysInHeading(steps: readonly EditStep[], { heading }: World): boolean {
  return heading === undefined || steps.flatMap(slidesOf).every((id) => heading.includes(id))
}
