import type { z } from 'zod'

/** Something asked of a language model. */
export interface Asked<Value> {
  /** What the answer is, with the version of its prompt: `outline_1`. */
  name: string
  /** What it is to do, with the form of the answer. */
  instructions: string
  /** What it is to do it with: data, also where it reads like instructions. */
  prompt: string
  schema: z.ZodType<Value>
  /** The best form that it can be asked for in, where a strict schema cannot say it; absent: a strict schema can. */
  form?: 'object'
  /** About how long the answer is; absent: as a slide. */
  answerCharacters?: number
}

/**
 * Asks a language model. An answer that is none of the schema rejects with an error named `UnusableAnswerError`, whose message the model can
 * act on; a model that does not answer with one named `ModelAwayError`.
 */
export type Ask = <Value>(asked: Asked<Value>) => Promise<Value>
