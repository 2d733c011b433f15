import { type Block, blockSources } from '../../../deck/blocks/block.ts'
import type { BulletItem } from '../../../deck/blocks/bullets/schema.ts'
import type { CardItem } from '../../../deck/blocks/cards/schema.ts'
import { printedValue } from '../../../deck/blocks/chart/format-value.ts'
import { isRound } from '../../../deck/blocks/chart/schema.ts'
import { comparisonRows } from '../../../deck/blocks/comparison/side-points.ts'
import { columnHead } from '../../../deck/blocks/table/column-head.ts'
import type { TableRow } from '../../../deck/blocks/table/schema.ts'
import type { LayoutName } from '../../../deck/slide.ts'
import type { SourcedText, SourceSpan } from '../../../deck/sourced-text.ts'
import { isDense, wordCount } from '../language/script.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { capitalize } from '../shaping/shorten.ts'
import { noBlockId, type SlideDraft } from './slide-draft.ts'

/** Another way to show the same words, and how much worse it suits them: 0 as well, 3 only in need. */
interface Form {
  layout: LayoutName
  blocks: Block[]
  cost: number
}

const mostCards = 6
const runningSentences = 3

/** The ways in which a slide's content can be shown besides its own; nothing is added; what a form leaves out is for the notes. */
export function otherForms(draft: SlideDraft, language: string): Form[] {
  const [block, ...others] = draft.blocks
  if (block === undefined || others.length > 0 || draft.oneOfSeveral) return []
  switch (block.kind) {
    case 'bullets':
      return draft.layout === 'bullets' ? bulletForms(block.items, isList(draft), language) : []
    case 'paragraph':
      return draft.layout === 'paragraph' ? paragraphForms(block.paragraphs) : []
    case 'steps':
      return [
        bulletForm(
          block.items.map((item) => joined(item, item.head, item.text)),
          2,
        ),
      ]
    case 'definition':
      return [
        ...cardForm(
          block.items.map(({ term, ...item }) => ({ ...item, head: term })),
          0.6,
        ),
        bulletForm(
          block.items.map((item) => joined(item, item.term, item.text)),
          1.2,
        ),
      ]
    case 'cards':
      return draft.layout === 'cards'
        ? [
            ...definitionForm(block.items, 0.8),
            bulletForm(
              block.items.map((item) => joined(item, item.head, cardText(item))),
              0.8,
            ),
          ]
        : []
    case 'timeline':
      return [
        ...cardForm(
          block.items.map(({ date, detail, ...item }) => ({
            ...plain(item),
            head: date,
            ...(detail ? { foot: detail } : {}),
          })),
          1.2,
        ),
        bulletForm(
          block.items.map((item) =>
            joined(item, item.date, cardText({ text: item.text, foot: item.detail })),
          ),
          1.5,
        ),
      ]
    case 'table':
      return tableForms(block, headersOf(draft))
    case 'comparison':
      return [comparisonTable(block)]
    case 'quote': {
      const who = [block.name, block.affiliation].filter(Boolean).join(', ')
      const text = `“${block.quote.text}”${who === '' ? '' : ` — ${who}`}`
      const [own] = block.quote.sources
      const named = own === undefined ? [] : draft.spans.map((span) => ({ ...own, ...span }))
      const sources = [...block.quote.sources, ...named]
      return [paragraphForm([{ ...block.quote, text, sources }], 6)]
    }
    case 'chart': {
      const [series, ...more] = block.series
      if (series === undefined || more.length > 0 || block.categories.length > 4) return []
      const items = block.categories.flatMap((label, index) => {
        const text = printedValue(block, 0, index)
        return text === '' ? [] : [{ text, label, sources: block.sources[index] ?? [] }]
      })
      const sourcesGiven = items.length >= 2 && items.every((item) => item.sources.length > 0)
      return sourcesGiven
        ? [
            {
              layout: 'stats',
              blocks: [{ kind: 'stats', id: noBlockId, items }],
              cost: isRound(block.chartType) ? 30 : 4,
            },
          ]
        : []
    }
    case 'stats':
      return [
        ...cardForm(
          block.items.map(({ label, note, trend: _trend, ...item }) => ({
            ...item,
            head: asWritten(label, item, draft),
            text: note ?? '',
          })),
          1,
        ),
      ]
    default:
      return []
  }
}

/** A figure and what it is of, in the order of their sentence ("Gross margin 34.5%", "1,240 households"). */
function asWritten(label: string, { text, sources }: SourcedText, { covered }: SlideDraft): string {
  const written = covered.find((atom) => spanOf(atom.text).start === sources[0]?.start)?.text.text
  const from = written?.toLowerCase().indexOf(label.toLowerCase()) ?? -1
  if (written === undefined || from <= written.indexOf(text)) return `${label} ${text}`.trim()
  return `${text} ${written.slice(from, from + label.length)}`
}

function plain({ text, sources, score, added }: SourcedText): SourcedText {
  return {
    text,
    sources,
    ...(score === undefined ? {} : { score }),
    ...(added === undefined ? {} : { added }),
  }
}

function joined(item: SourcedText, head: string | undefined, text: string): BulletItem {
  const line = [head, text].filter((one) => one !== undefined && one !== '').join(': ')
  return { ...plain(item), text: line, level: 0 }
}

function cardText(item: Pick<CardItem, 'text' | 'foot'>): string {
  return [item.text, item.foot].filter((one) => one !== undefined && one !== '').join(', ')
}

function bulletForm(items: BulletItem[], cost: number): Form {
  const few = items.length < 3 ? 0.8 : 0
  return {
    layout: 'bullets',
    blocks: [{ kind: 'bullets', id: noBlockId, items }],
    cost: cost + few,
  }
}

function paragraphForm(paragraphs: SourcedText[], cost: number): Form {
  return { layout: 'paragraph', blocks: [{ kind: 'paragraph', id: noBlockId, paragraphs }], cost }
}

/** Cards hold two to six things of a few lines each, every one with a head. */
function cardForm(items: CardItem[], cost: number): Form[] {
  if (items.length < 2 || items.length > mostCards) return []
  const most = items.length <= 3 ? 26 : 18
  if (items.some((item) => item.head === '')) return []
  if (items.some((item) => wordCount(`${item.head} ${item.text}`) > most)) return []
  const bare = items.every((item) => item.text === '') ? 0.8 : 0
  return [{ layout: 'cards', blocks: [{ kind: 'cards', id: noBlockId, items }], cost: cost + bare }]
}

function definitionForm(items: readonly CardItem[], cost: number): Form[] {
  const termed = items.every(
    (item) =>
      item.head !== '' && item.text !== '' && item.foot === undefined && wordCount(item.head) <= 5,
  )
  if (!termed || items.length > 5) return []
  const terms = items.map((item) => ({ ...plain(item), term: item.head }))
  return [
    { layout: 'definition', blocks: [{ kind: 'definition', id: noBlockId, items: terms }], cost },
  ]
}

/** Whether a slide's lines were items of a list, and so are equals: none of them leads the others. */
function isList(draft: SlideDraft): boolean {
  return draft.covered.some((atom) => atom.kind === 'item')
}

function bulletForms(items: readonly BulletItem[], list: boolean, language: string): Form[] {
  if (items.some((item) => item.level === 1)) return []
  const mostHeadWords = list && items.length <= 3 ? 12 : 6
  const split = items.map((item) => headed(item, mostHeadWords, language))
  const termed = split.every((item) => item.head !== '' && item.text !== '')
  const bare = split.filter((item) => item.text === '').length
  // Cards of which a few say more look unfinished.
  const alike = bare <= split.length / 2 || bare === split.length
  const forms: Form[] = []
  if (alike) forms.push(...cardForm(split, termed ? 0.2 : 0.9))
  if (termed) forms.push(...definitionForm(split, 0.4))
  const running = runningText(items)
  forms.push(list ? { ...running, cost: running.cost + 4 } : running)
  return forms
}

/** Sentences as running text: the best three of more, the others are for the notes. */
function runningText(items: readonly BulletItem[]): Form {
  const kept = new Set(
    [...items].sort((a, b) => (b.score ?? 0) - (a.score ?? 0)).slice(0, runningSentences),
  )
  const chosen = items.filter((item) => kept.has(item))
  // Names and fragments do not read as prose.
  const fragments = chosen.filter(
    (item) => wordCount(item.text) < 6 || /^[^:：]{2,60}[:：]|…$/u.test(item.text),
  ).length
  const left = items.length > runningSentences ? 0.5 : 0
  return paragraphForm(chosen.map(plain), (items.length <= 2 ? 0.2 : 1.2) + left + fragments * 1.5)
}

/** A line with what stands before its colon, dash or parenthesis for a head; a line of a few words is all head. */
export function headed(
  { level: _level, ...item }: BulletItem,
  mostHeadWords: number,
  language: string,
): CardItem {
  const { text } = item
  // A colon parts more than a dash, which may stand in a name.
  const match =
    /^([^:：;]{2,60}?)\s*[:：]\s*(\S.*)$/u.exec(text) ??
    /^([^()（）–—;]{2,60}?(?:\s[–—]\s\p{Lu}[\p{L}\p{M}’'-]*(?=\s[–—]\s))*)\s[–—-]\s(\S.*)$/u.exec(
      text,
    )
  if (match?.[1] !== undefined && match[2] !== undefined && wordCount(match[1]) <= 6)
    return { ...item, head: match[1], text: capitalize(match[2], language) }
  const short = wordCount(text) <= (isDense(text) ? mostHeadWords + 1 : mostHeadWords)
  return short ? { ...item, head: text, text: '' } : { ...item, head: '' }
}

function paragraphForms(paragraphs: readonly SourcedText[]): Form[] {
  const items = paragraphs.map((one): BulletItem => ({ ...one, level: 0 }))
  const alone = paragraphs.length === 1 ? 1.4 : 0
  return [bulletForm(items, 0.4 + alone)]
}

/** Where the names of a table's columns stand in the source. */
function headersOf(draft: SlideDraft): SourceSpan[] | undefined {
  const [own] = draft.blocks.flatMap(blockSources)
  const spans = draft.spans.filter((span) => span.end > span.start)
  return own === undefined || spans.length === 0
    ? undefined
    : spans.map((span) => ({ ...own, ...span }))
}

function tableForms(
  block: Extract<Block, { kind: 'table' }>,
  headers: SourceSpan[] | undefined,
): Form[] {
  const { columns, rows } = block
  const forms: Form[] = []
  const sourced = rows.every((row) => row.sources.length > 0)
  if (!sourced) return []
  const filled = rows.every((row) => row.cells[0] !== '')
  const distinct = columns.slice(1).every((column) => column.name !== '')
  if (filled && distinct && rows.length >= 2 && rows.length <= 4 && columns.length >= 3)
    forms.push({ layout: 'comparison', blocks: [comparisonOf(block)], cost: 1.8 })
  if (filled && distinct && headers !== undefined && columns.length >= 3 && columns.length <= 5)
    forms.push({ layout: 'comparison', blocks: [columnsCompared(block, headers)], cost: 1.6 })
  // Years and numbers are no heads of cards: they stand in a row for comparing their values.
  const counted =
    columns[1]?.numeric === true && rows.every((row) => !/\p{L}/u.test(row.cells[0] ?? ''))
  if (filled && columns.length === 2 && !counted) {
    const items = rows.map((row): CardItem => ({ ...rowText(row), head: row.cells[0] ?? '' }))
    forms.push(...cardForm(items, 0.8), ...definitionForm(items, 1))
  }
  // More cells in a line are read as a table only.
  if (filled && columns.length <= 4)
    forms.push(
      bulletForm(
        rows.map((row) => joined(rowText(row), row.cells[0], rowText(row).text)),
        columns.length === 2 ? 1 : 3,
      ),
    )
  return forms
}

function rowText(row: TableRow): SourcedText {
  return {
    text: row.cells
      .slice(1)
      .filter((cell) => cell !== '')
      .join(', '),
    sources: row.sources,
    ...(row.score === undefined ? {} : { score: row.score }),
  }
}

/** The columns of a table side by side, its rows below each other. */
export function columnsCompared(
  block: Extract<Block, { kind: 'table' }>,
  headers: SourceSpan[],
): Block {
  return {
    kind: 'comparison',
    id: noBlockId,
    sides: block.columns.slice(1).map((column) => ({ text: columnHead(column), sources: headers })),
    rows: block.rows.map((row) => ({
      label: row.cells[0] ?? '',
      cells: row.cells.slice(1).map((text) => ({ text, sources: row.sources })),
    })),
  }
}

/** The rows of a table side by side, its columns below each other. */
export function comparisonOf(block: Extract<Block, { kind: 'table' }>): Block {
  const { columns, rows } = block
  return {
    kind: 'comparison',
    id: noBlockId,
    sides: rows.map((row) => ({ text: row.cells[0] ?? '', sources: row.sources })),
    rows: columns.slice(1).map((column, index) => ({
      label: columnHead(column),
      cells: rows.map((row) => ({ text: row.cells[index + 1] ?? '', sources: row.sources })),
    })),
  }
}

/** A comparison as a table with a column a side. */
export function comparisonTable(block: Extract<Block, { kind: 'comparison' }>): Form {
  const labels = block.rows.some((row) => row.label !== '') ? [''] : []
  const columns = [...labels, ...block.sides.map((side) => side.text)].map((name) => ({
    name,
    numeric: false,
  }))
  const rows = comparisonRows(block).map((row) => ({
    cells: [...labels.map(() => row.label), ...row.cells.map((cell) => cell.text)],
    sources: row.cells.flatMap((cell) => cell.sources),
  }))
  return { layout: 'table', blocks: [{ kind: 'table', id: noBlockId, columns, rows }], cost: 1.5 }
}
