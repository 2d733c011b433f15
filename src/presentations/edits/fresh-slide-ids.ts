import type { Operation } from '../../deck/operations/operation.ts'
import { mapOperationBlocks } from './map-operation-blocks.ts'

/**
 * Gives every slide that a batch makes an id of ours. Ids are unique among all presentations of all users, so a
 * caller's own would collide with, and tell of, what others have. Later operations of the batch that name the slide by
 * the caller's id follow, and so do agendas in it.
 */
export function withFreshSlideIds(
  operations: readonly Operation[],
  newId: () => string,
): Operation[] {
  const fresh = new Map<string, string>()
  const make = (id: string): string => {
    const made = newId()
    fresh.set(id, made)
    return made
  }
  const known = (id: string): string => fresh.get(id) ?? id
  const renamed = operations.map((operation): Operation => {
    switch (operation.op) {
      case 'insert_slide':
        return { ...operation, slide: { ...operation.slide, id: make(operation.slide.id) } }
      case 'replace_slide':
        return { ...operation, slide: { ...operation.slide, id: known(operation.slide.id) } }
      case 'duplicate_slide':
      case 'split_slide': {
        const slideId = known(operation.slideId)
        return { ...operation, slideId, newSlideId: make(operation.newSlideId) }
      }
      case 'merge_slides':
        return { ...operation, slideIds: operation.slideIds.map(known) }
      case 'swap_slides': {
        const [first, second] = operation.slideIds
        return { ...operation, slideIds: [known(first), known(second)] }
      }
      case 'move_items': {
        const [slideId, toSlideId] = [known(operation.slideId), known(operation.toSlideId)]
        return { ...operation, slideId, toSlideId }
      }
      case 'replace_text':
      case 'set_title':
        return operation.slideIds === undefined
          ? operation
          : { ...operation, slideIds: operation.slideIds.map(known) }
      case 'set_theme':
      case 'set_language':
        return operation
      default:
        return { ...operation, slideId: known(operation.slideId) }
    }
  })
  // An agenda may stand before the slides that it names.
  return renamed.map((operation) => withAgendaIds(operation, known))
}

function withAgendaIds(operation: Operation, known: (id: string) => string): Operation {
  return mapOperationBlocks(operation, (block) =>
    block.kind === 'agenda'
      ? {
          ...block,
          items: block.items.map((item) =>
            item.slideId === undefined ? item : { ...item, slideId: known(item.slideId) },
          ),
        }
      : block,
  )
}
