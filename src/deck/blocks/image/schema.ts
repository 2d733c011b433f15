import { z } from 'zod'
import { marksBeside } from '../../marks/mark.ts'
import { sourceSpanSchema } from '../../sourced-text.ts'

const webAddress = z
  .string()
  .max(2000)
  .regex(/^https?:\/\//)

/** Where a picture of the web is from: what its licence asks to be kept. */
const imageOriginSchema = z.object({
  /** Where it was found, such as `Openverse`. */
  source: z.string().max(100),
  /** The page that shows it and says whose it is. */
  page: webAddress,
  author: z.string().max(300).optional(),
  licence: z.string().max(100),
  licenceUrl: webAddress.optional(),
})
export type ImageOrigin = z.infer<typeof imageOriginSchema>

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
  /** Of a picture of the web; goes with it when another takes its place. */
  origin: imageOriginSchema.optional(),
  ...marksBeside('caption', 'credit'),
  sources: z.array(sourceSpanSchema),
})
export type ImageBlock = z.infer<typeof imageBlockSchema>
