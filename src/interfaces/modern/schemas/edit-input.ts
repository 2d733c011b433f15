import { z } from 'zod'
import { operationSchema } from '../../../deck/operations/operation.ts'
import { longestInstruction } from '../../../presentations/edits/edit-input.ts'
import { integerSchema } from '../../http/integer-schema.ts'
import { textSchema } from '../../http/text-schema.ts'

/** How many operations one request can hold. */
const mostOperations = 500

const stated = (value: unknown) => value !== undefined && value !== null
const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** The body of `POST /presentations/{presentation_id}/edits`. */
export const editInputSchema = z
  .object({
    instruction: textSchema({ minimum: 1, maximum: longestInstruction })
      .nullish()
      .meta({ description: 'What to do, in words. Either this or `operations`.' }),
    slide_ids: z
      .array(textSchema())
      .nullish()
      .meta({ description: 'The slides that the instruction is about, where it names none.' }),
    operations: z
      .array(operationSchema.meta({ id: 'ModernApiDeckOperation' }))
      .min(1)
      .max(mostOperations)
      .nullish()
      .meta({ description: 'Typed changes, done all or none, in order, as one revision.' }),
    base_revision: integerSchema({ minimum: 0 }).nullish().meta({
      description: 'The revision that you have read. When the presentation has moved on: 409.',
    }),
  })
  .refine(({ instruction, operations }) => stated(instruction) || stated(operations), {
    message: 'one of instruction and operations is required',
    path: ['instruction'],
    when: ({ value }) => isObject(value),
  })
  .refine(({ instruction, operations }) => !(stated(instruction) && stated(operations)), {
    message: 'operations cannot be sent together with an instruction',
    path: ['operations'],
    when: ({ value }) => isObject(value),
  })
  .meta({
    id: 'ModernApiEditInput',
    examples: [{ instruction: 'Move slide 3 to the end', base_revision: 1 }],
  })
export type EditInput = z.infer<typeof editInputSchema>
