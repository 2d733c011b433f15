import { type Block, mapBlockTexts, styleOf } from '../../../src/deck/blocks/block.ts'
import type { ChartBlock } from '../../../src/deck/blocks/chart/schema.ts'
import type { PrintedText, TextPlace } from '../../../src/deck/blocks/printed-text.ts'
import { chosenVariant, type Slide, type Variant } from '../../../src/deck/slide.ts'

/** A line of what a slide prints, or of how: `title: Roadmap`, `bullets: Two shops`, `mark bold: Two`. */
export interface PrintedLine {
  role: string
  text: string
}

/** How words are set, by the names of what is set. */
type Look = object

/** What the chosen variant of a slide prints, in its order, with its look and its notes. */
export function printedSlide(slide: Slide): PrintedLine[] {
  const variant = chosenVariant(slide)
  const { layout, title, eyebrow = '', caption = '', meta = '', blocks } = variant
  const chart = blocks.find((block) => block.kind === 'chart')
  return [
    { role: 'layout', text: chart === undefined ? layout : `${layout}:${chart.chartType}` },
    ...lines('eyebrow', eyebrow),
    ...lines('title', title),
    ...blocks.flatMap(printedBlock),
    ...lines('caption', caption),
    ...lines('meta', meta),
    ...lines('notes', slide.notes ?? ''),
    ...markLines(marksOf(variant)),
    ...styleLines('title', [variant.titleStyle]),
    ...styleLines('text', blocks.map(styleOf)),
    ...lines('ground', colorName(slide.ground)),
  ]
}

/** The words of a slide without what they are: what can be lost. */
export function wordsOf(slide: Slide): string[] {
  const { title, eyebrow = '', caption = '', meta = '', blocks } = chosenVariant(slide)
  const values = blocks.flatMap((block) =>
    block.kind === 'chart'
      ? block.series.flatMap((one) => one.values.map((value) => String(value ?? '')))
      : [],
  )
  const texts = blocks.flatMap((block) => textsOf(block).map(({ text }) => text))
  return [title, eyebrow, caption, meta, ...texts, ...values].map(plain).filter(Boolean)
}

/** A text as it is compared: spaces, quotation marks and a full stop at the end are printing. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’‛]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/[.。．]$/u, '')
}

/** The lines of what marks and styles should be: as `printedSlide` prints them. */
export function markLines(marked: readonly (Look & { text: string })[]): PrintedLine[] {
  const words = new Map<string, string[]>()
  for (const { text, ...look } of marked)
    for (const [name, value] of Object.entries(look)) {
      if (value === undefined || value === false) continue
      const role = value === true ? `mark ${name}` : `mark ${name} ${colorName(value)}`
      words.set(role, [...(words.get(role) ?? []), text])
    }
  return [...words].map(([role, texts]) => ({ role, text: texts.join(' ') })).toSorted(byRole)
}

/** What is set on any of several things, as lines; a step of 0 is how things stand anyway. */
export function styleLines(on: string, styles: readonly (Look | undefined)[]): PrintedLine[] {
  const set = styles.flatMap((style) => Object.entries(style ?? {}))
  const said = set.filter(([name, value]) => name !== 'on' && value !== 0)
  const texts = new Map(
    said.map(([name, value]) => [`style of the ${on}: ${name}: ${colorName(value)}`, name]),
  )
  return [...texts].map(([line, name]) => {
    const role = `style of the ${on}: ${name}`
    return { role, text: line.slice(role.length + 2) }
  })
}

const byRole = (left: PrintedLine, right: PrintedLine) => left.role.localeCompare(right.role)

/** A role, a colour, an address or a slide, by its name alone. */
function colorName(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.startsWith('#') ? value.toLowerCase() : value
  const { role, hex, url, slideId } = (value ?? {}) as Record<string, string | undefined>
  return role ?? hex?.toLowerCase() ?? url ?? slideId ?? ''
}

const lines = (role: string, text: string): PrintedLine[] =>
  plain(text) === '' ? [] : [{ role, text }]

function textsOf(block: Block): (PrintedText & { place: TextPlace })[] {
  const texts: (PrintedText & { place: TextPlace })[] = []
  mapBlockTexts(block, (printed, place) => {
    texts.push({ ...printed, place })
    return printed
  })
  return texts
}

function marksOf(variant: Variant): (Look & { text: string })[] {
  const {
    title,
    titleMarks: marks,
    meta = '',
    metaMarks,
    caption = '',
    captionMarks,
    blocks,
  } = variant
  const texts: PrintedText[] = [
    { text: title, marks },
    ...blocks.flatMap(textsOf),
    { text: caption, marks: captionMarks },
    { text: meta, marks: metaMarks },
  ]
  return texts.flatMap(({ text, marks: own = [] }) =>
    own.map(({ from, to, ...look }) => ({ ...look, text: text.slice(from, to) })),
  )
}

function printedBlock(block: Block): PrintedLine[] {
  switch (block.kind) {
    case 'bullets':
      return block.items.map(({ level, text }) => ({
        role: level === 0 ? 'item' : 'item below',
        text,
      }))
    case 'stats':
      return block.items.flatMap(({ prefix, text, suffix, label, note = '' }) => [
        ...lines('value', [prefix, text, suffix].filter(Boolean).join(' ')),
        ...lines('label', label),
        ...lines('note', note),
      ])
    case 'table':
      return [
        {
          role: 'columns',
          text: block.columns
            .map((one) => [one.name, one.unit].filter(Boolean).join(' '))
            .join(' | '),
        },
        ...block.rows.map(({ cells }) => ({ role: 'row', text: cells.map(plain).join(' | ') })),
        ...block.columns.flatMap((one) =>
          one.highlighted ? lines('highlighted column', one.name) : [],
        ),
        ...block.rows.flatMap((one) =>
          one.highlighted ? lines('highlighted row', one.cells.join(' | ')) : [],
        ),
      ]
    case 'chart':
      return printedChart(block)
    case 'code':
      return [
        { role: 'code', text: block.code.text },
        ...lines('highlighted lines', (block.highlightedLines ?? []).join(', ')),
      ]
    default: {
      const things = block.kind === 'comparison' ? block.sides : 'items' in block ? block.items : []
      const highlighted = things.filter(
        (one) =>
          ('highlighted' in one && one.highlighted) || ('recommended' in one && one.recommended),
      )
      return [
        ...(block.kind === 'image' ? lines('picture', block.image) : []),
        ...textsOf(block).flatMap(({ text, place }) => lines(partName(block, place), text)),
        ...highlighted.flatMap((one) => lines('highlighted', one.text)),
      ]
    }
  }
}

function partName({ kind }: Block, { part, item, column }: TextPlace): string {
  if (kind === 'comparison' && part === 'text')
    return item === undefined ? 'side' : `point of side ${(column ?? 0) + 1}`
  return part === 'text' ? kind : `${kind} ${part}`
}

function printedChart(chart: ChartBlock): PrintedLine[] {
  const { categories, series, unit, valueTitle = '', categoryTitle = '', annotations = [] } = chart
  const { highlightedCategory: category, highlightedSeries } = chart
  return [
    { role: 'categories', text: categories.join(' | ') },
    ...series.flatMap(({ name, values, labels = [] }) => [
      { role: 'series', text: name },
      {
        role: 'values',
        text: values.map((value, index) => printedValue(value, labels[index] ?? '')).join(' | '),
      },
    ]),
    ...lines('unit', [unit.prefix, unit.suffix, valueTitle].join(' ')),
    ...lines('category title', categoryTitle),
    ...lines('annotations', annotations.filter(Boolean).join(' | ')),
    ...(category === undefined ? [] : lines('highlighted', categories[category] ?? '')),
    ...(highlightedSeries === undefined
      ? []
      : lines('highlighted', series[highlightedSeries]?.name ?? '')),
  ]
}

/** The value, and its label where that does more than write the number in its language's way. */
function printedValue(value: number | null, label: string): string {
  const bare = label.replace(/[\s'’]/gu, '')
  const readings = [bare, bare.replaceAll('.', '').replace(',', '.'), bare.replaceAll(',', '')]
  const isValue = label === '' || readings.some((one) => Number(one) === value)
  return isValue ? String(value ?? '') : `${value} (${label})`
}
