import { beginningOf } from '../../text/cut-text.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import type { Reference } from '../references/reference.ts'
import { Declined, mostOptions, type Session, Unclear } from '../session.ts'
import { isUnknown, means, type Token } from '../words/token.ts'

/** Words that take back what stands beside them: "but keep 3", "or 4". */
const contradictions: readonly Concept[] = ['if', 'or', 'except', 'not', 'question']

/** The only words beside the slides that leave a wish to delete what it is. */
const harmless: readonly Concept[] = [
  'delete',
  'keep',
  'the',
  'this',
  'and',
  'please',
  'particle',
  'only',
]

/**
 * Asks when what stands beside a wish was not understood: of a wish to delete every word counts.
 * @returns the slides that the answer named: they alone are meant. Undefined where nothing was to be asked.
 * @throws {Unclear} unless it was answered.
 */
export function refuseHalfUnderstood(
  clause: Clause,
  session: Session,
  understood: readonly Reference[],
): string[] | undefined {
  const rest = clause.without(understood)
  const because = rest.find(['because'])
  const considered = because === -1 ? rest.tokens : rest.tokens.slice(0, because)
  const unknown = considered.filter(
    (token) =>
      isUnknown(token) ||
      means(token, 'idiom', 'export') ||
      (token.corrected === true && means(token, 'particle')) ||
      token.kind === 'quote' ||
      (token.kind === 'number' && understood.length > 0),
  )
  const deletes = clause.has('delete', 'keep')
  const doubtful =
    session.conditional ||
    considered.some((token) => means(token, ...contradictions)) ||
    (deletes && (takenFromElsewhere(rest) || saysMore(clause, considered, understood)))
  const corrected = clause.tokens.some(
    (token) => token.corrected && means(token, 'delete', 'merge') && understood.length === 0,
  )
  // Merging loses nothing: there one word may be a mystery.
  const limit = deletes || understood.length === 0 ? 0 : 1
  if (!doubtful && !corrected && unknown.length <= limit) return undefined
  const words = beginningOf(clause.text(0).trim(), 200)
  const known = [...new Set(understood.flatMap((one) => likelyIds(session, one)))]
  return session.askForSlides(
    'slides meant',
    `It is not clear which slides “${words}” means. Which shall it be?`,
    known.length > 0 ? known : session.slideIds,
  )
}

/** Whether words of a wish to delete may be about something else than whole slides: "a bit of slide 3", "the typos on …". */
function saysMore(
  clause: Clause,
  considered: readonly Token[],
  understood: readonly Reference[],
): boolean {
  const partOf = understood.some(
    ({ start }) => start > 0 && clause.is(start, 'of') && !clause.is(start - 1, 'delete'),
  )
  const allowed = [...harmless]
  // A slide takes its notes along.
  if (considered.some((token) => means(token, 'notes'))) allowed.push('notes', 'with', 'all', 'own')
  // Nothing is named, and it is asked which.
  if (understood.length === 0) allowed.push('a', 'slide', 'slides')
  // "Nimm Folie 3 raus"
  if (considered.some((token) => means(token, 'delete') && means(token, 'particle')))
    allowed.push('put', 'use')
  return (
    partOf ||
    considered.some((token) => {
      if (means(token, ...allowed)) return false
      // "On slide 3, delete it"
      if (token === clause.tokens[0] && means(token, 'in')) return false
      return token.kind !== 'sign' || token.text === '-'
    })
  )
}

/** "Remove slide 3 from the handout": what it is taken from is not the deck. */
function takenFromElsewhere(rest: Clause): boolean {
  return rest.tokens.some((token, at) => {
    if (!means(token, 'from') || means(token, 'the', 'particle')) return false
    let next = at + 1
    while (rest.is(next, 'the', 'this')) next += 1
    return !rest.is(next, 'deck', 'slide', 'slides')
  })
}

/** The slides of a reference, or those that would be asked about; none where that could be any. */
export function likelyIds(session: Session, reference: Reference): string[] {
  try {
    return reference.ids()
  } catch (error) {
    if (error instanceof Declined) return []
    if (!(error instanceof Unclear)) throw error
    const { options } = error.clarify
    const offered = session.slideIds.filter((id) => options.includes(session.slideName(id)))
    return offered.length < Math.min(mostOptions, session.slideIds.length) ? offered : []
  }
}
