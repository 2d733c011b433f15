import type { Block } from '../../deck/blocks/block.ts'
import type { ChartType } from '../../deck/blocks/chart/schema.ts'
import { joinBlocks } from '../../deck/blocks/join-blocks.ts'
import { columnHead } from '../../deck/blocks/table/column-head.ts'
import type { ConvertTarget } from '../../deck/requests/request.ts'
import type { Slide, Variant } from '../../deck/slide.ts'
import { askedChart, askedFigures } from './asked-chart.ts'
import { type AskedForms, askedForms } from './asked-forms.ts'
import { askedItems } from './asked-items.ts'
import { furtherVariants, notSaid, withForm } from './further-variants.ts'
import { toldApart } from './told-apart.ts'

/** A variant in a form that was asked for, and what it leaves out, a line each. */
export interface Conversion {
  variant: Variant
  notes: string[]
}

/** Covers and openers say too little to be anything else. */
const alone: ReadonlySet<Variant['layout']> = new Set(['title', 'section'])

interface ConversionOptions {
  language: string
  chartType?: ChartType
  /** Of a table: the column that a chart shall draw. */
  column?: string
}

/**
 * What a slide's variant shows, in another form that was asked for by name: what suits it before what comes nearest, to
 * choose the first that fits; or why there is none, as the end of a sentence. Nothing is added; pictures, and listings
 * that are not converted, stay on the slide.
 */
export function convertVariant(
  slide: Slide,
  own: Variant,
  to: ConvertTarget,
  options: ConversionOptions,
): Conversion[] | { reason: string } {
  const { language, chartType, column } = options
  const blocks = joinBlocks([own.blocks])
  const main = mainBlock(blocks)
  if (main === undefined || alone.has(own.layout))
    return { reason: 'it has no content besides its title' }
  if (isAlready(own, main, to, chartType)) return { reason: `it is ${nameOf(to)} already` }
  const kept = blocks.filter((block) => block !== main && !isText(block))
  const besides = blocks.filter((block) => block !== main && isText(block))
  const shown = { ...own, blocks: [main, ...besides] }
  const offered = furtherVariants({ ...slide, variants: [shown], chosen: 0 }, language).filter(
    ({ variant }) =>
      column === undefined &&
      variant.layout === to &&
      (chartType === undefined ||
        variant.blocks.some((block) => block.kind === 'chart' && block.chartType === chartType)),
  )
  const told = toldApart(main, to)
  const asked = formsOf(told ?? withColumnAlone(main, column), to, options)
  if ('reason' in asked && offered.length === 0) return asked
  const made = ('reason' in asked ? [] : asked).map((form) => {
    const variant = withForm(shown, form, besides)
    const lines = notSaid(shown, variant, slide.notes ?? '').lines
    // A chart is named by its slide and its series: what the first column is called is nothing to say.
    const named = main.kind === 'table' && to === 'chart'
    const heads = named ? main.columns.map(columnHead).join(', ') : undefined
    return { variant, notes: lines.filter((line) => line !== heads) }
  })
  // Figures are named by what they measure before they are listed by themselves.
  const ordered = main.kind === 'stats' ? [...made, ...offered] : [...offered, ...made]
  // What is offered unasked leaves the heads of a table to the notes.
  return (told === undefined || made.length === 0 ? ordered : made).map(({ variant, notes }) => ({
    variant: { ...variant, blocks: [...variant.blocks, ...kept] },
    notes,
  }))
}

function formsOf(
  main: Block,
  to: ConvertTarget,
  { language, chartType }: ConversionOptions,
): AskedForms {
  const id = `${main.id}-${to}`
  if (to === 'chart') return askedChart(main, chartType, language, id)
  const figures = to === 'stats' ? askedFigures(main, language, id) : undefined
  if (figures !== undefined) return figures
  const items = askedItems(main, language)
  if (items === undefined || items.length === 0)
    return { reason: `${nameOf(main.kind)} cannot be shown so` }
  return askedForms(items, to, language, id)
}

/** A table with the names of its rows and one other column; other blocks as they are. */
function withColumnAlone(block: Block, name: string | undefined): Block {
  if (block.kind !== 'table' || name === undefined) return block
  const isKept = (_: unknown, at: number) => at === 0 || block.columns[at]?.name === name
  return {
    ...block,
    columns: block.columns.filter(isKept),
    rows: block.rows.map(({ cells, cellMarks: _marks, ...row }) => ({
      ...row,
      cells: cells.filter(isKept),
    })),
  }
}

/** What a slide is about: its list, table, chart or quotation; its prose where that is all. */
function mainBlock(blocks: readonly Block[]): Block | undefined {
  const listings = blocks.filter((block) => block.kind !== 'image' && block.kind !== 'code')
  return (
    listings.find((block) => block.kind !== 'paragraph') ??
    listings[0] ??
    blocks.find((block) => block.kind === 'code')
  )
}

function isText(block: Block): boolean {
  return block.kind === 'paragraph' || block.kind === 'stats'
}

function isAlready(
  own: Variant,
  main: Block,
  to: ConvertTarget,
  chartType: ChartType | undefined,
): boolean {
  if (main.kind !== to || (own.layout !== to && own.layout !== 'image')) return false
  return main.kind !== 'chart' || chartType === undefined || chartType === main.chartType
}

const names: Partial<Record<Block['kind'], string>> = {
  bullets: 'a list',
  steps: 'a list of steps',
  stats: 'a slide of figures',
  cards: 'a slide of cards',
  image: 'a picture',
  code: 'a listing',
  agenda: 'an agenda',
}

/** A kind of content as it is spoken of: "a table". */
export function nameOf(kind: Block['kind']): string {
  return names[kind] ?? `a ${kind}`
}
