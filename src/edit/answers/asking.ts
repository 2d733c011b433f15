import type { SettledAnswer } from '../../deck/requests/dialogue-state.ts'
import { asOffered, type Choice, candidateOf, type GivenAnswer } from '../choice.ts'
import { Declined, Unclear } from '../reading-errors.ts'

/** Questions to the caller, and the answers that were given to them: what is not answered yet is thrown as a question. */
export class Asking {
  /** What was answered; no further part of the instruction is answered by it once it is emptied. */
  answers: readonly GivenAnswer[]
  /** The answers that were used, in their order. */
  readonly settled: SettledAnswer[] = []

  constructor(answers: readonly GivenAnswer[]) {
    this.answers = answers
  }

  /**
   * What the caller means.
   * @param hole what is asked for, whatever the question says: answers are kept by it.
   * @throws {Unclear} unless that was answered already.
   */
  ask<Value>(
    hole: string,
    question: string,
    choices: readonly Choice<Value>[],
    read?: (answer: string) => Value | undefined,
  ): Value {
    for (const answer of this.answers) {
      if (answer.used || (answer.hole !== undefined && answer.hole !== hole)) continue
      const value = this.valueOf(answer, hole, question, asOffered(choices, answer), read)
      if (value === undefined) continue
      const { said, candidates } = answer
      this.settled.push({ hole, said, candidates })
      return value
    }
    throw new Unclear(hole, question, choices.map(candidateOf))
  }

  /**
   * What an answer says; undefined when it settles nothing, so that a later one may.
   * @throws {Unclear} when it leads to another question.
   */
  private valueOf<Value>(
    answer: GivenAnswer,
    hole: string,
    question: string,
    choices: readonly Choice<Value>[],
    read: ((answer: string) => Value | undefined) | undefined,
  ): Value | undefined {
    // An answer that leads to the same question again does not answer that too.
    answer.used = true
    try {
      const value = answer.pick(choices, read)
      answer.used = value !== undefined
      return value
    } catch (error) {
      const leadsOn =
        error instanceof Unclear && (error.hole !== hole || error.clarify.question !== question)
      if (leadsOn) {
        const { said, candidates } = answer
        this.settled.push({ hole, said, candidates })
        throw error
      }
      if (!(error instanceof Unclear || error instanceof Declined)) throw error
      answer.used = false
      return undefined
    }
  }

  /**
   * Whether something shall be done; `yes` and `no` are the texts of the options.
   * @throws {Unclear} unless that was answered already.
   */
  confirm(hole: string, question: string, { yes, no }: { yes: string; no: string }): boolean {
    return this.ask(hole, question, [
      { text: yes, value: true, saidBy: 'yes' },
      { text: no, value: false, saidBy: 'no' },
    ])
  }
}
