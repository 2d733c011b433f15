import { chosenVariant } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import { findDestination } from '../references/destination.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { neighbour } from '../references/resolve-reference.ts'
import { kindConcepts } from '../references/slides-of-kind.ts'
import { Declined } from '../session.ts'
import { means } from '../words/token.ts'
import { refuseHalfUnderstood } from './delete.ts'
import type { Intent } from './intent.ts'

/** "Swap slides 2 and 5", "switch the agenda with the next slide". */
export const swapSlides: Intent = (clause, session) => {
  if (!clause.has('swap')) return false
  const references = findReferences(clause, session, { bareNumbers: true, bareTopics: true })
  if (references.length === 0 && clause.has('theme', 'colorName', 'themeName')) return false
  if (clause.quotes().length >= 2 && references.length === 0) return false
  // "Zamień slajd 3 w tabelę": the verb for swapping turns things into others as well.
  const slides = references.filter((one) => one.kind === undefined || one.slideSaid)
  if (
    clause.has('convert') &&
    slides.length === 1 &&
    !slides[0]?.plural &&
    clause.has(...kindConcepts)
  )
    return false
  // "Switch slide 3 to two columns": the verb says more than one thing.
  const other = clause.tokens.every((token) => !means(token, 'swap') || means(token, 'change'))
  const named = references.reduce((count, one) => count + (one.plural ? 2 : 1), 0)
  if (other && named < 2) return false
  const ids: string[] = []
  for (const reference of references) {
    const found =
      reference.form === 'relative' &&
      ids.length === 1 &&
      reference.end - reference.start <= 3 &&
      clause.tokens
        .slice(reference.start, reference.end)
        .some((one) => one.concepts.includes('next') || one.concepts.includes('previous'))
        ? neighbour(
            session,
            ids,
            clause.tokens
              .slice(reference.start, reference.end)
              .some((one) => one.concepts.includes('next'))
              ? 1
              : -1,
          )
        : reference.ids()
    ids.push(...found)
  }
  const unique = [...new Set(ids)]
  if (unique.length === 1 && references.length === 1) {
    const others = session.slides.map((slide) => slide.id).filter((id) => id !== unique[0])
    unique.push(...session.askForSlides('Which slide shall it change places with?', others))
  }
  if (unique.length === 0) {
    const all = session.slides.map((slide) => slide.id)
    unique.push(...session.askForSlides('Which two slides shall change places?', all))
  }
  const [first, second] = unique
  if (first === undefined || second === undefined)
    throw new Declined('nothing_to_do', 'A slide cannot change places with itself.')
  if (unique.length > 2)
    session.askForSlides('Only two slides can change places. Which two?', unique)
  session.operate({ op: 'swap_slides', slideIds: [first, second] })
  session.remember([first, second])
  return true
}

/** "Duplicate slide 3", "copy the agenda to the end". */
export const duplicateSlide: Intent = (clause, session) => {
  if (!clause.has('duplicate')) return false
  const destination = findDestination(clause, session)
  const inside = (at: number) =>
    destination !== undefined && at >= destination.start && at < destination.end
  const references = findReferences(clause, session, {
    bareNumbers: true,
    bareTopics: true,
  }).filter((one) => !inside(one.start) && !inside(one.end - 1))
  const ids =
    references.length > 0
      ? [...new Set(references.flatMap((one) => one.ids()))]
      : impliedSlides(session, 'Which slide shall be duplicated?')
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
  session.remember(copies)
  return true
}

/** "Merge slides 3 and 4", "combine the agenda with the summary", "merge 4 into 3". */
export const mergeSlides: Intent = (clause, session) => {
  if (!clause.has('merge')) return false
  const all = findReferences(clause, session, { bareNumbers: true, bareTopics: true })
  // "Fasse Folie 3 zusammen", "vat dia 9 samen": one slide alone is made shorter.
  if (clause.has('shorter') && all.length === 1 && !all[0]?.plural) return false
  refuseHalfUnderstood(clause, session, all)
  // "into one", "into a single slide" names no slide.
  const references = all.filter(
    (one) =>
      !(
        clause.is(one.start - 1, 'into', 'to', 'in') &&
        (one.form === 'quantity' || clause.is(one.start, 'one', 'a'))
      ),
  )
  const order = (ids: readonly string[]) =>
    [...new Set(ids)].sort((a, b) => session.position(a) - session.position(b))
  const [first, second] = references
  const into = second && clause.is(second.start - 1, 'into', 'to', 'in')
  let ids =
    first && second && into
      ? [...second.ids(), ...order(first.ids())]
      : order(references.flatMap((one) => one.ids()))
  ids = [...new Set(ids)]
  if (ids.length === 0) {
    const implied = clause.has('it', 'them', 'this')
      ? impliedSlides(session, 'Which slides shall be merged?', true)
      : (session.context.selectedSlideIds ?? [])
    ids = order(implied.filter((id) => session.position(id) !== -1))
  }
  const every = session.slides.map((slide) => slide.id)
  if (ids.length === 0) ids = order(session.askForSlides('Which slides shall be merged?', every))
  if (ids.length === 1) {
    const others = every.filter((id) => id !== ids[0])
    ids = order([...ids, ...session.askForSlides('Which slide shall it be merged with?', others)])
  }
  if (ids.length === every.length && every.length > 2)
    session.ask(
      'This would make one slide of the whole presentation. Which slides shall be merged?',
      [],
    )
  session.operate({ op: 'merge_slides', slideIds: ids })
  session.remember(ids.slice(0, 1))
  return true
}

/** "Split slide 4", "break the roadmap slide in two". */
export const splitSlide: Intent = (clause, session) => {
  if (!clause.has('split')) return false
  const references = findReferences(clause, session, {
    bareNumbers: true,
    bareTopics: true,
    ranges: true,
  })
  const named = references.filter(
    (one) => one.form !== 'quantity' && !clause.is(one.start - 1, 'into', 'in'),
  )
  const at = splitPoint(clause)
  const ids =
    named.length > 0
      ? [...new Set(named.flatMap((one) => one.ids()))]
      : impliedSlides(session, 'Which slide shall be split?')
  const parts: string[] = []
  for (const id of ids) {
    const slide = session.slide(id)
    if (slide && chosenVariant(slide).blocks.length === 0)
      throw new Declined('nothing_to_do', `${session.slideName(id)} has too little to be split.`)
    const newSlideId = session.context.newId()
    session.operate({
      op: 'split_slide',
      slideId: id,
      newSlideId,
      ...(at === undefined ? {} : { at }),
    })
    parts.push(id, newSlideId)
  }
  session.remember(parts)
  return true
}

/** "after the second point": how many items stay on the first slide. */
function splitPoint(clause: Clause): number | undefined {
  const after = clause.findLast(['after'])
  if (after === -1) return undefined
  const count = clause.tokens.findIndex(
    (token, index) => index > after && means(token, 'ordinal', 'number'),
  )
  const said = clause.is(count + 1, 'point') || clause.is(count - 1, 'point')
  return count !== -1 && said ? clause.token(count)?.value : undefined
}
