import { Declined } from '../reading-errors.ts'
import type { Session } from '../session.ts'
import type { AddedSlide } from '../spoken-of.ts'

/** How many slides were spoken of. */
interface Said {
  plural: boolean
  count: number | undefined
}

/** The slides that "the new slide" stands for: those that were added last, also by splitting one. @throws {Unclear} */
export function newSlides(session: Session, said: Said): string[] {
  return those(session, ['inserting', 'copying', 'splitting'], 'the new one', said)
}

/** The slides that "the slide you just added" stands for. @throws {Unclear} */
export function addedBefore(session: Session, said: Said): string[] {
  return those(session, ['inserting', 'copying'], 'the one that was added', said)
}

/** The slides that "the copy" stands for. @throws {Unclear} */
export function copiedBefore(session: Session): string[] {
  return those(session, ['copying'], 'the copy', { plural: false, count: undefined })
}

/**
 * Those of the slides added last that came by one of some ways: in this instruction, or else before. What was touched
 * last is no substitute for them.
 */
function those(
  session: Session,
  ways: readonly AddedSlide['by'][],
  name: string,
  { plural, count }: Said,
): string[] {
  const { lastAddedSlides = [] } = session.context
  const added = session.added.length > 0 ? session.added : lastAddedSlides
  const ids = added
    .filter(({ slideId, by }) => ways.includes(by) && session.position(slideId) !== -1)
    .map((one) => one.slideId)
  if (ids.length === 0)
    return session.askForSlides(
      'added slide',
      `Which slide do you mean by ${name}?`,
      session.slideIds,
    )
  if (ids.length === (count ?? ids.length) && (plural || ids.length === 1))
    return session.takenUp(ids)
  if (ids.some((id) => session.isStandIn(id)))
    throw new Declined('nothing_to_do', 'Those slides are only being added.')
  return session.askForSlides(
    'added slide',
    ids.length === 1
      ? 'One slide was added. Which do you mean?'
      : `${ids.length} slides were added. Which do you mean?`,
    ids,
  )
}
