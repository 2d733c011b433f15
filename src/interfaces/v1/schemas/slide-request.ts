import { z } from 'zod'
import { integerSchema } from '../../http/integer-schema.ts'
import { textSchema } from '../../http/text-schema.ts'
import { instructionsSchema, variantsSchema } from '../../schemas/generation-options.ts'
import { exportFormatSchema } from './generation-request.ts'

const slideTypeSchema = z.enum(['classic', 'creative']).meta({
  id: 'SlideType',
  description: '`classic`: structured, editable, led by text; `creative`: led by a picture.',
})

const slideOptionsSchema = z
  .object({
    additional_instructions: instructionsSchema
      .nullish()
      .meta({ description: 'Guidance for this slide.' }),
    slide_type: slideTypeSchema.default('classic'),
    slide_order: integerSchema({ minimum: 0 })
      .nullish()
      .meta({ description: '0-based position; left out, or past the end: the end.' }),
    total_variants_per_slide: variantsSchema.default(1),
  })
  .meta({ id: 'SlideOptions' })

/** The body of `POST /presentations/{presentation_id}/slides`. */
export const slideRequestSchema = z
  .object({
    slide_context: textSchema({ minimum: 1, maximum: 50_000 }).meta({
      description: 'What the slide is to say: plain text, markdown or notes.',
    }),
    options: slideOptionsSchema.prefault({}),
    export_formats: z
      .array(exportFormatSchema)
      .default(['link'])
      .meta({ description: 'The formats to produce; an empty list produces none.' }),
  })
  .meta({
    id: 'CreateSlideRequest',
    examples: [
      {
        slide_context: 'Risks: fuel prices, a shortage of drivers, and the ramp at Jeddah.',
        options: { slide_order: 2 },
      },
    ],
  })
export type SlideRequest = z.infer<typeof slideRequestSchema>

/** The body of `POST /presentations/{presentation_id}/transcripts`. */
export const transcriptRequestSchema = z
  .object({
    slide_ids: z
      .array(textSchema())
      .nullish()
      .meta({ description: 'Slides of this presentation; left out or null: all of them.' }),
  })
  .meta({ id: 'CreateTranscriptsRequest', examples: [{}] })
