import { type BlockKindDefinition, lineOf } from '../block-kind.ts'
import { withPlainParts } from '../printed-text.ts'
import { codeBlockSchema } from './schema.ts'

/** Program text: its text is the code as it is. */
export const code: BlockKindDefinition<typeof codeBlockSchema> = {
  schema: codeBlockSchema,
  plainText: (block) => block.code.text,
  lines: (block) => [lineOf([block.code.text], block.code)],
  mapTexts: (block, change) => ({ ...block, code: withPlainParts(block.code, ['text'], change) }),
  mapOrigins: (block, change) => ({ ...block, code: change(block.code) }),
}
