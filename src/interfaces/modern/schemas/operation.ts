import { z } from 'zod'
import { formatResultSchema } from '../../schemas/format-result.ts'
import { modelUsageSchema } from '../../schemas/model-usage.ts'
import { momentSchema } from '../../schemas/moment.ts'

const formatsSchema = z
  .object({
    link: formatResultSchema.optional(),
    pdf: formatResultSchema.optional(),
    ppt: formatResultSchema.optional(),
    png: formatResultSchema.optional(),
  })
  .meta({ description: 'One result for each format asked for.' })

const generateResultSchema = z
  .object({ slide_ids: z.array(z.string()).meta({ description: 'The new slides, in order.' }) })
  .meta({ id: 'ModernApiGenerateResult' })

const editResultSchema = z
  .object({
    summary: z.string().meta({ description: 'What was done, in sentences.' }),
    changed_slide_ids: z.array(z.string()),
    revision: z.number().int().min(0),
    question: z.string().optional().meta({
      description:
        'What is unclear. Nothing after it was done. The next instruction may be the answer: an option, its number, a slide.',
    }),
    options: z
      .array(z.string())
      .optional()
      .meta({ description: 'Answers to the question, when there are some to choose from.' }),
    formats: formatsSchema
      .optional()
      .meta({ description: 'Files that the instruction asked for.' }),
  })
  .meta({ id: 'ModernApiEditResult' })

const exportResultSchema = z
  .object({ formats: formatsSchema })
  .meta({ id: 'ModernApiExportResult' })

export const operationSchema = z
  .object({
    id: z.string(),
    presentation_id: z.string(),
    kind: z.enum(['generate', 'edit', 'export']),
    status: z.enum(['pending', 'in_progress', 'completed', 'failed', 'canceled']),
    progress: z.object({
      done: z.number().int().min(0),
      total: z.number().int().min(0),
      message: z.string(),
    }),
    result: z
      .union([generateResultSchema, editResultSchema, exportResultSchema])
      .nullable()
      .meta({ description: 'Of its kind, when it is completed.' }),
    error: z
      .object({ code: z.string().meta({ description: 'For programs.' }), message: z.string() })
      .nullable()
      .meta({ description: 'Why it failed or was canceled.' }),
    warnings: z
      .array(z.string())
      .meta({ description: 'What was asked and could not be honoured, a sentence each.' }),
    model_usage: modelUsageSchema.optional(),
    created_at: momentSchema,
    started_at: momentSchema.nullable(),
    completed_at: momentSchema.nullable(),
  })
  .meta({ id: 'ModernApiOperation' })
export type OperationAnswer = z.infer<typeof operationSchema>

/** Of an answer that accepts work. */
export function acceptedExample(kind: OperationAnswer['kind']): OperationAnswer {
  return {
    id: '01996c1e-7b2a-7d40-9f5e-3a8c1b2d4e6f',
    presentation_id: '01996c1e-7b2b-7c11-8d2a-5b6c7d8e9f01',
    kind,
    status: 'pending',
    progress: { done: 0, total: 1, message: 'Waiting to begin' },
    result: null,
    error: null,
    warnings: [],
    created_at: '2026-01-05T09:30:00.000Z',
    started_at: null,
    completed_at: null,
  }
}

/** Of work that has ended. */
export const completedExample: OperationAnswer = {
  ...acceptedExample('generate'),
  status: 'completed',
  progress: { done: 1, total: 1, message: 'Done' },
  result: { slide_ids: ['01996c1e-7c00-7e21-a1b2-c3d4e5f60718'] },
  started_at: '2026-01-05T09:30:00.007Z',
  completed_at: '2026-01-05T09:30:00.612Z',
}

/** Of work that its owner ended. */
export const canceledExample: OperationAnswer = {
  ...acceptedExample('generate'),
  status: 'canceled',
  error: { code: 'canceled', message: 'The operation was cancelled.' },
  completed_at: '2026-01-05T09:30:00.612Z',
}
