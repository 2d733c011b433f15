import type { ChartPart } from '../shaping/part.ts'
import { type Composing, noBlockId, type SlideDraft, sourceSpan } from './slide-draft.ts'

/** A chart of the source's own figures; what the source says about it is its caption. */
export function chartSlide(part: ChartPart, composing: Composing): SlideDraft {
  const { spans, headingSpans = [], total, computed, ...data } = part.chart
  const caption = [total?.text, computed].filter((line) => line !== undefined).join('. ')
  return {
    layout: 'chart',
    titles: [],
    blocks: [
      {
        kind: 'chart',
        id: noBlockId,
        ...data,
        sources: spans.map((span) => [sourceSpan(composing, span)]),
      },
    ],
    ...(caption === '' ? {} : { caption }),
    // Of a sentence only the figures and what they are of stand on the slide.
    shown: part.partial ? [] : part.atoms.filter((atom) => atom.kind !== 'sentence'),
    covered: part.partial ? (part.told ?? []) : part.atoms,
    spans: [...headingSpans, ...(total === undefined ? [] : [total.span])].filter(
      (span) => span.end > span.start,
    ),
  }
}
