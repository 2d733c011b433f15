import { z } from 'zod'

/** An option of a question: its label is what was shown, its id what it means, whatever is shown. */
const candidateSchema = z.object({
  id: z.string(),
  label: z.string(),
  /** The number of the slide that it stands for. */
  slide: z.number().int().optional(),
  saidBy: z.enum(['yes', 'no']).optional(),
  /** It may be said, but was not shown: there are too many. */
  hidden: z.boolean().optional(),
})
export type Candidate = z.infer<typeof candidateSchema>

/** An answer to a question, with what the question offered. */
const settledAnswerSchema = z.object({
  hole: z.string(),
  said: z.string(),
  candidates: z.array(candidateSchema),
})
export type SettledAnswer = z.infer<typeof settledAnswerSchema>

/**
 * What a question is about, so that its answer can be followed: the wish as it was said, what answers have settled of it, the
 * hole that is left in it, and what can fill that. The sentence shown is made from it and never read.
 */
export const dialogueStateSchema = z.object({
  version: z.literal(1),
  /** The words that ask. */
  instruction: z.string(),
  /** The language that they are read in: a BCP 47 primary subtag. */
  language: z.string(),
  /** The ids of the slides as they were numbered when the words were said. */
  slideOrder: z.array(z.string()),
  /**
   * Who reads an answer to it: a part of the grammar, what weighs the likeliest wishes, or the language model that asked; questions kept from
   * before call clauses intents.
   */
  reader: z.enum(['frames', 'clauses', 'intents', 'likeliest', 'model']),
  /** The part of the words that reading goes on from, and the one that asks: 0-based. */
  from: z.number().int().min(0),
  asking: z.number().int().min(0),
  /** The slides that "it" means where reading goes on. */
  mentioned: z.array(z.string()),
  /** The answers that led to the question, in their order. */
  settled: z.array(settledAnswerSchema),
  /** What is asked for. */
  hole: z.string(),
  candidates: z.array(candidateSchema),
  /** The steps that are taken when the answer is yes, or for each candidate those that it stands for, where they were settled before they were asked about. */
  proposed: z.array(z.unknown()).optional(),
})
export type DialogueState = z.infer<typeof dialogueStateSchema>

/**
 * The wish that an answer to wishes that were offered was, where it is said in its own plain words; empty where it is not known, as a number or another
 * wish instead says. Undefined where a question offered none.
 */
export function wishChosen(
  { reader, candidates }: DialogueState,
  said: string,
): string | undefined {
  if (reader !== 'likeliest') return undefined
  return candidates.find(({ label }) => label === said.trim())?.label ?? ''
}

/** The candidate that says that none of the wishes offered is meant. */
export const noneOffered = 'none'
