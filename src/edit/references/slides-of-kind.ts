import type { BlockKind } from '../../deck/blocks/block.ts'
import type { ChartType } from '../../deck/blocks/chart/schema.ts'
import { chosenVariant, type LayoutName, type Slide } from '../../deck/slide.ts'
import type { Concept } from '../lexicons/concept.ts'
import type { Token } from '../words/token.ts'

/** The block kinds that concepts name. */
export const blockKindOf: Partial<Record<Concept, BlockKind>> = {
  table: 'table',
  chart: 'chart',
  bar: 'chart',
  stacked: 'chart',
  line: 'chart',
  area: 'chart',
  pie: 'chart',
  doughnut: 'chart',
  steps: 'steps',
  timeline: 'timeline',
  comparison: 'comparison',
  bullets: 'bullets',
  cards: 'cards',
  quote: 'quote',
  stats: 'stats',
  paragraph: 'paragraph',
  agenda: 'agenda',
  definition: 'definition',
  code: 'code',
  picture: 'image',
}

/** The layouts that concepts name, of slides that are known by their layout rather than by what they hold. */
export const layoutOf: Partial<Record<Concept, LayoutName>> = {
  agenda: 'agenda',
  section: 'section',
  closing: 'closing',
  cover: 'title',
  recap: 'recap',
  bigNumber: 'big-number',
}

/** The chart types that concepts name. */
export const chartTypeOf: Partial<Record<Concept, ChartType>> = {
  bar: 'bar',
  stacked: 'stacked',
  line: 'line',
  area: 'area',
  pie: 'pie',
  doughnut: 'doughnut',
}

/** Everything that a slide or a block can be called by its kind. */
export const kindConcepts: readonly Concept[] = [
  ...new Set([...Object.keys(blockKindOf), ...Object.keys(layoutOf)] as Concept[]),
]

/** Kinds that are what a slide is for: "the agenda" is a slide, "the chart" stands on one. */
export const wholeSlideKinds: readonly Concept[] = [
  'cover',
  'agenda',
  'section',
  'closing',
  'recap',
]

/** The kind of slide or block that a word names. */
export function kindOf(token: Token | undefined): Concept | undefined {
  return token?.concepts.find((one) => kindConcepts.includes(one))
}

/** The layout of a new slide of a kind. */
export function layoutFor(kind: Concept | undefined): LayoutName | undefined {
  if (kind === undefined) return undefined
  if (layoutOf[kind] !== undefined) return layoutOf[kind]
  if (chartTypeOf[kind] !== undefined) return 'chart'
  const block = blockKindOf[kind]
  return block === 'image' ? 'image' : block
}

/** Round charts, which people call by each other's names. */
const roundCharts: Partial<Record<Concept, Concept>> = { pie: 'doughnut', doughnut: 'pie' }

/** Whether a chart is of the type that a kind names, or of the other round one where `loosely`. */
export function isOfChartType(type: ChartType, kind: Concept, loosely: boolean): boolean {
  const other = roundCharts[kind]
  const named = chartTypeOf[kind]
  return (
    named === undefined ||
    type === named ||
    (loosely && other !== undefined && type === chartTypeOf[other])
  )
}

/** The ids of the slides that a kind names, in their order; a doughnut is a pie where there is none. */
export function slidesOfKind(slides: readonly Slide[], kind: Concept): string[] {
  const found = slidesShowing(slides, kind)
  const other = roundCharts[kind]
  return found.length === 0 && other !== undefined ? slidesShowing(slides, other) : found
}

function slidesShowing(slides: readonly Slide[], kind: Concept): string[] {
  const layout = layoutOf[kind]
  const block = blockKindOf[kind]
  const type = chartTypeOf[kind]
  const found = slides.filter((slide) => {
    const shown = chosenVariant(slide)
    if (layout !== undefined && shown.layout === layout) return true
    return shown.blocks.some(
      (one) =>
        one.kind === block &&
        (type === undefined || (one.kind === 'chart' && one.chartType === type)),
    )
  })
  if (found.length === 0 && kind === 'cover') return slides.slice(0, 1).map((slide) => slide.id)
  return found.map((slide) => slide.id)
}
