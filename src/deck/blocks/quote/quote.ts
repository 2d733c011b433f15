import { type BlockKindDefinition, lineOf } from '../block-kind.ts'
import { withParts } from '../printed-text.ts'
import { quoteBlockSchema } from './schema.ts'
import { shortenQuote } from './shorten-quote.ts'

/** Words of somebody: its text is the words, then who said them. */
export const quote: BlockKindDefinition<typeof quoteBlockSchema> = {
  schema: quoteBlockSchema,
  plainText: (block) => {
    const attribution = [block.name, block.affiliation].filter(Boolean).join(', ')
    return attribution === '' ? `“${block.quote.text}”` : `“${block.quote.text}” — ${attribution}`
  },
  lines: (block) => [lineOf([block.quote.text, block.name, block.affiliation], block.quote)],
  mapTexts: (block, change) => ({
    ...withParts(block, ['name', 'affiliation'], change),
    quote: withParts(block.quote, ['text'], change),
  }),
  mapOrigins: (block, change) => ({ ...block, quote: change(block.quote) }),
  shorten: shortenQuote,
}
