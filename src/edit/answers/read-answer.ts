import type { Choice, GivenAnswer } from '../choice.ts'
import { Declined, Unclear } from '../reading-errors.ts'
import { pickChoice } from './pick-choice.ts'
import { isCourtesy, plainAnswer } from './plain-answer.ts'
import { answerParts, whatNot, wholeOf } from './split-answer.ts'
import { saysNo } from './yes-or-no.ts'

/** More characters than an answer with a wish behind it has; what is longer is read as a whole. */
const longestAnswer = 250

/** An answer as it is read: what of it was the answer, and what was not. */
export interface ReadAnswer extends GivenAnswer {
  /** What it asks for besides, as an instruction of its own; empty for nothing. */
  further: string
  /** Whether it begins with an answer, but what it says behind that cannot be done: then it settles nothing. */
  isHalf: boolean
}

/**
 * An answer to a question. What it says behind a comma or an "and" may be a wish of its own.
 * @param isWish whether words behind an answer, which means `value`, can be read as an instruction; `destroys` says
 * whether it would delete slides.
 */
export function readAnswer(
  answer: Pick<GivenAnswer, 'hole' | 'said' | 'candidates'>,
  isWish: (words: string, value: unknown) => { destroys: boolean } | undefined,
): ReadAnswer {
  const { said } = answer
  const given: ReadAnswer = {
    ...answer,
    used: false,
    further: '',
    isHalf: false,
    pick,
  }
  return given

  function pick<Value>(
    choices: readonly Choice<Value>[],
    read?: (words: string) => Value | undefined,
  ): Value | undefined {
    given.further = ''
    given.isHalf = false
    const yesAnswers = choices.some((one) => one.saidBy !== undefined) || choices.length === 1
    let leadsOn: Unclear | undefined
    const parts = said.length > longestAnswer ? [wholeOf(said)] : answerParts(said)
    for (const { said: begun, rest, contrary } of parts) {
      const { value, unclear } = whatIsSaid(begun, choices, read, yesAnswers)
      if (rest === '') leadsOn ??= unclear
      if (value === undefined) continue
      if (rest === '' || isCourtesy(rest) || leavesOut(rest, value, choices, read)) return value
      const wish = contrary ? undefined : isWish(rest, value)
      // "Yes, delete slide 3" to whether all shall go is no yes.
      if (wish !== undefined && !(yesAnswers && wish.destroys && !saysNo(begun))) {
        given.further = rest
        return value
      }
      given.isHalf = true
      return undefined
    }
    if (leadsOn !== undefined) throw leadsOn
    return undefined
  }
}

/** What words say, as they are or without what says nothing; or the question that they lead to. */
function whatIsSaid<Value>(
  said: string,
  choices: readonly Choice<Value>[],
  read: ((words: string) => Value | undefined) | undefined,
  yesAnswers: boolean,
): { value?: Value; unclear?: Unclear } {
  let leadsOn: Unclear | undefined
  const plain = said.length > longestAnswer ? said : plainAnswer(said, yesAnswers)
  for (const words of new Set([said, plain])) {
    try {
      const value = pickChoice(words, choices, read)
      if (value !== undefined) return { value }
    } catch (error) {
      if (error instanceof Unclear && isNarrower(error, choices)) leadsOn ??= error
      else if (!(error instanceof Unclear || error instanceof Declined)) throw error
    }
  }
  return leadsOn === undefined ? {} : { unclear: leadsOn }
}

/** Whether a question offers less than was offered: an answer that leads to it has settled something. */
function isNarrower({ clarify }: Unclear, choices: readonly Choice<unknown>[]): boolean {
  const texts = new Set(choices.map((one) => one.text))
  const shown = choices.filter((one) => !one.hidden)
  const { options } = clarify
  return options.length < shown.length && options.every((option) => texts.has(option))
}

/** Whether words only say which of the other choices is not meant: "slide 4, **not slide 2**". */
function leavesOut<Value>(
  rest: string,
  value: Value,
  choices: readonly Choice<Value>[],
  read: ((words: string) => Value | undefined) | undefined,
): boolean {
  const words = whatNot(rest)
  if (words === undefined) return false
  const { value: out } = whatIsSaid(words, choices, read, true)
  return out !== undefined && JSON.stringify(out) !== JSON.stringify(value)
}
