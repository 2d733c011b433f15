import { z } from 'zod'
import { marksBeside } from '../../marks/mark.ts'
import { sourcedTextSchema } from '../../sourced-text.ts'

/**
 * Two to four things side by side. Every row has one cell a side and a label, which may be empty; a cell may be empty
 * when the source says nothing about that side. The verdict is a decision that the source states.
 */
export const comparisonBlockSchema = z
  .object({
    kind: z.literal('comparison'),
    id: z.string().min(1),
    sides: z
      .array(sourcedTextSchema.extend({ recommended: z.boolean().optional() }))
      .min(2)
      .max(4),
    rows: z
      .array(
        z.object({
          label: z.string(),
          ...marksBeside('label'),
          cells: z.array(sourcedTextSchema),
          score: z.number().min(0).max(1).optional(),
        }),
      )
      .min(1),
    verdict: sourcedTextSchema
      .extend({ label: z.string(), note: z.string().optional(), ...marksBeside('label', 'note') })
      .optional(),
  })
  .refine((block) => block.rows.every((row) => row.cells.length === block.sides.length), {
    message: 'Every row needs one cell for each side.',
  })
export type ComparisonBlock = z.infer<typeof comparisonBlockSchema>
export type ComparisonRow = ComparisonBlock['rows'][number]
