import { z } from 'zod'
import { textSchema } from '../../http/text-schema.ts'
import {
  imageOptionsSchema,
  inputTextSchema,
  instructionsSchema,
  lacksImageVariants,
  lacksImageVariantsMessage,
  languageSchema,
  slideRangeSchema,
  variantsSchema,
} from '../../schemas/generation-options.ts'
import { askedModelSchema } from './model.ts'

/** The body of `POST /presentations/{presentation_id}/generate`. */
export const generateInputSchema = z
  .object({
    input_text: inputTextSchema,
    instructions: instructionsSchema
      .nullish()
      .meta({ description: 'Guidance on style, focus or requirements.' }),
    slide_range: slideRangeSchema.default('auto'),
    language: languageSchema.nullish().meta({
      description:
        'When unset, the one that the presentation was made with, for its first slides; else the language of the text.',
    }),
    design_system_id: textSchema()
      .nullish()
      .meta({ description: 'The presentation takes it; when unset, it keeps its own.' }),
    model: askedModelSchema.nullish(),
    asset_ids: z.array(textSchema()).nullish().meta({
      description: 'Assets, or other images of yours, each shown once where it belongs.',
    }),
    vibe_id: textSchema().nullish().meta({
      description:
        'An id from the list of vibes in v1. Needs `image_options.num_image_variants` of at least 1.',
    }),
    image_options: imageOptionsSchema.prefault({}),
    variants_per_slide: variantsSchema.default(1),
    notes: z.boolean().default(true).meta({
      description: 'Whether what the slides do not show becomes their speaker notes.',
    }),
    mode: z.enum(['append', 'replace']).default('append').meta({
      description:
        '`append`: behind the slides that are there; `replace`: instead of them, in one revision.',
    }),
  })
  .refine((input) => !lacksImageVariants(input.vibe_id, input.image_options), {
    message: lacksImageVariantsMessage,
    path: ['image_options', 'num_image_variants'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .meta({
    id: 'ModernApiGenerateInput',
    examples: [
      {
        input_text: '# Second quarter\n\n- Revenue grew 18 % to $4.2M\n- Churn fell to 2.1 %',
        slide_range: '2-5',
      },
    ],
  })
export type GenerateInput = z.infer<typeof generateInputSchema>
