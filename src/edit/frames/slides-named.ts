import type { Slots } from './slots.ts'
import type { World } from './world.ts'

/**
 * The slides that a wish names, looked up when it is done: undefined where it names none.
 * @param options.pronouns whether "it" may be a slide.
 */
export function slidesNamed(
  slots: Slots,
  { pronouns = true } = {},
): (world: World) => string[] | undefined {
  const all = slots.takeAll('slides')
  // "It" is what was named in the same wish.
  const named = all.filter(({ reference }) => reference.form !== 'pronoun')
  const spans = named.length > 0 || !pronouns ? named : all
  return (world) => {
    if (spans.length === 0) return undefined
    const ids = [...new Set(spans.flatMap(({ reference }) => reference.ids()))]
    world.session.remember(ids)
    return ids
  }
}
