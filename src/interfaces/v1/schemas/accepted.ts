import { z } from 'zod'

/** The answer of everything that starts work. */
export const acceptedSchema = z
  .object({
    generation_id: z
      .string()
      .meta({ description: 'Poll `GET /generations/{generation_id}` with it.' }),
  })
  .meta({ id: 'Accepted' })

/** One such answer. */
export const acceptedExample = { generation_id: '01996c1e-7b2a-7d40-9f5e-3a8c1b2d4e6f' }
