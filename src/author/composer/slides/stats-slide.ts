import type { StatsItem } from '../../../deck/blocks/stats/schema.ts'
import { chunkRanges } from '../planning/chunk-ranges.ts'
import type { StatedFigure, StatsPart } from '../shaping/part.ts'
import { type Composing, foldedWords, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'

/** Most figures that stand beside each other. */
const figuresPerSlide = 4

/** The figures of a part on `count` slides, each with the rest of its sentence; one alone is a big number. */
export function statsSlides(part: StatsPart, count: number, composing: Composing): SlideDraft[] {
  const ranges = chunkRanges(part.figures.length, count)
  return ranges.map(([from, to], index) => {
    const draft = figuresSlide(part.figures.slice(from, to), composing)
    return index === 0 ? { ...draft, covered: [...draft.covered, ...part.others] } : draft
  })
}

function figuresSlide(figures: readonly StatedFigure[], composing: Composing): SlideDraft {
  const shown = figures.slice(0, figuresPerSlide)
  const items = shown.map(
    ({ atom, figure, prefix, label, note, order }): StatsItem => ({
      ...sourced(composing, figure, [atom.text], atom.score),
      ...(prefix === undefined ? {} : { prefix }),
      label,
      ...(note === '' ? {} : { note }),
      ...(order === undefined ? {} : { order }),
    }),
  )
  const whole = shown.filter(({ atom, figure, prefix = '', label, note, order }) => {
    const said = order === 'value-first' ? [prefix, figure, label] : [label, prefix, figure, note]
    return foldedWords(said.join('')) === foldedWords(atom.text.text)
  })
  return {
    layout: items.length === 1 ? 'big-number' : 'stats',
    titles: [],
    blocks: [{ kind: 'stats', id: noBlockId, items }],
    shown: whole.map(({ atom }) => atom),
    covered: figures.map(({ atom }) => atom),
    spans: [],
  }
}
