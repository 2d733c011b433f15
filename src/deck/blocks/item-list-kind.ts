import type { z } from 'zod'
import type { SourcedText } from '../sourced-text.ts'
import { type BlockKindDefinition, type BlockList, lineOf } from './block-kind.ts'
import { withParts } from './printed-text.ts'

/** What a kind says that is a list of lines, each with its origin. */
interface ItemList<One, Item>
  extends Pick<BlockList<One, Item>, 'blank' | 'name' | 'body' | 'isFixed' | 'below' | 'stretch'> {
  field?: 'items' | 'paragraphs'
  parts: readonly (keyof Item & string)[]
  /** An item in one line; unless said: what names it, a colon, its text, and further parts as sentences. */
  plainText?: (item: Item) => string
  /** What of an item stands beside one another in its line; its parts unless said. */
  lineTexts?: (item: Item) => (string | undefined)[]
  /** What stands before the line of an item: its number, its indent. */
  mark?: (item: Item, index: number, block: One) => string
}

/** A kind that lists lines, each with its origin. */
export function itemListKind<Schema extends z.ZodType, Item extends SourcedText>(
  schema: Schema,
  { field = 'items', plainText, lineTexts, mark, ...said }: ItemList<z.infer<Schema>, Item>,
): BlockKindDefinition<Schema, Item> {
  type One = z.infer<Schema>
  const itemsOf = (block: One) => (block as Record<string, Item[]>)[field] ?? []
  const withItems = (block: One, items: Item[]) => ({ ...(block as object), [field]: items }) as One
  const list: BlockList<One, Item> = {
    ...said,
    field,
    plainText: plainText ?? ((item) => inOneLine(said.parts.map((part) => item[part] as string))),
    mapTexts: (item, change, index) => withParts(item, said.parts, change, { item: index }),
  }
  return {
    schema,
    list,
    plainText: (block) =>
      itemsOf(block)
        .map((item, index) => `${mark?.(item, index, block) ?? ''}${list.plainText(item)}`)
        .join('\n'),
    lines: (block) =>
      itemsOf(block).map((item) =>
        lineOf(
          lineTexts?.(item) ?? said.parts.map((part) => item[part] as string | undefined),
          item,
        ),
      ),
    mapTexts: (block, change) =>
      withItems(
        block,
        itemsOf(block).map((item, index) => list.mapTexts(item, change, index)),
      ),
    mapOrigins: (block, change) => withItems(block, itemsOf(block).map(change)),
  }
}

/** "Head: text. Foot", without what is missing. */
function inOneLine([head, text, foot]: (string | undefined)[]): string {
  return [[head, text].filter(Boolean).join(': '), foot].filter(Boolean).join('. ')
}

/** Of lists whose items are numbered: the numbers, which go on where a list goes on. */
export const numbered = {
  mark: (_item: unknown, index: number, block: { firstNumber?: number | undefined }) =>
    `${(block.firstNumber ?? 1) + index}. `,
  stretch: <One extends { firstNumber?: number | undefined }>(
    block: One,
    { from }: { from: number },
  ): One => (from === 0 ? block : { ...block, firstNumber: (block.firstNumber ?? 1) + from }),
}
