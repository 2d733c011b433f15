import { z } from 'zod'
import { marksBeside } from '../../marks/mark.ts'
import { sourcedTextSchema } from '../../sourced-text.ts'
import { styledBlockFields } from '../../style.ts'

/**
 * Two to four things side by side, in one of two shapes. As lists, every side has points of its own, as many as there
 * are to it. As rows, every row is one question that each side answers: a label, which may be empty, and one cell a
 * side; a cell may be empty when the source says nothing about that side. The verdict is a decision that the source
 * states.
 */
export const comparisonBlockSchema = z
  .object({
    kind: z.literal('comparison'),
    ...styledBlockFields,
    sides: z
      .array(
        sourcedTextSchema.extend({
          recommended: z.boolean().optional(),
          items: z.array(sourcedTextSchema).optional(),
        }),
      )
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
      .default([]),
    verdict: sourcedTextSchema
      .extend({ label: z.string(), note: z.string().optional(), ...marksBeside('label', 'note') })
      .optional(),
  })
  .refine((block) => block.rows.every((row) => row.cells.length === block.sides.length), {
    message: 'Every row needs one cell for each side.',
  })
  .refine(
    ({ sides, rows }) => {
      const points = sides.flatMap((side) => side.items ?? []).length
      return rows.length > 0 !== points > 0
    },
    { message: 'A comparison needs either rows or, in `items` of its sides, points.' },
  )
export type ComparisonBlock = z.infer<typeof comparisonBlockSchema>
export type ComparisonRow = ComparisonBlock['rows'][number]
