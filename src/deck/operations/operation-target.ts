import { z } from 'zod'

/** The block that an operation changes. */
export const target = { slideId: z.string().min(1), blockId: z.string().min(1) }
