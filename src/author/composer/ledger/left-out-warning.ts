import { cutBeyond } from '../shaping/shorten.ts'
import type { Ledger } from './ledger.ts'
import { type Passage, unspoken } from './passage.ts'

/** UTF-16 units of what is left out that a warning quotes, and how many of them it quotes. */
const quoted = 60
const mostQuoted = 5

/** The warnings about what nobody gets to see, read off the ledger; none when nothing is left out. */
export function leftOutWarnings({ entries }: Ledger): string[] {
  // A heading is missing only where what stands under it is; upkeep was never meant to be told.
  const counted = entries.filter(
    ({ passage }) => passage.kind !== 'heading' && !unspoken.has(passage.kind),
  )
  const drawings = entries.filter(({ passage }) => passage.kind === 'drawing').length
  const missing = counted.filter(({ place }) => place === 'nowhere').length
  const warnings: string[] = []
  if (missing > 0)
    warnings.push(
      `The text is longer than the slides and their notes can hold: ${missing.toLocaleString('en')} of ${counted.length.toLocaleString('en')} sentences and rows ${missing === 1 ? 'is' : 'are'} in neither. Ask for more slides, or send it in parts.`,
    )
  if (drawings > 0)
    warnings.push(
      `The text has ${drawings === 1 ? 'a drawing' : `${drawings} drawings`} made of characters or in a language for diagrams, which no slide shows. Send ${drawings === 1 ? 'it' : 'them'} as a picture.`,
    )
  const orders = textsOf(entries, 'order')
  const unclear = textsOf(entries, 'unclear')
  if (orders.length > 0)
    warnings.push(
      `Neither on slides nor in the notes stands what is addressed to whoever makes the slides or marked as not for them (${orders.length} ${orders.length === 1 ? 'passage' : 'passages'}): ${quotedTexts(orders)}.`,
    )
  if (unclear.length > 0)
    warnings.push(
      `What ${quotedTexts(unclear)} refers to is not clear: only these words were left out, check what stands on the slides.`,
    )
  return warnings
}

function textsOf(entries: Ledger['entries'], kind: Passage['kind']): string[] {
  return entries.flatMap(({ passage }) => (passage.kind === kind ? [passage.text.text] : []))
}

function quotedTexts(texts: readonly string[]): string {
  const beginnings = texts
    .slice(0, mostQuoted)
    .map((text) => (text.length <= quoted ? text : cutBeyond(text, quoted, '')))
  return `${beginnings.map((text) => `“${text}”`).join(', ')}${texts.length > mostQuoted ? ' …' : ''}`
}
