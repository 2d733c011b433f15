import { move, moveBy } from '../../intents/move-slide.ts'
import { Declined } from '../../reading-errors.ts'
import { besidePosition } from '../../references/destination.ts'
import { isBlock } from '../../references/reference.ts'
import { numbers } from '../../references/resolve-reference.ts'
import type { Session } from '../../session.ts'
import { means } from '../../words/token.ts'
import type { Frame } from '../frame.ts'
import type { Slots } from '../slots.ts'
import type { Place } from '../span.ts'
import { Unfit } from '../world.ts'

/** Where slides go among slides; of two places that beside another is said more exactly than a direction. */
function takeSlidePlace(slots: Slots): Place | undefined {
  const places = slots
    .takeAll(
      'place',
      ({ place }) => isAmongSlides(place) && !(place.at === 'end' && place.isUnsure),
    )
    .map(({ place }) => place)
  const [first, ...others] = places.filter(({ at }) => at !== 'up' && at !== 'down')
  return others.length > 0 ? undefined : (first ?? places[0])
}

function isAmongSlides(place: Place): boolean {
  return 'slides' in place || ['start', 'end', 'up', 'down', 'place'].includes(place.at)
}

/** The slides that a wish names: with their noun, or by bare numbers. */
function takeSlides(slots: Slots): ((session: Session) => string[]) | undefined {
  const [named, ...others] = slots.takeAll('slides')
  if (others.length > 0) return undefined
  if (named !== undefined) return () => named.reference.ids()
  const values = slots.takeAll('number').map(({ value }) => value)
  return values.length === 0 ? undefined : (session) => numbers(session, values)
}

/** Where slides begin to stand, in the deck without those that move; undefined for so many places up or down. */
function positionOf(session: Session, place: Place, moving: readonly string[]): number | undefined {
  const rest = session.idsNow(moving).length
  if (place.at === 'start') return 0
  if (place.at === 'end') return rest
  if (place.at === 'place') return Math.min(place.place, rest)
  if ((place.at !== 'before' && place.at !== 'after') || place.slides === undefined)
    return undefined
  const ids = place.slides.ids()
  if (ids.length === 0 || ids.some((id) => moving.includes(id))) throw new Unfit()
  return besidePosition(session, ids, place.at, moving)
}

/** "12 after 13", "put slide 4 right behind the cover", "the copy goes to the end". */
export const moveSlides: Frame = {
  name: 'move_slide',
  read(slots) {
    // "Copy goes to the end" and "move it to the end" name what goes by a word that is a verb too.
    const place = takeSlidePlace(slots)
    if (place === undefined) return undefined
    const isSilent = slots.all('verb').length === 0
    if (!slots.verbs(['move', 'put', 'make'], { silent: true })) return undefined
    if (isSilent && !('slides' in place)) return undefined
    const slides = takeSlides(slots)
    if (slides === undefined) return undefined
    return ({ session }) => {
      const ids = slides(session)
      // What is only being added is put elsewhere by its request.
      if (ids.length === 0 || ids.some((id) => session.isStandIn(id))) throw new Unfit()
      const position = positionOf(session, place, ids)
      if (position !== undefined) move(session, ids, position)
      else if (place.at === 'up' || place.at === 'down')
        moveBy(session, ids, place.at === 'up' ? -place.by : place.by)
    }
  },
}

/** "Duplicate 3, **copy goes to the end**": a copy, and nothing is copied. */
export const moveCopy: Frame = {
  name: 'move_slide',
  isNew: true,
  read: (slots) =>
    slots.all('slides').some(({ reference }) => reference.form === 'added')
      ? moveSlides.read(slots)
      : undefined,
}

/** "Duplicate slide 3 to the end", "2 copies of slide 2 directly after it". */
export const duplicateSlides: Frame = {
  name: 'duplicate_slide',
  read(slots) {
    const verb = slots.all('verb').find(({ token }) => means(token, 'duplicate'))
    if (verb === undefined) return undefined
    if (!slots.verbs(['duplicate', 'make', 'put', 'add'])) return undefined
    const place = takeSlidePlace(slots)
    if (place?.at === 'up' || place?.at === 'down') return undefined
    const [named, ...others] = slots.takeAll('slides')
    // "**2** copies": behind the verb a number is that of a slide.
    const all = slots
      .takeAll('number', ({ start }) => named === undefined || start < verb.start)
      .map(({ value }) => value)
    const [times = 1, ...more] = named ? all : []
    // "Slides 7 and 8 are duplicates" says what is so.
    const saysMore = place !== undefined || times > 1
    if (!saysMore || more.length > 0 || others.length > 0) return undefined
    if (named === undefined ? all.length === 0 : named.reference.form === 'all') return undefined
    return ({ session }) => {
      const ids = named?.reference.ids() ?? numbers(session, all)
      if (times < 1 || times * ids.length > mostCopies) throw new Unfit()
      // "Directly after it" is behind itself, where copies stand anyway.
      const beside = place !== undefined && 'slides' in place ? place.slides : undefined
      const isThere = beside?.form === 'pronoun' && place?.at === 'after'
      const start = place && !isThere ? positionOf(session, place, []) : undefined
      const copies = ids.flatMap((id) => Array.from({ length: times }, () => id))
      const made = copies.map((slideId, at) => {
        const newSlideId = session.context.newId()
        const position = start === undefined ? {} : { position: start + at }
        session.operate({ op: 'duplicate_slide', slideId, newSlideId, ...position })
        return newSlideId
      })
      session.remember(made)
    }
  },
}

/** More copies at once than anybody wants. */
const mostCopies = 20

/** "New order: 1, 4, 2, 3, rest as is". */
export const orderSlides: Frame = {
  name: 'order_slides',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['sort', 'put', 'change', 'move', 'make'], { silent: true })) return undefined
    if (!slots.take('sign', ({ concept }) => concept === 'order')) return undefined
    slots.take('slides', ({ reference }) => reference.form === 'all')
    const list = slots.take('payload', ({ text }) => /^\d+(?:\s*[,;>–-]\s*\d+)+$/.test(text))?.text
    const given =
      list === undefined
        ? slots.takeAll('number').map(({ value }) => value)
        : (list.match(/\d+/g) ?? []).map(Number)
    if (given.length < 2 || new Set(given).size < given.length) return undefined
    return ({ session }) => {
      const ids = numbers(session, given)
      // Those not named stay behind each other, behind the named ones.
      const wanted = [...ids, ...session.idsNow(ids)]
      for (const [position, slideId] of wanted.entries())
        if (session.position(slideId) !== position)
          session.operate({ op: 'move_slide', slideId, position })
      session.remember(ids)
    }
  },
}

/** "Swap slides 2 and 5", "switch the agenda with the next slide", "swap 3 with 4 and 5 with 6". */
export const swapSlides: Frame = {
  name: 'swap_slides',
  isNew: true,
  read(slots) {
    // "Switch slide 3 …": a verb that says more than one thing needs both.
    const isPlain = slots
      .all('verb')
      .some(({ token }) => means(token, 'swap') && !means(token, 'change'))
    const converts = slots.all('verb').some(({ token }) => means(token, 'convert'))
    if (!slots.verbs(['swap'])) return undefined
    const named = slots.takeAll('slides').map(({ reference }) => reference)
    const count = named.reduce((sum, { plural }) => sum + (plural ? 2 : 1), 0)
    if (count === 0 || (count < 2 && !isPlain)) return undefined
    // "Zamień slajd 3 w tabelę": the verb turns things into others as well.
    if (converts && named.some(isBlock)) return undefined
    return ({ session }) => {
      let before: readonly string[] = []
      const ids = named.flatMap((reference) => {
        // "The next slide" is the one behind the slide that was named before it.
        if (reference.form === 'relative') session.remember(before)
        before = reference.ids()
        return before
      })
      const isPairs = ids.length === 4 && named.length > 1
      for (const pair of isPairs
        ? [ids.slice(0, 2), ids.slice(2)]
        : [twoOf(session, [...new Set(ids)])]) {
        const [first, second] = pair
        if (first === undefined || second === undefined || first === second)
          throw new Declined('nothing_to_do', 'A slide cannot change places with itself.')
        session.operate({ op: 'swap_slides', slideIds: [first, second] })
        session.remember(pair)
      }
    }
  },
}

/** The two slides that change places, where more or fewer are named. @throws {Unclear} unless that was answered. */
function twoOf(session: Session, ids: readonly string[]): string[] {
  const [only, ...more] = ids
  if (ids.length > 2)
    return session.askForSlides(
      'two of the slides',
      'Only two slides can change places. Which two?',
      ids,
    )
  if (only === undefined || more.length > 0) return [...ids]
  const others = session.slideIds.filter((id) => id !== only)
  const question = 'Which slide shall it change places with?'
  return [only, ...session.askForSlides('slide to swap with', question, others)]
}
