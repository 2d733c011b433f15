import { z } from 'zod'
import { textSchema } from '../../http/text-schema.ts'

/** The path of what is asked of one operation. */
export const operationParametersSchema = z.object({
  operation_id: textSchema().meta({ description: 'What the accepting answer gave.' }),
})
