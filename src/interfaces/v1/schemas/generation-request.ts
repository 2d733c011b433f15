import { z } from 'zod'
import { defaultTitle } from '../../../deck/shown-title.ts'
import { defaultThemeId } from '../../../design/themes/theme-list.ts'
import type { ExportFormat } from '../../../presentations/export-format.ts'
import { textSchema } from '../../http/text-schema.ts'
import { exportFormatFields, formatsAgree, formatsDiffer } from '../../schemas/export-formats.ts'
import {
  imageOptionsSchema,
  inputTextSchema,
  instructionsSchema,
  lacksImageVariants,
  lacksImageVariantsMessage,
  languageSchema,
  slideRangeSchema,
  titleSchema,
  variantsSchema,
} from '../../schemas/generation-options.ts'

/** v1 knows no pictures of slides. */
const v1Formats = ['link', 'pdf', 'ppt'] as const satisfies readonly ExportFormat[]

export const exportFormatSchema = z.enum(v1Formats).meta({
  id: 'ApiExportFormat',
  description: '`link`: a page to share; `pdf`: a PDF file; `ppt`: an editable PPTX file.',
})

const presentationOptionsSchema = z
  .object({
    title: titleSchema
      .default(defaultTitle)
      .meta({ description: 'Shown on the title slide and in exports.' }),
    theme_id: textSchema().default(defaultThemeId).meta({
      description:
        'An id from the list of themes. Display names are a deprecated form, still accepted; the answer then carries a `Deprecation` header.',
    }),
    slide_range: slideRangeSchema.default('auto'),
    existing_presentation_id: textSchema().nullish().meta({
      description:
        'Append the slides to this presentation instead of making a new one. It keeps its title and theme.',
    }),
    total_variants_per_slide: variantsSchema.default(1),
    vibe_id: textSchema().nullish().meta({
      description:
        'An id from the list of vibes. Needs `image_options.num_image_variants` of at least 1.',
    }),
  })
  .meta({ id: 'PresentationOptions' })

const textOptionsSchema = z
  .object({
    language: languageSchema
      .nullish()
      .meta({ description: 'When unset, the language of the input text.' }),
  })
  .meta({ id: 'TextOptions' })

/** The body of `POST /generations`. */
export const generationRequestSchema = z
  .object({
    input_text: inputTextSchema,
    additional_instructions: instructionsSchema
      .nullish()
      .meta({ description: 'Guidance on style, focus or requirements.' }),
    image_ids: z
      .array(textSchema())
      .nullish()
      .meta({ description: 'Ids of uploaded images, which are matched to slides.' }),
    export_formats: z
      .array(exportFormatSchema)
      .default(['link'])
      .meta({ description: 'The formats to produce; an empty list produces none.' }),
    presentation_options: presentationOptionsSchema.prefault({}),
    text_options: textOptionsSchema.prefault({}),
    image_options: imageOptionsSchema.prefault({}),
  })
  .refine(
    (request) => !lacksImageVariants(request.presentation_options?.vibe_id, request.image_options),
    {
      message: lacksImageVariantsMessage,
      path: ['image_options', 'num_image_variants'],
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )
  .meta({
    id: 'CreateGenerationRequest',
    examples: [
      {
        input_text: '# Second quarter\n\n- Revenue grew 18 % to $4.2M\n- Churn fell to 2.1 %',
        export_formats: ['link', 'pdf', 'ppt'],
        presentation_options: { title: 'Second quarter', slide_range: '2-5' },
      },
    ],
  })
export type GenerationRequest = z.infer<typeof generationRequestSchema>

/** The body of `POST /presentations/{presentation_id}/exports`. */
export const exportRequestSchema = z
  .object(exportFormatFields(exportFormatSchema))
  .refine(formatsAgree, formatsDiffer)
  .meta({ id: 'CreateExportRequest', examples: [{ formats: ['link', 'pdf', 'ppt'] }] })
