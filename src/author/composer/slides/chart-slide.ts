import type { ChartPart } from '../shaping/part.ts'
import { type Composing, noBlockId, type SlideDraft, sourceSpan } from './slide-draft.ts'

/** A chart of the source's own figures; what the source says about it is its caption. */
export function chartSlide(part: ChartPart, composing: Composing): SlideDraft {
  const { spans, headingSpan, total, ...data } = part.chart
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
    ...(total === undefined ? {} : { caption: total.text }),
    // Of a sentence only the figures and what they are of stand on the slide.
    shown: part.partial ? [] : part.atoms.filter((atom) => atom.kind !== 'sentence'),
    covered: part.partial ? [] : part.atoms,
    spans: [headingSpan, total?.span].filter((span) => span !== undefined),
  }
}
