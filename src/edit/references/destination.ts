import { findDates } from '../../author/composer/language/dates.ts'
import type { Clause } from '../clauses/clause.ts'
import { onlySaying } from '../lexicons/any-language.ts'
import { Declined } from '../reading-errors.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import { findReferences } from './find-references.ts'
import { parseNumbers } from './parse-numbers.ts'
import { parseOneOf, parseReference, parseReferenceList } from './parse-reference.ts'
import type { Reference } from './reference.ts'
import { besideForm } from './reference-options.ts'

/** Where something shall go, as said in a clause. */
export interface Destination {
  start: number
  end: number
  /** How it was said: beside a slide, at a numbered place, at an end of the deck, or some places up or down. */
  form: 'beside' | 'place' | 'start' | 'end' | 'relative'
  /** Of `relative`: how many places, negative for up. */
  by?: number
  /**
   * The 0-based position before which it goes, in the deck without the slides that move.
   * @throws {Unclear} when there is no such place.
   */
  position: (moving: readonly string[]) => number
  /** Of `beside`: where it goes beside each of several slides: "before 3 and 6". */
  each?: () => (() => number)[]
}

/** The reference that begins at a token, as what something goes beside; "the next one" is beside what moves. */
function anchorAt(clause: Clause, session: Session, at: number): Reference | undefined {
  const { tokens, instruction } = clause
  const text = { tokens, instruction, session }
  const anchor = parseOneOf(text, at, besideForm)
  if (anchor !== undefined && isOfDate(clause, session, anchor)) return undefined
  if (anchor?.form !== 'relative') return anchor
  const before = findReferences(clause, session, { ...besideForm, to: at - 1 }).at(-1)
  return before ? parseReference({ ...text, before }, at, besideForm) : anchor
}

/** "After **2** March", "nach dem **2.** März": a day, and no slide. */
function isOfDate({ instruction, tokens }: Clause, session: Session, anchor: Reference): boolean {
  const first = tokens[anchor.start]
  const end = tokens[anchor.end - 1]?.end ?? 0
  if (anchor.slideSaid || first === undefined || anchor.end === tokens.length) return false
  return findDates(instruction, session.language).some(
    ({ from, to }) => from >= first.start && from < end && to > end,
  )
}

/** The first destination that is named in a clause from a token on, or undefined. */
export function findDestination(
  clause: Clause,
  session: Session,
  from = 0,
): Destination | undefined {
  for (let at = from; at < clause.length; at++) {
    const found = destinationAt(clause, session, at)
    if (found) return found
  }
  return undefined
}

/** The destination that a token opens; some begin with a number before it. */
export function destinationAt(
  clause: Clause,
  session: Session,
  at: number,
): Destination | undefined {
  return (
    beside(clause, session, at) ??
    between(clause, session, at) ??
    place(clause, session, at) ??
    placeAlone(clause, session, at) ??
    edge(clause, session, at) ??
    inItsPlace(clause, session, at) ??
    relative(clause, at)
  )
}

/** The position behind or before some slides, in the deck without those that move. */
function besidePosition(
  session: Session,
  ids: readonly string[],
  side: 'after' | 'before',
  moving: readonly string[],
): number {
  const left = session.idsNow(moving)
  const places = ids.map((id) => left.indexOf(id)).filter((index) => index !== -1)
  if (places.length === 0) return Math.max(0, session.position(ids[0] ?? ''))
  return side === 'after' ? Math.max(...places) + 1 : Math.min(...places)
}

/** "after slide 3", "スライド3の後に". */
function beside(clause: Clause, session: Session, at: number): Destination | undefined {
  const make = (
    anchor: Reference,
    side: 'after' | 'before',
    start: number,
    end: number,
  ): Destination => ({
    start,
    end,
    form: 'beside',
    position: (moving) => besidePosition(session, anchor.ids(), side, moving),
    each: () => anchor.ids().map((id) => () => besidePosition(session, [id], side, [])),
  })
  if (clause.is(at, 'after', 'before')) {
    const side = clause.is(at, 'after') ? 'after' : 'before'
    const anchor = anchorAt(clause, session, at + 1)
    if (anchor && anchor.form !== 'all') return make(anchor, side, at, anchor.end)
  }
  if (!clause.has('afterThere', 'beforeThere', 'between')) return undefined
  const { tokens, instruction } = clause
  const listed = clause.has('between')
    ? parseReferenceList({ tokens, instruction, session }, at, { ...besideForm, ranges: false })
    : undefined
  const anchor = listed?.plural ? listed : anchorAt(clause, session, at)
  if (anchor === undefined) return undefined
  let end = anchor.end
  while (
    clause.is(end, 'of', 'the', 'particle', 'slide') &&
    !clause.is(end, 'afterThere', 'beforeThere')
  )
    end += 1
  // "スライド6と7の間に"
  if (anchor.plural && clause.is(end, 'between')) {
    const first = () => anchor.ids().slice(0, 1)
    const position = (moving: readonly string[]) =>
      besidePosition(session, first(), 'after', moving)
    return { start: at, end: end + 1, form: 'beside', position }
  }
  if (!clause.is(end, 'afterThere', 'beforeThere')) return undefined
  const side = clause.is(end, 'afterThere') ? 'after' : 'before'
  return make(anchor, side, at, end + 1)
}

/** "between slides 3 and 4". */
function between(clause: Clause, session: Session, at: number): Destination | undefined {
  if (!clause.is(at, 'between')) return undefined
  const first = anchorAt(clause, session, at + 1)
  if (first === undefined) return undefined
  let end = first.end
  let ids = first.ids
  if (clause.is(end, 'and')) {
    const second = anchorAt(clause, session, end + 1)
    if (second) {
      end = second.end
      ids = () => [...first.ids(), ...second.ids()]
    }
  }
  return {
    start: at,
    end,
    form: 'beside',
    position: (moving) => {
      const left = session.idsNow(moving)
      const places = ids()
        .map((id) => left.indexOf(id))
        .filter((index) => index !== -1)
      return Math.min(...places) + 1
    },
  }
}

/** "to position 3", "to the second place", "to slide 5", "2番目に". */
function place(clause: Clause, session: Session, at: number): Destination | undefined {
  let next = at
  const before = clause.is(next, 'to', 'into', 'in', 'as', 'before', 'after')
  if (before) next += 1
  while (
    clause.is(next, 'the', 'place', 'slide', 'numberSign', 'into', 'to') &&
    next < clause.length
  )
    next += 1
  const spoken = clause.tokens.slice(at, next).some((_, index) => clause.is(at + index, 'place'))
  const last = clause.is(next, 'last')
  const ordinal = clause.is(next, 'ordinal')
  const numbers =
    last || ordinal
      ? undefined
      : parseNumbers(clause.tokens, next, { ranges: false, plural: false })
  if (!last && !ordinal && (numbers === undefined || numbers.values.length !== 1)) return undefined
  let end = numbers?.end ?? next + 1
  const value = ordinal ? clause.token(next)?.value : numbers?.values[0]
  let named = spoken
  while (clause.is(end, 'place', 'slide', 'one', 'of')) {
    if (clause.is(end, 'place')) named = true
    end += 1
  }
  if (clause.is(end, 'afterThere', 'beforeThere')) return undefined
  const behind = clause.is(end, 'toThere')
  if (behind) end += 1
  if (!behind && !(before && clause.is(at, 'to', 'into')) && !(named && (before || spoken)))
    return undefined
  if (clause.is(end, 'up', 'down') && !named) return undefined
  // "Reduce slide 4 to one point" says how many.
  if (!named && clause.is(end, 'item', 'point', 'bullets', 'words', 'row', 'column', 'half'))
    return undefined
  return {
    start: at,
    end,
    form: last ? 'end' : 'place',
    position: (moving) => {
      const count = session.idsNow(moving).length
      if (last || value === undefined) return count
      const limit = Math.max(session.slides.length, session.now.slides.length)
      if (value >= 1 && value <= limit) return Math.min(value - 1, count)
      return session.ask(
        'position',
        `There is no position ${value}: this presentation has ${session.slides.length} slides. Where shall it go?`,
        [
          { text: 'To the end', value: count, id: 'end' },
          { text: 'To the start', value: 0, id: 'start' },
        ],
        (answer) => {
          const said = Number(/\d+/.exec(answer)?.[0] ?? Number.NaN)
          return said >= 1 && said <= limit ? said - 1 : undefined
        },
      )
    },
  }
}

const back = onlySaying('back')
const exactly = onlySaying('exactly')

/** "Delete slide 3 and put slide 5 **in its place**". */
function inItsPlace(clause: Clause, session: Session, at: number): Destination | undefined {
  // What leaves a gap may be done only later, when words before these are.
  const mayBeLeft = session.beforeGap !== undefined || (clause.token(0)?.start ?? 0) > 0
  if (!clause.is(at, 'itsPlace') || !mayBeLeft) return undefined
  // "Called Who was there": a mere "there" behind a text belongs to it.
  if (clause.is(at, 'please') && clause.has('titled', 'about', 'with')) return undefined
  const position = (moving: readonly string[]) => {
    const { beforeGap } = session
    if (beforeGap === undefined)
      throw new Declined('not_understood', 'No slide has left its place before that.')
    return session.idsNow(moving).filter((id) => beforeGap.includes(id)).length
  }
  return { start: at, end: at + 1, form: 'place', position }
}

/** "Slide 6 should go **first**", "move the agenda second": an ordinal that stands alone at the end. */
function placeAlone(clause: Clause, session: Session, at: number): Destination | undefined {
  const verb = clause.find(['move', 'put'])
  if (verb === -1 || at <= verb || at !== clause.length - 1) return undefined
  if (!clause.is(at, 'ordinal', 'last') || clause.is(at - 1, 'the', 'a', 'and')) return undefined
  // "la diapositiva última" is which, not where to.
  if (!session.grammar.attributesFirst && clause.is(at - 1, 'slide', 'slides')) return undefined
  const last = clause.is(at, 'last')
  const value = clause.token(at)?.value ?? 1
  const position = (moving: readonly string[]) => {
    const count = session.idsNow(moving).length
    return last ? count : Math.min(value - 1, count)
  }
  return { start: at, end: at + 1, form: last ? 'end' : 'place', position }
}

/** "to the start", "at the very end", "to the top". */
function edge(clause: Clause, session: Session, at: number): Destination | undefined {
  let next = at
  if (clause.is(next, 'to', 'into', 'in', 'as', 'of')) next += 1
  while (clause.is(next, 'the')) next += 1
  const start = clause.is(next, 'start', 'top')
  // "Put slide 6 back" undoes something, "to the back" is the end.
  const end = clause.is(next, 'end') && !(back.test(clause.token(next)?.text ?? '') && next === at)
  if (!start && !end) return undefined
  // "zwei Positionen nach hinten" is how far, "nach hinten" alone is the end.
  if (clause.is(next, 'up', 'down') && isCounted(clause, next)) return undefined
  let stop = next + 1
  while (
    clause.is(stop, 'of', 'the', 'deck', 'in', 'this', 'toThere', 'particle') &&
    stop < clause.length
  )
    stop += 1
  return {
    start: at,
    end: stop,
    form: start ? 'start' : 'end',
    position: (moving) => (start ? 0 : session.idsNow(moving).length),
  }
}

/** Whether how many places stands before a direction. */
function isCounted(clause: Clause, at: number): boolean {
  if (clause.is(at - 1, 'place', 'slides')) return true
  return clause.is(at - 1, 'number') && !clause.is(at - 2, 'slide', 'slides', 'numberSign')
}

/** "up", "down two", "one place up", "forward by 3". */
function relative(clause: Clause, at: number): Destination | undefined {
  // "Push slide 4 back one"
  const goesBack = back.test(clause.token(at)?.text ?? '') && clause.is(at + 1, 'number', 'by')
  if (!clause.is(at, 'up', 'down') && !goesBack) return undefined
  // "Right at the end"
  if (
    exactly.test(clause.token(at)?.text ?? '') &&
    clause.is(at + 1, 'in', 'to', 'after', 'before')
  )
    return undefined
  const sign = clause.is(at, 'up') ? -1 : 1
  let start = at
  let end = at + 1
  // A verb that says the direction: "remonte la diapo 5 de deux positions".
  if (clause.is(at, 'move')) {
    const counted = clause.tokens.findIndex(
      (token, index) => means(token, 'number') && clause.is(index + 1, 'place'),
    )
    const by = clause.token(counted)?.value ?? 1
    return { start, end, form: 'relative', by: sign * by, position: () => 0 }
  }
  let count = 1
  while (clause.is(end, 'by', 'a', 'the')) end += 1
  if (clause.is(end, 'number')) {
    count = clause.token(end)?.value ?? 1
    end += 1
    while (clause.is(end, 'place', 'slide', 'slides')) end += 1
  } else {
    let back = at - 1
    while (clause.is(back, 'place', 'slides')) back -= 1
    if (
      (back < at - 1 || clause.is(back, 'number')) &&
      clause.is(back, 'number') &&
      !clause.is(back - 1, 'slide', 'numberSign') &&
      // "Move 3 down" is slide 3.
      !(back === at - 1 && clause.is(back - 1, 'move', 'put'))
    ) {
      count = clause.token(back)?.value ?? 1
      start = back
    }
  }
  return { start, end, form: 'relative', by: sign * count, position: () => 0 }
}
