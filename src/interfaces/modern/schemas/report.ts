import { z } from 'zod'

const excerptSchema = z
  .object({
    input_id: z.string().meta({ description: 'The operation that brought the text.' }),
    start: z.number().int().min(0).meta({ description: 'UTF-16 code units from its beginning.' }),
    end: z.number().int().min(0).meta({ description: 'Behind the last one.' }),
    text: z.string().nullable().meta({
      description: 'What stands there, up to 300 characters; null when it is not known any more.',
    }),
  })
  .meta({ id: 'SourceExcerpt' })

const lineSchema = z.object({
  text: z.string().meta({ description: 'A bullet, a row, a category of a chart, …' }),
  added: z.boolean().meta({ description: 'The author added it; no source says it.' }),
  sources: z.array(excerptSchema).meta({ description: 'At most 20.' }),
})

/** The author's report of a presentation. */
export const reportSchema = z
  .object({
    presentation_id: z.string(),
    revision: z.number().int().min(0),
    slides: z.array(
      z.object({
        id: z.string(),
        order: z.number().int().min(0),
        title: z.string(),
        layout: z.string(),
        sources: z.array(excerptSchema).meta({
          description: 'What title and notes come from, beside what the lines do. At most 20.',
        }),
        lines: z.array(lineSchema),
      }),
    ),
    left_out: z
      .array(
        excerptSchema.extend({
          place: z
            .enum(['notes', 'nowhere'])
            .meta({ description: 'Whether the notes of a slide hold it.' }),
        }),
      )
      .meta({
        description: 'What of the sources is on no slide, sentence by sentence. At most 500.',
      }),
    left_out_omitted: z
      .number()
      .int()
      .min(0)
      .meta({ description: 'How many such sentences there are besides.' }),
    warnings: z
      .array(z.object({ operation_id: z.string(), message: z.string() }))
      .meta({ description: 'Of the work on it, newest first. At most 200.' }),
  })
  .meta({ id: 'ModernApiReport' })
export type ReportView = z.infer<typeof reportSchema>

const inputId = '01996c1e-7b2a-7d40-9f5e-3a8c1b2d4e6f'

export const reportExample: ReportView = {
  presentation_id: '01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01',
  revision: 1,
  slides: [
    {
      id: '01996c1e-7c00-7e21-a1b2-c3d4e5f60718',
      order: 0,
      title: 'Second quarter',
      layout: 'bullets',
      sources: [{ input_id: inputId, start: 2, end: 16, text: 'Second quarter' }],
      lines: [
        {
          text: 'Revenue grew 18 %',
          added: false,
          sources: [{ input_id: inputId, start: 20, end: 37, text: 'Revenue grew 18 %' }],
        },
      ],
    },
  ],
  left_out: [{ input_id: inputId, start: 40, end: 60, text: 'Churn fell to 2 %.', place: 'notes' }],
  left_out_omitted: 0,
  warnings: [],
}
