import { z } from 'zod'
import { sourcedTextSchema } from '../../sourced-text.ts'
import { styledBlockFields } from '../../style.ts'

/** Running text: one or more paragraphs set as prose, also the subtitle of a title slide. */
export const paragraphBlockSchema = z.object({
  kind: z.literal('paragraph'),
  ...styledBlockFields,
  paragraphs: z.array(sourcedTextSchema).min(1),
})
export type ParagraphBlock = z.infer<typeof paragraphBlockSchema>
export type Paragraph = ParagraphBlock['paragraphs'][number]
