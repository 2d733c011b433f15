import { z } from 'zod'
import { layoutNames } from '../../../deck/slide.ts'
import { textSchema } from '../../http/text-schema.ts'
import { languageSchema, titleSchema } from '../../schemas/generation-options.ts'
import { momentSchema } from '../../schemas/moment.ts'
import { askedModelSchema, primaryModelSchema } from './model.ts'

const slideSchema = z
  .object({
    id: z.string(),
    order: z.number().int().min(0).meta({ description: '0-based position.' }),
    title: z.string(),
    layout: z.enum(layoutNames),
    type: z.enum(['classic', 'creative']),
    notes: z.string().nullable().meta({ description: 'What the speaker has before them.' }),
    variant_count: z.number().int().min(1),
    thumbnail_url: z.string().meta({ description: 'A PNG; signed, valid for at least 23 hours.' }),
  })
  .meta({ id: 'ModernApiSlide' })

export const presentationSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    status: z.enum(['empty', 'generating', 'ready']),
    language: z.string().nullable().meta({
      description:
        'A LanguageType, or a BCP 47 tag where the text is in another language; null: not known yet.',
    }),
    design_system_id: z.string(),
    model: primaryModelSchema.nullable(),
    revision: z.number().int().min(0).meta({ description: 'One more with each change.' }),
    slide_count: z.number().int().min(0),
    slides: z
      .array(slideSchema)
      .optional()
      .meta({ description: 'In order; only where one presentation is asked for.' }),
    editor_url: z.string(),
    created_at: momentSchema,
    updated_at: momentSchema,
  })
  .meta({ id: 'ModernApiPresentation' })
export type PresentationView = z.infer<typeof presentationSchema>

export const presentationListSchema = z
  .array(presentationSchema)
  .meta({ id: 'ModernApiPresentationList' })

/** The body of `POST /presentations`. */
export const createPresentationSchema = z
  .object({
    title: titleSchema
      .nullish()
      .meta({ description: 'Left out: the first text that is made into it gives one.' }),
    design_system_id: textSchema()
      .nullish()
      .meta({ description: 'From the list of design systems; left out: the default.' }),
    model: askedModelSchema
      .nullish()
      .meta({ description: 'Left out: the default of this server.' }),
    language: languageSchema
      .nullish()
      .meta({ description: 'Left out: the language of the first text.' }),
  })
  .meta({ id: 'ModernApiCreatePresentationInput', examples: [{ title: 'Second quarter' }] })

/** Of an answer that holds one presentation. */
export const presentationExample: PresentationView = {
  id: '01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01',
  title: 'Second quarter',
  status: 'ready',
  language: 'English (US)',
  design_system_id: '27874e6b-8c1c-4301-bce7-d22e6e8df7d6',
  model: null,
  revision: 1,
  slide_count: 4,
  editor_url: 'https://slides.example/presentations/01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01',
  created_at: '2026-01-05T09:30:00.000Z',
  updated_at: '2026-01-05T09:30:01.204Z',
}

/** Of an answer that shows its slides. */
export const wholePresentationExample: PresentationView = {
  ...presentationExample,
  slide_count: 1,
  slides: [
    {
      id: '01996c1e-7c00-7e21-a1b2-c3d4e5f60718',
      order: 0,
      title: 'Second quarter',
      layout: 'title',
      type: 'classic',
      notes: null,
      variant_count: 1,
      thumbnail_url:
        'https://slides.example/share/01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01/slides/01996c1e-7c00-7e21-a1b2-c3d4e5f60718.png?expires=1767691800&signature=Zm9v',
    },
  ],
}
