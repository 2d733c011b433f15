import type { Block } from '../../../deck/blocks/block.ts'
import type { StatsBlock } from '../../../deck/blocks/stats/schema.ts'
import type { SourcedText } from '../../../deck/sourced-text.ts'
import { apportion } from '../planning/apportion.ts'
import { leadTermLength } from '../reading/lead-term.ts'
import { selectDiverse } from '../scoring/select-diverse.ts'
import type { Atom } from '../shaping/atom.ts'
import { bulletText, leadTerm, refersBack } from '../shaping/bullet-text.ts'
import type { StatedFigure, StatsPart } from '../shaping/part.ts'
import { capitalize, shorten } from '../shaping/shorten.ts'
import { proseSlide } from './prose-slides.ts'
import { type Composing, noBlockId, type SlideDraft, showsWhole, sourced } from './slide-draft.ts'

/** Most figures that stand beside each other. */
const figuresPerSlide = 4

/**
 * The figures of a part on `count` slides: together with the other sentences in the band below, or the figures spread,
 * one of them alone as a big number, and the sentences on a slide of their own when there are two and more.
 */
export function statsSlides(part: StatsPart, count: number, composing: Composing): SlideDraft[] {
  const apart = count >= 2 && part.others.length >= 2
  const seats = Math.max(1, Math.min(part.figures.length, apart ? count - 1 : count))
  const sizes = apportion(
    part.figures.length,
    Array.from({ length: seats }, () => 1),
    Array.from({ length: seats }, () => 1),
    Array.from({ length: seats }, () => Math.max(figuresPerSlide, part.figures.length)),
  )
  const slides: SlideDraft[] = []
  let from = 0
  for (const size of sizes) {
    const figures = part.figures.slice(from, from + size)
    const others = apart || from > 0 ? [] : part.others
    slides.push(figuresSlide(figures, others, composing))
    from += size
  }
  if (apart) slides.push(proseSlide(part.others, composing))
  return slides
}

function figuresSlide(
  figures: readonly StatedFigure[],
  others: readonly Atom[],
  composing: Composing,
): SlideDraft {
  const shownFigures = figures.slice(0, figuresPerSlide)
  const items = shownFigures.map((one): StatsBlock['items'][number] => ({
    ...sourced(composing, one.figure, [one.atom.text], one.atom.score),
    label: one.label,
    ...(one.note === '' ? {} : { note: one.note }),
    ...(one.trend === undefined ? {} : { trend: one.trend }),
  }))
  const blocks: Block[] = [{ kind: 'stats', id: noBlockId, items }]
  const shown = shownFigures
    .filter((one) => sameWords(`${one.label} ${one.figure} ${one.note}`, one.atom.text.text))
    .map((one) => one.atom)
  const [other] = selectDiverse(
    others.filter(
      (atom) => atom !== composing.opening && !refersBack(atom.text.text, composing.language),
    ),
    1,
  )
  if (other !== undefined) {
    const paragraphs = band(other, composing)
    blocks.push({ kind: 'paragraph', id: noBlockId, paragraphs })
    if (showsWhole(paragraphs.map((one) => one.text).join(' '), other)) shown.push(other)
  }
  return {
    layout: items.length === 1 ? 'big-number' : 'stats',
    titles: [],
    blocks,
    shown,
    covered: [...figures.map((one) => one.atom), ...others],
    spans: [],
  }
}

/** The line below the figures: what stands before a colon leads. */
function band(atom: Atom, composing: Composing): SourcedText[] {
  const { language } = composing
  const lead = atom.lead > 0 ? atom.lead : leadTermLength(atom.text.text)
  const body = atom.text.text.slice(lead).trim()
  if (lead > 0 && body !== '') {
    const text = capitalize(shorten(body, { language, limit: 14, hardLimit: 18 }), language)
    return [
      sourced(
        composing,
        capitalize(leadTerm({ ...atom, lead }), language),
        [atom.text],
        atom.score,
      ),
      sourced(composing, text, [atom.text], atom.score),
    ]
  }
  return [sourced(composing, bulletText(atom, language), [atom.text], atom.score)]
}

/** Whether the same words stand in both, in whatever order. */
function sameWords(line: string, text: string): boolean {
  const words = (one: string) =>
    (one.toLowerCase().match(/[\p{L}\p{M}\p{N}.,%]+/gu) ?? [])
      .map((word) => word.replace(/^[.,]+|[.,]+$/gu, ''))
      .sort()
      .join(' ')
  return words(line) === words(text)
}
