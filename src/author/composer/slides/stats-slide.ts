import type { StatsItem } from '../../../deck/blocks/stats/schema.ts'
import { chunkRanges } from '../planning/chunk-ranges.ts'
import { spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import type { StatedFigure, StatsPart } from '../shaping/part.ts'
import { noteOf } from '../shaping/recognise-stats.ts'
import { predicateOf } from '../shaping/stated-figure.ts'
import { type Composing, foldedWords, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'
import { figuresTitle } from './title-beside.ts'

/** Most figures that stand beside each other. */
const figuresPerSlide = 4
/** A figure may be the title of so many others. */
const fewestUnderTitle = 2

/**
 * The figures of a part on `count` slides, each with the rest of its sentence; one alone is a big number. Under no heading a
 * sentence beside them is the title of the first, else one of the figures'.
 */
export function statsSlides(
  part: StatsPart,
  count: number,
  { companions, headed }: { companions: readonly Atom[]; headed: boolean },
  composing: Composing,
): SlideDraft[] {
  const ranges = chunkRanges(part.figures.length, count)
  return ranges.map(([from, to], index) => {
    const figures = part.figures.slice(from, to)
    if (headed || composing.titled || index > 0) return figuresSlide(figures, composing)
    const stated = figures.length > fewestUnderTitle ? figures : []
    const titles = [...companions, ...stated.map(({ atom }) => atom)]
    const found = figuresTitle(
      titles,
      figures.map(({ atom }) => atom),
      composing,
    )
    if (found === undefined) return figuresSlide(figures, composing)
    const { atom: titled, point } = found
    const draft = figuresSlide(
      figures.filter(({ atom, further = [] }) => atom !== titled || further.length > 0),
      composing,
    )
    return {
      ...draft,
      point,
      shown: [...draft.shown, titled],
      covered: [titled, ...draft.covered],
      spans: [...draft.spans, spanOf(titled.text)],
    }
  })
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
