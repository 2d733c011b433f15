import { z } from 'zod'
import { unmarkedTextSchema } from '../../sourced-text.ts'

/** Program text. `code.text` keeps its line ends and indents; `language` is the name that the source gives ("ts"). */
export const codeBlockSchema = z.object({
  kind: z.literal('code'),
  id: z.string().min(1),
  language: z.string().optional(),
  code: unmarkedTextSchema,
  /** The number of the first line: more than 1 when a long listing continues from the slide before. */
  firstLine: z.number().int().min(1).optional(),
})
export type CodeBlock = z.infer<typeof codeBlockSchema>
