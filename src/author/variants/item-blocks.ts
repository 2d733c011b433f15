import type { Block } from '../../deck/blocks/block.ts'
import { itemLine, itemText, partsText, type VariantItem } from './variant-items.ts'

/** One line an item; parts that are several stand below it. */
export function bulletsBlock(items: readonly VariantItem[], id: string): Block {
  return {
    kind: 'bullets',
    id,
    items: items.flatMap((item) => {
      if (item.parts.length < 2) return [{ ...itemLine(item, itemText(item)), level: 0 as const }]
      const head = { ...itemLine(item, item.head), level: 0 as const }
      return [head, ...item.parts.map((part) => ({ ...part, level: 1 as const }))]
    }),
  }
}

/** A step an item; what only names it is what happens. */
export function stepsBlock(items: readonly VariantItem[], id: string): Block {
  return {
    kind: 'steps',
    id,
    items: withoutNumbers(items).map((item) =>
      item.parts.length === 0
        ? itemLine(item, item.head)
        : {
            ...itemLine(item, partsText(item)),
            ...(item.head === '' ? {} : { head: item.head }),
          },
    ),
  }
}

const countingNumber = /^(\p{Nd}{1,2})[.)]\s+(?=\S)/u

/** Items without the numbers that are written before them, where these count them from 1: steps have their own. */
function withoutNumbers(items: readonly VariantItem[]): readonly VariantItem[] {
  const firstWords = ({ head, parts }: VariantItem) => head || (parts[0]?.text ?? '')
  const counts = items.every(
    (item, index) => countingNumber.exec(firstWords(item))?.[1] === String(index + 1),
  )
  if (!counts) return items
  return items.map((item) => {
    const [first, ...more] = item.parts
    if (item.head !== '' || first === undefined)
      return { ...item, head: item.head.replace(countingNumber, '') }
    return { ...item, parts: [{ ...first, text: first.text.replace(countingNumber, '') }, ...more] }
  })
}

/** A side an item, its parts below each other. */
export function sidesBlock(items: readonly VariantItem[], id: string): Block {
  return {
    kind: 'comparison',
    id,
    sides: items.map((item) => ({ ...itemLine(item, item.head), items: item.parts })),
    rows: [],
  }
}

/** A card an item; with `footed` the second of two parts is its foot. */
export function cardsBlock(items: readonly VariantItem[], id: string, footed: boolean): Block {
  return {
    kind: 'cards',
    id,
    items: items.map((item) => {
      const [first, second, ...more] = item.parts
      const split = footed && second !== undefined && more.length === 0
      return {
        ...itemLine(item, split ? (first?.text ?? '') : partsText(item)),
        head: item.head,
        ...(split ? { foot: second.text } : {}),
      }
    }),
  }
}
