import { z } from 'zod'
import { marksBeside } from '../../marks/mark.ts'
import { sourcedTextSchema } from '../../sourced-text.ts'
import { styledBlockFields } from '../../style.ts'

/** Words of somebody, without quotation marks: the layout draws those. */
export const quoteBlockSchema = z.object({
  kind: z.literal('quote'),
  ...styledBlockFields,
  quote: sourcedTextSchema,
  /** Who said it ("Head of Supply Chain"). */
  name: z.string().optional(),
  /** The role or organisation below the name ("Halden Foods"). */
  affiliation: z.string().optional(),
  ...marksBeside('name', 'affiliation'),
})
export type QuoteBlock = z.infer<typeof quoteBlockSchema>
