import { Clause, tidied } from './clauses/clause.ts'
import type { Concept } from './lexicons/concept.ts'
import { actions, rewriteStyles } from './lexicons/verbs.ts'
import { findReferences } from './references/find-references.ts'
import { idsOf } from './references/reference.ts'
import { kindConcepts } from './references/slides-of-kind.ts'
import type { Session } from './session.ts'
import { means, type Token } from './words/token.ts'

/** Words that are wished one instead of another, and what may belong to them. */
const likeWords: readonly (readonly Concept[])[] = [
  kindConcepts,
  ['colorName', 'dark', 'light'],
  ['themeName', 'theme'],
  ['start', 'end', 'top'],
  ['up', 'down'],
  rewriteStyles,
  ['formatPdf', 'formatPpt', 'formatPng', 'formatLink'],
  ['languageName'],
]

/** Behind these words an "or" may stand in a text. */
const beforeText: readonly Concept[] = ['titled', 'about', 'rename', 'replace', 'notes', 'with']

/** What may stand between "or" and the word: "or **into a** table". */
const little: readonly Concept[] = ['a', 'the', 'to', 'into', 'as', 'in', 'of']

/** Clauses that ask by themselves. */
const othersAsk = ['delete', 'keep', 'unwanted', 'merge', 'titled'] as const

/**
 * "Shorten slide 4 or move it", "as cards or a table": the clause with what is meant. Which of slides is, references ask.
 * @throws {Unclear} unless it was answered.
 */
export function withoutAlternatives(clause: Clause, session: Session): Clause {
  if (!clause.has('or')) return clause
  const only = withoutOtherWish(clause, session)
  if (only !== clause) return withoutAlternatives(only, session)
  if (clause.has(...othersAsk, 'add', 'rename', 'replace')) return clause
  const references = findReferences(clause, session, { bareNumbers: true, bareTopics: true })
  return references.some(({ isOneOf }) => isOneOf) ? clause : withoutOtherWord(clause, session)
}

/**
 * "Turn slide 4 into cards or a table": the clause without the word that is not meant.
 * @throws {Unclear} unless it was answered.
 */
function withoutOtherWord(clause: Clause, session: Session): Clause {
  const or = clause.tokens.findIndex(
    (token, at) => means(token, 'or') && alternatives(clause, at) !== undefined,
  )
  const found = alternatives(clause, or)
  if (found === undefined || clause.tokens.slice(0, or).some((one) => means(one, ...beforeText)))
    return clause
  const { from, behind, to } = found
  const first = session.ask('one of two things', 'Which of the two do you mean?', [
    { text: clause.text(clause.is(from - 1, 'a', 'the') ? from - 1 : from, or), value: true },
    { text: clause.text(or + 1, to), value: false },
  ])
  // What stands before the first belongs to the second as well: "to the start or the end".
  const left = first
    ? clause.tokens.toSpliced(or, to - or)
    : clause.tokens.toSpliced(from, behind - from)
  return new Clause(left, clause.instruction)
}

/**
 * "Shorten slide 4 or move it to the end": the one of two wishes that is meant.
 * @throws {Unclear} unless it was answered.
 */
function withoutOtherWish(clause: Clause, session: Session): Clause {
  const or = clause.tokens.findIndex(
    (token, at) =>
      means(token, 'or') && clause.is(at + 1, ...actions) && alternatives(clause, at) === undefined,
  )
  const before = clause.tokens.slice(0, Math.max(0, or))
  if (
    !before.some((one) => means(one, ...actions)) ||
    before.some((one) => means(one, ...beforeText))
  )
    return clause
  const first = session.ask('one of two wishes', 'Which of the two shall be done?', [
    { text: tidied(clause.text(0, or)), value: true },
    { text: tidied(clause.text(or + 1)), value: false },
  ])
  const one = new Clause(before, clause.instruction)
  if (first) return one
  // "It" is what the wish that is left out names.
  if (clause.tokens.slice(or).some((token) => means(token, 'it', 'them')))
    session.remember(idsOf(findReferences(one, session, { bareNumbers: true })))
  return new Clause(clause.tokens.slice(or + 1), clause.instruction)
}

/** Where like words stand on both sides of an "or": before it from `from` on, and behind it from `behind` up to `to`. */
function alternatives(
  clause: Clause,
  or: number,
): { from: number; behind: number; to: number } | undefined {
  let behind = or + 1
  while (clause.is(behind, ...little) && !isLike(clause.token(behind), clause.token(or - 1)))
    behind += 1
  const [first, second] = [clause.token(or - 1), clause.token(behind)]
  if (!isLike(first, second)) return undefined
  let from = or - 1
  while (isLike(clause.token(from - 1), first)) from -= 1
  let to = behind + 1
  while (isLike(clause.token(to), second)) to += 1
  return { from, behind, to }
}

/** Whether two words are of one sort. */
function isLike(one: Token | undefined, other: Token | undefined): boolean {
  if (one?.kind === 'quote' || other?.kind === 'quote') return one?.kind === other?.kind
  return likeWords.some((sort) => means(one, ...sort) && means(other, ...sort))
}
