import { z } from 'zod'
import { slideSchema } from '../../../deck/slide.ts'

/** A presentation's slides as operations name and bring them. */
export const documentSchema = z
  .object({
    presentation_id: z.string(),
    revision: z
      .number()
      .int()
      .min(0)
      .meta({ description: 'What `base_revision` is for edits of these slides.' }),
    slides: z
      .array(slideSchema.meta({ id: 'ModernApiDeckSlide' }))
      .meta({ description: 'In order, with all their variants and blocks.' }),
  })
  .meta({ id: 'ModernApiDocument' })
export type DocumentView = z.infer<typeof documentSchema>

/** Of an answer that shows a document. */
export const documentExample: DocumentView = {
  presentation_id: '01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01',
  revision: 1,
  slides: [
    {
      id: '01996c1e-7c00-7e21-a1b2-c3d4e5f60718',
      type: 'classic',
      variants: [
        {
          layout: 'bullets',
          title: 'Second quarter',
          blocks: [
            {
              kind: 'bullets',
              id: '01996c1e-7c00-7e21-a1b2-c3d4e5f60719',
              items: [
                {
                  text: 'Revenue grew 18 %',
                  level: 0,
                  sources: [{ input: '01996c1e-7b2a-7d40-9f5e-3a8c1b2d4e6f', start: 20, end: 37 }],
                },
              ],
            },
          ],
        },
      ],
      chosen: 0,
      sources: [{ input: '01996c1e-7b2a-7d40-9f5e-3a8c1b2d4e6f', start: 2, end: 16 }],
    },
  ],
}
