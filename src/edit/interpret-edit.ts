import { answerToModel } from './answer-to-model.ts'
import { titleSaid } from './answers/title-said.ts'
import { continueInstruction } from './continue-instruction.ts'
import { type EditStep, isDeclined } from './edit-step.ts'
import { followingInPieces, followingTurn } from './following-turn.ts'
import { isUnderstood } from './given-answer.ts'
import type { InstructionContext } from './instruction-context.ts'
import { interpretInstruction, readInstruction } from './interpret-instruction.ts'
import type { InterpretedEdit, OpenQuestion } from './interpreted-edit.ts'
import { askLikelier, askLikeliest } from './likeliest/ask-likeliest.ts'
import { ownsEveryWord } from './model/owns-every-word.ts'
import { languageOfWords, saidWords } from './model/said-words.ts'
import { namedSlides } from './named-slides.ts'
import { isUnderstoodWhole } from './understood-whole.ts'

/**
 * Reads the words of an edit; with `answers` they may be the answer to that question, or an instruction like any other.
 * Never throws; there is always a step.
 * @param forModel whether to say what is left to a language model, which takes a while.
 */
export function interpretEdit(
  words: string,
  answers: OpenQuestion | undefined,
  context: InstructionContext,
  forModel = false,
): InterpretedEdit {
  if (answers !== undefined) {
    const steps = interpretAnswer(words, answers, context)
    return { steps, namedSlideIds: [], ...(forModel ? leftOf(steps, words, context, answers) : {}) }
  }
  const corrected = followingTurn(words, context)
  const plain = corrected === undefined ? readInstruction(words, context) : { steps: corrected }
  const further = isUnderstood(plain.steps) ? undefined : followingInPieces(words, context)
  const done = further ? { steps: further } : plain
  // A language model knows better what words mean that nothing here understands.
  const question = forModel ? undefined : askedInstead(words, done.steps, context)
  const read = question ? { steps: [question] } : done
  const { steps, words: asked = words } = read
  // What is called as a theme is may be the title of a slide as well.
  const namedSlideIds = namedSlides(words, steps, { ...context, themes: [] })
  const isWhole =
    !forModel ||
    corrected !== undefined ||
    (isUnderstoodWhole(steps) && ownsEveryWord(asked, steps, context))
  if (!isWhole) return { steps, namedSlideIds, left: saidWords(words, context) }
  // What is understood may still need a model, such as saying less in other words.
  return {
    steps,
    namedSlideIds,
    ...(forModel ? { language: languageOfWords(words, context) } : {}),
  }
}

/** What is asked in place of what was read: where nothing was, or where that loses something and is unlikely. */
const askedInstead = (words: string, steps: readonly EditStep[], context: InstructionContext) =>
  isLost(steps) ? askLikeliest(words, context) : askLikelier(words, steps, context)

/** Whether nothing was understood that can be done here. */
const isLost = (steps: readonly EditStep[]) =>
  steps.every((step) => isDeclined(step, 'not_understood', 'needs_model'))

/** What the grammar leaves to a language model of an answer, which is said with the words that it answers for. */
function leftOf(
  steps: readonly EditStep[],
  words: string,
  context: InstructionContext,
  answers: OpenQuestion,
): Pick<InterpretedEdit, 'left'> {
  if (isUnderstoodWhole(steps, answers.question)) return {}
  const before = answers.state?.instruction
  return { left: saidWords(before === undefined ? words : `${before}. ${words}`, context) }
}

function interpretAnswer(
  words: string,
  { question: text, options, state }: OpenQuestion,
  context: InstructionContext,
): EditStep[] {
  const isOfModel = state?.reader === 'model'
  const settled = isOfModel ? answerToModel(words, state) : undefined
  if (settled !== undefined) return settled
  const question = {
    request: 'clarify' as const,
    question: text,
    options,
    ...(state === undefined ? {} : { state }),
  }
  // Where any words would do as the answer, a title say, words that ask for something are no answer.
  if (options.length === 0 && titleSaid(words) === undefined) {
    const wish = interpretInstruction(words, context)
    if (!wish.some((step) => isDeclined(step, 'not_understood'))) return wish
  }
  if (!isOfModel) {
    const steps = continueInstruction(question, words, context)
    if (state?.reader !== 'likeliest' || steps[0] !== question) return steps
    // What is no answer is read as if nothing had been asked.
    const { steps: other } = interpretEdit(words, undefined, context)
    return isLost(other) ? steps : other
  }
  const wish = interpretInstruction(words, context)
  return isUnderstoodWhole(wish) ? wish : [question]
}
