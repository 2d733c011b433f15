import { z } from 'zod'
import { marksBeside } from '../../marks/mark.ts'
import { sourceSpanSchema } from '../../sourced-text.ts'

/**
 * A picture. `image` is the id under which its bytes are kept (not part of the deck); width and height are its pixels;
 * `alt` says what it shows.
 */
export const imageBlockSchema = z.object({
  kind: z.literal('image'),
  id: z.string().min(1),
  image: z.string().min(1),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  alt: z.string(),
  caption: z.string().optional(),
  /** Who made it, printed small. */
  credit: z.string().optional(),
  ...marksBeside('caption', 'credit'),
  sources: z.array(sourceSpanSchema),
})
export type ImageBlock = z.infer<typeof imageBlockSchema>
