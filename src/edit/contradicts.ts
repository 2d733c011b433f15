import type { Clause } from './clauses/clause.ts'
import { wordingsOf } from './lexicons/any-language.ts'
import type { Session } from './session.ts'
import { sparingClauses } from './spared-slides.ts'

/** "Delete slide 3. No, slide 4.": what takes itself back. */
const correction = new RegExp(
  `[,.;!?–—-]\\s*(?:(?:${wordingsOf('interjection')})\\s+)?(?:${wordingsOf('correction')})(?![\\p{L}\\p{M}])`,
  'iu',
)

/** Where an instruction says what shall stay, or takes something back, so that what is to go must be asked: the slides that it leaves. */
export function boundIn(
  clauses: readonly Clause[],
  instruction: string,
  session: Session,
): string[] | undefined {
  if (!clauses.some((clause) => clause.has('delete'))) return undefined
  const sparing = sparingClauses(clauses, session)
  const isBound =
    sparing.length > 0 ||
    clauses.some((clause) => clause.has('if')) ||
    (clauses.length > 1 && clauses.some((clause) => clause.has('keep', 'restore', 'undo'))) ||
    correction.test(instruction) ||
    mayBePoint(instruction, clauses)
  return isBound ? sparing.flatMap(({ ids }) => ids) : undefined
}

/** "With the points hire, delete slide 5": behind a mere comma it may be a point as well. */
function mayBePoint(instruction: string, clauses: readonly Clause[]): boolean {
  return clauses.some((clause, index) => {
    const before = clauses[index - 1]
    const lists =
      before?.has('add') &&
      (before.has('point', 'bullets') || before.tokens.some((token) => token.text === ':'))
    // "And" closes a list.
    if (!clause.is(0, 'delete') || !before || !lists || before.has('and')) return false
    const end = Math.max(...before.tokens.map((token) => token.end))
    const start = Math.min(...clause.tokens.map((token) => token.start))
    return /^[ ,、，;；]*$/.test(instruction.slice(end, start))
  })
}
