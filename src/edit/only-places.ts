import { Clause } from './clauses/clause.ts'
import { nounOf } from './frames/thing-nouns.ts'
import { readWords } from './read-words.ts'
import { findReferences } from './references/find-references.ts'
import type { Reference } from './references/reference.ts'
import { saysWhere } from './references/says-where.ts'
import type { Session } from './session.ts'

/** Whether a clause names slides only as where something stands: "the Train **column on slide 6**". */
function namesOnlyPlaces(clause: Clause, session: Session): boolean {
  const slides = findReferences(clause, session, { ranges: true }).filter(
    ({ slideSaid, form }) => slideSaid && form !== 'pronoun',
  )
  const rest = clause.without(slides)
  const isPlace = (one: Reference) => saysWhere(clause.tokens, one)
  return (
    slides.length > 0 &&
    slides.every(isPlace) &&
    rest.tokens.some((token) => token.kind === 'quote' || nounOf(token) !== undefined)
  )
}

/** Notes what slides a clause names only as places: "it" is then what stands there. */
export function notePlaces(clause: Clause | undefined, session: Session): void {
  if (clause === undefined || clause.has('it', 'them')) return
  session.places = namesOnlyPlaces(clause, session) ? [...session.mentioned] : []
}

/** The slides that the wish before this instruction named only as places. */
export function placesBefore(session: Session): readonly string[] {
  const { lastWish, lastChangedSlideIds = [] } = session.context
  const words = lastWish && readWords(lastWish.instruction, session.context, session.search)
  if (lastWish === undefined || words === undefined) return []
  const clause = new Clause(words.tokens, lastWish.instruction)
  return namesOnlyPlaces(clause, session) ? lastChangedSlideIds : []
}
