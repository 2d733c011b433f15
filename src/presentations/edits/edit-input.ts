import { z } from 'zod'
import { migrateOperations } from '../../deck/migrate-deck.ts'
import { type Operation, operationSchema } from '../../deck/operations/operation.ts'
import { dialogueStateSchema } from '../../deck/requests/dialogue-state.ts'
import { addedSlideSchema } from '../operation-result.ts'

/** The longest instruction that is accepted, in code points. */
export const longestInstruction = 10_000

const answeredSchema = z.object({
  question: z.string(),
  options: z.array(z.string()),
  /** What the answer is read against; absent where older software asked, and unknown where newer did. */
  state: dialogueStateSchema.optional().catch(undefined),
})
/** A question of an earlier edit that an instruction may be the answer to. */
export type AnsweredQuestion = z.infer<typeof answeredSchema>

/** The slides that an instruction speaks of, whatever comes of it, and the revision that they were read in. */
export const namedSlidesSchema = z.object({
  slideIds: z.array(z.string()),
  revision: z.number().int().min(0),
})
export type NamedSlides = z.infer<typeof namedSlidesSchema>

/** What an edit was accepted with: the input of operations of kind `presentation_edit`. */
export const editInputSchema = z.object({
  /** What to do, in words or as typed operations. */
  change: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('instruction'),
      instruction: z.string(),
      /** The slides that the caller has before them. */
      selectedSlideIds: z.array(z.string()).optional(),
      /** What "it" means: the slides that the last change spoke of. */
      lastChangedSlideIds: z.array(z.string()).optional(),
      /** Those of them from which it only took something. */
      lastReducedSlideIds: z.array(z.string()).optional(),
      /** What "the new slide" means: the slides that were added last. */
      lastAddedSlides: z.array(addedSlideSchema).optional(),
      /** The slides in their order when the instruction was given. */
      slideOrder: z.array(z.string()).optional(),
      answers: answeredSchema.optional(),
      /** The A2A context that it was said in: it corrects only what was said there. Absent: by the modern interface. */
      contextId: z.string().optional(),
    }),
    z.object({ kind: z.literal('operations'), operations: z.array(operationSchema) }),
  ]),
  /** The format of the deck that operations were written for; software that knew only the first did not say it. */
  format: z.number().int().min(1).optional(),
  /** The revision that the caller had read; absent when it does not matter which. */
  baseRevision: z.number().int().min(0).optional(),
  /** What "it" means afterwards when nothing comes of it. */
  named: namedSlidesSchema.optional(),
})
export type EditInput = z.infer<typeof editInputSchema>

/**
 * What an edit was accepted with, by this version of the software or an older one: it may have waited while the software
 * was changed.
 * @throws {DeckFormatError} when a newer version accepted it.
 */
export function readEditInput(stored: unknown): EditInput {
  const { change, format = 1 } = stored as EditInput
  if (change?.kind !== 'operations') return editInputSchema.parse(stored)
  const operations: Operation[] = migrateOperations(change.operations, format)
  return editInputSchema.parse({ ...(stored as EditInput), change: { ...change, operations } })
}
