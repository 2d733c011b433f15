import type { ComparisonRow } from '../../../deck/blocks/comparison.ts'
import type { SourcedText } from '../../../deck/sourced-text.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { ComparisonPart } from '../shaping/part.ts'
import { capitalize, shorten } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

/** Two to four things held against each other, a row for each aspect. */
export function comparisonSlide(part: ComparisonPart, composing: Composing): SlideDraft {
  const cell = (text: MappedText | undefined): SourcedText =>
    text === undefined
      ? { text: '', sources: [], added: true }
      : sourced(
          composing,
          shorten(text.text, { language: composing.language, limit: 12, hardLimit: 18 }),
          [text],
        )
  const rows = part.rows.map(
    ({ aspect, cells }): ComparisonRow => ({
      label: aspectName(aspect, composing),
      cells: cells.map(cell),
    }),
  )
  const texts = rows.flatMap((row) => [row.label, ...row.cells.map((one) => one.text)]).join(' ')
  return {
    layout: 'comparison',
    titles: [],
    blocks: [
      {
        kind: 'comparison',
        id: noBlockId,
        sides: part.sides.map((side) =>
          sourced(composing, capitalize(side.text, composing.language), [side]),
        ),
        rows,
      },
    ],
    shown: part.atoms.filter((atom) => showsWhole(texts, atom)),
    covered: part.atoms,
    spans: [],
  }
}

function aspectName(
  aspect: ComparisonPart['rows'][number]['aspect'],
  composing: Composing,
): string {
  if (aspect === undefined) return ''
  if (typeof aspect === 'string') return composing.phrases.aspects[aspect]
  return capitalize(aspect.text, composing.language)
}
