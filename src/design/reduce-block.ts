import { type Block, blockPlainText } from '../deck/blocks/block.ts'
import type { BulletItem, BulletsBlock } from '../deck/blocks/bullets.ts'
import type { ChartBlock } from '../deck/blocks/chart.ts'
import type { CodeBlock } from '../deck/blocks/code.ts'
import type { ComparisonBlock } from '../deck/blocks/comparison.ts'
import type { TableBlock, TableRow } from '../deck/blocks/table.ts'
import type { SourcedText } from '../deck/sourced-text.ts'
import { paragraphSentences } from './sentences.ts'
import { shorten } from './shorten.ts'

/** How many items a list must not exceed before any of it is measured. */
const mostMeasured = 200

type Accepts<Kind> = (block: Kind) => boolean

/**
 * Makes one block fit: its lowest-scored items leave it, or the only one is shortened. What left, or was shortened, is in
 * `notes`, whole. Undefined if nothing of it can be shown.
 */
export function reduceBlock(
  block: Block,
  fits: Accepts<Block>,
  language: string,
): { block: Block; notes: string[] } | undefined {
  switch (block.kind) {
    case 'bullets':
      return reduceBullets(block, fits, language)
    case 'steps':
      return reduceList(
        block.items,
        (items) => fits({ ...block, items }),
        (item, accepts) => {
          const text = shorten(item.text, language, (one) => accepts({ ...item, text: one }))
          if (accepts({ ...item, text })) return { ...item, text }
          const head = shorten(item.head ?? '', language, (one) =>
            accepts({ ...item, text, head: one }),
          )
          return { ...item, text, head }
        },
        (item) => [item.head, item.text].filter(Boolean).join(': '),
        (items) => ({ ...block, items }),
      )
    case 'paragraph':
      return reduceList(
        paragraphSentences(block.paragraphs, language).map((one, index) => ({
          ...one,
          // Prose is cut at its end, not in its middle.
          score: 1 - index / 10_000,
        })),
        (sentences) => fits({ ...block, paragraphs: joinSentences(sentences) }),
        (item, accepts) => ({
          ...item,
          text: shorten(item.text, language, (text) => accepts({ ...item, text })),
        }),
        (item) => item.text,
        (sentences) => ({ ...block, paragraphs: joinSentences(sentences) }),
      )
    case 'stats':
      return reduceList(
        block.items,
        (items) => fits({ ...block, items }),
        (item, accepts) => {
          const note = shorten(item.note ?? '', language, (one) => accepts({ ...item, note: one }))
          if (accepts({ ...item, note })) return { ...item, note }
          const text = shorten(item.text, language, (one) => accepts({ ...item, note, text: one }))
          const label = shorten(item.label, language, (one) =>
            accepts({ ...item, note, text, label: one }),
          )
          return { ...item, note, text, label }
        },
        (item) => [`${item.label}: ${item.text}`, item.note].filter(Boolean).join('. '),
        (items) => ({ ...block, items }),
      )
    case 'quote': {
      const text = shorten(block.quote.text, language, (one) =>
        fits({ ...block, quote: { ...block.quote, text: one } }),
      )
      const changed = { ...block, quote: { ...block.quote, text } }
      if (fits(changed)) return { block: changed, notes: [block.quote.text] }
      // Who said it is longer than the words have room for.
      for (const length of [120, 60, 30, 15, 0]) {
        const cut = (one = '') => shorten(one, language, (piece) => piece.length <= length + 1)
        const { name, affiliation, ...bare } = block
        const brief =
          length === 0 ? bare : { ...bare, name: cut(name), affiliation: cut(affiliation) }
        for (const quote of [block.quote, changed.quote])
          if (fits({ ...brief, quote }))
            return { block: { ...brief, quote }, notes: [blockPlainText(block)] }
      }
      return undefined
    }
    case 'table':
      return reduceTable(block, fits, language)
    case 'chart':
      return reduceChart(block, fits)
    case 'timeline':
      return reduceList(
        block.items,
        (items) => fits({ ...block, items }),
        (item, accepts) => {
          const text = shorten(item.text, language, (one) => accepts({ ...item, text: one }))
          const date = shorten(item.date, language, (one) => accepts({ ...item, text, date: one }))
          return { ...item, text, date }
        },
        (item) => [item.date, item.text].filter(Boolean).join(': '),
        (items) => ({ ...block, items }),
      )
    case 'definition':
      return reduceList(
        block.items,
        (items) => fits({ ...block, items }),
        (item, accepts) => {
          const text = shorten(item.text, language, (one) => accepts({ ...item, text: one }))
          const term = shorten(item.term, language, (one) => accepts({ ...item, text, term: one }))
          return { ...item, text, term }
        },
        (item) => [item.term, item.text].filter(Boolean).join(': '),
        (items) => ({ ...block, items }),
      )
    case 'cards':
      return reduceList(
        block.items,
        (items) => fits({ ...block, items }),
        (item, accepts) => {
          const text = shorten(item.text, language, (one) => accepts({ ...item, text: one }))
          const short = { ...item, text, foot: undefined }
          if (accepts(short)) return short
          const head = shorten(item.head, language, (one) => accepts({ ...short, head: one }))
          return { ...short, head }
        },
        (item) =>
          [[item.head, item.text].filter(Boolean).join(': '), item.foot].filter(Boolean).join('. '),
        (items) => ({ ...block, items }),
      )
    case 'agenda':
      return reduceList(
        // What is left out is the end of the list, not its middle.
        block.items.map((item, index) => ({ ...item, score: 1 - index / 10_000 })),
        (items) => fits({ ...block, items }),
        (item, accepts) => ({
          ...item,
          text: shorten(item.text, language, (text) => accepts({ ...item, text })),
        }),
        (item) => item.text,
        (items) => ({ ...block, items: items.map(({ score: _, ...item }) => item) }),
      )
    case 'comparison':
      return reduceComparison(block, fits, language)
    case 'code':
      return reduceCode(block, fits)
    case 'image': {
      const changed = { ...block, caption: undefined, credit: undefined }
      return fits(changed) ? { block: changed, notes: [blockPlainText(block)] } : undefined
    }
  }
}

function reduceComparison(
  block: ComparisonBlock,
  fits: Accepts<ComparisonBlock>,
  language: string,
) {
  const { verdict: _, ...bare } = block
  const short = (one: ComparisonBlock, length: number): ComparisonBlock => {
    const cut = (text: string) => shorten(text, language, (piece) => piece.length <= length + 1)
    return {
      ...one,
      sides: one.sides.map((side) => ({ ...side, text: cut(side.text) })),
      rows: one.rows.map((row) => ({
        ...row,
        label: cut(row.label),
        cells: row.cells.map((cell) => ({ ...cell, text: cut(cell.text) })),
      })),
    }
  }
  for (const length of [Number.POSITIVE_INFINITY, ...cellLengths])
    for (const variant of block.verdict === undefined ? [block] : [block, bare]) {
      const candidate = Number.isFinite(length) ? short(variant, length) : variant
      const rows = largest(Math.min(candidate.rows.length, mostMeasured), (count) =>
        fits({ ...candidate, rows: candidate.rows.slice(0, count) }),
      )
      if (rows === 0) continue
      return {
        block: { ...candidate, rows: candidate.rows.slice(0, rows) },
        notes: [blockPlainText(block)],
      }
    }
  return undefined
}

function reduceCode(block: CodeBlock, fits: Accepts<CodeBlock>) {
  const lines = block.code.text.split('\n')
  const upTo = (count: number, width: number): CodeBlock => ({
    ...block,
    code: {
      ...block.code,
      text: lines
        .slice(0, count)
        .map((line) => (line.length > width ? `${line.slice(0, width)}…` : line))
        .join('\n'),
    },
  })
  for (const width of [Number.POSITIVE_INFINITY, 160, 100, 60, 30, 10]) {
    const count = largest(Math.min(lines.length, mostMeasured), (size) => fits(upTo(size, width)))
    if (count > 0) return { block: upTo(count, width), notes: [block.code.text] }
  }
  return undefined
}

/** Sentences of one paragraph side by side again. */
function joinSentences(sentences: (SourcedText & { paragraph: number })[]): SourcedText[] {
  const paragraphs: (SourcedText & { paragraph: number })[] = []
  for (const sentence of sentences) {
    const last = paragraphs.at(-1)
    if (last !== undefined && last.paragraph === sentence.paragraph) last.text += sentence.text
    else paragraphs.push({ ...sentence })
  }
  return paragraphs.map(({ paragraph: _, score: _score, ...one }) => one)
}

/**
 * The highest-scored items that fit together, in their order; the single best one shortened if none fits whole.
 * Undefined if nothing of the list fits.
 */
function reduceList<Item extends { score?: number | undefined }, Result>(
  items: Item[],
  fits: (items: Item[]) => boolean,
  shortenItem: (item: Item, accepts: (item: Item) => boolean) => Item,
  plainText: (item: Item) => string,
  result: (items: Item[]) => Result,
): { block: Result; notes: string[] } | undefined {
  const order = items
    .map((item, index) => ({ index, score: item.score ?? 0.5 }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map((one) => one.index)
  const best = (count: number) => {
    const kept = new Set(order.slice(0, count))
    return items.filter((_, index) => kept.has(index))
  }
  const count = largest(Math.min(items.length, mostMeasured), (size) => fits(best(size)))
  if (count > 0) {
    const kept = best(count)
    const gone = items.filter((item) => !kept.includes(item))
    return { block: result(kept), notes: gone.map(plainText) }
  }
  const [single] = best(1)
  if (single === undefined) return undefined
  const short = shortenItem(single, (item) => fits([item]))
  if (!fits([short])) return undefined
  return { block: result([short]), notes: items.map(plainText) }
}

/** The largest number up to `limit` that is accepted, 0 if none is; larger numbers are accepted less. */
export function largest(limit: number, accepts: (count: number) => boolean): number {
  let low = 0
  let high = limit
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (accepts(middle)) low = middle
    else high = middle - 1
  }
  return low
}

function reduceBullets(block: BulletsBlock, fits: Accepts<BulletsBlock>, language: string) {
  const groups = bulletGroups(block.items)
  const reduced = reduceList(
    groups,
    (kept) => fits({ ...block, items: kept.flatMap((group) => group.items) }),
    (group) => group,
    (group) => group.items.map((item) => item.text).join('\n'),
    (kept): BulletsBlock => ({ ...block, items: kept.flatMap((group) => group.items) }),
  )
  if (reduced) return reduced
  // Not even one item with its sub-items: it loses those, then its own end.
  const [group] = [...groups].sort((a, b) => (b.score ?? 0.5) - (a.score ?? 0.5))
  const parent = group?.items[0]
  if (group === undefined || parent === undefined) return undefined
  const others = groups.filter((one) => one !== group).flatMap((one) => one.items)
  const count = largest(group.items.length, (size) =>
    fits({ ...block, items: group.items.slice(0, size) }),
  )
  if (count > 0)
    return {
      block: { ...block, items: group.items.slice(0, count) },
      notes: [...group.items.slice(count), ...others].map((item) => item.text),
    }
  const text = shorten(parent.text, language, (one) =>
    fits({ ...block, items: [{ ...parent, text: one }] }),
  )
  const changed = { ...block, items: [{ ...parent, text }] }
  if (!fits(changed)) return undefined
  return { block: changed, notes: block.items.map((item) => item.text) }
}

/** Top-level items with the sub-items under them. */
export function bulletGroups(items: BulletItem[]): { items: BulletItem[]; score?: number }[] {
  const groups: { items: BulletItem[]; score?: number }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (item.level === 1 && last !== undefined) last.items.push(item)
    else groups.push({ items: [item], ...(item.score === undefined ? {} : { score: item.score }) })
  }
  return groups
}

/** Lengths in characters that cells of a table that does not fit are shortened to, one after the other. */
const cellLengths = [120, 60, 30, 15, 6, 1]

function reduceTable(block: TableBlock, fits: Accepts<TableBlock>, language: string) {
  const rowText = (row: TableRow) => row.cells.filter(Boolean).join('; ')
  const dropRows = (table: TableBlock) =>
    reduceList(
      // A row that the slide is about stays.
      table.rows.map((row) => (row.highlighted ? { ...row, score: 1 } : row)),
      (rows) => fits({ ...table, rows }),
      (row) => row,
      rowText,
      (rows): TableBlock => ({ ...table, rows }),
    )
  const head = block.columns.map((column) => column.name).filter(Boolean)
  let table = block
  const notes: string[] = []
  const first = (one: TableBlock): TableBlock => ({ ...one, rows: one.rows.slice(0, 1) })
  if (!fits(first(table))) {
    // Columns that have no room go to the notes row by row, behind the row's label.
    for (const length of cellLengths) {
      const short = shortenCells(block, length, language)
      const columns = largest(Math.min(block.columns.length, 12), (count) =>
        fits(first(firstColumns(short, count))),
      )
      if (columns < Math.min(block.columns.length, 4) && length > 1) continue
      if (columns === 0) return undefined
      table = firstColumns(short, columns)
      notes.push(head.join('; '), ...block.rows.map(rowText))
      break
    }
  }
  for (const length of [Number.POSITIVE_INFINITY, ...cellLengths]) {
    const reduced = dropRows(
      Number.isFinite(length) ? shortenCells(table, length, language) : table,
    )
    if (reduced === undefined) continue
    // The notes hold all rows already if cells were shortened.
    const shortened = Number.isFinite(length) && notes.length === 0
    const cut = shortened ? [head.join('; '), ...block.rows.map(rowText)] : []
    return {
      block: reduced.block,
      notes: [...notes, ...(notes.length + cut.length > 0 ? cut : reduced.notes)],
    }
  }
  return undefined
}

function firstColumns(table: TableBlock, count: number): TableBlock {
  return {
    ...table,
    columns: table.columns.slice(0, count),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.slice(0, count) })),
  }
}

function shortenCells(table: TableBlock, length: number, language: string): TableBlock {
  const short = (text: string) => shorten(text, language, (one) => one.length <= length + 1)
  return {
    ...table,
    columns: table.columns.map((column) => ({ ...column, name: short(column.name) })),
    rows: table.rows.slice(0, mostMeasured).map((row) => ({ ...row, cells: row.cells.map(short) })),
  }
}

function reduceChart(block: ChartBlock, fits: Accepts<ChartBlock>) {
  const part = (categories: number, series: number): ChartBlock => ({
    ...block,
    categories: block.categories.slice(0, categories),
    series: block.series
      .slice(0, series)
      .map((one) => ({ ...one, values: one.values.slice(0, categories) })),
    ...(block.annotations ? { annotations: block.annotations.slice(0, categories) } : {}),
    sources: block.sources.slice(0, categories),
  })
  const all = block.categories.length
  for (const series of [6, 4, 2, 1].filter((count) => count <= block.series.length)) {
    const categories = largest(all, (count) => fits(part(count, series)))
    if (categories === 0 || (categories < Math.min(all, 2) && series > 1)) continue
    return { block: part(categories, series), notes: [blockPlainText(block)] }
  }
  return undefined
}
