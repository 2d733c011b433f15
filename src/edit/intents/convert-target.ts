import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { findDestination } from '../references/destination.ts'
import { findReferences } from '../references/find-references.ts'
import { kindOf } from '../references/slides-of-kind.ts'
import type { Session } from '../session.ts'
import { isUnknown, means } from '../words/token.ts'

/** The kind that something shall become, and the token that names it. */
interface ConvertedKind {
  at: number
  kind: Concept
}

/** What it shall become: the kind behind "into", "as", "to" or "in", else the last one that is named. */
export function findConvertTarget(clause: Clause, session: Session): ConvertedKind | undefined {
  const instead = clause.tokens.findIndex((token) => means(token, 'insteadOf'))
  const candidates = clause.tokens
    .flatMap((token, at): ConvertedKind[] => {
      const kind = kindOf(token)
      return kind === undefined ? [] : [{ at, kind }]
    })
    .filter(
      ({ at }) =>
        !clause.is(at + 1, 'slide', 'slides') || clause.is(at - 1, 'a') || isIntroduced(clause, at),
    )
    .filter(({ at }) => instead === -1 || at < instead)
    .filter(({ at }) => !describesSlide(clause, at) && !isSource(clause, at))
  const introduced = candidates.filter(({ at }) => isIntroduced(clause, at))
  const chosen = introduced.at(-1) ?? candidates.at(-1)
  if (chosen === undefined) return undefined
  if (introduced.length > 0) return chosen
  // "Put the summary at the end" says where to.
  if (clause.has('put') && findDestination(clause, session) !== undefined) return undefined
  // "make the chart bigger": a kind that is only the subject is nothing to become.
  const references = findReferences(clause, session, {})
  const subject = references.find(
    (one) => chosen.at >= one.start && chosen.at < one.end && one.kind === chosen.kind,
  )
  const alone = subject !== undefined && clause.is(subject.start, 'the', 'this', 'all')
  if (alone && !clause.has('layout')) return undefined
  return chosen
}

/** Whether "into a", "as", "to", "in", "a" or "toThere" marks the kind at a position as what something becomes. */
function isIntroduced(clause: Clause, at: number): boolean {
  if (clause.is(at + 1, 'toThere')) return true
  if (
    clause.is(at + 1, 'layout') &&
    (clause.is(at + 2, 'toThere') || clause.has('use', 'change', 'layout'))
  )
    return true
  let before = at - 1
  while (before >= 0 && (clause.is(before, 'a', 'the', 'new') || isAdjective(clause, before)))
    before -= 1
  return clause.is(before, 'into', 'as', 'to', 'in', 'with', 'use', 'is', 'shall')
}

/** "the slide with the chart" is a slide, not what it shall become. */
function describesSlide(clause: Clause, at: number): boolean {
  let before = at - 1
  while (clause.is(before, 'a', 'the')) before -= 1
  return clause.is(before, 'with') && clause.is(before - 1, 'slide', 'slides')
}

/** "a chart from **the table**", "the title of **the table**": what it is made of, or whose part is meant. */
function isSource(clause: Clause, at: number): boolean {
  let before = at - 1
  while (clause.is(before, 'the', 'this') && !clause.is(before, 'from', 'of')) before -= 1
  if (before < 0 || clause.is(before, 'to', 'into', 'as')) return false
  // "the second column of the table"
  const part = clause.is(before, 'of') && clause.is(before + 1, 'the')
  return clause.is(before, 'from') || part
}

/** "into a **clear** table": a word between the article and the kind that the lexicon does not know. */
function isAdjective(clause: Clause, at: number): boolean {
  const token = clause.token(at)
  return token !== undefined && isUnknown(token) && clause.is(at - 1, 'a', 'into', 'as')
}
