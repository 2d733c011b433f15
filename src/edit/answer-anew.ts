import type { Clarify } from '../deck/requests/request.ts'
import { placeSaid } from './answers/pick-choice.ts'
import type { ReadAnswer } from './answers/read-answer.ts'
import type { EditStep } from './edit-step.ts'
import type { InstructionContext } from './instruction-context.ts'
import { type Choice, Session } from './session.ts'
import { type AskedQuestion, numberOf } from './where-asked.ts'

/**
 * An answer to which slide is meant, where the deck has changed so that the instruction is clear by itself: what was
 * offered and is still there is asked by name, and the instruction is only followed when the answer says the same.
 * @param steps of the instruction as it is clear now.
 */
export function answerAnew(
  { question }: AskedQuestion,
  answer: ReadAnswer,
  steps: readonly EditStep[],
  context: InstructionContext,
): { steps?: EditStep[]; question: Clarify } {
  const choices = slidesOffered(question, context)
  if (choices.length === 0) return { question }
  const anew: Clarify = { ...question, options: choices.map((one) => one.text) }
  const chosen = answer.pick(choices)
  const isDone = chosen !== undefined && speaksOf(steps, chosen)
  return { question: anew, ...(isDone ? { steps: [...steps] } : {}) }
}

/** The slides among the options of a question that are still there. */
function slidesOffered({ options }: Clarify, context: InstructionContext): Choice<string>[] {
  const session = new Session(context)
  return options.flatMap((option) => {
    const number = numberOf(option)
    const slide = number === undefined ? undefined : session.slides[number - 1]
    if (number === undefined || slide === undefined) return []
    const isThere = session.position(slide.id) !== -1
    return isThere ? [{ text: session.slideName(slide.id), value: slide.id, slide: number }] : []
  })
}

/** What an answer by number or place means of what was offered, as the deck is by now. */
type PlaceAnswered = { option: string } | { question: Clarify } | undefined

/**
 * The option that a number or a place ("2", "the first one") was said of: places are those of the question that was
 * seen, whatever has gone since. Where the slide there is gone, the question with what is left of it. Undefined for an
 * answer in other words, for options that are no slides, and while all of them are there.
 * @param context with the order of the slides that the options are numbered by.
 */
export function answeredPlace(
  question: Clarify,
  answer: string,
  context: InstructionContext,
): PlaceAnswered {
  const choices = question.options.map((text): Choice<string> => {
    const slide = numberOf(text)
    return { text, value: text, ...(slide === undefined ? {} : { slide }) }
  })
  if (choices.length === 0 || choices.some((one) => one.slide === undefined)) return undefined
  const left = slidesOffered(question, context)
  if (left.length === choices.length) return undefined
  const place = placeSaid(answer, choices)
  const option = place === undefined ? undefined : choices[place]?.value
  if (option === undefined) return undefined
  const number = numberOf(option)
  return left.some((one) => one.slide === number)
    ? { option }
    : { question: { ...question, options: left.map((one) => one.text) } }
}

/** Whether the first of steps is about a slide, and about no other. */
function speaksOf([first]: readonly EditStep[], slideId: string): boolean {
  return first !== undefined && 'slideId' in first && first.slideId === slideId
}
