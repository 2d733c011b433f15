import { beginningOf } from '../../text/cut-text.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { Declined } from '../reading-errors.ts'
import { likelyIds } from '../references/likely-ids.ts'
import type { Reference } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { isUnknown, means, type Token } from '../words/token.ts'

/** Words that take back what stands beside them: "but keep 3", "or 4". */
const contradictions: readonly Concept[] = ['if', 'or', 'except', 'not', 'question']

/** The only words beside the slides that leave a wish to delete what it is. */
const harmless: readonly Concept[] = [
  'delete',
  'keep',
  'the',
  'this',
  'and',
  'please',
  'particle',
  'only',
]

/**
 * Asks when what stands beside a wish was not understood: of a wish to delete every word counts.
 * @returns the slides that the answer named: they alone are meant. Undefined where nothing was to be asked.
 * @throws {Unclear} unless it was answered.
 */
export function refuseHalfUnderstood(
  clause: Clause,
  session: Session,
  understood: readonly Reference[],
): string[] | undefined {
  const rest = clause.without(understood)
  const because = rest.find(['because'])
  const considered = because === -1 ? rest.tokens : rest.tokens.slice(0, because)
  const unknown = considered.filter(
    (token) =>
      isUnknown(token) ||
      means(token, 'idiom', 'export') ||
      (token.corrected === true && means(token, 'particle')) ||
      token.kind === 'quote' ||
      (token.kind === 'number' && understood.length > 0),
  )
  const contradicted =
    session.conditional || considered.some((token) => means(token, ...contradictions))
  const doubtful =
    contradicted || takenFromElsewhere(rest) || saysMore(clause, considered, understood)
  const corrected = clause.tokens.some(
    (token) => token.corrected && means(token, 'delete') && understood.length === 0,
  )
  if (!doubtful && !corrected && unknown.length === 0) return undefined
  const words = beginningOf(clause.text(0).trim(), 200)
  const isContrast = contradicted && understood.length > 0
  const isThing =
    asksBehindPlace(clause, understood) ||
    (!isContrast && namesNoSlide(clause, considered, understood))
  if (isThing) {
    throw new Declined(
      'not_understood',
      `“${words}” names no whole slide, and nothing on one that could be found, so nothing was deleted.`,
    )
  }
  // "Everything about pricing" is what is about it, not everything.
  const named = understood.filter((one) => !isBareAll(clause, one))
  const meant = named.length > 0 ? named : understood
  const known = [...new Set(meant.flatMap((one) => likelyIds(session, one)))]
  return session.askForSlides(
    'slides meant',
    `It is not clear which slides “${words}” means. Which shall ${wished(clause)}?`,
    known.length > 0 ? known : session.slideIds,
  )
}

/** What happens to the slides that an answer names: it is said before. */
const wished = (clause: Clause) => (clause.has('delete') ? 'be deleted' : 'be kept')

/** What joins a thing to the slide that it stands on or belongs to. */
const joints: readonly Concept[] = ['in', 'of', 'from']

/**
 * "Remove **the commas**", "the typos **on slide 3**": whether what shall go is something else than slides, which are not
 * named at all or only as where it stands. Which slide it shall be is no question then: an answer would delete it.
 */
function namesNoSlide(
  clause: Clause,
  considered: readonly Token[],
  understood: readonly Reference[],
): boolean {
  const beside = considered.some(
    (token) => !means(token, ...harmless, ...joints, 'deck') && token.kind !== 'sign',
  )
  if (!beside && !understood.some((one) => isPartOf(clause, one))) return false
  if (understood.length === 0)
    return !clause.has('slide', 'slides') && considered.some(isUnknownThing)
  return understood.every((one) => {
    // "Everything **about tariffs**" is not what "everything" alone would be.
    if (isBareAll(clause, one)) return considered.some(isUnknown)
    const isJoined = clause.is(one.start, ...joints) || clause.is(one.end, 'of')
    const isPlace = one.slideSaid || considered.some(isUnknownThing)
    return isPlace && (isJoined || clause.is(one.start - 1, ...joints))
  })
}

/** "Risks**: delete the 2nd one**", "team before risks**, and get rid of John**": what shall go stands behind the slides and a sign. */
function asksBehindPlace(clause: Clause, understood: readonly Reference[]): boolean {
  const verb = clause.find(['delete'])
  const sign = clause.tokens
    .slice(0, Math.max(verb, 0))
    .findLastIndex(({ kind }) => kind === 'sign')
  if (sign < 1 || !understood.some(({ end }) => end <= sign)) return false
  const behind = understood.filter(({ start }) => start > verb)
  const isPlaced = behind.every(({ form, slideSaid }) => form === 'ordinal' && !slideSaid)
  const own = clause.tokens.slice(verb + 1)
  return isPlaced && own.some((one) => isUnknownThing(one) || means(one, 'ordinal', 'last'))
}

/** A word that the lexicon does not know, a quotation, or a sign of which texts are full: "all **%**". */
function isUnknownThing(token: Token): boolean {
  return isUnknown(token) || token.kind === 'quote' || /^[\p{S}%&#*@]$/u.test(token.text)
}

/** "Everything", without a word that it is slides. */
function isBareAll(clause: Clause, { form, start, end }: Reference): boolean {
  return (
    form === 'all' && !clause.tokens.slice(start, end).some((one) => means(one, 'slide', 'slides'))
  )
}

/** "A bit **of slide 3**". */
function isPartOf(clause: Clause, { start }: Reference): boolean {
  return start > 0 && clause.is(start, 'of') && !clause.is(start - 1, 'delete')
}

/** Whether words of a wish to delete may be about something else than whole slides: "a bit of slide 3", "the typos on …". */
function saysMore(
  clause: Clause,
  considered: readonly Token[],
  understood: readonly Reference[],
): boolean {
  const partOf = understood.some((one) => isPartOf(clause, one))
  const allowed = [...harmless]
  // A slide takes its notes along.
  if (considered.some((token) => means(token, 'notes'))) allowed.push('notes', 'with', 'all', 'own')
  // Nothing is named, and it is asked which.
  if (understood.length === 0) allowed.push('a', 'slide', 'slides')
  // "Nimm Folie 3 raus"
  if (considered.some((token) => means(token, 'delete') && means(token, 'particle')))
    allowed.push('put', 'use')
  return (
    partOf ||
    considered.some((token) => {
      if (means(token, ...allowed)) return false
      // "On slide 3, delete it"
      if (token === clause.tokens[0] && means(token, 'in')) return false
      return token.kind !== 'sign' || token.text === '-'
    })
  )
}

/** "Remove slide 3 from the handout": what it is taken from is not the deck. */
function takenFromElsewhere(rest: Clause): boolean {
  return rest.tokens.some((token, at) => {
    if (!means(token, 'from') || means(token, 'the', 'particle')) return false
    let next = at + 1
    while (rest.is(next, 'the', 'this')) next += 1
    return !rest.is(next, 'deck', 'slide', 'slides')
  })
}
