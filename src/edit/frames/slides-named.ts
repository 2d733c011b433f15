import type { Reference } from '../references/reference.ts'
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
  // "…, but **only** on the slides with a table".
  slots.take(
    'sign',
    ({ concept, start, end }) =>
      concept === 'only' && all.some((span) => span.start === end || span.end === start),
  )
  // "It" is what was named in the same wish.
  const named = all.filter(({ reference }) => reference.form !== 'pronoun')
  const spans = named.length > 0 || !pronouns ? named : all
  return (world) => {
    if (spans.length === 0) return undefined
    // "Slides 3 to 5: **all** titles bold" widens nothing.
    const within = (form: Reference['form'], id: string) =>
      form !== 'all' || (world.heading?.includes(id) ?? true)
    const ids = [
      ...new Set(
        spans.flatMap(({ reference: { form, ids } }) => ids().filter((id) => within(form, id))),
      ),
    ]
    world.session.remember(ids)
    return ids
  }
}
