import { z } from 'zod'

const colorSchema = z.string().meta({ description: '`#RRGGBB`' })

const designSystemSchema = z
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
