import { type BlockKindDefinition, lineOf } from '../block-kind.ts'
import { withParts, withPlainParts } from '../printed-text.ts'
import { imageBlockSchema } from './schema.ts'

/** A picture: its text is its caption, else what it shows. */
export const image: BlockKindDefinition<typeof imageBlockSchema> = {
  schema: imageBlockSchema,
  plainText: (block) => [block.caption || block.alt, block.credit].filter(Boolean).join(' — '),
  lines: (block) => [lineOf([block.caption ?? block.alt], block)],
  mapTexts: (block, change) =>
    withParts(withPlainParts(block, ['alt'], change), ['caption', 'credit'], change),
  mapOrigins: (block, change) => ({
    ...block,
    sources: change({ sources: block.sources }).sources,
  }),
  shorten: (block, fits) => {
    const bare = { ...block, caption: undefined, credit: undefined }
    return fits(bare) ? { block: bare } : undefined
  },
}
