import { Declined } from '../reading-errors.ts'
import type { Slots } from './slots.ts'
import type { SpanOf } from './span.ts'
import { Unfit, type World } from './world.ts'

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
    // "Slides 3 to 5: **all** titles bold", "título do 3 **todo**": what is said of all widens nothing.
    const idsOf = (isAll: boolean) =>
      spans
        .filter(({ reference }) => (reference.form === 'all') === isAll)
        .map(({ reference }) => reference.ids())
    const [some, alls] = [idsOf(false).flat(), idsOf(true)]
    const isMere = spans.every(
      ({ start, end, reference }) => end === start + 1 || reference.leavesOut,
    )
    // "Points 2 and 3 on slide 4 **except 3**": of these slides it leaves out none.
    const leavesOut = spans.some(({ reference }) => reference.leavesOut)
    if (
      leavesOut &&
      some.length > 0 &&
      alls.every((those) => some.every((id) => those.includes(id)))
    )
      throw new Unfit()
    const own = some.length > 0 ? some : ((isMere ? world.heading : undefined) ?? alls[0] ?? [])
    const ids = [...new Set(own.filter((id) => alls.every((those) => those.includes(id))))]
    world.session.remember(ids)
    return ids
  }
}

/** Of what is done with the whole presentation no slides can be left out. @throws {Declined} where some are. */
export function refuseLeavingOut(spans: readonly SpanOf<'slides'>[], { session }: World): void {
  const all = session.idsNow().length
  const leavesOut = ({ reference }: SpanOf<'slides'>) =>
    reference.leavesOut || (reference.form === 'all' && reference.ids().length < all)
  if (spans.some(leavesOut))
    throw new Declined(
      'unsupported',
      'Single slides cannot be left out of that: it is done with the whole presentation.',
    )
}

/** Takes the words for the whole presentation: whether there are any. */
export function takeDeck(slots: Slots): boolean {
  const whole = ['deck', 'everything', 'everywhere']
  return slots.takeAll('sign', ({ concept }) => whole.includes(concept)).length > 0
}
