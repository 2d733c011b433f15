import { Clause } from '../clauses/clause.ts'
import { onlySaying } from '../lexicons/any-language.ts'
import { actions } from '../lexicons/verbs.ts'
import { type Destination, destinationAt } from '../references/destination.ts'
import type { Reference } from '../references/reference.ts'
import { slidesSaying, spokenSubject } from '../references/spoken-subject.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'
import { onceInWish } from './once-in-wish.ts'
import type { WishText } from './read-things.ts'
import type { SpanOf } from './span.ts'
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
  const mayGo = tokens.some((one) =>
    means(one, 'move', 'put', 'make', 'duplicate', 'slide', 'number'),
  )
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
  if (!means(text.tokens[start - 1], 'move')) return []
  const clause = new Clause(text.tokens, text.instruction)
  const ends = new Set(destinationsIn(text, 0, session).map((one) => one.start))
  return [...ends].flatMap((end) => {
    const said = end > start ? spokenSubject(clause, start, end) : undefined
    const isCalled = clause.tokens.slice(start, end).some((one) => means(one, 'slide', 'slides'))
    if (said === undefined || isCalled) return []
    const ids = () => {
      const found = slidesSaying(said, session)
      if (found === undefined) throw new Unfit()
      return found
    }
    return [{ start, end, form: 'topic', slideSaid: false, plural: false, ids }]
  })
}
