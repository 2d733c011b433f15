import type { Block } from '../../deck/blocks/block.ts'
import type { Deck } from '../../deck/deck.ts'
import { mainKinds } from '../../deck/layout-blocks.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { chosenVariant, type LayoutName, type Variant } from '../../deck/slide.ts'

/** What can take from a slide the block that its layout is for. */
const emptying: ReadonlySet<Operation['op']> = new Set([
  'delete_block',
  'update_block',
  'move_items',
])

/**
 * A slide that has lost the block which its layout is for takes the layout of what is left, so that nobody takes it for
 * what it was. Without anything left it stays as it is.
 */
export function layoutOfRest(
  operation: Operation,
  _before: Deck,
  { deck }: { deck: Deck },
): Operation[] {
  if (!emptying.has(operation.op) || !('slideId' in operation)) return []
  const { slideId } = operation
  const slide = deck.slides.find((one) => one.id === slideId)
  const layout = slide && layoutFor(chosenVariant(slide))
  return layout === undefined ? [] : [{ op: 'set_layout', slideId, layout }]
}

function layoutFor({ layout, blocks }: Variant): LayoutName | undefined {
  const kind = mainKinds[layout]
  if (kind === undefined || blocks.some((block) => block.kind === kind)) return undefined
  // Prose stands beside most things.
  const [main = blocks[0]] = blocks.filter((block) => block.kind !== 'paragraph')
  return main && layoutNamed(main)
}

/** Each kind of block has a layout of its name. */
function layoutNamed({ kind }: Block): LayoutName {
  return kind
}
