import { z } from 'zod'
import { textFamilies } from '../../../design/text-families.ts'
import { textSchema } from '../../http/text-schema.ts'

const colorSchema = z.string().meta({ description: '`#RRGGBB`' })

const givenColorSchema = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, 'A colour is written #RRGGBB.')
  .meta({ description: '`#RRGGBB`' })

const givenFontSchema = z.enum(textFamilies)

export const designSystemSchema = z
  .object({
    id: z.string().meta({ description: 'The same id as that of the theme in v1.' }),
    name: z.string(),
    description: z.string(),
    source: z
      .enum(['system', 'custom'])
      .meta({ description: '`system`: built in; `custom`: made by you.' }),
    colors: z
      .object({
        background: colorSchema,
        surface: colorSchema,
        ink: colorSchema,
        muted_ink: colorSchema,
        line: colorSchema,
        accent: colorSchema,
        accent_ink: colorSchema,
        emphasis: colorSchema,
        data: z.array(colorSchema).meta({ description: 'Of charts, in order.' }),
      })
      .meta({ description: 'By what they are for.' }),
    fonts: z.object({ display: z.string(), text: z.string() }).meta({ description: 'Families.' }),
    preview_url: z
      .string()
      .meta({ description: 'A PNG of its cover; signed, valid for at least 23 hours.' }),
  })
  .meta({ id: 'ModernApiDesignSystem' })
export type DesignSystemView = z.infer<typeof designSystemSchema>

export const designSystemListSchema = z
  .array(designSystemSchema)
  .meta({ id: 'ModernApiDesignSystemList' })

/** The body of `POST /design-systems`. */
export const createDesignSystemSchema = z
  .object({
    name: textSchema({ minimum: 1, maximum: 100 }),
    base_design_system_id: textSchema().nullish().meta({
      description:
        'One that comes with the service: its drawing, and all that is not said here. Left out: the default.',
    }),
    colors: z
      .object({
        background: givenColorSchema,
        surface: givenColorSchema,
        ink: givenColorSchema,
        muted_ink: givenColorSchema,
        line: givenColorSchema,
        accent: givenColorSchema,
        accent_ink: givenColorSchema,
        emphasis: givenColorSchema,
      })
      .partial()
      .nullish()
      .meta({ description: 'By what they are for; those left out follow.' }),
    fonts: z
      .object({ display: givenFontSchema, text: givenFontSchema })
      .partial()
      .nullish()
      .meta({ description: 'Families of headings and of running text.' }),
  })
  .meta({
    id: 'ModernApiCreateDesignSystemInput',
    examples: [{ name: 'House style', colors: { accent: '#8A1C4A' }, fonts: { text: 'Karla' } }],
  })

/** The path of what is asked of one design system. */
export const designSystemParametersSchema = z.object({
  design_system_id: textSchema().meta({ description: 'One of your own.' }),
})

/** Of an answer that holds one. */
export const designSystemExample: DesignSystemView = {
  id: '27874e6b-8c1c-4301-bce7-d22e6e8df7d6',
  name: 'Simple Light',
  description: 'Daylight: a white page, cobalt, one warm patch',
  source: 'system',
  colors: {
    background: '#FFFFFF',
    surface: '#F4F6FA',
    ink: '#14213D',
    muted_ink: '#4A5670',
    line: '#D5DBE6',
    accent: '#1F4FD8',
    accent_ink: '#FFFFFF',
    emphasis: '#FFF3DD',
    data: ['#1F4FD8', '#F2A33A'],
  },
  fonts: { display: 'Inter', text: 'Inter' },
  preview_url:
    'https://slides.example/previews/01996c1e-7000-7abc-8def-0123456789ab/27874e6b-8c1c-4301-bce7-d22e6e8df7d6.png?expires=1767691800&signature=Zm9v',
}
