import type { Ask, Asked } from './ask.ts'
import { again, isModelError } from './ask-again.ts'

/** What asking needs. */
interface AskingTools {
  ask: Ask
  /** Why nothing more is to be asked for, a clause: there is no time left, or nothing of a budget. Undefined: go on. */
  whyOver(): string | undefined
}

/** What a check makes of an answer, or what is wrong with it: sentences that a model can act on. */
type Checked<Made> = { made: Made } | { problems: readonly string[] }

/** What was made of an answer that passed its check, with the question that it answers; or why there is none, a sentence. */
type CheckedAnswer<Value, Made> =
  | { made: Made; asked: Asked<Value>; answer: Value }
  | { reason: string }

/** After so many questions in a row without an answer nothing more is asked. */
const mostSilence = 2

/** Asks a model for the parts of one work, side by side; each answer is checked, and asked for again with the reasons where it fails. */
export class CheckedAsking {
  readonly #tools: AskingTools
  #silence = 0

  constructor(tools: AskingTools) {
    this.#tools = tools
  }

  /**
   * @param first the question; asked again, it says what was wrong.
   * @param attempts how often it is asked at the most.
   */
  async ask<Value, Made>(
    first: Asked<Value>,
    attempts: number,
    check: (answer: Value) => Promise<Checked<Made>>,
  ): Promise<CheckedAnswer<Value, Made>> {
    let asked = first
    let reason = ''
    for (let attempt = 0; attempt < attempts; attempt++) {
      const over = this.#tools.whyOver()
      if (over !== undefined) return { reason: over }
      if (this.#silence >= mostSilence) return { reason: 'it does not answer.' }
      try {
        const answer = await this.#tools.ask(asked)
        this.#silence = 0
        const checked = await check(answer)
        if ('made' in checked) return { made: checked.made, asked, answer }
        reason = checked.problems[0] ?? ''
        asked = again(first, answer, checked.problems)
      } catch (error) {
        if (!isModelError(error)) throw error
        reason = error.message
        if (error.name === 'ModelAwayError') {
          this.#silence += 1
          return { reason }
        }
        asked = again(first, undefined, [reason])
      }
    }
    return { reason }
  }
}
