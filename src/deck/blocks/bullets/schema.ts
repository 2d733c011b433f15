import { z } from 'zod'
import { sourcedTextSchema } from '../../sourced-text.ts'
import { styledBlockFields } from '../../style.ts'

/** An unordered list. `level` 1 is a sub-item of the nearest level 0 item above it. */
export const bulletsBlockSchema = z.object({
  kind: z.literal('bullets'),
  ...styledBlockFields,
  items: z.array(sourcedTextSchema.extend({ level: z.union([z.literal(0), z.literal(1)]) })).min(1),
})
export type BulletsBlock = z.infer<typeof bulletsBlockSchema>
export type BulletItem = BulletsBlock['items'][number]
