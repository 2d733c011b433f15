import { z } from 'zod'
import { sourcedTextSchema } from '../sourced-text.ts'

/** Words of somebody, without quotation marks: the layout draws those. */
export const quoteBlockSchema = z.object({
  kind: z.literal('quote'),
  id: z.string().min(1),
  quote: sourcedTextSchema,
  /** Who said it ("Head of Supply Chain"). */
  name: z.string().optional(),
  /** The role or organisation below the name ("Halden Foods"). */
  affiliation: z.string().optional(),
})
export type QuoteBlock = z.infer<typeof quoteBlockSchema>

/** The block's text: the words, then who said them. */
export function quotePlainText(block: QuoteBlock): string {
  const attribution = [block.name, block.affiliation].filter(Boolean).join(', ')
  return attribution === '' ? `“${block.quote.text}”` : `“${block.quote.text}” — ${attribution}`
}
