import { titleSaid } from './answers/title-said.ts'
import { continueInstruction } from './continue-instruction.ts'
import { correctedWish } from './corrected-wish.ts'
import type { EditStep } from './edit-step.ts'
import type { InstructionContext } from './instruction-context.ts'
import { interpretInstruction } from './interpret-instruction.ts'
import type { InterpretedEdit, OpenQuestion } from './interpreted-edit.ts'
import { namedSlides } from './named-slides.ts'

/**
 * Reads the words of an edit; with `answers` they may be the answer to that question, or an instruction like any other.
 * Never throws; there is always a step.
 */
export function interpretEdit(
  words: string,
  answers: OpenQuestion | undefined,
  context: InstructionContext,
): InterpretedEdit {
  if (answers !== undefined)
    return { steps: interpretAnswer(words, answers, context), namedSlideIds: [] }
  const steps = correctedWish(words, context) ?? interpretInstruction(words, context)
  // What is called as a theme is may be the title of a slide as well.
  return { steps, namedSlideIds: namedSlides(words, steps, { ...context, themes: [] }) }
}

function interpretAnswer(
  words: string,
  { question: text, options, state }: OpenQuestion,
  context: InstructionContext,
): EditStep[] {
  const question = {
    request: 'clarify' as const,
    question: text,
    options,
    ...(state === undefined ? {} : { state }),
  }
  // Where any words would do as the answer, a title say, words that ask for something are no answer.
  if (options.length === 0 && titleSaid(words) === undefined) {
    const wish = interpretInstruction(words, context)
    if (!wish.some(isNotUnderstood)) return wish
  }
  return continueInstruction(question, words, context)
}

function isNotUnderstood(step: EditStep): boolean {
  return 'request' in step && step.request === 'decline' && step.reason === 'not_understood'
}
