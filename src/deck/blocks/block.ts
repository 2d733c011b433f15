import { z } from 'zod'
import type { SourceSpan } from '../sourced-text.ts'
import { agendaBlockSchema, agendaPlainText } from './agenda.ts'
import { bulletsBlockSchema, bulletsPlainText } from './bullets.ts'
import { cardsBlockSchema, cardsPlainText } from './cards.ts'
import { chartBlockSchema, chartPlainText } from './chart.ts'
import { codeBlockSchema, codePlainText } from './code.ts'
import { comparisonBlockSchema, comparisonPlainText } from './comparison.ts'
import { definitionBlockSchema, definitionPlainText } from './definition.ts'
import { imageBlockSchema, imagePlainText } from './image.ts'
import { paragraphBlockSchema, paragraphPlainText } from './paragraph.ts'
import { quoteBlockSchema, quotePlainText } from './quote.ts'
import { statsBlockSchema, statsPlainText } from './stats.ts'
import { stepsBlockSchema, stepsPlainText } from './steps.ts'
import { tableBlockSchema, tablePlainText } from './table.ts'
import { timelineBlockSchema, timelinePlainText } from './timeline.ts'

/** Everything a slide can hold below its title; a kind is one file in this folder. */
export const blockSchema = z.discriminatedUnion('kind', [
  paragraphBlockSchema,
  bulletsBlockSchema,
  stepsBlockSchema,
  timelineBlockSchema,
  comparisonBlockSchema,
  statsBlockSchema,
  quoteBlockSchema,
  definitionBlockSchema,
  cardsBlockSchema,
  tableBlockSchema,
  chartBlockSchema,
  imageBlockSchema,
  codeBlockSchema,
  agendaBlockSchema,
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
    case 'timeline':
      return timelinePlainText(block)
    case 'comparison':
      return comparisonPlainText(block)
    case 'stats':
      return statsPlainText(block)
    case 'quote':
      return quotePlainText(block)
    case 'definition':
      return definitionPlainText(block)
    case 'cards':
      return cardsPlainText(block)
    case 'table':
      return tablePlainText(block)
    case 'chart':
      return chartPlainText(block)
    case 'image':
      return imagePlainText(block)
    case 'code':
      return codePlainText(block)
    case 'agenda':
      return agendaPlainText(block)
  }
}

/** Where everything in the block comes from, in the block's order; a span may come more than once. */
export function blockSources(block: Block): SourceSpan[] {
  switch (block.kind) {
    case 'paragraph':
      return block.paragraphs.flatMap((one) => one.sources)
    case 'bullets':
    case 'steps':
    case 'timeline':
    case 'stats':
    case 'definition':
    case 'cards':
    case 'agenda':
      return block.items.flatMap((one) => one.sources)
    case 'comparison':
      return [
        ...block.sides.flatMap((side) => side.sources),
        ...block.rows.flatMap((row) => row.cells.flatMap((cell) => cell.sources)),
        ...(block.verdict?.sources ?? []),
      ]
    case 'quote':
      return block.quote.sources
    case 'table':
      return block.rows.flatMap((row) => row.sources)
    case 'chart':
      return block.sources.flat()
    case 'image':
      return block.sources
    case 'code':
      return block.code.sources
  }
}
