import type { Slots } from './slots.ts'
import type { World } from './world.ts'

/** The slides that a wish names, looked up when it is done: undefined where it names none. */
export function slidesNamed(slots: Slots): (world: World) => string[] | undefined {
  const spans = slots.takeAll('slides')
  return (world) => {
    if (spans.length === 0) return undefined
    const ids = [...new Set(spans.flatMap(({ reference }) => reference.ids()))]
    world.session.remember(ids)
    return ids
  }
}
