import type { DialogueState } from '../../deck/requests/dialogue-state.ts'
import type { Clarify } from '../../deck/requests/request.ts'
import type { Choice } from '../choice.ts'
import type { EditStep } from '../edit-step.ts'
import type { InstructionContext } from '../instruction-context.ts'
import { Session } from '../session.ts'
import { pickChoice } from './pick-choice.ts'
import type { ReadAnswer } from './read-answer.ts'

/** The slides that a question offered and that are still there, by their ids. */
export function slidesOffered(
  { candidates }: DialogueState,
  context: InstructionContext,
): Choice<string>[] {
  const session = new Session(context)
  return candidates.flatMap(({ id, slide }) =>
    slide === undefined || session.position(id) === -1
      ? []
      : [{ text: session.slideName(id), value: id, id, slide }],
  )
}

/** What an answer says of slides of which some are gone: one that is there by its label, or else what is left to ask. */
type OfferedAnswered = { label: string } | { question: Clarify } | undefined

/**
 * What an answer names of the slides that a question offered, where some of them are gone: places are those of the question
 * that was seen. Undefined for any other answer, and while all of them are there.
 */
export function offeredAndGone(
  said: string,
  question: Clarify,
  state: DialogueState,
  context: InstructionContext,
): OfferedAnswered {
  const left = slidesOffered(state, context)
  const offered = state.candidates.filter((one) => one.slide !== undefined)
  if (left.length === offered.length) return undefined
  const choices = offered.map(({ label, slide, id }) => ({
    text: label,
    value: id,
    ...(slide === undefined ? {} : { slide }),
  }))
  const id = pickChoice(said, choices)
  if (id === undefined) return undefined
  if (left.some((one) => one.value === id))
    return { label: choices.find((one) => one.value === id)?.text ?? said }
  const candidates = state.candidates.filter((one) => left.some(({ value }) => value === one.id))
  const options = left.map((one) => one.text)
  return { question: { ...question, options, state: { ...state, candidates } } }
}

/**
 * Steps of an instruction that is clear by itself since the presentation has changed, where an answer says the same as they
 * do: what was offered and is still there.
 */
export function saysWhatIsClear(
  answer: ReadAnswer,
  steps: readonly EditStep[],
  offered: readonly Choice<string>[],
): { steps: EditStep[] } | undefined {
  if (offered.length === 0) return undefined
  const chosen = answer.pick(offered)
  answer.used = chosen !== undefined && speaksOf(steps, chosen)
  return answer.used ? { steps: [...steps] } : undefined
}

/** Whether the first of steps is about a slide, and about no other. */
function speaksOf([first]: readonly EditStep[], slideId: string): boolean {
  return first !== undefined && 'slideId' in first && first.slideId === slideId
}
