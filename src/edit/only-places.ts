import { Clause } from './clauses/clause.ts'
import { nounOf } from './frames/thing-nouns.ts'
import type { Concept } from './lexicons/concept.ts'
import { readWords } from './read-words.ts'
import { findReferences } from './references/find-references.ts'
import type { Reference } from './references/reference.ts'
import type { Session } from './session.ts'
import { means } from './words/token.ts'

/** What joins a thing to the slide that it stands on. */
const joints: readonly Concept[] = ['in', 'of', 'from']

/** Whether a clause names slides only as where something stands: "the Train **column on slide 6**". */
function namesOnlyPlaces(clause: Clause, session: Session): boolean {
  const slides = findReferences(clause, session, { ranges: true }).filter(
    ({ slideSaid, form }) => slideSaid && form !== 'pronoun',
  )
  const rest = clause.without(slides)
  const isPlace = ({ start }: Reference) =>
    clause.is(start, ...joints) || clause.is(start - 1, ...joints)
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

/** Whether a pronoun stands for what is on a slide, of which only the place was named; "that slide" is one. */
export function standsForThing(
  clause: Clause,
  { form, slideSaid, start, end }: Reference,
  ids: readonly string[],
  session: Session,
): boolean {
  if (form !== 'pronoun' || slideSaid) return false
  const saysSlide = clause.tokens
    .slice(start, end)
    .some(({ text }) =>
      text
        .split(' ')
        .some((word) => session.readWords(word).some((one) => means(one, 'slide', 'slides'))),
    )
  return !saysSlide && ids.length > 0 && ids.every((id) => session.places.includes(id))
}
