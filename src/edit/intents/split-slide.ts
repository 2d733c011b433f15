import { partCount } from '../../deck/blocks/divide-blocks.ts'
import { chosenVariant } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import { onlySaying } from '../lexicons/any-language.ts'
import { Declined } from '../reading-errors.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { idsOf } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'

/** "Split slide 4", "break the roadmap slide in two". */
export const splitSlide: Intent = (clause, session) => {
  if (!clause.has('split') && !becomesSeveral(clause)) return false
  const references = findReferences(clause, session, {
    bareNumbers: true,
    bareTopics: true,
    ranges: true,
  })
  const named = references.filter(
    (one) => one.form !== 'quantity' && !clause.is(one.start - 1, 'into', 'in'),
  )
  const wished = partsWished(clause)
  const ids =
    named.length > 0 ? idsOf(named) : impliedSlides(session, 'Which slide shall be split?')
  const parts: string[] = []
  for (const id of ids) {
    const slide = session.slide(id)
    if (slide && chosenVariant(slide).blocks.length === 0)
      throw new Declined('nothing_to_do', `${session.slideName(id)} has too little to be split.`)
    parts.push(id, ...splitInto(wished, id, session))
  }
  session.remember(parts)
  return true
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

/** More slides than this are no wish to split one. */
const mostParts = 12

/** How many slides shall become of one: "into three", "in drei Teile"; two unless said. */
function partsWished(clause: Clause): number {
  const said = clause.tokens.find(
    (token, index) =>
      token.value !== undefined &&
      means(token, 'number') &&
      (clause.is(index - 1, 'into', 'in') ||
        // "3 slides", in languages that have the number behind nothing.
        (index > 0 && clause.is(index + 1, 'slides') && !clause.is(index - 1, 'and', 'through'))),
  )?.value
  return said !== undefined && Number.isInteger(said) && said >= 2 && said <= mostParts ? said : 2
}

const intoTwoSlides = onlySaying('intoTwoSlides')

/** "Turn slide 3 into two slides", "mach aus Folie 3 drei Folien". */
function becomesSeveral(clause: Clause): boolean {
  if (clause.tokens.some((token) => intoTwoSlides.test(token.text)))
    return clause.has('make', 'convert')
  const at = clause.tokens.findIndex(
    (token, index) =>
      (token.value === 2 || token.value === 3) && clause.is(index + 1, 'slides') && index > 0,
  )
  if (at === -1 || !clause.has('make', 'convert') || clause.has('about', 'titled', 'deck'))
    return false
  return clause.is(at - 1, 'into', 'to', 'it') || clause.has('from')
}
