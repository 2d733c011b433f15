import type { EditStep } from '../../src/edit/edit-step.ts'

/** The ids of a deck's slides in order, followed through an answer without its content. */
export type SlideOrder = readonly string[]

/** Steps after which only the order and the number of the slides differ. */
export function isOrderStep(step: { op?: string }): boolean {
  return step.op === 'delete_slide' || step.op === 'move_slide' || step.op === 'swap_slides'
}

/** The place that an `add_slide` or a copy gets, 0-based, given or not; undefined for steps that place nothing. */
export function placeOf(step: EditStep, order: SlideOrder): number | undefined {
  if ('request' in step) {
    if (step.request !== 'add_slide') return undefined
    const usual = step.layout === 'agenda' ? 1 : order.length
    return Math.min(step.position ?? usual, order.length)
  }
  if (step.op === 'duplicate_slide')
    return Math.min(step.position ?? order.indexOf(step.slideId) + 1, order.length)
  if (step.op === 'insert_slide') return Math.min(step.position ?? order.length, order.length)
  return undefined
}

/** The order after a step; `newId` names the slide that it makes, if it makes one. */
export function orderAfter(order: SlideOrder, step: EditStep, newId: string): SlideOrder {
  const place = placeOf(step, order)
  if (place !== undefined) return order.toSpliced(place, 0, newId)
  if ('request' in step) return order
  switch (step.op) {
    case 'delete_slide':
      return order.filter((id) => id !== step.slideId)
    case 'move_slide': {
      const others = order.filter((id) => id !== step.slideId)
      return others.toSpliced(step.position, 0, step.slideId)
    }
    case 'swap_slides': {
      const [first, second] = step.slideIds
      return order.map((id) => (id === first ? second : id === second ? first : id))
    }
    case 'split_slide':
      return order.toSpliced(order.indexOf(step.slideId) + 1, 0, newId)
    case 'merge_slides':
      return order.filter((id) => !step.slideIds.includes(id) || id === step.slideIds[0])
    default:
      return order
  }
}
