import { beginningOf } from '../../../text/cut-text.ts'
import type { Clause } from '../../clauses/clause.ts'
import type { EditStep } from '../../edit-step.ts'
import { onlySaying } from '../../lexicons/any-language.ts'
import { Declined } from '../../reading-errors.ts'
import { namedTogether } from '../../references/antecedents.ts'
import { impliedToGo } from '../../references/find-references.ts'
import { idsOf, isBlock, type Reference } from '../../references/reference.ts'
import { numbers } from '../../references/resolve-reference.ts'
import { saysWhere } from '../../references/says-where.ts'
import type { Session } from '../../session.ts'
import { means, type Token } from '../../words/token.ts'
import type { Frame } from '../frame.ts'
import { askAboutRemembered } from '../remembered-slides.ts'
import type { Slots } from '../slots.ts'
import type { SpanOf } from '../span.ts'
import type { World } from '../world.ts'

/** The slides that shall go, or stay: by one phrase, or by bare numbers. */
interface SlidesNamed {
  references: readonly Reference[]
  values: readonly number[]
}

/** Takes the slides of a wish that takes some away. Undefined where what shall go may be something else. */
function takeSlidesToGo(slots: Slots): SlidesNamed | undefined {
  // "**The content of** slide 3" is what stands there.
  if (slots.says('body')) return undefined
  // "On slide 3, delete **it**": where it stands is named as well; "**the slide** with the chart" is named.
  const it = slots.take('slides', ({ reference }) => isPronoun(reference))
  const isMeant = ({ isPlace, end }: SpanOf<'slides'>) => !isPlace || (it && end <= it.start)
  const said = slots.takeAll('slides', (span) => Boolean(isMeant(span)))
  // "Delete **them all**" is all of those.
  const saysAll = ({ start, end }: SpanOf<'slides'>) =>
    slots.clause.tokens.slice(start, end).some((one) => means(one, 'everything', 'all'))
  if (it && said.some(saysAll)) return undefined
  const references = (it && said.length === 0 ? [it] : said).map(({ reference }) => reference)
  // "4.00" is none, and "4-6" more than two.
  const isRange = slots.clause.tokens.some(({ text }) => /^[-–—]$/.test(text))
  const isCount = ({ text, start, end }: SpanOf<'number'>) =>
    !isRange &&
    !/[.,]/.test(text) &&
    !saysWhere(slots.clause.tokens, { start, end, form: 'number', plural: false })
  const isUnnamed = references.length === 0
  const values = slots.takeAll('number', (one) => isUnnamed && isCount(one))
  const [only, ...more] = references
  if (more.length > 0 || (only && (isBlock(only) || only.mixed === true))) return undefined
  return { references, values: values.map(({ value }) => value) }
}

/**
 * "Shorten the second point on slide 9 and delete **it**": what no noun says, after what was done to things on a slide, may be one of these;
 * and in "delete the last point on slide 9 **and slide 3**" the slide may be where another of them stands, not what goes.
 * @param before what stands between the verb, where that is of the wish before, and the slides.
 */
function mayBeThing(
  session: Session,
  { references }: SlidesNamed,
  ids: readonly string[],
  before: string,
): boolean {
  const { steps } = session
  const last = steps.at(-1)
  // What declines to take the thing away leaves it as open what the slide is.
  const isOfSlides = last && 'op' in last && last.op === 'delete_slide'
  if (!isOfSlides && session.readWords(before).some((one) => means(one, 'slide', 'slides')))
    return true
  // "Put the points of 5 on 4, then delete **5**": what stood there is elsewhere.
  if (last && 'op' in last && last.op === 'move_items' && ids.includes(last.slideId)) return false
  const isOfThings = steps.some((step) => 'op' in step && ('blockId' in step || 'at' in step))
  const isSlide = ({ slideSaid, form, isUnnamed }: Reference) =>
    (slideSaid && !isUnnamed) || form === 'topic'
  return isOfThings && !references.some(isSlide)
}

const isPronoun = ({ form, slideSaid }: Reference) => form === 'pronoun' && !slideSaid

/** "Delete slide 3", "slides 2 and 4 out", "slide 7 can go". */
export const deleteSlides: Frame = {
  name: 'delete_slide',
  isNew: true,
  read(slots) {
    const said = slots.all('verb').map(({ token }) => token)
    if (said.some((token) => means(token, 'split', 'shorter', 'keep'))) return undefined
    // "**Clear** slide 4" may mean what stands on it.
    const isClearing = said.some((token) => means(token, 'clear'))
    if (!slots.deletes()) return undefined
    const isDoubtful = isClearing || slots.isSlip || slots.isOut
    takeOwnNotes(slots)
    slots.take('sign', ({ concept }) => concept === 'only')
    const isAny = slots.take('thing', ({ phrase: { kinds } }) => kinds.includes('slide'))
    const named = takeSlidesToGo(slots)
    if (named === undefined) return undefined
    const { references, values } = named
    const isNamed = references.length > 0 || values.length > 0
    if (isAny && isNamed) return undefined
    const { clause, carriedOver } = slots
    return (world) => {
      const { session } = world
      session.carefully(() => {
        const remembered = session.bound
          ? undefined
          : askAboutRemembered(clause, session, references)
        const settled = session.settled.length
        const ids =
          remembered ??
          (isNamed
            ? idsIn(session, named)
            : impliedToGo(clause, session, 'Which slide shall be deleted?'))
        const isAnswered = session.settled.length > settled || remembered !== undefined
        // "Take **it** out" is said in one word.
        const isLikely = isNamed
          ? references.some((one) => isOnlyLikely(world, one, ids))
          : world.mayStandOn(ids)
        if (session.bound) deleteAll(world, askWhichToGo(session, clause, ids))
        else {
          if (
            isDoubtful ||
            mayBeThing(session, named, ids, carriedOver) ||
            (isLikely && !isAnswered)
          )
            confirmDeleting(session, ids)
          deleteAll(world, ids)
        }
      })
    }
  },
}

/** "Slide 7 can go", "we don't need the agenda": whether it shall be deleted is asked. */
export const deleteUnwanted: Frame = {
  name: 'delete_slide',
  isNew: true,
  isLast: true,
  read(slots) {
    if (!slots.verbs(['unwanted'])) return undefined
    const named = takeSlidesToGo(slots)
    if (named === undefined || named.references.length + named.values.length === 0) return undefined
    return (world) => {
      const { session } = world
      session.carefully(() => {
        const ids = idsIn(session, named)
        confirmDeleting(session, ids)
        deleteAll(world, ids)
      })
    }
  },
}

const idsIn = (session: Session, { references, values }: SlidesNamed): string[] => [
  ...new Set([...idsOf(references), ...numbers(session, values)]),
]

/** "Drop Rotterdam" may mean only the word, "the even slides" how they are, and "it" what stands there. */
const isOnlyLikely = (world: World, one: Reference, ids: readonly string[]): boolean =>
  isCalled(one) ||
  one.form === 'parity' ||
  // "Remove **the first and the last**": of what, no word says.
  (one.isUnnamed === true &&
    (world.session.steps.length === 0 || namedTogether(world.session).length < 2)) ||
  (one.form === 'pronoun' && !one.slideSaid && world.mayStandOn(ids))

const isCalled = ({ form, slideSaid }: Reference) => form === 'topic' && !slideSaid

/** "Slide 6 **and its notes**": they go with their slide. */
function takeOwnNotes(slots: Slots): void {
  const { end = Number.POSITIVE_INFINITY } = slots.all('slides')[0] ?? {}
  const saysIn = (from: number, to: number, ...concepts: Parameters<typeof means>[1][]) =>
    slots.clause.tokens.slice(from, to).some((one) => means(one, ...concepts))
  // "… and **all notes**" are those of the other slides too.
  const isOwn = ({ phrase, start, end: last }: SpanOf<'thing'>) =>
    phrase.which.by !== 'all' || saysIn(start, last, 'own')
  slots.take(
    'thing',
    (span) =>
      span.phrase.kinds.includes('notes') && isOwn(span) && saysIn(end, span.start, 'and', 'with'),
  )
}

const keepOnlySaid = onlySaying('keepOnly')

/** "Keep only slides 1 to 3": the others go. */
export const keepSlides: Frame = {
  name: 'keep_slides',
  isNew: true,
  read(slots) {
    const saysOnly = (token: Token) => keepOnlySaid.test(token.text) || means(token, 'only')
    const isOnly = slots.all('verb').some(({ token }) => saysOnly(token))
    if (!slots.verbs(['keep'])) return undefined
    if (!slots.take('sign', ({ concept }) => concept === 'only') && !isOnly) return undefined
    const named = takeSlidesToGo(slots)
    if (named === undefined || named.references.length + named.values.length === 0) return undefined
    // "Keep only Questions" may be of what was added.
    if (named.references.some(isCalled)) return undefined
    return (world) => {
      const { session } = world
      session.carefully(() => {
        const kept = idsIn(session, named)
        const ids = session.slideIds.filter((id) => !kept.includes(id))
        if (ids.length === 0) throw new Declined('nothing_to_do', 'There are no other slides.')
        deleteAll(world, ids)
      })
    }
  },
}

/** Which of some slides shall go, where that is not clear. @throws {Unclear} unless it was answered. */
export function askWhichToGo(session: Session, clause: Clause, ids: readonly string[]): string[] {
  const words = beginningOf(clause.text(0).trim(), 200)
  const question = `It is not clear which slides “${words}” means. Which shall be deleted?`
  const offered = ids.filter((id) => session.bound?.includes(id) !== true)
  return session.askForSlides('slides meant', question, offered)
}

/** @throws {Unclear} unless it was answered. @throws {Declined} when the answer was no. */
function confirmDeleting(session: Session, ids: readonly string[]): void {
  session.refuseMade(ids)
  const names = ids.map((id) => `“${session.slideName(id)}”`)
  const shown = names.slice(0, mostNamed)
  const more = names.length - shown.length
  const subject = listed.format(more > 0 ? [...shown, `${more} more`] : shown)
  const isOne = names.length === 1
  const sure = session.confirm('deletion', `Shall ${subject} be deleted?`, {
    yes: isOne ? 'Yes, delete it' : 'Yes, delete them',
    no: isOne ? 'No, keep it' : 'No, keep them',
  })
  if (!sure) throw new Declined('called_off', 'Nothing was deleted.')
}

/** How many slides a question names. */
const mostNamed = 4
const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** Slides are deleted at once only when some are left, and no wish behind needs them; otherwise it is asked. */
export function deleteAll(world: World, ids: readonly string[]): void {
  const { session } = world
  const there = ids.filter((id) => session.position(id) !== -1)
  const [gone] = ids
  if (there.length === 0 && gone !== undefined)
    throw new Declined('nothing_to_do', `“${session.slideName(gone)}” is deleted already.`)
  if (there.length > 0 && there.length === session.now.slides.length) {
    const question = 'This would delete every slide. What shall be done?'
    const options = { yes: 'Delete every slide', no: 'Keep them all' }
    if (!session.confirm('deletion of all', question, options))
      throw new Declined('called_off', 'Nothing was deleted.')
  }
  session.refusePending(there)
  // Nobody moves what shall go: it may have been meant otherwise.
  const isMoved = (step: EditStep) =>
    'op' in step && step.op === 'move_slide' && there.includes(step.slideId)
  if (session.steps.some(isMoved)) confirmDeleting(session, there)
  if (!session.mayGo(there)) {
    session.remember(there)
    return
  }
  session.leaveGap(there)
  for (const id of there) session.operate({ op: 'delete_slide', slideId: id })
  session.mentioned = []
  session.gone = there
}
