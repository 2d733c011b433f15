import { findDestination } from '../references/destination.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { idsOf } from '../references/reference.ts'
import type { Intent } from './intent.ts'

/** "Duplicate slide 3", "copy the agenda to the end". */
export const duplicateSlide: Intent = (clause, session) => {
  if (!clause.has('duplicate')) return false
  const destination = findDestination(clause, session)
  const inside = (at: number) =>
    destination !== undefined && at >= destination.start && at < destination.end
  const references = findReferences(clause, session, {
    bareNumbers: true,
    bareTopics: true,
  }).filter((one) => !inside(one.start) && !inside(one.end - 1))
  const ids =
    references.length > 0
      ? idsOf(references)
      : impliedSlides(session, 'Which slide shall be duplicated?')
  const copies: string[] = []
  for (const id of ids) {
    const newSlideId = session.context.newId()
    const place =
      destination && destination.form !== 'relative' ? destination.position([]) : undefined
    const position =
      place === undefined
        ? undefined
        : place + copies.length * (destination?.form === 'end' ? 0 : 1)
    session.operate({
      op: 'duplicate_slide',
      slideId: id,
      newSlideId,
      ...(position === undefined ? {} : { position }),
    })
    copies.push(newSlideId)
  }
  session.remember(copies)
  return true
}
