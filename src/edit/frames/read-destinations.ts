import { Clause } from '../clauses/clause.ts'
import { onlySaying } from '../lexicons/any-language.ts'
import { actions } from '../lexicons/verbs.ts'
import { verbConcepts } from '../lexicons/wish-concepts.ts'
import { type Destination, destinationAt } from '../references/destination.ts'
import { parseReferenceList } from '../references/parse-reference.ts'
import type { Reference } from '../references/reference.ts'
import type { ReferenceText } from '../references/reference-reader.ts'
import { slidesSaying, spokenSubject } from '../references/spoken-subject.ts'
import type { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'
import { onceInWish } from './once-in-wish.ts'
import type { SpanOf } from './span.ts'
import { nounOf } from './thing-nouns.ts'
import type { WishText } from './wish-text.ts'
import { Unfit } from './world.ts'

/** Where slides go among slides, from a token on: "after slide 3", "to the very end", "two places up". */
export function destinationsAt(
  text: WishText,
  start: number,
  session: Session,
): SpanOf<'destination'>[] {
  return destinationsIn(text, 0, session)
    .filter((one) => one.start === start)
    .map((destination) => ({
      type: 'destination',
      destination,
      token: text.tokens[start],
      start,
      end: destination.end,
      // "To 7" is a value as well.
      cost: destination.form === 'place' ? 0.6 : 0.2,
    }))
}

/** What is not put anywhere goes nowhere. */
const destinationsIn = onceInWish(({ tokens, instruction }, _start, session): Destination[] => {
  const mayGo =
    tokens.some((one) =>
      means(one, 'move', 'put', 'make', 'duplicate', 'receive', 'slide', 'number'),
    ) ||
    // "The timeline right after the cover"; not "… and the end".
    (tokens.some((one) => means(one, 'after', 'before')) &&
      !tokens.some((one) => means(one, ...verbConcepts)))
  const clause = new Clause(tokens, instruction)
  return mayGo ? tokens.flatMap((_, at) => destinationsOf(clause, session, at)) : []
})

const exactly = onlySaying('exactly')

/** "Set 2024 **to 26**": only what moves goes to a mere number. */
function isNumberAlone(clause: Clause, { form, start, end }: Destination): boolean {
  if (form !== 'place' || clause.has('move', 'duplicate')) return false
  return !clause.tokens
    .slice(start, end)
    .some((one) => means(one, 'place', 'ordinal', 'last', 'itsPlace'))
}

function destinationsOf(clause: Clause, session: Session, at: number): Destination[] {
  const found = destinationAt(clause, session, at)
  if (found === undefined || isNumberAlone(clause, found)) return []
  // "**So that they** follow slide 2", "**to right** after the cover".
  const because = clause.find(['because'])
  const isAim = because !== -1 && because < at && at - because < 5 && found.form === 'beside'
  let from = found.start
  while (
    from > 0 &&
    (exactly.test(clause.token(from - 1)?.text ?? '') || clause.is(from - 1, 'to', 'into'))
  )
    from -= 1
  const isExact = from < found.start && !clause.is(from, ...actions)
  // "Slides 9 and 10 **forward**": the number is that of a slide.
  const isCounted = found.start < at
  return [
    found,
    ...(isAim ? [{ ...found, start: because }] : []),
    ...(isExact ? [{ ...found, start: from }] : []),
    ...(isCounted ? [{ ...found, start: at, by: Math.sign(found.by ?? 0) }] : []),
  ]
}

/** "Move **the milestones** to the end": slides by what they say, between the verb and where they go. */
export function slidesMoved(text: WishText, start: number, session: Session): Reference[] {
  const { tokens, instruction } = text
  const clause = new Clause(tokens, instruction)
  const found = destinationsIn(text, 0, session)
  // "Put **the** comparison last": something that is there; “put Rain at the end” may be new.
  const isPut = means(tokens[start - 1], 'put') && means(tokens[start], 'the')
  if (!isPut && !means(tokens[start - 1], 'move')) return slideFirst(text, start, session, found)
  const options = { bareNumbers: false, bareTopics: false, ranges: false }
  const kind = isPut
    ? parseReferenceList({ tokens, instruction, session }, start, options)
    : undefined
  return [...new Set(found.map((one) => one.start))].flatMap((end) => {
    if (kind?.form === 'kind' && kind.end === end) return [kind]
    const said = end > start ? spokenSubject(clause, start, end) : undefined
    const isCalled = tokens.slice(start, end).some((one) => means(one, 'slide', 'slides'))
    if (said === undefined || isCalled) return []
    const ids = () => {
      const found = slidesSaying(said, session)
      if (found === undefined) throw new Unfit()
      return found
    }
    return [{ start, end, form: 'topic', slideSaid: false, plural: false, ids }]
  })
}

/** "**The limits** should come after the costs", "**das Zitat** gleich hinter den Vorschlag": a slide that stands first, and where it goes. */
function slideFirst(
  { tokens, instruction }: WishText,
  start: number,
  session: Session,
  found: readonly Destination[],
): Reference[] {
  const opens = (one: Token) =>
    one.kind === 'sign' || means(one, 'and', 'afterwards', 'please', 'receive')
  if (!tokens.slice(0, start).every(opens)) return []
  const options = { bareNumbers: false, bareTopics: true, ranges: false }
  const named = parseReferenceList({ tokens, instruction, session }, start, options)
  if (named === undefined || named.slideSaid) return []
  // "**Tickets** need a row …".
  const isOwner = means(tokens[named.end], 'needs')
  let goal = named.end
  while (means(tokens[goal], 'move', 'shall', 'is', 'please')) goal += 1
  const goes = found.some(
    (one) => one.form === 'beside' && one.start >= named.end && one.start <= goal,
  )
  // "Limits before costs, i.e. swap 7 and 8": without a verb nothing more is said of it.
  const isAsked = goal > named.end || tokens.some((one) => means(one, 'receive'))
  const isEnd = !/^[^\n.;。；]*\p{L}/u.test(instruction.slice(tokens.at(-1)?.end))
  return isOwner || (goes && (isAsked || isEnd)) ? [{ ...named, form: 'title' }] : []
}

/** "Out of **the risks**", "**on the team:**": a slide by its title alone, where a word says that something stands there. */
export function titledThere(given: ReferenceText, start: number): Reference | undefined {
  const { tokens } = given
  if (!means(tokens[start], 'in', 'from') || means(tokens[start], 'to')) return undefined
  // "Under Costs **on slide 7**" is said of that.
  if (tokens.some((one) => means(one, 'slide', 'slides'))) return undefined
  const options = { bareNumbers: false, bareTopics: true, ranges: false }
  const there = parseReferenceList(given, start + 1, options)
  const isTitle = there?.form === 'topic' || there?.form === 'title'
  // "In the **No thanks list**" is no slide.
  const isNoun = there !== undefined && nounOf(tokens[there.end]) !== undefined
  return isTitle && !there.slideSaid && !isNoun ? there : undefined
}
