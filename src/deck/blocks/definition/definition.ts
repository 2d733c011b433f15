import { itemListKind } from '../item-list-kind.ts'
import { type DefinitionItem, definitionBlockSchema } from './schema.ts'

/** Terms and what they mean. */
export const definition = itemListKind<typeof definitionBlockSchema, DefinitionItem>(
  definitionBlockSchema,
  { parts: ['term', 'text'], name: 'term', body: 'text' },
)
