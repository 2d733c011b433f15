import { z } from 'zod'
import { formatResultSchema } from '../../schemas/format-result.ts'
import { modelUsageSchema } from '../../schemas/model-usage.ts'
import { momentSchema } from '../../schemas/moment.ts'

const formatsSchema = z
  .object({
    link: formatResultSchema.optional(),
    pdf: formatResultSchema.optional(),
    ppt: formatResultSchema.optional(),
  })
  .nullable()
  .meta({ description: 'Only when completed: one result for each format asked for.' })

const sharedFields = {
  generation_id: z.string(),
  status: z.enum(['pending', 'in_progress', 'completed', 'failed']).meta({ id: 'GenerationState' }),
  error: z.string().nullable().meta({ description: 'A sentence for people when it failed.' }),
  created_at: momentSchema,
  completed_at: momentSchema.nullable(),
  warnings: z
    .array(z.string())
    .meta({ description: 'What was asked and could not be honoured, a sentence each.' }),
  model_usage: modelUsageSchema.optional(),
}

const examples = {
  generation_id: '01996c1e-7b2a-7d40-9f5e-3a8c1b2d4e6f',
  status: 'completed',
  error: null,
  created_at: '2026-01-05T09:30:00.000Z',
  completed_at: '2026-01-05T09:30:00.612Z',
  warnings: [],
}
const presentationId = '01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01'
const formats = {
  pdf: {
    status: 'completed',
    url: 'https://slides.example/downloads/01996c1e-7f00-7a5b-b3c4-d5e6f7a8b9c0?expires=1767691800&signature=Zm9v',
    error: null,
  },
}

const generationSchema = z
  .object({
    generation_type: z.literal('presentation_generation'),
    ...sharedFields,
    presentation_id: z
      .string()
      .nullable()
      .meta({ description: 'Known once the work has started.' }),
    formats: formatsSchema,
  })
  .meta({
    id: 'PresentationGenerationStatus',
    examples: [
      {
        generation_type: 'presentation_generation',
        ...examples,
        presentation_id: presentationId,
        formats,
      },
    ],
  })

const slideCreationSchema = z
  .object({
    generation_type: z.literal('slide_creation'),
    ...sharedFields,
    presentation_id: z.string().nullable(),
    slide_id: z.string().nullable().meta({ description: 'The new slide, when completed.' }),
    formats: formatsSchema,
  })
  .meta({
    id: 'SlideCreationStatus',
    examples: [
      {
        generation_type: 'slide_creation',
        ...examples,
        presentation_id: presentationId,
        slide_id: '01996c1e-7c00-7e21-a1b2-c3d4e5f60718',
        formats,
      },
    ],
  })

const exportSchema = z
  .object({
    generation_type: z.literal('presentation_export'),
    ...sharedFields,
    presentation_id: z.string().nullable(),
    formats: formatsSchema,
  })
  .meta({
    id: 'PresentationExportStatus',
    examples: [
      {
        generation_type: 'presentation_export',
        ...examples,
        presentation_id: presentationId,
        formats,
      },
    ],
  })

const transcriptSchema = z
  .object({
    slide_id: z.string(),
    slide_order: z.number().int().min(0),
    title: z.string().nullable(),
    content: z.string(),
    layout: z.string(),
  })
  .meta({ id: 'SlideTranscript' })

const transcriptGenerationSchema = z
  .object({
    generation_type: z.literal('transcript_generation'),
    ...sharedFields,
    presentation_id: z.string().nullable(),
    transcripts: z.array(transcriptSchema).nullable(),
  })
  .meta({
    id: 'TranscriptGenerationStatus',
    examples: [
      {
        generation_type: 'transcript_generation',
        ...examples,
        presentation_id: presentationId,
        transcripts: [
          {
            slide_id: '01996c1e-7c00-7e21-a1b2-c3d4e5f60718',
            slide_order: 0,
            title: 'Second quarter',
            content: 'Revenue grew 18 % to $4.2M.',
            layout: 'bullets',
          },
        ],
      },
    ],
  })

/** The answer of `GET /generations/{generation_id}`: four shapes, told apart by `generation_type`. */
export const generationStatusSchema = z
  .discriminatedUnion('generation_type', [
    generationSchema,
    slideCreationSchema,
    exportSchema,
    transcriptGenerationSchema,
  ])
  .meta({ id: 'GenerationStatus' })
export type GenerationStatus = z.infer<typeof generationStatusSchema>
export type SlideTranscript = z.infer<typeof transcriptSchema>
