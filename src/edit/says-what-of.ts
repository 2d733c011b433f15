import type { Clause } from './clauses/clause.ts'
import { remarkedOn } from './frames/remarked-on.ts'
import { wordingsOf } from './lexicons/any-language.ts'
import type { Concept } from './lexicons/concept.ts'
import { actions } from './lexicons/verbs.ts'
import { Declined, Unclear } from './reading-errors.ts'
import { findReferences } from './references/find-references.ts'
import type { Reference } from './references/reference.ts'
import type { Session } from './session.ts'
import { isColon, isUnknown, means, type Token } from './words/token.ts'

/** Verbs that say little: "we won't have time for slides 9 and 10". */
const weakVerbs: readonly Concept[] = ['put', 'make', 'use']

/** "Slide 4 is too full" before "break it up" asks for nothing by itself: it says what "it" is. */
export function saysOnlyWhatOf(
  clause: Clause,
  next: Clause | undefined,
  session: Session,
): boolean {
  if (givesWords(clause)) return false
  const remarked = next && remarkedOn(clause, session)
  if (remarked !== undefined) return remembers(remarked, session)
  const asks = clause.is(0, 'if') ? [] : actions.filter((one) => !weakVerbs.includes(one))
  if (
    next === undefined ||
    clause.tokens.some((one) => means(one, ...asks) && !complains(one, next))
  )
    return false
  const reference = findReferences(clause, session, { ranges: true }).find((one) => one.slideSaid)
  if (reference === undefined) return false
  // "Put slide 3 before slide 2 and call it Overview" begins with a wish.
  const wishes = clause.is(firstSaid(clause), ...weakVerbs)
  const describes = clause.has('is', 'not', 'if', 'unwanted') || (!wishes && next.has('it', 'them'))
  if (!describes && !onlyPointsAt(clause, reference)) return false
  return remembers(reference, session)
}

/** "Point 2 on slide 6: **The pier is allowed**": what is given asks for something, whatever follows. */
const givesWords = ({ tokens }: Clause): boolean =>
  tokens.some((one, at) => {
    const isGiven = at > 0 && isColon(one) && tokens.slice(at).some(isUnknown)
    return one.kind === 'quote' || isGiven
  })

/** Makes a reference what "it" stands for; false where it is not clear which slides it means. */
function remembers(reference: Reference, session: Session): boolean {
  try {
    session.remember(reference.ids())
    return true
  } catch (error) {
    if (error instanceof Unclear || error instanceof Declined) return false
    throw error
  }
}

/** The first token that is more than a particle or a please. */
function firstSaid(clause: Clause): number {
  return clause.tokens.findIndex(
    (token) => !means(token, 'particle', 'please') || means(token, ...weakVerbs),
  )
}

const tooMuch = new RegExp(`^(?:${wordingsOf('too')}) `)

/** "Slide 4 is **too long**, split it" says why, and asks for nothing by itself. */
function complains(token: Token, next: Clause): boolean {
  return tooMuch.test(token.text) && next.has('it', 'them') && next.has(...actions)
}

/** "Take slide 3", "look at the agenda": nothing but a slide and a word that points at it. */
function onlyPointsAt(clause: Clause, reference: Reference): boolean {
  const rest = clause.without([reference]).tokens
  return rest.every((token) => means(token, 'attend', 'put', 'use', 'choose', 'particle', 'please'))
}
