import type { Block } from '../../deck/blocks/block.ts'
import type { Thing } from '../../deck/blocks/block-kind.ts'
import { listOf, thingsOf } from '../../deck/blocks/block-list.ts'
import type { BulletItem } from '../../deck/blocks/bullets/schema.ts'
import { printedValue } from '../../deck/blocks/chart/format-value.ts'
import { sidePoints } from '../../deck/blocks/comparison/side-points.ts'
import type { StatsItem } from '../../deck/blocks/stats/schema.ts'
import { inARow, statsValue } from '../../deck/blocks/stats/stats-value.ts'
import type { SourcedText, SourceSpan } from '../../deck/sourced-text.ts'
import { wordCount } from '../composer/language/script.ts'
import { capitalize } from '../composer/shaping/shorten.ts'
import { headed } from './headed-line.ts'

/** One thing that a slide says, however it is shown: `parts` are what belongs to it, each with its own origin. */
export interface VariantItem {
  /** What names it; may be empty. */
  head: string
  parts: SourcedText[]
  /** The first part goes on from the head ("97%" – "of requests got a 503"): nothing stands between them. */
  readsOn?: true
  sources: SourceSpan[]
  score?: number
  added?: boolean
}

/** The things that a block says, in its order; undefined for blocks that are no such row of things. */
export function itemsOf(block: Block, language: string): VariantItem[] | undefined {
  switch (block.kind) {
    case 'bullets':
      return bulletItems(block.items, language)
    case 'agenda':
      return block.items.map((one) => bare(one.text, [], one))
    case 'chart':
      return block.categories.map((name, index) => {
        const sources = block.sources[index] ?? []
        const origin = { text: name, sources, ...(sources.length === 0 ? { added: true } : {}) }
        const values = block.series.map((series, column) => {
          const value = printedValue({ ...block, language }, column, index)
          return {
            ...origin,
            text: value === '' ? '' : [series.name, value].filter(Boolean).join(' '),
          }
        })
        const annotation = { ...origin, text: block.annotations?.[index] ?? '' }
        return bare(name, [...values, annotation], origin)
      })
    case 'table':
      return block.rows.map((row) => {
        const origin = { text: '', sources: row.sources, ...withScore(row.score) }
        const [head = '', ...cells] = row.cells
        return bare(
          head,
          cells.map((text) => ({ ...origin, text })),
          origin,
        )
      })
    case 'comparison':
      return block.sides.map((side, index) => {
        const cells = sidePoints(block, index).map(({ label: _, ...point }) => point)
        // What is said in one breath is said in the order of the source.
        const parts = [...cells].sort(
          (a, b) => (a.sources[0]?.start ?? 0) - (b.sources[0]?.start ?? 0),
        )
        return bare(side.text, parts, {
          ...side,
          sources: [...side.sources, ...parts.flatMap((one) => one.sources)],
        })
      })
    case 'stats':
      return block.items.map(valueItem)
    default:
      return listItems(block)
  }
}

/** A key figure by its value. */
export function valueItem(item: StatsItem): VariantItem {
  const parts = [item.label, item.note ?? ''].map((text) => ({ ...plain(item), text }))
  const made = bare(statsValue(item), parts, item)
  return item.order === 'value-first' && item.label !== '' ? { ...made, readsOn: true } : made
}

/** Of each thing its first part names it, if it has several. */
function listItems(block: Block): VariantItem[] | undefined {
  const [first, ...others] = listOf(block)?.parts ?? []
  if (first === undefined) return undefined
  const said = (thing: Thing, part: string) => String(thing[part] ?? '')
  return thingsOf(block).map((thing) => {
    const one: SourcedText = { ...thing, text: '', sources: thing.sources ?? [] }
    const [head, parts] = others.length === 0 ? ['', [first]] : [said(thing, first), others]
    return bare(
      head,
      parts.map((part) => ({ ...plain(one), text: said(thing, part) })),
      one,
    )
  })
}

/** A line's text and origin without what its block adds. */
export function plain({ text, sources, score, added }: SourcedText): SourcedText {
  return { text, sources, ...withScore(score), ...(added === undefined ? {} : { added }) }
}

/** The parts of an item in one line. */
export function partsText(item: VariantItem, separator = '; '): string {
  return item.parts.map((one) => one.text).join(separator)
}

/** The whole item in one line: "Fuel: prices rise; hedged until May". */
export function itemText(item: VariantItem): string {
  if (!item.readsOn) return [item.head, partsText(item)].filter(Boolean).join(': ')
  const [first, ...more] = item.parts.map((one) => one.text)
  return [inARow([item.head, first]), ...more].join('; ')
}

/** The item as one line with its origin. */
export function itemLine(item: VariantItem, text: string): SourcedText {
  return {
    text,
    sources: item.sources,
    ...withScore(item.score),
    ...(item.added === undefined ? {} : { added: item.added }),
  }
}

/**
 * The items with a head each: lines give what stands before their colon, dash or first comma; a short line is all head.
 * Undefined when one of them has no such beginning.
 */
export function headedItems(
  items: readonly VariantItem[],
  language: string,
): VariantItem[] | undefined {
  const made: VariantItem[] = []
  for (const item of items) {
    const one = item.head === '' ? headedByClause(item, language) : item
    if (one === undefined) return undefined
    made.push(one)
  }
  return made
}

/** So many words are read at a glance. */
const mostHeadWords = 9

function headedByClause(item: VariantItem, language: string): VariantItem | undefined {
  const [part, ...more] = item.parts
  if (part === undefined || more.length > 0) return undefined
  if (wordCount(part.text) <= mostHeadWords) return { ...item, head: part.text, parts: [] }
  const match = /^(.{8,90}?)(?:[,;،]\s+|[，；、]\s*|\s[–—-]\s|\s(?=\())(\S.*)$/u.exec(part.text)
  const [, head = '', rest = ''] = match ?? []
  if (head === '' || wordCount(head) > mostHeadWords) return undefined
  return { ...item, head, parts: [{ ...part, text: capitalize(rest, language) }] }
}

function bulletItems(items: readonly BulletItem[], language: string): VariantItem[] | undefined {
  if (items.every((item) => item.level === 0))
    return items.map((item) => {
      const { head, text } = headed(item, 0, language)
      return head !== '' && text !== ''
        ? bare(head, [{ ...plain(item), text }], item)
        : bare('', [plain(item)], item)
    })
  const made: VariantItem[] = []
  for (const item of items) {
    const parent = made.at(-1)
    if (item.level === 1 && parent !== undefined) {
      parent.parts.push(plain(item))
      parent.sources.push(...item.sources)
    } else made.push(bare(item.text, [], { ...item, sources: [...item.sources] }))
  }
  return made
}

function bare(head: string, parts: readonly SourcedText[], origin: SourcedText): VariantItem {
  return {
    head,
    parts: parts.filter((one) => one.text.trim() !== '').map(plain),
    sources: origin.sources,
    ...withScore(origin.score),
    ...(origin.added === undefined ? {} : { added: origin.added }),
  }
}

function withScore(score: number | undefined) {
  return score === undefined ? {} : { score }
}
