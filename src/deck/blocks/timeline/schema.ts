import { z } from 'zod'
import { marksBeside } from '../../marks/mark.ts'
import { sourcedTextSchema } from '../../sourced-text.ts'
import { styledBlockFields } from '../../style.ts'

/**
 * Dated events in order. `date` is printed as the source has it ("January 2026"); `planned` events are still to come;
 * at most one is the key event. `detail` says more about an event, in smaller type under it.
 */
export const timelineBlockSchema = z.object({
  kind: z.literal('timeline'),
  ...styledBlockFields,
  items: z
    .array(
      sourcedTextSchema.extend({
        date: z.string(),
        detail: z.string().optional(),
        ...marksBeside('date', 'detail'),
        planned: z.boolean().optional(),
        highlighted: z.boolean().optional(),
      }),
    )
    .min(1),
})
export type TimelineBlock = z.infer<typeof timelineBlockSchema>
export type TimelineItem = TimelineBlock['items'][number]
