import type { Block } from '../../deck/blocks/block.ts'
import type { LayoutName } from '../../deck/slide.ts'
import { wordCount } from '../composer/language/script.ts'
import { bulletsBlock, cardsBlock, sidesBlock, stepsBlock } from './item-blocks.ts'
import {
  headedItems,
  itemLine,
  itemText,
  partsText,
  plain,
  type VariantItem,
} from './variant-items.ts'

/** A way to show a slide's items, and how much worse it suits them than the author's own: 0 as well, 3 only in need. */
export interface VariantForm {
  layout: LayoutName
  blocks: Block[]
  cost: number
}

/** What a form costs for a kind of content; a layout that is not named does not suit it. */
export type FormCosts = Partial<Record<LayoutName, number>>

const mostCards = 6
const mostSides = 4
const mostSteps = 6
const mostTerms = 5
const mostRows = 8
/** A line of fewer words than this is no prose. */
const leastProse = 5

/** The forms that suit the items, each with what it costs. `id` is for their blocks. */
export function itemForms(
  items: readonly VariantItem[],
  costs: FormCosts,
  language: string,
  id: string,
): VariantForm[] {
  const makers: Partial<Record<LayoutName, () => Block | undefined>> = {
    bullets: () => bulletsForm(items, id),
    recap: () => bulletsForm(items, id),
    cards: () => cardsForm(items, language, id),
    definition: () => definitionForm(items, id),
    table: () => tableForm(items, id),
    comparison: () => comparisonForm(items, id),
    steps: () => stepsForm(items, id),
    paragraph: () => paragraphForm(items, id),
  }
  return Object.entries(costs).flatMap(([name, cost]) => {
    const layout = name as LayoutName
    const block = makers[layout]?.()
    return block === undefined ? [] : [{ layout, blocks: [block], cost }]
  })
}

function bulletsForm(items: readonly VariantItem[], id: string): Block | undefined {
  return items.length < 2 ? undefined : bulletsBlock(items, id)
}

function cardsForm(items: readonly VariantItem[], language: string, id: string): Block | undefined {
  if (items.length < 2 || items.length > mostCards) return undefined
  const heads = headedItems(items, language)
  if (heads === undefined) return undefined
  // Cards of which a few say more look unfinished.
  const empty = heads.filter((item) => item.parts.length === 0).length
  if (empty > 0 && empty < heads.length && empty > heads.length / 2) return undefined
  return cardsBlock(heads, id, true)
}

function isTermed(item: VariantItem): boolean {
  return item.head !== '' && item.parts.length > 0 && wordCount(item.head) <= 8
}

function definitionForm(items: readonly VariantItem[], id: string): Block | undefined {
  if (items.length > mostTerms || !items.every(isTermed)) return undefined
  return {
    kind: 'definition',
    id,
    items: items.map((item) => ({ ...itemLine(item, partsText(item)), term: item.head })),
  }
}

/** A row an item; its columns have no names, because the source gives none. */
function tableForm(items: readonly VariantItem[], id: string): Block | undefined {
  if (items.length < 2 || items.length > mostRows) return undefined
  if (items.some((item) => item.head === '' || item.parts.length === 0)) return undefined
  const width = Math.max(...items.map((item) => item.parts.length))
  if (width > 2) return undefined
  return {
    kind: 'table',
    id,
    columns: Array.from({ length: width + 1 }, () => ({ name: '', numeric: false })),
    rows: items.map((item) => ({
      cells: [item.head, ...Array.from({ length: width }, (_, at) => item.parts[at]?.text ?? '')],
      sources: item.sources,
      ...(item.score === undefined ? {} : { score: item.score }),
    })),
  }
}

function comparisonForm(items: readonly VariantItem[], id: string): Block | undefined {
  if (items.length < 2 || items.length > mostSides || !items.every(isTermed)) return undefined
  return sidesBlock(items, id)
}

function stepsForm(items: readonly VariantItem[], id: string): Block | undefined {
  if (items.length < 3 || items.length > mostSteps) return undefined
  return stepsBlock(items, id)
}

/** Whole sentences as running text. */
function paragraphForm(items: readonly VariantItem[], id: string): Block | undefined {
  const words = items.map((item) => wordCount(itemText(item)))
  const prose = words.filter((count) => count >= leastProse).length
  if (items.length > mostCards || prose < items.length * 0.75) return undefined
  const total = words.reduce((sum, count) => sum + count, 0)
  if (total < leastProse) return undefined
  return {
    kind: 'paragraph',
    id,
    paragraphs: items.map((item) =>
      item.head === '' && item.parts.length === 1 && item.parts[0] !== undefined
        ? plain(item.parts[0])
        : itemLine(item, itemText(item)),
    ),
  }
}
