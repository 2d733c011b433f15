import { z } from 'zod'
import { textSchema } from '../http/text-schema.ts'

/** The path of what is asked of one presentation. Ids are opaque: a malformed one is an unknown one. */
export const presentationParametersSchema = z.object({
  presentation_id: textSchema().meta({ description: 'One of your presentations.' }),
})

/** The path of one of its slides. */
export const slideParametersSchema = presentationParametersSchema.extend({
  slide_id: textSchema().meta({ description: 'One of its slides.' }),
})
