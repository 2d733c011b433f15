import type { Block } from '../deck/blocks/block.ts'
import type { ChartBlock } from '../deck/blocks/chart/schema.ts'
import type { ComparisonBlock } from '../deck/blocks/comparison/schema.ts'
import { sidePoints } from '../deck/blocks/comparison/side-points.ts'
import type { StatsItem } from '../deck/blocks/stats/schema.ts'
import { statsValue } from '../deck/blocks/stats/stats-value.ts'
import type { TableColumn } from '../deck/blocks/table/schema.ts'
import type { IconName } from '../deck/icon-names.ts'
import { type LayoutName, layoutsWithoutCaption, type Variant } from '../deck/slide.ts'
import type { SceneImage } from '../scene/node.ts'
import type { ImageLibrary } from './image-library.ts'
import { placeBlocks, type Sides } from './place-blocks.ts'
import { cleanCode, cleanLine } from './text-cleaning.ts'

/** A figure with its unit as printed, what it is, and more about it. */
export interface Figure {
  figure: string
  /** What belongs to the value beside it, smaller. */
  prefix?: string
  suffix?: string
  label: string
  note: string
  /** Which is read first; absent: as the theme likes. */
  order?: 'value-first' | 'label-first'
  trend?: 'up' | 'down' | 'flat'
}

/** What a layout draws: the cleaned texts of a variant's blocks, those without a text left out. */
export interface SlideContent {
  layout: LayoutName
  /** The vibe of a creative slide. */
  vibeId?: string
  /** Where its text stands; absent: where lines start. */
  textSide?: 'start' | 'end'
  /** Never empty. */
  title: string
  eyebrow: string
  /** Of a cover or a closing: who, when and where; empty without it. */
  meta: string
  /** The line under the content; empty without one. */
  caption: string
  paragraphs: string[]
  bullets: { text: string; level: 0 | 1 }[]
  steps: { head: string; text: string }[]
  /** Of the steps, or of the agenda's parts. */
  firstNumber: number
  timeline: {
    date: string
    text: string
    detail: string
    planned: boolean
    highlighted: boolean
  }[]
  comparison?: {
    /** With points of their own where there are no rows. */
    sides: { name: string; recommended: boolean; points: string[] }[]
    rows: { label: string; cells: string[] }[]
    verdict?: { label: string; text: string; note: string }
  }
  /** Statistics; beside a chart the first is its takeaway. */
  figures: Figure[]
  quote?: { text: string; name: string; affiliation: string }
  definitions: { term: string; text: string }[]
  cards: { head: string; text: string; foot: string; icon?: IconName }[]
  /** Whether all cards carry their numbers; absent: those without icons do, where the theme's cards have tiles. */
  numberedCards?: boolean
  table?: {
    columns: {
      name: string
      unit: string
      numeric: boolean
      highlighted: boolean
      width: TableColumn['width']
    }[]
    rows: { cells: string[]; highlighted: boolean }[]
  }
  /** Its values are printed as the deck's language does. */
  chart?: ChartBlock & { language: string }
  takeaway?: Figure
  /** `picture` is undefined when the bytes are gone. */
  image?: { picture?: SceneImage; alt: string; caption: string; credit: string }
  code?: { lines: string[]; language: string; firstLine: number; highlightedLines: number[] }
  agenda: { text: string; slideId?: string; current: boolean }[]
}

/** The variant as a layout draws it. `fallbackTitle` stands in for an empty title and must not be empty. */
export function slideContent(
  variant: Variant,
  fallbackTitle: string,
  place: { theme: { sides?: Sides }; images: ImageLibrary; language: string },
): SlideContent {
  const { layout, placed } = placeBlocks(variant, place.theme)
  const content: SlideContent = {
    layout,
    ...(variant.vibeId === undefined ? {} : { vibeId: variant.vibeId }),
    ...(variant.textSide === undefined ? {} : { textSide: variant.textSide }),
    title: cleanLine(variant.title) || cleanLine(variant.eyebrow ?? '') || fallbackTitle,
    eyebrow: cleanLine(variant.eyebrow ?? ''),
    meta: cleanLine(variant.meta ?? ''),
    caption: layoutsWithoutCaption.includes(layout) ? '' : cleanLine(variant.caption ?? ''),
    paragraphs: [],
    bullets: [],
    steps: [],
    firstNumber: 1,
    timeline: [],
    figures: [],
    definitions: [],
    cards: [],
    agenda: [],
  }
  for (const block of placed) addBlock(content, block, place)
  return content
}

function addBlock(
  content: SlideContent,
  block: Block,
  { images, language }: { images: ImageLibrary; language: string },
): void {
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
      content.steps = cleanItems(block.items, { head: '', text: '' })
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
        columns: block.columns.map((column) => ({
          name: cleanLine(column.name),
          unit: cleanLine(column.unit ?? ''),
          numeric: column.numeric,
          highlighted: column.highlighted ?? false,
          width: column.width,
        })),
        rows: block.rows.map((row) => ({
          cells: row.cells.map(cleanLine),
          highlighted: row.highlighted ?? false,
        })),
      }
      break
    case 'chart':
      content.chart = { ...cleanChart(block), language }
      break
    case 'stats':
      content.figures = block.items
        .map((item) => ({
          ...partsOf(item),
          label: cleanLine(item.label),
          note: cleanLine(item.note ?? ''),
          ...(item.order ? { order: item.order } : {}),
          ...(item.trend ? { trend: item.trend } : {}),
        }))
        .filter((item) => [item.figure, item.label, item.note].some((part) => part !== ''))
      content.figures = inGivenOrder(content.figures)
      if (content.layout === 'chart' && content.figures[0]) {
        // Beside a chart there is no room for the parts of a value: it is one figure there.
        const { prefix, suffix, ...own } = content.figures[0]
        content.takeaway = { ...own, figure: statsValue({ prefix, text: own.figure, suffix }) }
      }
      break
    case 'timeline':
      content.timeline = cleanItems(block.items, {
        date: '',
        text: '',
        detail: '',
        planned: false,
        highlighted: false,
      })
      break
    case 'comparison':
      content.comparison = {
        ...comparedLines(block),
        ...(block.verdict && cleanLine(block.verdict.text) !== ''
          ? {
              verdict: {
                label: cleanLine(block.verdict.label),
                text: cleanLine(block.verdict.text),
                note: cleanLine(block.verdict.note ?? ''),
              },
            }
          : {}),
      }
      break
    case 'definition':
      content.definitions = cleanItems(block.items, { term: '', text: '' })
      break
    case 'cards':
      if (block.numbered !== undefined) content.numberedCards = block.numbered
      content.cards = cleanItems(block.items, { head: '', text: '', foot: '' })
      break
    case 'image': {
      const picture = images(block.image)
      content.image = {
        ...(picture ? { picture } : {}),
        alt: cleanLine(block.alt),
        caption: cleanLine(block.caption ?? ''),
        credit: cleanLine(block.credit ?? ''),
      }
      break
    }
    case 'code': {
      const { lines, leading } = cleanCode(block.code.text)
      const firstLine = (block.firstLine ?? 1) + leading
      content.code = {
        lines,
        language: cleanLine(block.language ?? ''),
        firstLine,
        // An empty line that is not shown has no band.
        highlightedLines: (block.highlightedLines ?? []).filter((line) => line >= firstLine),
      }
      break
    }
    case 'agenda':
      content.firstNumber = block.firstNumber ?? 1
      content.agenda = cleanItems(block.items, { text: '', current: false })
      break
    default:
      // A kind that nothing is drawn of would be lost silently.
      block satisfies never
  }
}

/**
 * Items with what `absent` names, texts cleaned, and as it stands there where an item does not say it; what else they
 * have they keep. Those without any of these texts are left out.
 */
function cleanItems<
  Item extends Record<string, unknown>,
  Absent extends Record<string, string | boolean>,
>(items: Item[], absent: Absent): (Item & Absent)[] {
  return items.flatMap((item) => {
    const clean = Object.entries(absent).map(([key, none]) => {
      const value = item[key] ?? none
      return [key, typeof value === 'string' ? cleanLine(value) : value] as const
    })
    const hasText = clean.some(([, value]) => typeof value === 'string' && value !== '')
    return hasText ? [{ ...item, ...Object.fromEntries(clean) } as Item & Absent] : []
  })
}

/** Words with which no label ends: "Sums paid late bear interest at", "Repainting after" lead to their values. */
const leadingOn =
  /(?:^|\s)(?:at|of|to|by|after|before|from|since|until|than|for|is|are|was|were|between|within|bis|von|seit|für|bei|de|à|depuis|pour|desde|hasta|até|da|di|до|от|с|после)$|[:：]$/iu

/**
 * A figure whose order the document does not say is read as the others are; where a label leads to its value, all labels
 * stand before theirs.
 */
function inGivenOrder(figures: Figure[]): Figure[] {
  const leads = figures.some((one) => leadingOn.test(one.label))
  const given = figures.find((one) => one.order)?.order
  if (leads) return figures.map((one) => ({ ...one, order: 'label-first' }))
  return given === undefined
    ? figures
    : figures.map((one) => ({ ...one, order: one.order ?? given }))
}

/** A value in its parts; where there is no figure between them, they are the figure. */
function partsOf(item: StatsItem): Pick<Figure, 'figure' | 'prefix' | 'suffix'> {
  const [figure, prefix, suffix] = [item.text, item.prefix ?? '', item.suffix ?? ''].map(cleanLine)
  if (!figure) return { figure: cleanLine(statsValue(item)) }
  return { figure, ...(prefix ? { prefix } : {}), ...(suffix ? { suffix } : {}) }
}

function cleanChart(block: ChartBlock): ChartBlock {
  return {
    ...block,
    categories: block.categories.map(cleanLine),
    series: block.series.map((series) => ({
      ...series,
      name: cleanLine(series.name),
      values: series.values.map((value) => (Number.isFinite(value) ? value : null)),
      ...(series.labels ? { labels: series.labels.map(cleanLine) } : {}),
    })),
    categoryTitle: cleanLine(block.categoryTitle ?? ''),
    valueTitle: cleanLine(block.valueTitle ?? ''),
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

/** The sides and rows of a comparison. Rows that nothing names are lists where a side has no answer: a gap answers nothing. */
function comparedLines(
  block: ComparisonBlock,
): Pick<NonNullable<SlideContent['comparison']>, 'sides' | 'rows'> {
  const rows = block.rows
    .map((row) => ({
      label: cleanLine(row.label),
      cells: row.cells.map((cell) => cleanLine(cell.text)),
    }))
    .filter((row) => row.cells.some(Boolean))
  const named = block.sides.some((side) => cleanLine(side.text) !== '')
  const answered = rows.length > 0 && rows.every((row) => row.cells.every(Boolean))
  const inRows = rows.some((row) => row.label !== '') || (named && answered)
  const sides = block.sides.map((side, index) => ({
    name: cleanLine(side.text),
    recommended: side.recommended ?? false,
    points: inRows
      ? []
      : sidePoints(block, index)
          .map((point) => cleanLine(point.text))
          .filter(Boolean),
  }))
  return { sides, rows: inRows ? rows : [] }
}
