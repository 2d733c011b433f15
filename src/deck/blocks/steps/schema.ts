import { z } from 'zod'
import { marksBeside } from '../../marks/mark.ts'
import { sourcedTextSchema } from '../../sourced-text.ts'
import { styledBlockFields } from '../../style.ts'

/** A process: ordered steps. `head` is the short name of a step ("Register"), `text` says what happens in it. */
export const stepsBlockSchema = z.object({
  kind: z.literal('steps'),
  ...styledBlockFields,
  items: z
    .array(sourcedTextSchema.extend({ head: z.string().optional(), ...marksBeside('head') }))
    .min(1),
  /** The number of the first step: more than 1 when a long process continues from the slide before. */
  firstNumber: z.number().int().min(1).optional(),
})
export type StepsBlock = z.infer<typeof stepsBlockSchema>
export type StepItem = StepsBlock['items'][number]
