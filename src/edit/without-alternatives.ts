import { withoutOtherWish, withoutOtherWord } from './alternative-words.ts'
import { Clause } from './clauses/clause.ts'
import { likelyIds } from './intents/half-understood.ts'
import { findReferences } from './references/find-references.ts'
import { idsOf, type Reference } from './references/reference.ts'
import { kindConcepts } from './references/slides-of-kind.ts'
import type { Session } from './session.ts'
import { isUnknown, means, type Token } from './words/token.ts'

/** Clauses that ask by themselves, or whose words are not about slides that are there. */
const othersAsk = ['delete', 'keep', 'unwanted', 'merge', 'titled'] as const

/**
 * "Make slide 3 or 9 shorter": the clause with what is meant in the place of the alternatives.
 * @throws {Unclear} unless it was answered.
 */
export function withoutAlternatives(clause: Clause, session: Session): Clause {
  if (!clause.has('or')) return clause
  const only = withoutOtherWish(clause, session)
  if (only !== clause) return withoutAlternatives(only, session)
  if (clause.has(...othersAsk)) return clause
  const whole = withNouns(clause)
  const saysText = clause.has('add', 'rename', 'replace')
  for (const bareTopics of saysText ? [false] : [false, true]) {
    const found = slideAlternatives(whole, session, bareTopics)
    if (found === undefined) continue
    const ids = session.askForSlides(
      'some of the slides',
      'Which of them do you mean?',
      found.ids(),
    )
    const numbers = ids.map((id) => session.slideIds.indexOf(id) + 1)
    return withoutAlternatives(replaced(whole, found.start, found.end, numbers), session)
  }
  return saysText ? clause : withoutOtherWord(clause, session)
}

/** The first references that "or" joins; with `bareTopics` those without "slide" count too. */
function slideAlternatives(
  clause: Clause,
  session: Session,
  bareTopics: boolean,
): Pick<Reference, 'start' | 'end' | 'ids'> | undefined {
  const references = findReferences(clause, session, { bareNumbers: true, bareTopics })
  const at = references.findIndex((one, index) =>
    areAlternatives(clause, one, references[index + 1]),
  )
  const first = references[at]
  if (first === undefined) return undefined
  let last = at + 1
  while (isJoined(clause, references[last], references[last + 1])) last += 1
  const list = references.slice(at, last + 1)
  return {
    start: clause.is(first.start - 1, 'or') ? first.start - 1 : first.start,
    end: list.at(-1)?.end ?? first.end,
    // Where one of them may be several slides, all of these are offered.
    ids: () => idsOf(list.map((one) => ({ ids: () => orAsked(session, one) }))),
  }
}

function orAsked(session: Session, one: Reference): string[] {
  const likely = likelyIds(session, one)
  return likely.length > 0 ? likely : one.ids()
}

function isJoined(clause: Clause, first?: Reference, second?: Reference): boolean {
  return (
    second !== undefined &&
    second.start === (first?.end ?? 0) + 1 &&
    clause.is(second.start - 1, 'or')
  )
}

/** Whether "or" joins two slides, and no two numbers of points. */
function areAlternatives(clause: Clause, first: Reference, second: Reference | undefined): boolean {
  if (second === undefined || !isJoined(clause, first, second)) return false
  if (!isSlide(first) || !isSlide(second)) return false
  // "After slide 3 or 4" says where; before it an "or" may stand in a text.
  const place = clause.is(first.start - 1, 'after', 'before', 'to', 'in')
  if (clause.has('add') && !place) return false
  if (clause.has('rename', 'replace') && !clause.is(first.start - 1, 'rename', 'replace'))
    return false
  // "Into the cards or the table" says what it shall become.
  if (clause.is(first.start - 1, 'into', 'as', 'with')) return false
  if ([first, second].some((one) => one.slideSaid || !isCounted(one))) return true
  const object = clause.is(first.start - 1, 'move', 'put', 'swap', 'duplicate', 'split', 'or')
  return object && !clause.is(second.end, 'point', 'bullets', 'words', 'row', 'column', 'place')
}

function isSlide(one: Reference): boolean {
  return one.slideSaid || isCounted(one) || ['kind', 'topic', 'title'].includes(one.form)
}

function isCounted({ form }: Reference): boolean {
  return form === 'number' || form === 'ordinal'
}

/** "The first **slide** or the second slide": with the noun that is said only once. */
function withNouns(clause: Clause): Clause {
  const tokens = clause.tokens.flatMap((token, at): Token[] => {
    if (!means(token, 'or') || !isModifier(clause.token(at - 1))) return [token]
    let noun = at + 1
    while (clause.is(noun, 'the') || isModifier(clause.token(noun))) noun += 1
    const slide = clause.token(noun)
    const said = slide !== undefined && means(slide, 'slide') && noun > at + 1
    return said ? [{ ...slide, start: token.start, end: token.start }, token] : [token]
  })
  return new Clause(tokens, clause.instruction)
}

/** What stands before "slide" and says which. */
function isModifier(token: Token | undefined): boolean {
  if (token === undefined) return false
  return isUnknown(token) || means(token, 'ordinal', 'last', 'penultimate', ...kindConcepts)
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
