import type { Ask, Asked } from './ask.ts'
import { askedAgain } from './prompts/again-prompt.ts'

/** The same question with what was wrong with the answer; `undefined` when it could not be read. */
export function again<Value>(
  asked: Asked<Value>,
  answer: unknown,
  problems: readonly string[],
): Asked<Value> {
  return { ...asked, prompt: askedAgain(asked.prompt, answer, problems) }
}

/** Whether the error says that a model did not answer, or not well: all others are ours, or the end of the work. */
export function isModelError(error: unknown): error is Error {
  return error instanceof Error && ['UnusableAnswerError', 'ModelAwayError'].includes(error.name)
}

/** What is wrong with an answer: `bad` makes it of no use, `better` is asked for once. Sentences that a model can act on. */
interface Faults {
  bad: string[]
  better: string[]
}

/**
 * Asks, and once more with the reasons where the answer has faults.
 * @throws {Error} named `UnusableAnswerError` when the second answer is of no use either; `ModelAwayError` when there is none.
 */
export async function askTwice<Value>(
  asked: Asked<Value>,
  ask: Ask,
  faultsOf: (value: Value) => Faults,
): Promise<Value> {
  const first = await ask(asked).then(
    (value) => ({ value, ...faultsOf(value) }),
    (error: unknown) => {
      if (!isModelError(error) || error.name !== 'UnusableAnswerError') throw error
      return { value: undefined, bad: [error.message], better: [] }
    },
  )
  const faults = [...first.bad, ...first.better]
  if (first.value !== undefined && faults.length === 0) return first.value
  try {
    const value = await ask(again(asked, first.value, faults))
    const [bad] = faultsOf(value).bad
    if (bad === undefined) return value
    throw Object.assign(new Error(bad), { name: 'UnusableAnswerError' })
  } catch (error) {
    // What could be better is better than nothing.
    if (isModelError(error) && first.value !== undefined && first.bad.length === 0)
      return first.value
    throw error
  }
}
