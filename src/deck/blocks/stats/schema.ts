import { z } from 'zod'
import { marksBeside } from '../../marks/mark.ts'
import { sourcedTextSchema } from '../../sourced-text.ts'
import { styledBlockFields } from '../../style.ts'

/**
 * Key figures. Each item's `text` is the figure with its unit as printed ("+37%"); `label` names it; `note` says
 * more. Beside a chart, one item is the takeaway; one alone is a big number.
 */
export const statsBlockSchema = z.object({
  kind: z.literal('stats'),
  ...styledBlockFields,
  items: z
    .array(
      sourcedTextSchema.extend({
        /** What belongs to the value beside the figure in large type, smaller: "about" before it, "of 1,640" after it. */
        prefix: z.string().optional(),
        suffix: z.string().optional(),
        label: z.string(),
        note: z.string().optional(),
        ...marksBeside('prefix', 'suffix', 'label', 'note'),
        /**
         * Which is read, and stands, first: the value, which the label goes on from ("97%" – "of requests got a 503"),
         * or the label ("Sold" – "3,200"). Absent: the label names the value, and the theme says which stands first.
         */
        order: z.enum(['value-first', 'label-first']).optional(),
        /** Which way the figure moved, when the note says so: an arrow before the note, never a colour alone. */
        trend: z.enum(['up', 'down', 'flat']).optional(),
      }),
    )
    .min(1),
})
export type StatsBlock = z.infer<typeof statsBlockSchema>
export type StatsItem = StatsBlock['items'][number]
