import type { Block } from '../../deck/blocks/block.ts'
import type { Operation } from '../../deck/operations/operation.ts'

/** The operation with every block that it brings put through `change`; of one that brings none, the operation itself. */
export function mapOperationBlocks(
  operation: Operation,
  change: (block: Block) => Block,
): Operation {
  switch (operation.op) {
    case 'insert_slide':
    case 'replace_slide': {
      const variants = operation.slide.variants.map((variant) => ({
        ...variant,
        blocks: variant.blocks.map(change),
      }))
      return { ...operation, slide: { ...operation.slide, variants } }
    }
    case 'add_block':
    case 'update_block':
      return { ...operation, block: change(operation.block) }
    default:
      return operation
  }
}
