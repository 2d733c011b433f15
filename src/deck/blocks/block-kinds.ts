import type { z } from 'zod'
import { agenda } from './agenda/agenda.ts'
import type { BlockKindDefinition } from './block-kind.ts'
import { bullets } from './bullets/bullets.ts'
import { cards } from './cards/cards.ts'
import { chart } from './chart/chart.ts'
import { code } from './code/code.ts'
import { comparison } from './comparison/comparison.ts'
import { definition } from './definition/definition.ts'
import { image } from './image/image.ts'
import { paragraph } from './paragraph/paragraph.ts'
import { quote } from './quote/quote.ts'
import { stats } from './stats/stats.ts'
import { steps } from './steps/steps.ts'
import { table } from './table/table.ts'
import { timeline } from './timeline/timeline.ts'

/** Everything a slide can hold below its title; a kind is one folder. */
export const blockKinds = {
  paragraph,
  bullets,
  steps,
  timeline,
  comparison,
  stats,
  quote,
  definition,
  cards,
  table,
  chart,
  image,
  code,
  agenda,
}
export type BlockKind = keyof typeof blockKinds
export type Block = z.infer<(typeof blockKinds)[BlockKind]['schema']>

/** What is known about the kind of a block. */
export function definitionOf(block: Block): BlockKindDefinition<z.ZodType<Block>> {
  // That the block is of the kind whose definition this is, TypeScript cannot say of a union.
  return blockKinds[block.kind] as unknown as BlockKindDefinition<z.ZodType<Block>>
}
