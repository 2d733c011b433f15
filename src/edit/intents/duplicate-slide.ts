import type { Clause } from '../clauses/clause.ts'
import { type HowOften, howOften } from '../clauses/how-often.ts'
import { Declined } from '../reading-errors.ts'
import { type Destination, findDestination } from '../references/destination.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { idsOf } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'

/** More copies at once than anybody wants. */
const mostCopies = 20

/** "Duplicate slide 3", "copy the agenda to the end", "make three copies of slide 2". */
export const duplicateSlide: Intent = (whole, session) => {
  if (!whole.has('duplicate')) return false
  const often = copiesSaid(whole)
  const clause = often ? whole.without([often]) : whole
  const options = { bareNumbers: true, bareTopics: true }
  const ranged = findReferences(clause, session, options)[0]
  const found = findDestination(clause, session)
  // "Copy slides 3 to 5" says which, "copy slide 3 to 5" where to.
  const within =
    found &&
    ranged?.plural &&
    found.start < ranged.end &&
    clause.tokens
      .slice(ranged.start, ranged.end)
      .some((token) => means(token, 'slides') && !means(token, 'slide'))
  const destination = within ? findDestination(clause, session, ranged.end) : found
  const inside = (at: number) =>
    destination !== undefined && at >= destination.start && at < destination.end
  const references = findReferences(clause, session, {
    ...options,
    ranges: destination === undefined,
  }).filter((one) => !inside(one.start) && !inside(one.end - 1))
  const ids =
    references.length > 0
      ? idsOf(references)
      : impliedSlides(session, 'Which slide shall be duplicated?')
  const count = often?.count ?? 1
  if (
    !Number.isInteger(count) ||
    count < 1 ||
    count * ids.length > Math.max(mostCopies, ids.length)
  )
    throw new Declined('unsupported', `At most ${mostCopies} copies can be made at once.`)
  const wanted = ids.flatMap((id) => Array.from({ length: count }, () => id))
  session.remember(copyAll(session, wanted, destination))
  return true
}

/** "three times", "**three** copies of". */
function copiesSaid(clause: Clause): HowOften | undefined {
  const said = howOften(clause)
  if (said !== undefined) return said
  const at = clause.tokens.findIndex(
    (token, index) =>
      token.kind !== 'quote' &&
      clause.is(index, 'number') &&
      !clause.is(index, 'a') &&
      clause.is(index + 1, 'duplicate'),
  )
  const count = clause.token(at)?.value
  return count === undefined ? undefined : { count, start: at, end: at + 1 }
}

/** Copies slides behind themselves, or to a place; the ids of the copies. */
function copyAll(
  session: Session,
  ids: readonly string[],
  destination: Destination | undefined,
): string[] {
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
  return copies
}
