import { stripQuotationMarks } from '../reading/attribution.ts'
import { spanOf } from '../reading/mapped-text.ts'
import type { QuotePart } from '../shaping/part.ts'
import { cutBeyond } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

/** Somebody's words, whole. */
export function quoteSlide(part: QuotePart, composing: Composing): SlideDraft {
  const words = stripQuotationMarks(part.quote)
  const text = cutBeyond(words.text, 420)
  const sources = [
    words,
    ...(part.name ? [part.name] : []),
    ...(part.affiliation ? [part.affiliation] : []),
  ]
  return {
    layout: 'quote',
    titles: part.name ? [part.name.text] : [],
    blocks: [
      {
        kind: 'quote',
        id: noBlockId,
        quote: sourced(composing, text, sources.slice(0, 1)),
        ...(part.name ? { name: part.name.text } : {}),
        ...(part.affiliation ? { affiliation: part.affiliation.text } : {}),
      },
    ],
    shown: part.atoms.filter((atom) => showsWhole(text, atom)),
    covered: part.atoms,
    spans: sources.slice(1).map(spanOf),
  }
}
