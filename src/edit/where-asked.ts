import type { Deck } from '../deck/deck.ts'
import type { Clarify } from '../deck/requests/request.ts'
import { withoutDeleting } from './answers/plain-answer.ts'
import { type ReadAnswer, readAnswer } from './answers/read-answer.ts'
import type { EditStep } from './edit-step.ts'
import type { InstructionContext } from './instruction-context.ts'
import { readInstruction } from './interpret-instruction.ts'
import type { EarlierAnswer } from './interpreted-edit.ts'
import { emptySlide } from './session.ts'

/** More parts than an instruction ever has. */
const mostClauses = 40

/** A question that was asked, and how it came to be. */
export interface AskedQuestion {
  /** The instruction that the questions began with. */
  instruction: string
  /** The ids of the slides in their order when that was given. */
  slideOrder?: readonly string[]
  /** What was said since, oldest first. */
  earlier?: readonly EarlierAnswer[]
  /** The last question. */
  question: Clarify
}

/** What a question is about: an instruction, the answers that led to the question, and the part that asks it. */
export interface Origin {
  instruction: string
  slideOrder: readonly string[] | undefined
  earlier: readonly EarlierAnswer[]
  fromClause: number
}

/**
 * The instruction that asks a question: the one that the questions began with, unless an answer since then was an
 * instruction of its own and asks it.
 */
export function whereAsked(
  { instruction, slideOrder, earlier = [], question }: AskedQuestion,
  context: InstructionContext,
): Origin {
  const offered = [...earlier.flatMap((one) => one.options ?? []), ...question.options]
  const began: Omit<Origin, 'fromClause'> = { instruction, slideOrder, earlier }
  const later = earlier.map((one, index) => ({
    instruction: one.answer,
    slideOrder: one.slideOrder,
    earlier: earlier.slice(index + 1),
  }))
  // What an answer named may be gone since: then it settled nothing, and the same was asked again.
  const unsettled = {
    ...began,
    earlier: earlier.filter((one) => one.question !== question.question),
  }
  let first: number | undefined
  for (const origin of [began, unsettled, ...later]) {
    const part = partAsking(origin)
    if (part.same) return neededFor({ ...origin, fromClause: part.clause })
    first ??= part.clause
  }
  return { ...began, fromClause: first ?? 0 }

  /** The part that asks the question: the first that asks the same, else that asks at all. */
  function partAsking(origin: Omit<Origin, 'fromClause'>): { clause: number; same: boolean } {
    let first: number | undefined
    for (let fromClause = 0; fromClause < mostClauses; fromClause++) {
      const read = readAgain({ ...origin, fromClause })
      if (read.unclearClause === undefined) break
      first ??= read.unclearClause
      if (read.question?.question === question.question)
        return { clause: read.unclearClause, same: true }
      fromClause = read.unclearClause
    }
    return { clause: first ?? 0, same: false }
  }

  /** With those of the answers that led to the question; others settled nothing, or what was done before. */
  function neededFor(origin: Origin): Origin {
    for (let from = origin.earlier.length; from > 0; from--) {
      const fewer = { ...origin, earlier: origin.earlier.slice(from) }
      if (readAgain(fewer).question?.question === question.question) return fewer
    }
    return origin
  }

  function readAgain({ instruction, slideOrder, earlier, fromClause }: Origin) {
    const before = {
      ...context,
      deck: asItWas(context.deck, slideOrder, offered),
      ...(slideOrder === undefined ? {} : { slideOrder }),
    }
    const answers = earlier.map((one) => givenAnswer(one.question, one.answer, before, instruction))
    return readInstruction(instruction, before, { answers, fromClause })
  }
}

/** The answer to a question, or to whatever is asked first; `instruction` is what asks it. */
export function givenAnswer(
  question: string | undefined,
  answer: string,
  context: InstructionContext,
  instruction: string,
): ReadAnswer {
  const said = withoutDeleting(answer, instruction)
  return readAnswer(question, said, (words, value) => {
    const { steps } = readInstruction(words, speakingOf(slidesIn(value), context))
    if (!isUnderstood(steps)) return undefined
    return { destroys: steps.some((step) => 'op' in step && step.op === 'delete_slide') }
  })
}

/** The slides that an answer means, where it means slides. */
function slidesIn(value: unknown): string[] {
  const ids = typeof value === 'object' && value !== null && 'ids' in value ? value.ids : []
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** The context in which "it" is what has just been spoken of, if that was any slide. */
export function speakingOf(
  slideIds: readonly string[],
  context: InstructionContext,
): InstructionContext {
  return slideIds.length === 0 ? context : { ...context, lastChangedSlideIds: slideIds }
}

/** Whether all of the steps do something: nothing is left to ask, and nothing is refused. */
export function isUnderstood(steps: readonly EditStep[]): boolean {
  return steps.every(
    (step) => !('request' in step) || (step.request !== 'decline' && step.request !== 'clarify'),
  )
}

/** A deck with the slides that questions offered and that have been deleted since, as far as the options tell. */
function asItWas(
  deck: Deck,
  slideOrder: readonly string[] | undefined,
  options: readonly string[],
): Deck {
  const slides = [...deck.slides]
  for (const option of options) {
    const number = numberOf(option)
    const id = number === undefined ? undefined : slideOrder?.[number - 1]
    if (id === undefined || slides.some((slide) => slide.id === id)) continue
    slides.push(emptySlide(id, option.replace(/^Slide \d+(?:: )?/, '')))
  }
  return slides.length === deck.slides.length ? deck : { ...deck, slides }
}

/** The number of the slide that an option names: "Slide 3: Pricing". */
export function numberOf(option: string): number | undefined {
  const found = /^Slide (\d+)(?:: |$)/.exec(option)?.[1]
  return found === undefined ? undefined : Number(found)
}
