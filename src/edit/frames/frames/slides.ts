import type { Concept } from '../../lexicons/concept.ts'
import { verbConcepts } from '../../lexicons/wish-concepts.ts'
import { Declined, SlideGone, TakenOut } from '../../reading-errors.ts'
import type { Destination } from '../../references/destination.ts'
import { impliedSlides } from '../../references/find-references.ts'
import { isBlock } from '../../references/reference.ts'
import { numbers } from '../../references/resolve-reference.ts'
import type { Session } from '../../session.ts'
import { means, type Token } from '../../words/token.ts'
import type { Frame } from '../frame.ts'
import { move, moveBy, movePending, moveWhereAsked } from '../slide-moves.ts'
import type { Slots } from '../slots.ts'
import type { SpanOf } from '../span.ts'
import { Unfit } from '../world.ts'

/** Where slides go; of two places that beside another is said more exactly than an end or a direction. */
function takeDestination(slots: Slots): SpanOf<'destination'> | undefined {
  const all = slots.takeAll('destination')
  const [exact, ...others] = all.filter(({ destination: { form } }) => isExact(form))
  return others.length > 0 ? undefined : (exact ?? all[0])
}

const isExact = (form: Destination['form']) => form === 'beside' || form === 'place'

const spokenOf = (session: Session): string[] => [...session.spokenOf()]
const implied = (session: Session) =>
  session.gone.length > 0
    ? spokenOf(session)
    : impliedSlides(session, 'Which slide shall be moved?')
/** "Take out slide 3 and **put at the end**". */
const takenOut = (session: Session) => spokenOf(session).filter((id) => session.needed.has(id))

const moves: readonly Concept[] = ['move', 'put', 'make', 'use', 'change', 'receive']

/** The slides that a wish names: with their noun, or by bare numbers. */
function takeSlides(slots: Slots): ((session: Session) => string[]) | undefined {
  const [named, ...others] = slots.takeAll('slides')
  if (others.length > 0) return undefined
  if (named !== undefined) return () => named.reference.ids()
  const values = slots.takeAll('number').map(({ value }) => value)
  return values.length === 0 ? undefined : (session) => numbers(session, values)
}

const isVerb = (token: Token | undefined): token is Token =>
  token !== undefined && means(token, ...verbConcepts)

/** "12 after 13", "put slide 4 right behind the cover", "slide 6 should go first", "move it two up". */
export const moveSlides: Frame = {
  name: 'move_slide',
  isNew: true,
  read(slots) {
    const place = takeDestination(slots)
    const to = place?.destination
    // 移到第3页 is the verb and where to.
    const said = [...slots.all('verb'), ...(place && isVerb(place.token) ? [place] : [])]
    if (said.some(({ token }) => means(token, 'swap', 'split', 'duplicate'))) return undefined
    const [isMade, isMoved, isPut] = (['make', 'move', 'put'] as const).map((concept) =>
      said.some(({ token }) => means(token, concept)),
    )
    // "Insert **it** after 5" is there.
    const isThere =
      to?.form === 'place' ||
      slots.all('slides').some(({ reference }) => reference.form === 'pronoun')
    if (!slots.verbs(isThere ? [...moves, 'add'] : moves, { silent: true })) return undefined
    if (to?.form === 'relative') slots.take('number', ({ isTimes }) => isTimes === true)
    const [named, second, ...more] = slots.all('slides')
    // "Make the team slide **the second one**".
    const isPlaced = (isMade || isMoved) && !to && second?.reference.form === 'ordinal'
    if (isPlaced) slots.take('slides', (span) => span === second)
    // "… and to the end" goes on with what was spoken of.
    const unsaid = said.length === 0 ? spokenOf : isMoved ? implied : isPut ? takenOut : undefined
    const slides = takeSlides(slots) ?? unsaid
    const isOwn = slots.clause.tokens.some((one) => means(one, 'own') && !means(one, 'it'))
    if (slides === undefined || more.length > 0 || !(to || isPlaced)) return undefined
    // Other verbs are for slides that are called so: "set 15 to 20" says nothing of them.
    const { form, slideSaid } = named?.reference ?? {}
    const isSlide =
      form === 'pronoun' || form === 'title' || (slideSaid && (isPut || form !== 'topic'))
    const isSure = isMoved || isSlide || (to?.form !== 'place' && (isPut || !named))
    const isShort = to?.form === 'beside' || named?.start === 0 || place?.start === 0
    if (said.length === 0 ? !isShort || form === 'topic' : !isSure) return undefined
    return ({ session }) => {
      // "Move **its** content", "move **Rain**" need what stands on the slide.
      const isWhole = !isOwn && (form !== 'topic' || slideSaid)
      const words = slots.clause.text(named?.start ?? 0, named?.end ?? 0)
      // "Move **the helmet** to slide 2": no slide is called so, and what says it is a point.
      const isPoint = session.search.saysAll(words) && !session.search.isCalled(words)
      if (isMoved && !isWhole && named && isPoint) throw new Unfit()
      const ids = isWhole ? evenTakenOut(session, slides) : slides(session)
      if (ids.length === 0) throw new Unfit()
      if (to?.form === 'relative') {
        moveBy(session, ids, to.by ?? 0)
        return
      }
      const last = session.now.slides.length - ids.length
      const position =
        to?.position(ids) ??
        Math.min(session.slideIds.indexOf(second?.reference.ids()[0] ?? ''), last)
      const { pendingId } = session
      if (pendingId !== undefined && ids[0] === pendingId) movePending(session, pendingId, position)
      else if (ids.some((id) => session.isStandIn(id))) throw new Unfit()
      else move(session, ids, position)
    }
  },
}

/** "Take out slide 3 and **put it at the end**". @throws {TakenOut} where the slides that were spoken of were taken out before. */
function evenTakenOut(session: Session, slides: (session: Session) => string[]): string[] {
  try {
    return slides(session)
  } catch (error) {
    if (!(error instanceof SlideGone)) throw error
    throw new TakenOut(error.slideId, session.slideName(error.slideId))
  }
}

/** "Move slide 3": where to is asked. */
export const moveSomewhere: Frame = {
  name: 'move_slide',
  isNew: true,
  isLast: true,
  read(slots) {
    // "Slide 7 can go" may be to be deleted.
    if (slots.all('verb').some(({ token }) => means(token, 'unwanted'))) return undefined
    if (!slots.verbs(['move'])) return undefined
    const slides = takeSlides(slots)
    return slides && (({ session }) => moveWhereAsked(session, slides(session)))
  },
}

/** "Duplicate slide 3 twice", "copy the agenda to the end", "2 copies of slide 2 directly after it". */
export const duplicateSlides: Frame = {
  name: 'duplicate_slide',
  isNew: true,
  read(slots) {
    const verb = slots.all('verb').find(({ token }) => means(token, 'duplicate'))
    // "Slides 7 and 8 **are** duplicates" says what is so.
    if (verb === undefined || slots.says('is')) return undefined
    if (!slots.verbs(['duplicate', 'make', 'put', 'add', 'use'])) return undefined
    const often = slots.take('number', ({ isTimes }) => isTimes === true)
    const to = takeDestination(slots)?.destination
    if (to?.form === 'relative') return undefined
    const [named, ...others] = slots.takeAll('slides')
    // "**2** copies": behind the verb a number is that of a slide.
    const all = slots
      .takeAll('number', ({ start }) => named === undefined || start < verb.start)
      .map(({ value }) => value)
    const [times = often?.value ?? 1, ...more] = named ? all : []
    if (more.length > 0 || others.length > 0) return undefined
    // "Duplicate this presentation".
    if (named?.reference.form === 'all') return undefined
    return ({ session }) => {
      const ids =
        named?.reference.ids() ??
        (all.length > 0
          ? numbers(session, all)
          : impliedSlides(session, 'Which slide shall be duplicated?'))
      if (times < 1 || times * ids.length > Math.max(mostCopies, ids.length))
        throw new Declined('unsupported', `At most ${mostCopies} copies can be made at once.`)
      session.remember(ids)
      const start = to?.position([])
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
