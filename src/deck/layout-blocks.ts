import type { BlockKind } from './blocks/block.ts'
import type { LayoutName } from './slide.ts'

/** The block kind that each layout exists for. */
export const mainKinds: Partial<Record<LayoutName, BlockKind>> = {
  agenda: 'agenda',
  bullets: 'bullets',
  paragraph: 'paragraph',
  steps: 'steps',
  timeline: 'timeline',
  comparison: 'comparison',
  stats: 'stats',
  'big-number': 'stats',
  quote: 'quote',
  statement: 'paragraph',
  definition: 'definition',
  cards: 'cards',
  table: 'table',
  chart: 'chart',
  image: 'image',
  code: 'code',
  recap: 'bullets',
  creative: 'image',
}
