import type { AgendaBlock } from '../../src/deck/blocks/agenda/schema.ts'
import type { Block } from '../../src/deck/blocks/block.ts'
import type { BulletsBlock } from '../../src/deck/blocks/bullets/schema.ts'
import type { CardsBlock } from '../../src/deck/blocks/cards/schema.ts'
import type { ChartBlock } from '../../src/deck/blocks/chart/schema.ts'
import type { CodeBlock } from '../../src/deck/blocks/code/schema.ts'
import type { ComparisonBlock } from '../../src/deck/blocks/comparison/schema.ts'
import type { DefinitionBlock } from '../../src/deck/blocks/definition/schema.ts'
import type { ImageBlock } from '../../src/deck/blocks/image/schema.ts'
import type { ParagraphBlock } from '../../src/deck/blocks/paragraph/schema.ts'
import type { QuoteBlock } from '../../src/deck/blocks/quote/schema.ts'
import type { StatsBlock, StatsItem } from '../../src/deck/blocks/stats/schema.ts'
import type { StepsBlock } from '../../src/deck/blocks/steps/schema.ts'
import type { TableBlock } from '../../src/deck/blocks/table/schema.ts'
import type { TimelineBlock } from '../../src/deck/blocks/timeline/schema.ts'
import { type Deck, deckFormatVersion } from '../../src/deck/deck.ts'
import type { IconName } from '../../src/deck/icon-names.ts'
import type { LayoutName, Slide } from '../../src/deck/slide.ts'
import type { SourcedText } from '../../src/deck/sourced-text.ts'

/** The id of the theme that decks of tests use: Simple Light. */
export const simpleLightId = '27874e6b-8c1c-4301-bce7-d22e6e8df7d6'

/** A deck of slides: `deck({ title: 'Review' }, titleSlide('Review'), bulletsSlide('Risks', ['Fuel']))`. */
export function deck(options: Partial<Omit<Deck, 'slides'>>, ...slides: Slide[]): Deck {
  return {
    formatVersion: deckFormatVersion,
    title: 'A deck',
    language: 'en',
    themeId: simpleLightId,
    ...options,
    slides: slides.map((slide, index) => ({ ...slide, id: `slide-${index + 1}` })),
  }
}

/** A slide with one classic variant. Ids are given by `deck`. */
export function slide(
  layout: LayoutName,
  title: string,
  blocks: Block[],
  options: { eyebrow?: string; meta?: string; notes?: string } = {},
): Slide {
  const { notes, ...more } = options
  return {
    id: 'slide',
    type: 'classic',
    variants: [{ layout, title, ...more, blocks }],
    chosen: 0,
    ...(notes === undefined ? {} : { notes }),
    sources: [],
  }
}

/** One line of text that the author added; `score` decides what leaves a full slide first. */
function sourced(text: string, score?: number): SourcedText {
  return { text, sources: [], added: true, ...(score === undefined ? {} : { score }) }
}

/** Sub-items start with two spaces: `bullets(['Risks', '  Fuel'])`. Scores go by position when given. */
export function bullets(items: string[], scores?: number[]): BulletsBlock {
  return {
    kind: 'bullets',
    id: 'bullets',
    items: items.map((item, index) => ({
      ...sourced(item.trim(), scores?.[index]),
      level: item.startsWith('  ') ? 1 : 0,
    })),
  }
}

export function paragraph(...texts: string[]): ParagraphBlock {
  return { kind: 'paragraph', id: 'paragraph', paragraphs: texts.map((text) => sourced(text)) }
}

/** Steps as `Head: what happens`; without a colon a step has no head. */
export function steps(items: string[], firstNumber?: number): StepsBlock {
  return {
    kind: 'steps',
    id: 'steps',
    ...(firstNumber === undefined ? {} : { firstNumber }),
    items: items.map((item) => {
      const colon = item.indexOf(': ')
      return colon < 0
        ? sourced(item)
        : { ...sourced(item.slice(colon + 2)), head: item.slice(0, colon) }
    }),
  }
}

export function quote(text: string, name?: string, affiliation?: string): QuoteBlock {
  return {
    kind: 'quote',
    id: 'quote',
    quote: sourced(text),
    ...(name === undefined ? {} : { name }),
    ...(affiliation === undefined ? {} : { affiliation }),
  }
}

export function stats(
  ...items: ({ figure: string } & Pick<StatsItem, 'label'> &
    Partial<Pick<StatsItem, 'prefix' | 'suffix' | 'note' | 'order' | 'trend'>>)[]
): StatsBlock {
  return {
    kind: 'stats',
    id: 'stats',
    items: items.map(({ figure, ...item }) => ({ ...sourced(figure), ...item })),
  }
}

/** Events as `date: what happens`; a date that starts with `?` is planned, with `!` the key event. */
export function timeline(items: string[]): TimelineBlock {
  return {
    kind: 'timeline',
    id: 'timeline',
    items: items.map((item) => {
      const colon = item.indexOf(': ')
      return {
        ...sourced(item.slice(colon + 2)),
        date: item.slice(0, colon).replace(/^[?!]/, ''),
        ...(item.startsWith('?') ? { planned: true } : {}),
        ...(item.startsWith('!') ? { highlighted: true } : {}),
      }
    }),
  }
}

/** Sides whose name starts with `*` are recommended; rows map a label to its cells. */
export function comparison(
  sides: string[],
  rows: Record<string, string[]>,
  verdict?: { label: string; text: string; note?: string },
): ComparisonBlock {
  return {
    kind: 'comparison',
    id: 'comparison',
    sides: sides.map((side) => ({
      ...sourced(side.replace(/^\*/, '')),
      ...(side.startsWith('*') ? { recommended: true } : {}),
    })),
    rows: Object.entries(rows).map(([label, cells]) => ({
      label,
      cells: cells.map((cell) => sourced(cell)),
    })),
    ...(verdict === undefined ? {} : { verdict: { ...sourced(verdict.text), ...verdict } }),
  }
}

/** Sides with a list each, of any length: `sides({ 'Went well': ['Alert'], '*Went badly': ['Runbook', 'Page'] })`. */
export function sides(lists: Record<string, string[]>): ComparisonBlock {
  const { sides: heads, ...block } = comparison(Object.keys(lists), {})
  const points = Object.values(lists)
  return {
    ...block,
    sides: heads.map((head, index) => ({
      ...head,
      items: (points[index] ?? []).map((point) => sourced(point)),
    })),
  }
}

/** Terms with their meanings: `definition({ Hub: 'A warehouse that …' })`. */
export function definition(terms: Record<string, string>): DefinitionBlock {
  return {
    kind: 'definition',
    id: 'definition',
    items: Object.entries(terms).map(([term, text]) => ({ ...sourced(text), term })),
  }
}

export function cards(
  ...items: { head: string; text?: string; foot?: string; icon?: IconName }[]
): CardsBlock {
  return {
    kind: 'cards',
    id: 'cards',
    items: items.map(({ text = '', ...item }) => ({ ...sourced(text), ...item })),
  }
}

export function image(id: string, options: Partial<ImageBlock> = {}): ImageBlock {
  return {
    kind: 'image',
    id: 'image',
    image: id,
    width: 1600,
    height: 900,
    alt: 'A picture',
    sources: [],
    ...options,
  }
}

export function code(text: string, language?: string): CodeBlock {
  return {
    kind: 'code',
    id: 'code',
    ...(language === undefined ? {} : { language }),
    code: sourced(text),
  }
}

/** Parts as `Name` or `Name > slide-4`; one that starts with `*` is current. */
export function agenda(items: string[]): AgendaBlock {
  return {
    kind: 'agenda',
    id: 'agenda',
    items: items.map((item) => {
      const [name = '', slideId] = item.replace(/^\*/, '').split(' > ')
      return {
        ...sourced(name),
        ...(slideId === undefined ? {} : { slideId }),
        ...(item.startsWith('*') ? { current: true } : {}),
      }
    }),
  }
}

/** A table; names of columns that start with `#` are numeric. `highlighted` is the index of a row. */
export function table(columns: string[], rows: string[][], highlighted?: number): TableBlock {
  return {
    kind: 'table',
    id: 'table',
    columns: columns.map((name) => ({ name: name.replace(/^#/, ''), numeric: /^#/.test(name) })),
    rows: rows.map((cells, index) => ({
      cells,
      sources: [],
      ...(index === highlighted ? { highlighted: true } : {}),
    })),
  }
}

export function chart(
  chartType: ChartBlock['chartType'],
  categories: string[],
  series: Record<string, (number | null)[]>,
  options: Partial<ChartBlock> = {},
): ChartBlock {
  return {
    kind: 'chart',
    id: 'chart',
    chartType,
    categories,
    series: Object.entries(series).map(([name, values]) => ({ name, values })),
    unit: { prefix: '', suffix: '' },
    decimals: 0,
    sources: categories.map(() => []),
    ...options,
  }
}

type SlideOptions = { eyebrow?: string; notes?: string }

export const titleSlide = (title: string, subtitle?: string, options: SlideOptions = {}): Slide =>
  slide('title', title, subtitle === undefined ? [] : [paragraph(subtitle)], options)

export const sectionSlide = (title: string, options: SlideOptions = {}): Slide =>
  slide('section', title, [], options)

export const bulletsSlide = (title: string, items: string[], options: SlideOptions = {}): Slide =>
  slide('bullets', title, [bullets(items)], options)

export const paragraphSlide = (title: string, texts: string[], options: SlideOptions = {}): Slide =>
  slide('paragraph', title, [paragraph(...texts)], options)

export const stepsSlide = (title: string, items: string[], options: SlideOptions = {}): Slide =>
  slide('steps', title, [steps(items)], options)

export const quoteSlide = (
  title: string,
  text: string,
  name?: string,
  affiliation?: string,
  options: SlideOptions = {},
): Slide => slide('quote', title, [quote(text, name, affiliation)], options)

export const tableSlide = (
  title: string,
  columns: string[],
  rows: string[][],
  options: SlideOptions & { highlighted?: number } = {},
): Slide => slide('table', title, [table(columns, rows, options.highlighted)], options)

export const chartSlide = (
  title: string,
  block: ChartBlock,
  beside: Block[] = [],
  options: SlideOptions = {},
): Slide => slide('chart', title, [block, ...beside], options)
