import { z } from 'zod'
import { marksBeside } from '../../marks/mark.ts'
import { sourcedTextSchema } from '../../sourced-text.ts'
import { styledBlockFields } from '../../style.ts'

/** What a term means; several items make a glossary. `text` is the definition without the term. */
export const definitionBlockSchema = z.object({
  kind: z.literal('definition'),
  ...styledBlockFields,
  items: z.array(sourcedTextSchema.extend({ term: z.string(), ...marksBeside('term') })).min(1),
})
export type DefinitionBlock = z.infer<typeof definitionBlockSchema>
export type DefinitionItem = DefinitionBlock['items'][number]
