import type { Session } from '../session.ts'
import { fromEnd, numbers } from './resolve-reference.ts'

/** Which of some in a row: their places from 1, or from -1 back from the end. */
export type Counted = readonly number[]

/**
 * The slides that places without a noun mean ("the second one"): those of the slides that were named together before, by this instruction
 * or the one before it; of all slides where no several were.
 * @throws {Unclear} where these are too few, or one of them shall go that stands elsewhere since it was named.
 */
export function counted(session: Session, which: Counted): string[] {
  const named = namedTogether(session)
  if (named.length < 2) return ofDeck(session, which)
  const order = session.now.slides.map(({ id }) => id)
  const there = named.filter((id) => order.includes(id))
  const [asNow, asNamed] = [
    there.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
    named,
  ].map((ids) => inRow(ids, which))
  const isSure = asNow?.every((id, at) => id === asNamed?.[at])
  if (asNow === undefined || (!isSure && session.careful))
    return session.askForSlides(
      'one of those named',
      'Which of them do you mean?',
      there.length > 0 ? there : session.slideIds,
    )
  return session.takenUp(asNow)
}

/** Those of all slides. @throws {Unclear} where there are too few. */
export const ofDeck = (session: Session, which: Counted): string[] =>
  which.flatMap((place) => (place < 0 ? fromEnd(session, -place, 1) : numbers(session, [place])))

function inRow(ids: readonly string[], which: Counted): string[] | undefined {
  const found = which.flatMap((place) => ids[place < 0 ? ids.length + place : place - 1] ?? [])
  return found.length === which.length ? found : undefined
}

/**
 * The slides that were named together last, also those that are gone, in the order in which they were named: what was copied, split or made
 * stands beside what came of it.
 */
export function namedTogether(session: Session): readonly string[] {
  const { context, steps, mentioned, gone, added } = session
  const spoken = mentioned.length > 0 ? mentioned : gone
  const last = steps.at(-1)
  if (spoken.length === 0 && last === undefined) {
    const { lastChangedSlideIds = [], lastWish } = context
    const order = lastWish?.slideOrder ?? session.slideIds
    return lastChangedSlideIds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  }
  if (spoken.length !== 1) return spoken
  const made = added.flatMap(({ slideId }) => [session.originalOf(slideId) ?? [], slideId].flat())
  const merged = last && 'slideIds' in last ? (last.slideIds ?? []) : []
  const both = [[...new Set(made)], merged].find((ids) => ids.some((id) => spoken.includes(id)))
  return both ?? spoken
}
