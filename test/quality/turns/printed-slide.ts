import type { Block } from '../../../src/deck/blocks/block.ts'
import { mapBlockTexts } from '../../../src/deck/blocks/block.ts'
import type { ChartBlock } from '../../../src/deck/blocks/chart/schema.ts'
import type { PrintedText, TextPlace } from '../../../src/deck/blocks/printed-text.ts'
import type { Mark } from '../../../src/deck/marks/mark.ts'
import { chosenVariant, type Slide, type Variant } from '../../../src/deck/slide.ts'

/** A line of what a slide prints, or of how: `title: Roadmap`, `bullets: Two shops`, `mark bold: Two`. */
export interface PrintedLine {
  role: string
  text: string
}

/** How words are set: `style` of a title or a block, `ground` of a slide (spec/instructions.md, section 6). */
type Look = Record<string, unknown>

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
    ...styleLines('title', [(variant as Look).titleStyle as Look | undefined]),
    ...styleLines(
      'text',
      blocks.map((block) => (block as Look).style as Look | undefined),
    ),
    ...lines('ground', colorName((slide as Look).ground) || colorName((variant as Look).ground)),
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
  for (const { text, from: _from, to: _to, ...look } of marked)
    for (const [name, value] of Object.entries(look)) {
      if (value === undefined || value === false) continue
      const role = value === true ? `mark ${name}` : `mark ${name} ${colorName(value)}`
      words.set(role, [...(words.get(role) ?? []), text])
    }
  return [...words].map(([role, texts]) => ({ role, text: texts.join(' ') })).toSorted(byRole)
}

/** What is set on any of several things, as lines; in the order of the names. */
export function styleLines(on: string, styles: readonly (Look | undefined)[]): PrintedLine[] {
  const said = styles.flatMap((style) =>
    Object.entries(style ?? {}).filter(([name]) => name !== 'on'),
  )
  const found = said.map(([name, value]) => ({
    role: `style of the ${on}: ${name}`,
    text: colorName(value),
  }))
  // A step of 0 and what begins where lines begin anyway are how things stand without a style.
  const set = found.filter(({ text }) => text !== '' && text !== '0')
  return set
    .filter(
      (one, index) =>
        set.findIndex((other) => other.role === one.role && other.text === one.text) === index,
    )
    .toSorted(byRole)
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

function marksOf(variant: Variant): (Mark & { text: string })[] {
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
    own.map((mark) => ({ ...mark, text: text.slice(mark.from, mark.to) })),
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

/** A label that only writes the number in its language's way says no more than the number. */
function printedValue(value: number | null, label: string): string {
  const read = label.replace(/[\s'’]/gu, '')
  const isValue = [read, read.replaceAll('.', '').replace(',', '.'), read.replaceAll(',', '')].some(
    (one) => Number(one) === value,
  )
  return label === '' || isValue ? String(value ?? '') : label
}
