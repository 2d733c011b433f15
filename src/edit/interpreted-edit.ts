import type { EditStep } from './edit-step.ts'

/** What was said after a question before: an answer that led to another question, or an instruction of its own. */
export interface EarlierAnswer {
  question: string
  /** What the question offered. */
  options?: readonly string[]
  answer: string
  /** The ids of the slides in their order when it was given. */
  slideOrder: readonly string[]
}

/** A question that an edit ended in, and how it came to be. */
export interface OpenQuestion {
  /** The instruction that the questions began with, and the ids of the slides in their order when it was given. */
  instruction: string
  slideOrder: readonly string[]
  /** What was said since, oldest first. */
  earlier?: readonly EarlierAnswer[] | undefined
  question: string
  /** The answers that it offered. */
  options: string[]
}

/** What an edit in words means. */
export interface InterpretedEdit {
  steps: EditStep[]
  /** The slides that it speaks of, whatever becomes of it; none where it answers a question. */
  namedSlideIds: string[]
}
