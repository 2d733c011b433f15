import { z } from 'zod'
import { bulletsBlockSchema, bulletsPlainText } from './bullets.ts'
import { chartBlockSchema, chartPlainText } from './chart.ts'
import { paragraphBlockSchema, paragraphPlainText } from './paragraph.ts'
import { quoteBlockSchema, quotePlainText } from './quote.ts'
import { statsBlockSchema, statsPlainText } from './stats.ts'
import { stepsBlockSchema, stepsPlainText } from './steps.ts'
import { tableBlockSchema, tablePlainText } from './table.ts'

/** Everything a slide can hold below its title; a kind is one file in this folder. */
export const blockSchema = z.discriminatedUnion('kind', [
  paragraphBlockSchema,
  bulletsBlockSchema,
  stepsBlockSchema,
  quoteBlockSchema,
  tableBlockSchema,
  chartBlockSchema,
  statsBlockSchema,
])
export type Block = z.infer<typeof blockSchema>
export type BlockKind = Block['kind']

/** The block as plain text: for transcripts, search and screen readers. */
export function blockPlainText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraphPlainText(block)
    case 'bullets':
      return bulletsPlainText(block)
    case 'steps':
      return stepsPlainText(block)
    case 'quote':
      return quotePlainText(block)
    case 'table':
      return tablePlainText(block)
    case 'chart':
      return chartPlainText(block)
    case 'stats':
      return statsPlainText(block)
  }
}
