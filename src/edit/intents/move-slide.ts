import { findDestination } from '../references/destination.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { Declined } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'

/** "Move slide 5 to the start", "put the agenda after the title slide", "bring it forward". */
export const moveSlide: Intent = (clause, session) => {
  const made = clause.has('make', 'use') && clause.has('slide', 'place', 'last', 'ordinal')
  if (!clause.has('move', 'put', 'change') && !made) return false
  if (clause.is(0, 'swap') && !clause.has('move', 'put')) return false
  const strict = !clause.has('move')
  const moved = clause.find(['move'])
  const object = clause.is(moved + 1, 'the') ? moved + 2 : moved + 1
  if (
    moved !== -1 &&
    clause.is(object, 'words', 'point', 'row', 'column', 'value', 'title', 'notes')
  )
    throw new Declined('unsupported', 'Only whole slides can be moved in words here.')
  const verb = clause.tokens.findIndex((token) => means(token, 'move', 'put'))
  // A subject that is a location itself ("the slide after the agenda") comes before the destination.
  const subjects = findReferences(clause, session, {
    bareNumbers: true,
    bareTopics: !strict,
    ranges: false,
  })
  const plain = findReferences(clause, session, {
    bareNumbers: true,
    bareTopics: !strict,
    ranges: true,
  })
  const ranged = plain[0]
  const from = subjects[0] && subjects[0].start <= verb + 2 ? subjects[0].end : 0
  let subject = subjects[0]
  let destination =
    findDestination(clause, session, Math.max(from, 0)) ?? findDestination(clause, session)
  if (ranged?.plural && subject && ranged.end > subject.end) {
    const behind = findDestination(clause, session, ranged.end)
    if (behind) {
      subject = ranged
      destination = behind
    }
  }
  const [what, which] = subjects
  if (made && destination === undefined && what && which?.end === clause.length) {
    // "Make the team slide the second one."
    if (which.form !== 'ordinal' || !what.slideSaid || subjects.length > 2) return false
    const ids = what.ids()
    const place = session.slides.findIndex((slide) => slide.id === which.ids()[0])
    move(session, ids, () => Math.min(place, session.now.slides.length - ids.length))
    return true
  }
  if (made && destination === undefined) return false
  // "to the front, right behind the agenda"
  if (destination?.form === 'start' || destination?.form === 'end') {
    const nearer = findDestination(clause, session, destination.end)
    if (nearer?.form === 'beside') destination = nearer
  }
  if (destination === undefined && strict) return false
  if (
    destination !== undefined &&
    destination.start < (subject?.end ?? 0) &&
    destination.end > (subject?.start ?? 0)
  )
    subject = subjects.find(
      (one) => one.start >= (destination?.end ?? 0) || one.end <= (destination?.start ?? 0),
    )
  if (strict && subject === undefined) return false
  if (
    strict &&
    subject &&
    !subject.slideSaid &&
    subject.form !== 'pronoun' &&
    subject.form !== 'number' &&
    !clause.has('put')
  )
    return false
  const ids = subject ? subject.ids() : impliedSlides(session, 'Which slide shall be moved?')
  if (destination === undefined) {
    const choices = [
      { text: 'To the start', value: 'start' },
      { text: 'To the end', value: 'end' },
    ]
    const place = session.ask('Where shall it be moved to?', choices)
    move(session, ids, () => (place === 'start' ? 0 : session.now.slides.length - ids.length))
    return true
  }
  if (session.pendingId !== undefined && ids[0] === session.pendingId) {
    const position = destination.position(ids)
    movePending(session, position)
    return true
  }
  if (destination.form === 'relative') {
    const by = destination.by ?? 0
    const first = session.position(ids[0] ?? '')
    const target = first + by
    if (target < 0 || target + ids.length > session.now.slides.length) {
      if (Math.abs(by) === 1)
        throw new Declined('nothing_to_do', `It is at the ${by < 0 ? 'start' : 'end'} already.`)
    }
    const most = session.now.slides.length - ids.length
    move(session, ids, () => Math.min(Math.max(target, 0), most))
    return true
  }
  const { position } = destination
  move(session, ids, position)
  return true
}

/** Moves slides, in the order given, so that the first of them ends at a position of the deck without them. */
function move(
  session: Parameters<Intent>[1],
  ids: readonly string[],
  positionOf: (moving: readonly string[]) => number,
): void {
  const position = positionOf(ids)
  const order = session.now.slides.map((slide) => slide.id)
  const left = order.filter((id) => !ids.includes(id))
  const wanted = left.toSpliced(position, 0, ...ids)
  if (wanted.every((id, index) => order[index] === id))
    throw new Declined('nothing_to_do', 'The slide is there already.')
  // Slides that move back go first to last behind each other; the others one place further each.
  const backwards = session.position(ids[0] ?? '') < position
  for (const id of ids) {
    const place = backwards ? position + ids.length - 1 : wanted.indexOf(id)
    session.operate({ op: 'move_slide', slideId: id, position: Math.min(place, order.length - 1) })
  }
  const result = session.now.slides.map((slide) => slide.id)
  if (wanted.some((id, index) => result[index] !== id))
    for (const id of ids)
      if (session.position(id) !== wanted.indexOf(id))
        session.operate({ op: 'move_slide', slideId: id, position: wanted.indexOf(id) })
  session.remember(ids)
}

/** A slide that is only asked for so far: its request says where. */
function movePending(session: Parameters<Intent>[1], position: number): void {
  const id = session.pendingId ?? ''
  const slides = session.now.slides
  const slide = slides.find((one) => one.id === id)
  if (slide === undefined) return
  const left = slides.filter((one) => one.id !== id)
  session.now = { ...session.now, slides: left.toSpliced(position, 0, slide) }
  session.amendPending({ position })
}
