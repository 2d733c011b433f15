import { z } from 'zod'
import { sourcedTextSchema } from '../../sourced-text.ts'
import { styledBlockFields } from '../../style.ts'

/** The parts of the deck. `slideId` is where a part begins: its page number is printed and linked to. */
export const agendaBlockSchema = z.object({
  kind: z.literal('agenda'),
  ...styledBlockFields,
  items: z
    .array(
      sourcedTextSchema.extend({
        slideId: z.string().optional(),
        /** The part that comes next; at most one. */
        current: z.boolean().optional(),
      }),
    )
    .min(1),
  /** The number of the first part: more than 1 when a long agenda continues from the slide before. */
  firstNumber: z.number().int().min(1).optional(),
})
export type AgendaBlock = z.infer<typeof agendaBlockSchema>
export type AgendaItem = AgendaBlock['items'][number]
