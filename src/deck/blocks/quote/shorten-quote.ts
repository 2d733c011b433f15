import { shorten } from '../../../text/shorten.ts'
import type { Accepts, Shortened } from '../block-kind.ts'
import type { QuoteBlock } from './schema.ts'

/** Lengths in characters that the name and the place of a speaker are cut to, one after the other; 0 leaves them out. */
const speakerLengths = [120, 60, 30, 15, 0]

/** The words cut short; where who said them is longer than they leave room for, that is cut too. */
export function shortenQuote(
  block: QuoteBlock,
  fits: Accepts<QuoteBlock>,
  language: string,
): Shortened<QuoteBlock> | undefined {
  const text = shorten(block.quote.text, language, (one) =>
    fits({ ...block, quote: { ...block.quote, text: one } }),
  )
  const changed = { ...block, quote: { ...block.quote, text } }
  if (fits(changed)) return { block: changed, notes: [block.quote.text] }
  for (const length of speakerLengths) {
    const cut = (one = '') => shorten(one, language, (piece) => piece.length <= length + 1)
    const { name, affiliation, ...bare } = block
    const brief = length === 0 ? bare : { ...bare, name: cut(name), affiliation: cut(affiliation) }
    for (const quote of [block.quote, changed.quote])
      if (fits({ ...brief, quote })) return { block: { ...brief, quote } }
  }
  return undefined
}
