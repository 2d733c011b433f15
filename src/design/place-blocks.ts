import { type Block, type BlockKind, blockLines } from '../deck/blocks/block.ts'
import { statsValue } from '../deck/blocks/stats/stats-value.ts'
import { mainKinds } from '../deck/layout-blocks.ts'
import type { LayoutName, Variant } from '../deck/slide.ts'
import { cleanLine } from './text-cleaning.ts'

/** The layout that shows a block of a kind by itself. */
export const naturalLayouts: Record<BlockKind, LayoutName> = {
  paragraph: 'paragraph',
  bullets: 'bullets',
  steps: 'steps',
  timeline: 'timeline',
  comparison: 'comparison',
  stats: 'stats',
  quote: 'quote',
  definition: 'definition',
  cards: 'cards',
  table: 'table',
  chart: 'chart',
  image: 'image',
  code: 'code',
  agenda: 'agenda',
}

/** What else a layout has room for beside its main block, in every theme. */
const sideKinds: Partial<Record<LayoutName, BlockKind[]>> = {
  title: ['paragraph'],
  bullets: ['paragraph'],
  stats: ['paragraph'],
  'big-number': ['paragraph'],
  definition: ['paragraph', 'bullets'],
  chart: ['stats', 'paragraph'],
  image: ['paragraph', 'bullets'],
  code: ['paragraph'],
  closing: ['cards', 'paragraph', 'bullets'],
  creative: ['paragraph'],
}

/** Kinds of which a layout shows several blocks as one. */
const joining: BlockKind[] = ['bullets', 'paragraph']

/** The kinds of blocks that a layout shows beside its own. */
export type Sides = Partial<Record<LayoutName, BlockKind[]>>

/**
 * Which layout a variant is drawn in, the blocks it draws there, and those that it has no place for. A layout whose
 * own block is missing gives way to the layout of the first block there is.
 */
export function placeBlocks(
  variant: Variant,
  theme: { sides?: Sides },
): {
  layout: LayoutName
  placed: Block[]
  left: Block[]
} {
  const blocks = variant.blocks.filter(hasText)
  const layout = drawnLayout(variant.layout, blocks)
  const main = mainKinds[layout]
  const side = [...(sideKinds[layout] ?? []), ...(theme.sides?.[layout] ?? [])]
  const placed: Block[] = []
  const left: Block[] = []
  for (const block of blocks) {
    const alone = placed.every((one) => one.kind !== block.kind)
    const wanted = block.kind === main || side.includes(block.kind)
    if (wanted && (alone || joining.includes(block.kind))) placed.push(block)
    else left.push(block)
  }
  return { layout, placed, left }
}

function drawnLayout(layout: LayoutName, blocks: Block[]): LayoutName {
  const main = mainKinds[layout]
  if (main === undefined || blocks.some((block) => block.kind === main)) return layout
  const first = blocks[0]
  // Without any content only the title is left, which every frame shows.
  if (first === undefined) return 'bullets'
  // Of one figure that is left without the chart beside it there is room to make much.
  return isOneFigure(first) ? 'big-number' : naturalLayouts[first.kind]
}

function isOneFigure(block: Block): boolean {
  return block.kind === 'stats' && block.items.length === 1
}

/** Whether anything of the block would show. A name without a quote, and a note without a figure or a label, are not drawn. */
export function hasText(block: Block): boolean {
  switch (block.kind) {
    case 'table':
    case 'image':
      return true
    case 'chart':
      return block.series.some((series) => series.values.some((value) => value !== null))
    case 'quote':
      return cleanLine(block.quote.text) !== ''
    case 'stats':
      return block.items.some((item) => cleanLine(`${statsValue(item)}${item.label}`) !== '')
    default:
      return blockLines(block).some((line) => cleanLine(line.text) !== '')
  }
}
