import { Clause } from '../clauses/clause.ts'
import { findReferences } from '../references/find-references.ts'
import type { Reference } from '../references/reference.ts'
import { neighbour } from '../references/resolve-reference.ts'
import { kindConcepts } from '../references/slides-of-kind.ts'
import { Declined, type Session } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'

/** "Swap slides 2 and 5", "switch the agenda with the next slide". */
export const swapSlides: Intent = (clause, session) => {
  if (!clause.has('swap')) return false
  const pairs = pairsOf(clause)
  if (pairs.length > 1 && pairs.every((pair) => names(pair, session) === 2)) {
    for (const pair of pairs) swapTwo(pair, session)
    return true
  }
  return swapTwo(clause, session)
}

/** "Swap 3 with 4 **and** 5 with 6": the clause as one for each two that change places. */
function pairsOf(clause: Clause): Clause[] {
  const verb = clause.find(['swap'])
  const joints = clause.tokens.flatMap((token, at) =>
    at > verb && means(token, 'with', 'by') ? [at] : [],
  )
  const ends = joints
    .slice(1)
    .map((joint, index) =>
      clause.tokens.findLastIndex(
        (token, at) =>
          at < joint &&
          at > (joints[index] ?? 0) &&
          (means(token, 'and') || /^[,、，]$/.test(token.text)),
      ),
    )
  if (ends.includes(-1)) return []
  const starts = [verb, ...ends]
  return joints.map(
    (_, index) =>
      new Clause(
        [
          ...clause.tokens.slice(verb, verb + 1),
          ...clause.tokens.slice((starts[index] ?? verb) + 1, starts[index + 1] ?? clause.length),
        ],
        clause.instruction,
      ),
  )
}

/** How many slides a clause names. */
function names(clause: Clause, session: Session): number {
  return findReferences(clause, session, { bareNumbers: true, bareTopics: true }).length
}

function swapTwo(clause: Clause, session: Session): boolean {
  const references = findReferences(clause, session, { bareNumbers: true, bareTopics: true })
  if (saysSomethingElse(clause, references)) return false
  const ids = new Set<string>()
  for (const reference of references)
    for (const id of idsBeside(clause, session, reference, [...ids])) ids.add(id)
  if (ids.size === 1 && references.length === 1) {
    const others = session.slideIds.filter((id) => !ids.has(id))
    for (const id of session.askForSlides(
      'slide to swap with',
      'Which slide shall it change places with?',
      others,
    ))
      ids.add(id)
  }
  if (ids.size === 0)
    for (const id of session.askForSlides(
      'slides to swap',
      'Which two slides shall change places?',
      session.slideIds,
    ))
      ids.add(id)
  const [first, second] =
    ids.size > 2
      ? session.askForSlides('two of the slides', 'Only two slides can change places. Which two?', [
          ...ids,
        ])
      : ids
  if (first === undefined || second === undefined)
    throw new Declined('nothing_to_do', 'A slide cannot change places with itself.')
  session.operate({ op: 'swap_slides', slideIds: [first, second] })
  session.remember([first, second])
  return true
}

/** Whether a verb for swapping is used for other things: the theme, words in quotation marks, what a slide shall become. */
function saysSomethingElse(clause: Clause, references: readonly Reference[]): boolean {
  if (
    references.length === 0 &&
    (clause.has('theme', 'colorName', 'themeName') || clause.quotes().length >= 2)
  )
    return true
  // "Zamień slajd 3 w tabelę": the verb for swapping turns things into others as well.
  const slides = references.filter((one) => one.kind === undefined || one.slideSaid)
  const becomes = clause.has('convert') && clause.has(...kindConcepts)
  if (becomes && slides.length === 1 && !slides[0]?.plural) return true
  // "Switch slide 3 to two columns": the verb says more than one thing.
  const changes = clause.tokens.every((token) => !means(token, 'swap') || means(token, 'change'))
  const named = references.reduce((count, one) => count + (one.plural ? 2 : 1), 0)
  return changes && named < 2
}

/** The slides of a reference; "the next slide" is the one behind the slide that was named before it. */
function idsBeside(
  clause: Clause,
  session: Session,
  reference: Reference,
  before: readonly string[],
): string[] {
  const words = clause.tokens.slice(reference.start, reference.end)
  const next = words.some((token) => means(token, 'next'))
  const beside = next || words.some((token) => means(token, 'previous'))
  // A longer one ("the slide before the agenda") says itself beside which.
  const short = reference.form === 'relative' && words.length <= 3
  return short && beside && before.length === 1
    ? neighbour(session, before, next ? 1 : -1)
    : reference.ids()
}
