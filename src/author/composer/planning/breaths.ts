import type { SourcedText } from '../../../deck/sourced-text.ts'
import { spanOf } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import type { FigureSlide } from '../slides/figure-slides.ts'
import type { SlideDraft } from '../slides/slide-draft.ts'
import { isFullColour } from './rhythm.ts'

/** So many dense slides in a row want a breath. */
const mostDense = 5
/** Shorter decks need none. */
const breathingFrom = 8

/**
 * The slides with figures of the text by themselves on slides of their own: as many as there are too few slides for
 * `count`, and one in each long run of dense slides while the deck has less than `limit`.
 */
export function withFigures(
  slides: readonly SlideDraft[],
  count: number,
  limit: number,
  figures: readonly FigureSlide[],
): SlideDraft[] {
  let result = [...slides]
  const taken = new Set<Atom>()
  const free = () => figures.filter(({ atom }) => !taken.has(atom) && !standsAlone(atom, result))
  const place = (figure: FigureSlide): boolean => {
    const at = result.findIndex((slide) => slide.covered.includes(figure.atom))
    taken.add(figure.atom)
    if (at < 0 || isFullColour(result[at]?.layout ?? 'title')) return false
    if (isFullColour(result[at + 1]?.layout ?? 'bullets')) return false
    const host = result[at]
    const slide =
      figure.draft.heading === undefined && host?.heading !== undefined
        ? { ...figure.draft, heading: host.heading }
        : figure.draft
    const before = host === undefined ? [] : [withoutItem(host, figure.atom)]
    result = [...result.slice(0, at), ...before, slide, ...result.slice(at + 1)]
    return true
  }
  while (result.length < count) {
    const [next] = free()
    if (next === undefined) break
    place(next)
  }
  if (result.length < breathingFrom) return result
  for (let guard = 0; guard < 20 && result.length < limit; guard++) {
    const run = longestDenseRun(result)
    if (run === undefined) break
    const inside = free().filter(({ atom }) => {
      const at = result.findIndex((slide) => slide.covered.includes(atom))
      return at >= run.from + 1 && at < run.to - 1
    })
    const [next] = inside
    if (next === undefined) break
    place(next)
  }
  return result
}

/** The slide without the item that has a slide of its own now, while enough others are left. */
function withoutItem(slide: SlideDraft, atom: Atom): SlideDraft {
  const { start } = spanOf(atom.text)
  const other = (one: SourcedText) => one.sources.every((span) => span.start !== start)
  const blocks = slide.blocks.map((block) => {
    if (block.kind === 'bullets') {
      const items = block.items.filter(other)
      return items.length >= 2 ? { ...block, items } : block
    }
    if (block.kind === 'paragraph') {
      const paragraphs = block.paragraphs.filter(other)
      return paragraphs.length >= 1 ? { ...block, paragraphs } : block
    }
    return block
  })
  return { ...slide, blocks }
}

/** Whether a figure has a slide of its own already. */
function standsAlone(atom: Atom, slides: readonly SlideDraft[]): boolean {
  return slides.some((slide) => slide.layout === 'big-number' && slide.covered.includes(atom))
}

/** The first run of more dense slides than are good. */
function longestDenseRun(slides: readonly SlideDraft[]): { from: number; to: number } | undefined {
  let from = 0
  for (const [index, slide] of [...slides, undefined].entries()) {
    if (slide !== undefined && !isFullColour(slide.layout)) continue
    if (index - from > mostDense) return { from, to: index }
    from = index + 1
  }
  return undefined
}
