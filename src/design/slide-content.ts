import type { Block } from '../deck/blocks/block.ts'
import type { ChartBlock } from '../deck/blocks/chart.ts'
import type { LayoutName, Variant } from '../deck/slide.ts'
import { cleanLine } from './text-cleaning.ts'

/** What a layout draws: the cleaned texts of a variant's blocks, those without a text left out. */
export interface SlideContent {
  layout: LayoutName
  /** Never empty. */
  title: string
  eyebrow: string
  paragraphs: string[]
  bullets: { text: string; level: 0 | 1 }[]
  steps: { head: string; text: string }[]
  firstNumber: number
  quote?: { text: string; name: string; affiliation: string }
  table?: {
    columns: { name: string; numeric: boolean }[]
    rows: { cells: string[]; highlighted: boolean }[]
  }
  chart?: ChartBlock
  takeaway?: { figure: string; label: string; note: string }
}

/** The block kind that each layout exists for. */
export const mainKinds: Partial<Record<LayoutName, Block['kind']>> = {
  bullets: 'bullets',
  paragraph: 'paragraph',
  steps: 'steps',
  quote: 'quote',
  table: 'table',
  chart: 'chart',
}

/** The layout that shows a block of a kind by itself. */
const naturalLayouts: Record<Block['kind'], LayoutName> = {
  paragraph: 'paragraph',
  bullets: 'bullets',
  steps: 'steps',
  quote: 'quote',
  table: 'table',
  chart: 'chart',
  stats: 'bullets',
}

/** What else a layout has room for beside its main block. */
const sideKinds: Partial<Record<LayoutName, Block['kind'][]>> = {
  title: ['paragraph'],
  bullets: ['paragraph'],
  chart: ['stats', 'paragraph'],
}

/**
 * Which layout a variant is drawn in, the blocks it draws there, and those that it has no place for. A layout whose
 * own block is missing gives way to the layout of the first block there is.
 */
export function placeBlocks(variant: Variant): {
  layout: LayoutName
  placed: Block[]
  left: Block[]
} {
  const blocks = variant.blocks.filter(hasText)
  const layout = drawnLayout(variant.layout, blocks)
  const main = mainKinds[layout]
  const side = sideKinds[layout] ?? []
  const placed: Block[] = []
  const left: Block[] = []
  const stats = blocks.find((block) => block.kind === 'stats')
  for (const block of blocks) {
    const alone = placed.every((one) => one.kind !== block.kind)
    const joins = block.kind === 'bullets' || block.kind === 'paragraph'
    if (block.kind === main && (alone || joins)) placed.push(block)
    else if (block.kind === 'stats' && layout === 'bullets') {
      // Figures without a chart are read as a list, if there is no other.
      if (block === stats && blocks.every((one) => one.kind !== 'bullets')) placed.push(block)
      else left.push(block)
    } else if (side.includes(block.kind) && (alone || block.kind === 'paragraph'))
      placed.push(block)
    else left.push(block)
  }
  return { layout, placed, left }
}

function drawnLayout(layout: LayoutName, blocks: Block[]): LayoutName {
  const main = mainKinds[layout]
  if (main === undefined || blocks.some((block) => block.kind === main)) return layout
  const first = blocks[0]
  // Without any content only the title is left, which every frame shows.
  return first === undefined ? 'bullets' : naturalLayouts[first.kind]
}

/** Whether anything of the block would show. */
export function hasText(block: Block): boolean {
  switch (block.kind) {
    case 'paragraph':
      return block.paragraphs.some((one) => cleanLine(one.text) !== '')
    case 'bullets':
    case 'steps':
      return block.items.some(
        (item) =>
          cleanLine(item.text) !== '' || ('head' in item && cleanLine(item.head ?? '') !== ''),
      )
    case 'quote':
      return cleanLine(block.quote.text) !== ''
    case 'stats':
      return block.items.some((item) => cleanLine(`${item.text}${item.label}`) !== '')
    case 'table':
      return true
    case 'chart':
      return block.series.some((series) => series.values.some((value) => value !== null))
  }
}

/** The variant as a layout draws it. `fallbackTitle` stands in for an empty title and must not be empty. */
export function slideContent(variant: Variant, fallbackTitle: string): SlideContent {
  const { layout, placed } = placeBlocks(variant)
  const content: SlideContent = {
    layout,
    title: cleanLine(variant.title) || cleanLine(variant.eyebrow ?? '') || fallbackTitle,
    eyebrow: cleanLine(variant.eyebrow ?? ''),
    paragraphs: [],
    bullets: [],
    steps: [],
    firstNumber: 1,
  }
  for (const block of placed) addBlock(content, block)
  return content
}

function addBlock(content: SlideContent, block: Block): void {
  switch (block.kind) {
    case 'paragraph':
      content.paragraphs.push(...block.paragraphs.map((one) => cleanLine(one.text)).filter(Boolean))
      break
    case 'bullets':
      for (const item of block.items) {
        const text = cleanLine(item.text)
        if (text !== '')
          content.bullets.push({ text, level: content.bullets.length === 0 ? 0 : item.level })
      }
      break
    case 'steps':
      content.firstNumber = block.firstNumber ?? 1
      content.steps = block.items
        .map((item) => ({ head: cleanLine(item.head ?? ''), text: cleanLine(item.text) }))
        .filter((item) => item.head !== '' || item.text !== '')
      break
    case 'quote':
      content.quote = {
        text: cleanLine(block.quote.text),
        name: cleanLine(block.name ?? ''),
        affiliation: cleanLine(block.affiliation ?? ''),
      }
      break
    case 'table':
      content.table = {
        columns: block.columns.map((column) => ({ ...column, name: cleanLine(column.name) })),
        rows: block.rows.map((row) => ({
          cells: row.cells.map(cleanLine),
          highlighted: row.highlighted ?? false,
        })),
      }
      break
    case 'chart':
      content.chart = cleanChart(block)
      break
    case 'stats':
      addStats(content, block)
      break
  }
}

function addStats(content: SlideContent, block: Block & { kind: 'stats' }): void {
  const items = block.items.map((item) => ({
    figure: cleanLine(item.text),
    label: cleanLine(item.label),
    note: cleanLine(item.note ?? ''),
  }))
  const first = items[0]
  if (content.layout === 'chart') {
    if (first !== undefined) content.takeaway = first
    return
  }
  for (const { figure, label, note } of items) {
    const text = [[label, figure].filter(Boolean).join(': '), note].filter(Boolean).join('. ')
    if (text !== '') content.bullets.push({ text, level: 0 })
  }
}

function cleanChart(block: ChartBlock): ChartBlock {
  return {
    ...block,
    categories: block.categories.map(cleanLine),
    series: block.series.map((series) => ({
      name: cleanLine(series.name),
      values: series.values.map((value) => (Number.isFinite(value) ? value : null)),
    })),
    ...(block.annotations
      ? { annotations: block.categories.map((_, i) => cleanLine(block.annotations?.[i] ?? '')) }
      : {}),
    unit: { prefix: cleanSpace(block.unit.prefix), suffix: cleanSpace(block.unit.suffix) },
  }
}

/** A unit keeps the space between itself and the number. */
function cleanSpace(unit: string): string {
  const clean = cleanLine(unit)
  return `${/^\s/.test(unit) && clean ? ' ' : ''}${clean}${/\s$/.test(unit) && clean ? ' ' : ''}`
}
