import { Clause } from '../clauses/clause.ts'
import { onlySaying } from '../lexicons/any-language.ts'
import { actions } from '../lexicons/verbs.ts'
import { Declined } from '../reading-errors.ts'
import { type Destination, findDestination } from '../references/destination.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import type { Reference } from '../references/reference.ts'
import { slidesSaying, spokenSubject } from '../references/spoken-subject.ts'
import type { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'
import type { Intent } from './intent.ts'

const shallBe = onlySaying('shallBe')

/** "Move slide 5 to the start", "put the agenda after the title slide", "bring it forward". */
export const moveSlide: Intent = (clause, session) => {
  const makes = clause.has('make', 'use') || clause.tokens.some((token) => shallBe.test(token.text))
  const made = makes && clause.has('slide', 'place', 'last', 'ordinal')
  const verbless = !clause.has(...actions)
  const intoPlace = clause.has('add') && clause.has('itsPlace')
  if (!clause.has('move', 'put', 'change') && !made && !verbless && !intoPlace) return false
  if (clause.is(0, 'swap') && !clause.has('move', 'put')) return false
  if (!clause.has('move', 'put') && clause.has('value', 'cell', 'row', 'column')) return false
  refusePart(clause)
  // Verbs that say less than "move" need both the slide and where to.
  const strict = !clause.has('move')
  const options = { bareNumbers: true, bareTopics: !strict || clause.has('put') }
  const subjects = findReferences(clause, session, { ...options, ranges: false })
  const ranged = findReferences(clause, session, { ...options, ranges: true })[0]
  const { subject, destination } = readMove(clause, session, subjects, ranged)
  if (strict && subject !== undefined && isWhereItems(clause, subject)) return false
  if (verbless && !saysNothingElse(clause, subject, destination)) return false
  if (made && destination === undefined) return takePlaceOf(clause, session, subjects)
  if (strict && (destination === undefined || !subject || !isSurelySlide(clause, subject)))
    return false
  if (strict && !clause.has('put') && destination && saysNoPlace(clause, destination, session))
    return false
  const verb = clause.find(['move'])
  const said = spokenSubject(clause, verb + 1, destination?.start ?? clause.length)
  const ids =
    subject?.ids() ??
    (strict ? undefined : slidesSaying(said, session)) ??
    impliedSlides(session, 'Which slide shall be moved?')
  if (destination === undefined) moveWhereAsked(session, ids)
  else if (session.pendingId !== undefined && ids[0] === session.pendingId)
    movePending(session, session.pendingId, destination.position(ids))
  else if (destination.form === 'relative') moveBy(session, ids, destination.by ?? 0)
  else move(session, ids, destination.position(ids))
  return true
}

/**
 * "Move the second point up" is about a part of a slide.
 * @throws {Declined}
 */
function refusePart(clause: Clause): void {
  const moved = clause.find(['move'])
  let object = moved + 1
  while (clause.is(object, 'the', 'ordinal', 'last', 'number')) object += 1
  if (
    moved !== -1 &&
    clause.is(object, 'words', 'point', 'row', 'column', 'value', 'title', 'notes')
  )
    throw new Declined('unsupported', 'Only whole slides can be moved in words here.')
}

/** What is moved and where to. `ranged` is the first reference when "2 to 5" is read as a range. */
function readMove(
  clause: Clause,
  session: Session,
  subjects: readonly Reference[],
  ranged: Reference | undefined,
): { subject: Reference | undefined; destination: Destination | undefined } {
  const subject = subjects[0]
  // "Move slides 2 to 5 to the end": a range only when there is still somewhere to go to.
  if (ranged?.plural && subject && ranged.end > subject.end) {
    const behind = nearestDestination(clause, session, ranged.end)
    if (behind) return { subject: apartFrom(behind, ranged, subjects), destination: behind }
  }
  const verb = clause.find(['move', 'put'])
  // A subject that is a location itself ("the slide after the agenda") comes before the destination.
  const from = subject && subject.start <= verb + 2 ? subject.end : 0
  const destination =
    nearestDestination(clause, session, from) ?? nearestDestination(clause, session, 0)
  return { subject: apartFrom(destination, subject, subjects), destination }
}

/** "to the front, right behind the agenda": beside a slide says it more exactly than an end of the deck. */
function nearestDestination(
  clause: Clause,
  session: Session,
  from: number,
): Destination | undefined {
  const found = findDestination(clause, session, from)
  if (found?.form !== 'start' && found?.form !== 'end') return found
  const nearer = findDestination(clause, session, found.end)
  return nearer?.form === 'beside' ? nearer : found
}

/** The subject, or the first reference outside the destination when the subject is a part of that. */
function apartFrom(
  destination: Destination | undefined,
  subject: Reference | undefined,
  subjects: readonly Reference[],
): Reference | undefined {
  if (destination === undefined || subject === undefined) return subject
  const apart = (one: Reference) => one.start >= destination.end || one.end <= destination.start
  return apart(subject) ? subject : subjects.find(apart)
}

function isSurelySlide(clause: Clause, subject: Reference): boolean {
  return (
    subject.slideSaid ||
    subject.form === 'pronoun' ||
    subject.form === 'number' ||
    clause.has('put')
  )
}

/** "Change 4400 **to 4500**": more than there are slides is no place among them. */
function saysNoPlace(
  { tokens }: Clause,
  { start, end }: Destination,
  { slides }: Session,
): boolean {
  return tokens.slice(start, end).some(({ value = 0 }) => value > slides.length)
}

/** "Take the names off **the bullets on slide 7**": where something is, and not what goes. */
function isWhereItems(clause: Clause, { start }: Reference): boolean {
  return clause.is(start - 1, 'in') && clause.is(start - 2, 'bullets', 'point', 'item')
}

/** "Slide 4 before 3", "slide 9 up": a slide and where to, and nothing more. */
function saysNothingElse(
  clause: Clause,
  subject: Reference | undefined,
  destination: Destination | undefined,
): boolean {
  if (!subject?.slideSaid || destination === undefined) return false
  return (
    subject.start === 0 &&
    destination.start === subject.end &&
    clause.tokens.slice(destination.end).every((token) => means(token, 'please', 'particle'))
  )
}

/** "Make the team slide the second one." */
function takePlaceOf(clause: Clause, session: Session, subjects: readonly Reference[]): boolean {
  const [what, which, ...more] = subjects
  if (!what?.slideSaid || which?.form !== 'ordinal' || which.end !== clause.length) return false
  if (more.length > 0) return false
  const ids = what.ids()
  const place = session.slideIds.indexOf(which.ids()[0] ?? '')
  move(session, ids, Math.min(place, session.now.slides.length - ids.length))
  return true
}

/** Moves slides where the caller says when asked. @throws {Unclear} unless that was answered. */
function moveWhereAsked(session: Session, ids: readonly string[]): void {
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
function movePending(session: Session, id: string, position: number): void {
  if (session.hasOrderChangedSincePending()) session.refusePending([id])
  const { slides } = session.now
  const slide = slides.find((one) => one.id === id)
  if (slide === undefined) return
  const left = slides.filter((one) => one.id !== id)
  session.now = { ...session.now, slides: left.toSpliced(position, 0, slide) }
  session.amendPending({ position })
}
