import { z } from 'zod'
import { slideRanges } from '../author/slide-range.ts'
import { exportFormats } from './export-format.ts'

/** What was asked of the pictures; what is absent was not said. */
const imageOptionsSchema = z.object({
  aiImages: z.boolean().optional(),
  webImages: z.boolean().optional(),
  style: z.string(),
  styleInstructions: z.string().optional(),
})

/** What a generation was accepted with: the input of operations of kind `presentation_generation`. */
export const generationInputSchema = z.object({
  text: z.string(),
  title: z.string(),
  titleIsDefault: z.boolean(),
  themeId: z.string(),
  slideRange: z.enum(slideRanges),
  /** Of `auto`: the slides that credits were set aside for; absent: 50. */
  mostSlides: z.number().int().min(1).optional(),
  /** BCP 47; absent: the language of the text. */
  language: z.string().optional(),
  /** The slides go into a presentation that existed before. */
  appending: z.boolean(),
  /** What becomes of the slides that are there already; absent: `append`. */
  mode: z.enum(['append', 'replace']).optional(),
  /** The presentation takes the theme `themeId`; absent: it keeps its own where it existed before. */
  setsTheme: z.boolean().optional(),
  /** A language model by name; absent: the default of the deployment, if it has one. */
  model: z.string().optional(),
  /** What the caller wants of the words, in words. */
  instructions: z.string().optional(),
  /** Whether what the slides do not show becomes their notes; absent: it does. */
  notes: z.boolean().optional(),
  formats: z.array(z.enum(exportFormats)),
  /** 1 to 4 ways to show each slide; absent: 1. */
  variantsPerSlide: z.number().int().min(1).max(4).optional(),
  /** Creative, image-led variants of each slide besides those, 0 to 2; absent: none. */
  imageVariants: z.number().int().min(0).max(2).optional(),
  /** The vibe of the creative variants; absent: the slide's theme sets their mood. */
  vibeId: z.string().optional(),
  /** Uploaded pictures by the ids of their uploads. */
  imageIds: z.array(z.string()).optional(),
  imageOptions: imageOptionsSchema.optional(),
  /** What was asked and cannot be honoured, known when it was accepted; a sentence each. */
  warnings: z.array(z.string()),
})
export type GenerationInput = z.infer<typeof generationInputSchema>

/** The input of operations of kind `presentation_export`. */
export const exportInputSchema = z.object({ formats: z.array(z.enum(exportFormats)) })
export type ExportInput = z.infer<typeof exportInputSchema>

/** What a slide was accepted with: the input of operations of kind `slide_creation`. */
export const slideInputSchema = z.object({
  context: z.string(),
  slideType: z.enum(['classic', 'creative']),
  /** 0-based; absent, or past the end: the end. */
  order: z.number().int().min(0).optional(),
  variantsPerSlide: z.number().int().min(1).max(4),
  /** As for generations. */
  instructions: z.string().optional(),
  formats: z.array(z.enum(exportFormats)),
  /** As for generations. */
  warnings: z.array(z.string()),
})
export type SlideInput = z.infer<typeof slideInputSchema>

/** The input of operations of kind `transcript_generation`; without ids for every slide. */
export const transcriptInputSchema = z.object({ slideIds: z.array(z.string()).optional() })
export type TranscriptInput = z.infer<typeof transcriptInputSchema>
