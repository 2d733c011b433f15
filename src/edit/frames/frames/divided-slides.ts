import { partCount } from '../../../deck/blocks/divide-blocks.ts'
import { chosenVariant } from '../../../deck/slide.ts'
import { Declined } from '../../reading-errors.ts'
import type { Reference } from '../../references/reference.ts'
import { numbers } from '../../references/resolve-reference.ts'
import type { Session } from '../../session.ts'
import { means } from '../../words/token.ts'
import type { Frame } from '../frame.ts'
import { takeSlides } from '../whole-slides.ts'

/** "Split slide 4", "break the roadmap slide in two", "turn slide 3 into two slides". */
export const splitSlides: Frame = {
  name: 'split_slide',
  read(slots) {
    const splits = slots.all('verb').some(({ token }) => means(token, 'split'))
    if (!slots.verbs(['split', 'make', 'convert'])) return undefined
    const [into, ...more] = slots.takeAll('pieces')
    const pieces = into?.count ?? 2
    if (more.length > 0 || pieces < 2) return undefined
    // "Make **of slide 3 two slides**"; "a presentation of 5 slides about dogs" is none.
    const isOf = slots.all('slides').some(({ end }) => end === into?.start)
    const isDivided = into !== undefined && !into.isOfItems && (into.isSaid || isOf)
    if (!splits && !isDivided) return undefined
    slots.take('sign', ({ concept }) => concept === 'out')
    const slides = takeSlides(slots)
    if (slides === undefined) return undefined
    return (world) => {
      const { session } = world
      const parts = slides(world, 'Which slide shall be split?').flatMap((id) => {
        const slide = session.slide(id)
        if (slide && chosenVariant(slide).blocks.length === 0)
          throw new Declined(
            'nothing_to_do',
            `${session.slideName(id)} has too little to be split.`,
          )
        return [id, ...splitInto(pieces, id, session)]
      })
      session.remember(parts)
    }
  },
}

/**
 * Splits a slide into so many, or into as many as it has things to show, which is said then.
 * @returns the ids of the new slides.
 */
function splitInto(wished: number, slideId: string, session: Session): string[] {
  const slide = session.slide(slideId)
  const blocks = slide === undefined ? [] : chosenVariant(slide).blocks
  let left = blocks.reduce((sum, block) => sum + partCount(block), 0)
  const count = Math.max(2, Math.min(wished, left))
  const added: string[] = []
  for (let slides = count; slides > 1; slides--) {
    const first = count > 2 ? Math.ceil(left / slides) : undefined
    const newSlideId = session.context.newId()
    session.operate({
      op: 'split_slide',
      slideId: added.at(-1) ?? slideId,
      newSlideId,
      ...(first === undefined ? {} : { at: first }),
    })
    left -= first ?? 0
    added.push(newSlideId)
  }
  if (count < wished)
    session.steps.push({
      request: 'decline',
      reason: 'nothing_to_do',
      sentence: `${session.slideName(slideId)} has ${count} things to divide, so it became ${count} slides and not ${wished}.`,
    })
  return added
}

/** "Merge slides 3 and 4", "combine the agenda with the summary", "merge 4 into 3". */
export const mergeSlides: Frame = {
  name: 'merge_slides',
  read(slots) {
    const merges = slots.all('verb').some(({ token }) => means(token, 'merge'))
    if (!merges || !slots.verbs(['merge', 'put', 'make', 'add'])) return undefined
    const spans = slots.takeAll('slides', ({ reference }) => reference.form !== 'quantity')
    const goals = spans.filter(({ isGoal }) => isGoal).map(({ reference }) => reference)
    const named = spans.filter(({ isGoal }) => !isGoal).map(({ reference }) => reference)
    const values = slots.takeAll('number').map(({ value }) => value)
    // "Into **one**" names no slide, "4 into **3**" does.
    const goal = slots.take('pieces')?.count
    const target = goal === undefined || goal === 1 ? [] : [goal]
    return ({ session }) =>
      session.carefully(() => {
        const into = [...idsOf(session, goals), ...numbers(session, target)]
        const ids = inOrder(session, [...idsOf(session, named), ...numbers(session, values)])
        const all =
          into.length + ids.length > 0 ? [...new Set([...into, ...ids])] : spokenOf(session)
        merge(session, askForMissing(session, all))
      })
  },
}

/** The slides named; "the one behind it" is that of the slide that was named before it. */
function idsOf(session: Session, references: readonly Reference[]): string[] {
  let before: readonly string[] = []
  return references.flatMap((reference) => {
    if (reference.form === 'relative') session.remember(before)
    before = reference.ids()
    return before
  })
}

function merge(session: Session, ids: readonly string[]): void {
  if (ids.length === session.slideIds.length && ids.length > 2)
    session.ask(
      'merging',
      'This would make one slide of the whole presentation. Which slides shall be merged?',
      [],
    )
  session.operate({ op: 'merge_slides', slideIds: [...ids] })
  session.remember(ids.slice(0, 1))
}

/** The slides that are chosen, where none is named. */
function spokenOf({ context, ...session }: Session): string[] {
  const { selectedSlideIds = [] } = context
  return selectedSlideIds.filter((id) => session.now.slides.some((slide) => slide.id === id))
}

/** The slides to merge, when fewer than two of them are known. @throws {Unclear} unless that was answered. */
function askForMissing(session: Session, known: readonly string[]): string[] {
  const every = session.slideIds
  const some =
    known.length > 0
      ? [...known]
      : inOrder(
          session,
          session.askForSlides('slides to merge', 'Which slides shall be merged?', every),
        )
  const [only, ...more] = some
  if (only === undefined || more.length > 0) return some
  const others = every.filter((id) => id !== only)
  const further = session.askForSlides(
    'slide to merge with',
    'Which slide shall it be merged with?',
    others,
  )
  return inOrder(session, [only, ...further])
}

/** Slides, each once, as they stand in the deck. */
function inOrder(session: Session, ids: readonly string[]): string[] {
  return [...new Set(ids)].sort((a, b) => session.position(a) - session.position(b))
}
