import { z } from 'zod'
import { momentSchema } from '../../schemas/moment.ts'

const revisionFields = {
  number: z.number().int().min(1),
  summary: z.string().meta({ description: 'What was done, in sentences.' }),
  restores: z
    .number()
    .int()
    .min(0)
    .nullable()
    .meta({ description: 'The revision that it brought back, if that is what it did.' }),
  operation_id: z.string().nullable().meta({ description: 'The work that made it, if one did.' }),
  created_at: momentSchema,
}

const revisionSchema = z.object(revisionFields).meta({ id: 'ModernApiRevision' })
export type RevisionView = z.infer<typeof revisionSchema>

export const revisionListSchema = z
  .array(revisionSchema)
  .meta({ id: 'ModernApiRevisionList', description: 'Newest first.' })

const textChangeSchema = z.object({ before: z.string(), after: z.string() })

const slideStateSchema = z.object({
  order: z.number().int().min(0),
  title: z.string(),
  layout: z.string(),
  text: z.string().meta({ description: 'All that it shows, a line each.' }),
  notes: z.string().nullable(),
})

const slideChangeSchema = z
  .object({
    slide_id: z.string(),
    change: z.enum(['added', 'deleted', 'changed', 'moved']),
    fields: z
      .array(z.enum(['title', 'layout', 'content', 'notes', 'variants']))
      .meta({ description: 'Of a changed slide.' }),
    before: slideStateSchema.nullable(),
    after: slideStateSchema.nullable(),
  })
  .meta({ id: 'ModernApiSlideChange' })

/** What a revision changed against another. */
export const revisionChangesSchema = z
  .object({
    ...revisionFields,
    with: z.number().int().min(0).meta({ description: 'The revision that it is compared with.' }),
    title: textChangeSchema.optional(),
    language: textChangeSchema.optional(),
    design_system_id: textChangeSchema.optional(),
    slides: z.array(slideChangeSchema).meta({ description: 'Slides that differ.' }),
  })
  .meta({ id: 'ModernApiRevisionChanges' })
export type RevisionChangesView = z.infer<typeof revisionChangesSchema>

/** Of an answer that lists revisions. */
export const revisionExample: RevisionView = {
  number: 2,
  summary: 'Moved slide 3 to the end.',
  restores: null,
  operation_id: '01996c1e-7b2a-7d40-9f5e-3a8c1b2d4e6f',
  created_at: '2026-01-05T09:30:00.000Z',
}
