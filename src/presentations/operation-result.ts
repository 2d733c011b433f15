import { z } from 'zod'
import { dialogueStateSchema } from '../deck/requests/dialogue-state.ts'
import { exportFormats } from './export-format.ts'

/** What became of one format. Links are signed when they are shown: here stands the path, and until when. */
const formatResultSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('completed'), path: z.string(), expiresAt: z.iso.datetime() }),
  z.object({ status: z.literal('failed'), error: z.string() }),
  z.object({ status: z.literal('skipped') }),
])
export type FormatResult = z.infer<typeof formatResultSchema>

/** The result of an operation that made files: one entry for each format asked for. */
const filesResultSchema = z.object({
  formats: z.partialRecord(z.enum(exportFormats), formatResultSchema),
})
export type FilesResult = z.infer<typeof filesResultSchema>

/** The result of a generation: its slides in order, and files as above. Older ones do not name their slides. */
const generationResultSchema = filesResultSchema.extend({
  slideIds: z.array(z.string()).optional(),
})
export type GenerationResult = z.infer<typeof generationResultSchema>

/** The result of making one slide: the slide, and files as above. */
const slideResultSchema = filesResultSchema.extend({ slideId: z.string() })
export type SlideResult = z.infer<typeof slideResultSchema>

/** What a speaker says on one slide. */
const transcriptSchema = z.object({
  slideId: z.string(),
  /** 0-based, when the transcript was kept. */
  order: z.number().int().min(0),
  title: z.string().nullable(),
  content: z.string(),
  layout: z.string(),
})

/** The result of writing transcripts, in the order of the slides. */
const transcriptsResultSchema = z.object({ transcripts: z.array(transcriptSchema) })
export type TranscriptsResult = z.infer<typeof transcriptsResultSchema>

/** A slide that an edit added. */
export const addedSlideSchema = z.object({
  slideId: z.string(),
  by: z.enum(['inserting', 'copying', 'splitting']),
})

/** The result of an edit. Whoever asks back (`question`) has done what came before the unclear part. */
const editOutcomeSchema = z.object({
  /** What was done, a sentence each; empty when nothing was. */
  summary: z.string(),
  /** New, changed and moved slides. */
  changedSlideIds: z.array(z.string()),
  /** The presentation's revision after it. */
  revision: z.number().int().min(0),
  /** What "it" means in the next instruction: without slides that only followed from this edit. */
  spokenOf: z
    .object({
      slideIds: z.array(z.string()),
      reducedSlideIds: z.array(z.string()),
      /** Those of them that it added, which "the new slide" means until others are added. */
      added: z.array(addedSlideSchema).optional(),
    })
    .optional(),
  /** What is asked, as it is shown, and what an answer is read against: its words are not. */
  question: z
    .object({
      text: z.string(),
      options: z.array(z.string()),
      state: dialogueStateSchema.optional(),
    })
    .optional(),
  /** Files that the instruction asked for. */
  formats: z.partialRecord(z.enum(exportFormats), formatResultSchema).optional(),
})
export type EditOutcome = z.infer<typeof editOutcomeSchema>
