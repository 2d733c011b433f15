import { chosenVariant } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { idsOf } from '../references/reference.ts'
import { Declined } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'

/** "Split slide 4", "break the roadmap slide in two". */
export const splitSlide: Intent = (clause, session) => {
  if (!clause.has('split') && !becomesTwo(clause)) return false
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
    named.length > 0 ? idsOf(named) : impliedSlides(session, 'Which slide shall be split?')
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

/** "Turn slide 3 into two slides", "mach aus Folie 3 zwei Folien". */
function becomesTwo(clause: Clause): boolean {
  if (clause.tokens.some((token) => /^in(?:to)? (?:two|2) (?:separate )?slides$/.test(token.text)))
    return clause.has('make', 'convert')
  const at = clause.tokens.findIndex(
    (token, index) => token.value === 2 && clause.is(index + 1, 'slides') && index > 0,
  )
  if (at === -1 || !clause.has('make', 'convert') || clause.has('about', 'titled', 'deck'))
    return false
  return clause.is(at - 1, 'into', 'to', 'it') || clause.has('from')
}
