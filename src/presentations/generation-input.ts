import { z } from 'zod'
import { slideRanges } from '../author/slide-range.ts'
import { exportFormats } from './export-format.ts'

/** What a generation was accepted with: the input of operations of kind `presentation_generation`. */
export const generationInputSchema = z.object({
  text: z.string(),
  title: z.string(),
  titleIsDefault: z.boolean(),
  themeId: z.string(),
  slideRange: z.enum(slideRanges),
  /** BCP 47; absent: the language of the text. */
  language: z.string().optional(),
  /** The slides are added to a presentation that existed before. */
  appending: z.boolean(),
  formats: z.array(z.enum(exportFormats)),
  /** What was asked and cannot be honoured, known when it was accepted; a sentence each. */
  warnings: z.array(z.string()),
})
export type GenerationInput = z.infer<typeof generationInputSchema>

/** The input of operations of kind `presentation_export`. */
export const exportInputSchema = z.object({ formats: z.array(z.enum(exportFormats)) })
export type ExportInput = z.infer<typeof exportInputSchema>
