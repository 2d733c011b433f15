import { type BlockKindDefinition, lineOf } from '../block-kind.ts'
import { withPlainParts } from '../printed-text.ts'
import { codeBlockSchema } from './schema.ts'
import { shortenCode } from './shorten-code.ts'
import { linesOfCode, withCodeText } from './with-lines.ts'

/** Program text: its text is the code as it is. */
export const code: BlockKindDefinition<typeof codeBlockSchema> = {
  schema: codeBlockSchema,
  plainText: (block) => block.code.text,
  lines: (block) => [lineOf([block.code.text], block.code)],
  mapTexts: (block, change) => {
    const { text } = withPlainParts(block.code, ['text'], change)
    return text === block.code.text ? block : withCodeText(block, text)
  },
  mapOrigins: (block, change) => ({ ...block, code: change(block.code) }),
  shorten: shortenCode,
  pieces: (block) => ({
    count: block.code.text.split('\n').length,
    part: (from, to) => linesOfCode(block, from, to),
  }),
}
