import type { StatsItem } from '../../../deck/blocks/stats/schema.ts'
import { chunkRanges } from '../planning/chunk-ranges.ts'
import type { StatedFigure, StatsPart } from '../shaping/part.ts'
import { noteOf } from '../shaping/recognise-stats.ts'
import { predicateOf } from '../shaping/stated-figure.ts'
import { type Composing, foldedWords, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'

/** Most figures that stand beside each other. */
const figuresPerSlide = 4

/** The figures of a part on `count` slides, each with the rest of its sentence; one alone is a big number. */
export function statsSlides(part: StatsPart, count: number, composing: Composing): SlideDraft[] {
  return chunkRanges(part.figures.length, count).map(([from, to]) =>
    figuresSlide(part.figures.slice(from, to), composing),
  )
}

/** Figures beside each other, each with the rest of its sentence. */
export function figuresSlide(figures: readonly StatedFigure[], composing: Composing): SlideDraft {
  const shown = figures.slice(0, figuresPerSlide)
  const items = shown.map((one): StatsItem => {
    const { atom, figure, prefix, suffix, label, order, further = [] } = one
    const passages = [atom, ...further].map((each) => each.text)
    const note = noteOf(one)
    return {
      ...sourced(composing, figure, passages, atom.score),
      ...(prefix === undefined ? {} : { prefix }),
      ...(suffix === undefined ? {} : { suffix }),
      label,
      ...(note === '' ? {} : { note }),
      ...(order === undefined ? {} : { order }),
    }
  })
  const whole = shown.filter(({ atom, figure, prefix, suffix, label, note, order }) => {
    const said =
      order === 'value-first'
        ? [prefix, figure, label, note]
        : [label, prefix, figure, suffix, note]
    return (
      foldedWords(said.join('')) ===
      foldedWords(order === undefined ? atom.text.text : predicateOf(atom, composing.language))
    )
  })
  return {
    layout: items.length === 1 ? 'big-number' : 'stats',
    titles: [],
    blocks: [{ kind: 'stats', id: noBlockId, items }],
    shown: [...whole.map(({ atom }) => atom), ...shown.flatMap(({ further = [] }) => further)],
    covered: figures.flatMap(({ atom, further = [] }) => [atom, ...further]),
    spans: [],
  }
}
