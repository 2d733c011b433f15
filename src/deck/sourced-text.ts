import { z } from 'zod'
import { marksSchema } from './marks/mark.ts'

/**
 * Where a piece of the deck comes from: a half-open range of UTF-16 code units in one input text.
 * `input` is the id of the operation that brought that text, because a presentation can grow from several.
 */
export const sourceSpanSchema = z.object({
  input: z.string().min(1),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
})
export type SourceSpan = z.infer<typeof sourceSpanSchema>

/**
 * One line of text with its origin. `sources` is empty only when `added` is true: the author's own addition
 * (a discussion question, say), never a claim about the source. `score` (0 to 1) is the author's estimate of
 * importance; what does not fit leaves the slide in ascending order of it.
 */
export const unmarkedTextSchema = z.object({
  text: z.string(),
  sources: z.array(sourceSpanSchema),
  added: z.boolean().optional(),
  score: z.number().min(0).max(1).optional(),
})

/** A line whose words can be set in bold, in a colour and so on. */
export const sourcedTextSchema = unmarkedTextSchema.extend({ marks: marksSchema.optional() })
export type SourcedText = z.infer<typeof sourcedTextSchema>
