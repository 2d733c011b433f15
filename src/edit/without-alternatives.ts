import { Clause } from './clauses/clause.ts'
import { findReferences } from './references/find-references.ts'
import { idsOf, type Reference } from './references/reference.ts'
import type { Session } from './session.ts'
import { means, type Token } from './words/token.ts'

/** Clauses that ask by themselves, or whose words are not about slides that are there. */
const othersAsk = [
  'delete',
  'keep',
  'unwanted',
  'merge',
  'add',
  'rename',
  'titled',
  'replace',
] as const

/**
 * "Make slide 3 or 9 shorter": the clause with the slides that are meant in the place of the alternatives.
 * @throws {Unclear} unless it was answered.
 */
export function withoutAlternatives(clause: Clause, session: Session): Clause {
  if (!clause.has('or') || clause.has(...othersAsk)) return clause
  const references = findReferences(clause, session, { bareNumbers: true })
  for (const [index, first] of references.entries()) {
    const second = references[index + 1]
    if (second === undefined || !areAlternatives(clause, first, second)) continue
    const ids = session.askForSlides('Which of them do you mean?', idsOf([first, second]))
    const start = clause.is(first.start - 1, 'or') ? first.start - 1 : first.start
    return replaced(
      clause,
      start,
      second.end,
      ids.map((id) => session.slideIds.indexOf(id) + 1),
    )
  }
  return clause
}

/** Whether "or" joins two slides, and no two numbers of points. */
function areAlternatives(clause: Clause, first: Reference, second: Reference): boolean {
  const joined = second.start === first.end + 1 && clause.is(first.end, 'or')
  if (!joined || !isSlide(first) || !isSlide(second)) return false
  const named = first.slideSaid || second.slideSaid
  const next = clause.token(second.end)
  const object = means(
    clause.token(first.start - 1),
    'move',
    'put',
    'swap',
    'duplicate',
    'split',
    'or',
  )
  return named || (object && !means(next, 'point', 'bullets', 'words', 'row', 'column', 'place'))
}

function isSlide({ form, slideSaid }: Reference): boolean {
  return slideSaid || form === 'number' || form === 'ordinal'
}

/** A clause that names slides by their numbers in the place of some of its tokens. */
function replaced(clause: Clause, start: number, end: number, numbers: readonly number[]): Clause {
  const at = clause.token(start)
  const place = { start: at?.start ?? 0, end: at?.end ?? 0 }
  const slide: Token = { kind: 'word', text: 'slide', concepts: ['slide', 'slides'], ...place }
  const and: Token = { kind: 'word', text: 'and', concepts: ['and'], ...place }
  const named = numbers.flatMap((value, index): Token[] => [
    index === 0 ? slide : and,
    { kind: 'number', text: String(value), value, concepts: ['number'], ...place },
  ])
  return new Clause(clause.tokens.toSpliced(start, end - start, ...named), clause.instruction)
}
