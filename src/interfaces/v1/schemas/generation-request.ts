import { z } from 'zod'
import { languageNames } from '../../../author/languages.ts'
import { slideRanges } from '../../../author/slide-range.ts'
import { defaultThemeId } from '../../../design/themes/theme-list.ts'
import { defaultTitle } from '../../../presentations/default-title.ts'
import { exportFormats } from '../../../presentations/export-format.ts'
import { integerSchema } from '../../http/integer-schema.ts'
import { textSchema } from '../../http/text-schema.ts'

export const exportFormatSchema = z.enum(exportFormats).meta({
  id: 'ApiExportFormat',
  description: '`link`: a page to share; `pdf`: a PDF file; `ppt`: an editable PPTX file.',
})

const slideRangeSchema = z.enum(slideRanges).meta({
  id: 'SlideRange',
  description:
    'How many slides. `auto` goes by the length of the text, up to 50; `1` gives one; the others are bounds.',
})

const languageSchema = z
  .enum(languageNames)
  .meta({ id: 'LanguageType', description: 'The language the slides are written in.' })

const imageStyleSchema = z
  .enum(['auto', 'realistic', 'artistic', 'cartoon', 'three_d', 'custom'])
  .meta({
    id: 'AIImageStyleType',
    description: 'How drawn pictures should look. Without a vibe it chooses the one nearest to it.',
  })

export const instructionsSchema = textSchema({ maximum: 10_000 })

const presentationOptionsSchema = z
  .object({
    title: textSchema({ minimum: 1, maximum: 300 })
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
    total_variants_per_slide: integerSchema({ minimum: 1, maximum: 4 }).default(1),
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

const imageOptionsSchema = z
  .object({
    // Not `.default(true)`: what the caller asked for and what is the default differ when it cannot be done.
    include_ai_images: z.boolean().optional().meta({
      default: true,
      description: 'False means only uploaded images, or none; then no creative variants are made.',
    }),
    include_web_images: z
      .boolean()
      .optional()
      .meta({ default: true, description: 'Search the web for images.' }),
    style: imageStyleSchema.default('auto'),
    style_instructions: instructionsSchema
      .nullish()
      .meta({ description: 'Required when `style` is `custom`.' }),
    num_image_variants: integerSchema({ minimum: 0, maximum: 2 }).default(0).meta({
      description:
        'How many creative, image-led variants of each slide. Shown at once where the picture says all that the slide does.',
    }),
  })
  .refine(
    (options) => options?.style !== 'custom' || /\S/u.test(options.style_instructions ?? ''),
    {
      message: 'style_instructions is required when style is custom',
      path: ['style_instructions'],
      // Reported together with what is wrong elsewhere in the object.
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )
  .meta({ id: 'ImageOptions' })

/** The body of `POST /generations`. */
export const generationRequestSchema = z
  .object({
    input_text: textSchema({ minimum: 1, maximum: 400_000 }).meta({
      description:
        'Plain text, markdown or structured notes. Longer input typically yields more slides.',
    }),
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
    (request) =>
      typeof request.presentation_options?.vibe_id !== 'string' ||
      !(Number(request.image_options?.num_image_variants ?? 0) < 1),
    {
      message: 'num_image_variants must be at least 1 when vibe_id is set',
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
  .object({
    formats: z
      .array(exportFormatSchema)
      .min(1)
      .default(['link'])
      .meta({ description: 'The formats to produce.' }),
  })
  .meta({ id: 'CreateExportRequest', examples: [{ formats: ['link', 'pdf', 'ppt'] }] })
