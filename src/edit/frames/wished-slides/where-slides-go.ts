import { Clause } from '../../clauses/clause.ts'
import { type Destination, destinationAt } from '../../references/destination.ts'
import { slidesOfKind } from '../../references/slides-of-kind.ts'
import type { Session } from '../../session.ts'
import { means, type Token } from '../../words/token.ts'
import type { WishText } from '../wish-text.ts'
import { slideKindOf } from './slide-kind.ts'

/** How many words say at the most where slides go. */
const longest = 14

/**
 * Where slides go, as said from a token on. What is named there ends before a sign, a verb or what is asked for, so that it
 * takes no word of the name of what is new.
 */
export function placeAt(
  { tokens, instruction }: WishText,
  start: number,
  session: Session,
): Destination | undefined {
  for (let end = start + 1; end <= Math.min(tokens.length, start + longest); end++) {
    const token = tokens[end]
    if (!mayEnd(tokens, end)) continue
    // "Between 2 **and** 3".
    const isWithin = means(tokens[end], 'and') && !tokens.slice(start, end).some(isJoint)
    if (isWithin && means(tokens[start], 'between')) continue
    // "Before 3 **and 6**".
    if (means(token, 'and') && tokens[end + 1]?.kind === 'number') continue
    const clause = new Clause(tokens.slice(0, end), instruction)
    const found = destinationAt(clause, session, start)
    const isWhole = found !== undefined && found.form !== 'relative' && found.end === end
    const isSaid =
      found?.form !== 'place' || means(tokens[start], 'to', 'into', 'in', 'as', 'itsPlace')
    if (isWhole && isSaid) return found
    const called = besideCalled(clause, session, start)
    if (called !== undefined) return called
  }
  return undefined
}

/** "Avant **le contact presse**": beside the one slide that is called so, though one of its words says a kind of slide. */
function besideCalled(clause: Clause, session: Session, start: number): Destination | undefined {
  if (!clause.is(start, 'after', 'before')) return undefined
  const from = clause.is(start + 1, 'the') ? start + 2 : start + 1
  // "After **the title**" is behind the first slide.
  const isCover = from + 1 === clause.length && clause.is(from, 'title')
  const named = isCover
    ? slidesOfKind(session.slides, 'cover')
    : session.search.titled(clause.text(from, clause.length))
  const [id, ...others] = named
  if (id === undefined || others.length > 0) return undefined
  const position = (moving: readonly string[]) =>
    session.idsNow(moving).indexOf(id) + (clause.is(start, 'after') ? 1 : 0)
  return { start, end: clause.length, form: 'beside', position }
}

const isPhrase = (token: Token | undefined) => /\s/.test(token?.text ?? '')

/** "Na końcu", "в начале": where something goes, in one phrase. */
export const isEdgePhrase = (token: Token | undefined): boolean =>
  isPhrase(token) && means(token, 'start', 'end')

/** "Na końcu **slajd** …", "в конце **слайд** …": whether an end of the deck was named in full right before. */
const isEdge = (tokens: readonly Token[], end: number): boolean =>
  isEdgePhrase(tokens[end - 1]) ||
  (means(tokens[end - 1], 'start', 'end') && means(tokens[end - 2], 'to', 'into', 'in'))

const isJoint = (token: Token) => means(token, 'and')

/** Whether words that say where may end before a token. */
function mayEnd(tokens: readonly Token[], end: number): boolean {
  const token = tokens[end]
  if (token === undefined || token.kind === 'sign' || token.kind === 'quote') return true
  if (means(tokens[end - 1], 'afterThere', 'beforeThere', 'toThere')) return true
  // "Before the last **one**".
  if (means(token, 'one') && !means(token, 'another')) return false
  // "Dopo le fasi **dei** lavori".
  if (means(token, 'of')) return false
  return (
    (means(token, 'slide') && isEdge(tokens, end)) ||
    means(token, 'add', 'make', 'put', 'write', 'please', 'a', 'another', 'new', 'blank') ||
    means(
      token,
      'compares',
      'titled',
      'about',
      'with',
      'as',
      'number',
      'receive',
      'needs',
      'and',
      'title',
    ) ||
    slideKindOf(token) !== undefined
  )
}

/** Whether words say by more than a noun that they are a place: "**at** the end", and not "The End". */
export function isLocated({ tokens }: WishText, { start, end, form }: Destination): boolean {
  if (form === 'beside') return true
  // "Na końcu", "in its place": words that are one phrase.
  if (end === start + 1 && isPhrase(tokens[start])) return true
  return (
    means(tokens[start], 'to', 'into', 'in', 'as') ||
    means(tokens[end - 1], 'toThere', 'particle') ||
    means(tokens[start - 1], 'in', 'to')
  )
}
