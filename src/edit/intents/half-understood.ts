import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import type { Reference } from '../references/reference.ts'
import { kindConcepts } from '../references/slides-of-kind.ts'
import { Declined, type Session, Unclear } from '../session.ts'
import { isUnknown, means } from '../words/token.ts'

/** Words that take back what stands beside them: "but keep 3", "or 4". */
const contradictions: readonly Concept[] = ['if', 'or', 'except', 'not', 'question']

/** Words that belong to no reference and say that something else than deleting is meant: "drop 6 into the middle". */
const places: readonly Concept[] = [
  'one',
  'between',
  'before',
  'after',
  'into',
  'to',
  'through',
  'up',
  'down',
  'start',
  'end',
  'top',
  'half',
  'shorter',
  'undo',
  'restore',
  'new',
  'next',
  'previous',
  'afterIt',
]

/**
 * Asks when much of what stands beside a wish to delete was not understood.
 * @throws {Unclear}
 */
export function refuseHalfUnderstood(
  clause: Clause,
  session: Session,
  understood: readonly Reference[],
): void {
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
    considered.some(
      (token) =>
        means(token, ...contradictions) ||
        (deletes && (means(token, ...places, ...kindConcepts) || token.text === '-')),
    ) ||
    (deletes && takenFromElsewhere(rest))
  const corrected = clause.tokens.some(
    (token) => token.corrected && means(token, 'delete', 'merge') && understood.length === 0,
  )
  // Merging loses nothing: there one word may be a mystery.
  const limit = deletes || understood.length === 0 ? 0 : 1
  if (!doubtful && !corrected && unknown.length <= limit) return
  const words = clause.text(0).trim().slice(0, 200)
  const known = [...new Set(understood.flatMap(clearIds))]
  session.askForSlides(
    `It is not clear which slides “${words}” means. Which shall it be?`,
    known.length > 0 ? known : session.slideIds,
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

/** The slides of a reference; none where that would have to be asked itself. */
function clearIds(reference: Reference): string[] {
  try {
    return reference.ids()
  } catch (error) {
    if (error instanceof Unclear || error instanceof Declined) return []
    throw error
  }
}
