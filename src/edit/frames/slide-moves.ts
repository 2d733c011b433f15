import { Clause } from '../clauses/clause.ts'
import { Declined } from '../reading-errors.ts'
import { findDestination } from '../references/destination.ts'
import type { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'

/** Moves slides where the caller says when asked. @throws {Unclear} unless that was answered. */
export function moveWhereAsked(session: Session, ids: readonly string[]): void {
  const where = session.ask<Place>(
    'place',
    'Where shall it be moved to?',
    [
      { text: 'To the start', value: { position: 0 }, id: 'start' },
      {
        text: 'To the end',
        value: { position: session.now.slides.length - ids.length },
        id: 'end',
      },
    ],
    (answer) => placeIn(answer, session, ids),
  )
  if ('by' in where) moveBy(session, ids, where.by)
  else move(session, ids, where.position)
}

/** Where slides go: 0-based in the deck without them, or so many places on, negative for up. */
type Place = { position: number } | { by: number }

/** "After slide 5", "before the agenda", "up one": where an answer puts slides, when it says nothing else. */
function placeIn(answer: string, session: Session, ids: readonly string[]): Place | undefined {
  const words = session.readWords(answer)
  const [first] = words
  if (first === undefined) return undefined
  const unsaid = { kind: 'word' as const, text: '', start: first.start, end: first.start }
  // A place is read behind a verb: "first" alone is one there, and "second place" behind "to".
  const move: Token = { ...unsaid, concepts: ['move'] }
  const to: Token = { ...unsaid, concepts: ['to'] }
  const clauses = [[move], [move, to]].map((said) => new Clause([...said, ...words], answer))
  const clause = clauses.find((one) => findDestination(one, session, 1) !== undefined)
  const destination = clause && findDestination(clause, session, 1)
  if (clause === undefined || destination === undefined) return undefined
  const rest = clause.without([destination]).tokens
  const little = ['move', 'put', 'it', 'them', 'please', 'particle', 'to', 'the', 'in'] as const
  if (!rest.every((token) => token.kind === 'sign' || means(token, ...little))) return undefined
  return destination.form === 'relative'
    ? { by: destination.by ?? 0 }
    : { position: destination.position(ids) }
}

/** Moves slides some places, negative for up; further than an end is to that end. */
export function moveBy(session: Session, ids: readonly string[], by: number): void {
  const target = session.position(ids[0] ?? '') + by
  const last = session.now.slides.length - ids.length
  if (Math.abs(by) === 1 && (target < 0 || target > last))
    throw new Declined('nothing_to_do', standsThere(session, ids, by < 0 ? 0 : last))
  move(session, ids, Math.min(Math.max(target, 0), last))
}

/** "Slide 12 is the last slide already." @param position 0-based, of the first of the slides. */
function standsThere(session: Session, ids: readonly string[], position: number): string {
  const [first = '', ...more] = ids
  if (more.length > 0) return 'Those slides stand there already.'
  const number = session.slideIds.indexOf(first) + 1
  const last = session.now.slides.length - 1
  if (position === 0) return `Slide ${number} is the first slide already.`
  return position >= last
    ? `Slide ${number} is the last slide already.`
    : `Slide ${number} stands there already.`
}

/** Moves slides, in the order given, so that the first of them ends at a position of the deck without them. */
export function move(session: Session, ids: readonly string[], position: number): void {
  const order = session.idsNow()
  const wanted = session.idsNow(ids).toSpliced(position, 0, ...ids)
  if (wanted.every((id, index) => order[index] === id))
    throw new Declined('nothing_to_do', standsThere(session, ids, position))
  session.leaveGap(ids)
  // Slides that move back go first to last behind each other; the others one place further each.
  const backwards = session.position(ids[0] ?? '') < position
  for (const id of ids) {
    const place = backwards ? position + ids.length - 1 : wanted.indexOf(id)
    session.operate({ op: 'move_slide', slideId: id, position: Math.min(place, order.length - 1) })
  }
  // Slides from both sides of the position need a second round.
  if (session.idsNow().some((id, index) => wanted[index] !== id))
    for (const id of ids)
      if (session.position(id) !== wanted.indexOf(id))
        session.operate({ op: 'move_slide', slideId: id, position: wanted.indexOf(id) })
  session.remember(ids)
}

/**
 * A slide that is only asked for so far: its request says where.
 * @throws {Declined} when slides have been moved, added or deleted since: places were others then.
 */
export function movePending(session: Session, id: string, position: number): void {
  if (session.hasOrderChangedSincePending()) session.refusePending([id])
  const { slides } = session.now
  const slide = slides.find((one) => one.id === id)
  if (slide === undefined) return
  const left = slides.filter((one) => one.id !== id)
  session.now = { ...session.now, slides: left.toSpliced(position, 0, slide) }
  session.amendPending({ position })
}
