import { chosenVariant } from '../../deck/slide.ts'
import type { Concept } from '../lexicons/concept.ts'
import { Declined } from '../reading-errors.ts'
import type { Session } from '../session.ts'
import { aKind, kindName } from './kind-names.ts'
import { bestOf, textWeight } from './names.ts'
import type { Reference } from './reference.ts'
import { slidesAbout } from './slides-about.ts'
import { slidesOfKind } from './slides-of-kind.ts'
import { slidesThatSay } from './slides-that-say.ts'
import { sameWordIn } from './word-forms.ts'

/** All slides but some. */
export function all(session: Session, without: readonly string[]): string[] {
  return session.slideIds.filter((id) => !without.includes(id))
}

/** All slides but those that were spoken of, or that the caller has chosen. @throws {Unclear} when there are none. */
export function others(session: Session): string[] {
  const { selectedSlideIds = [] } = session.context
  const known = [session.mentioned, selectedSlideIds].find(
    (ids) => present(session, ids).length > 0,
  )
  return known ? all(session, known) : only(session, 'Which other slides do you mean?')
}

/** The slides from the first of some on, or from behind the last of them (`skip` 1). @throws {Unclear} when there are none. */
export function allFrom(session: Session, base: readonly string[], skip: 0 | 1): string[] {
  const ids = session.slideIds
  const found = ids.slice(ids.indexOf((skip === 0 ? base[0] : base.at(-1)) ?? '') + skip)
  return found.length > 0
    ? found
    : only(session, 'There is no slide behind that one. Which do you mean?')
}

/** The slides before the first of some. @throws {Unclear} when there are none. */
export function allBefore(session: Session, base: readonly string[]): string[] {
  const ids = session.slideIds
  const found = ids.slice(0, Math.max(0, ids.indexOf(base[0] ?? '')))
  return found.length > 0
    ? found
    : only(session, 'There is no slide before that one. Which do you mean?')
}

/**
 * The slides with these numbers, from 1.
 * @throws {Unclear} when there is no such slide.
 */
export function numbers(session: Session, values: readonly number[]): string[] {
  const count = session.slides.length
  return values.flatMap((value) => {
    const slide = session.slides[value - 1]
    if (slide) return [slide.id]
    const size = count === 1 ? 'one slide' : `${count} slides`
    return session.askForSlides(
      'numbered slide',
      `There is no slide ${value}: this presentation has ${size}. Which slide do you mean?`,
      nearest(session, value),
    )
  })
}

/** The slides nearest to a number that is none: the last, and then the first. */
function nearest(session: Session, value: number): string[] {
  const ids = session.slideIds
  return value > ids.length ? ids.slice(-3).reverse() : ids.slice(0, 3)
}

/** Which slides are meant by how many. @throws {Unclear} unless it is all of them. */
export function quantity(session: Session, count: number): string[] {
  const ids = session.slideIds
  if (count === ids.length) return ids
  return session.askForSlides(
    'counted slides',
    count === 1 ? 'Which slide do you mean?' : `Which ${count} slides do you mean?`,
    ids,
  )
}

/** Some of the slides that a reference names. @throws {Unclear} unless it names no more. */
export function someOf(
  session: Session,
  count: number,
  those: Pick<Reference, 'ids' | 'form'>,
): string[] {
  const named = those.ids()
  const enough = named.length > count
  // "One of those", where one slide was spoken of, means others.
  if (!enough && those.form !== 'pronoun') return named
  return session.askForSlides(
    'some of the slides',
    count === 1 ? 'Which of them do you mean?' : `Which ${count} of them do you mean?`,
    enough ? named : session.slideIds,
  )
}

/** The slides that a reference names, which shall be two. @throws {Unclear} when they are not. */
export function bothOf(session: Session, those: Pick<Reference, 'ids'>): string[] {
  const ids = those.ids()
  return ids.length === 2
    ? ids
    : session.askForSlides('both slides', 'Which two slides do you mean by both?', ids)
}

/** `count` slides that end with the `nth` from the end. @throws {Unclear} when there are fewer. */
export function fromEnd(session: Session, nth: number, count: number): string[] {
  const ids = session.slideIds
  const end = ids.length - nth + 1
  if (end - count < 0) return numbers(session, [Math.max(nth, count)])
  return ids.slice(end - count, end)
}

/** The slides that "it" or "them" stand for. @throws {Unclear} */
export function pronoun(session: Session, several: boolean): string[] {
  const { selectedSlideIds = [], lastChangedSlideIds = [] } = session.context
  for (const ids of [session.spokenOf(), lastChangedSlideIds, selectedSlideIds]) {
    const known = present(session, ids)
    if (known.length > 0) return known
  }
  return only(session, several ? 'Which slides do you mean?' : 'Which slide do you mean?')
}

/** The slide that the caller looks at. @throws {Unclear} */
export function current(session: Session): string[] {
  const { selectedSlideIds = [], lastChangedSlideIds = [] } = session.context
  for (const ids of [selectedSlideIds, undefined, lastChangedSlideIds]) {
    const known = present(session, ids ?? session.spokenOf())
    if (known.length > 0) return known
  }
  return only(session, 'Which slide do you mean by this one?')
}

function present(session: Session, ids: readonly string[]): string[] {
  return ids.filter((id) => session.position(id) !== -1)
}

function only(session: Session, question: string): string[] {
  const ids = session.slideIds
  return ids.length === 1 ? ids : session.askForSlides('slide', question, ids)
}

/** The slides beside others, or beside the one spoken of last. @throws {Unclear} when there are none. */
export function neighbour(
  session: Session,
  base: readonly string[] | undefined,
  direction: 1 | -1,
  count = 1,
): string[] {
  const ids = session.slideIds
  const known = base ?? [...session.mentioned, ...session.gone].filter((id) => ids.includes(id))
  const from = known.length > 0 ? known : current(session)
  const id = direction === 1 ? from.at(-1) : from[0]
  const position = ids.indexOf(id ?? '')
  const found =
    direction === 1
      ? ids.slice(position + 1, position + 1 + count)
      : ids.slice(Math.max(0, position - count), position)
  if (found.length === count && position !== -1) return found
  const side = direction === 1 ? 'behind' : 'before'
  return session.askForSlides(
    'neighbour',
    `There is no slide ${side} that one. Which slide do you mean?`,
    ids,
  )
}

/** The slide with a title. @throws {Unclear} when none, or several, have it. */
export function titled(session: Session, title: string): string[] {
  const exact = session.search.titled(title)
  if (exact.length === 1) return exact
  if (exact.length > 1)
    return session.askForSlides(
      'named slide',
      `Several slides are called “${title}”. Which do you mean?`,
      exact,
    )
  return slidesAbout(session, title, { plural: false })
}

/**
 * The slide of a kind, or the one of them that is about something (`modifier`). A slide that is called so (`words`)
 * wins, and stands in where no slide is of the kind; where the kind was `corrected` from a typing error, it is asked.
 * With a `count` there are as many of them.
 * @throws {Unclear} when several fit.
 * @throws {Declined} when there is none.
 */
export function ofKind(
  session: Session,
  kind: Concept,
  modifier: string,
  corrected: boolean,
  words = '',
  count?: number,
): string[] {
  const name = kindName(kind)
  const exact = words === '' ? [] : session.search.titled(words)
  if (exact.length === 1) return exact
  const found = slidesOfKind(session.slides, kind)
  const good = modifier === '' ? found : slidesFitting(session, modifier, found)
  const ask = (question: string, among = good) =>
    session.askForSlides('slide of a kind', question, among)
  if (corrected && good.length > 0) return ask(`Do you mean the slide with the ${name}?`)
  if (good.length === (count ?? 1)) return good
  const many = good.length === 1 ? 'one slide has' : `${good.length} slides have`
  if (count !== undefined && good.length > 0)
    return ask(`You said ${count}, but ${many} ${aKind(kind)}. Which do you mean?`)
  if (good.length > 1) return ask(`Several slides have ${aKind(kind)}. Which do you mean?`)
  const called = words === '' ? undefined : session.search.find(words)[0]
  if (called !== undefined && called.score >= textWeight)
    return slidesAbout(session, words, { plural: false })
  if (kind === 'closing') return lastSlide(session)
  if (found.length > 0 && modifier !== '')
    return ask(`No slide with ${aKind(kind)} is about “${modifier}”. Which do you mean?`, found)
  throw new Declined('nothing_to_do', `This presentation has no ${name}.`)
}

/** Those of some slides that are about something, best first; where slides shall go, all that say it. */
function slidesFitting(session: Session, modifier: string, among: readonly string[]): string[] {
  if (!session.careful) return bestOf(session.search.find(modifier, among)).map(({ id }) => id)
  const slides = session.slides.filter(({ id }) => among.includes(id))
  const { inTitle, inText } = slidesThatSay(slides, modifier, sameWordIn(session.grammar))
  return [...inTitle, ...inText]
}

function lastSlide(session: Session): string[] {
  const last = session.slides.at(-1)
  if (last === undefined) throw new Declined('nothing_to_do', 'This presentation has no slides.')
  return session.askForSlides(
    'closing slide',
    `No slide is a closing slide. Do you mean the last one, “${chosenVariant(last).title}”?`,
    [last.id],
  )
}

/** Every slide of a kind. @throws {Declined} when there is none. */
export function everyOfKind(session: Session, kind: Concept): string[] {
  const found = slidesOfKind(session.slides, kind)
  if (found.length === 0)
    throw new Declined('nothing_to_do', `This presentation has no ${kindName(kind)}.`)
  return found
}

/** The first, second … or last slide of a kind. @throws {Unclear} when there are not so many. */
export function ordinalOfKind(
  session: Session,
  kind: Concept,
  ordinal: number | undefined,
  last: boolean,
): string[] {
  const found = everyOfKind(session, kind)
  const id = last ? found.at(-1) : found[(ordinal ?? 1) - 1]
  if (id !== undefined) return [id]
  return session.askForSlides(
    'slides of a kind',
    found.length === 1
      ? `Only one slide has ${aKind(kind)}. Do you mean that?`
      : `Only ${found.length} of the slides have ${aKind(kind)}. Which do you mean?`,
    found,
  )
}
