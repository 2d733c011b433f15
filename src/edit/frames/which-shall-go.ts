import { Clause } from '../clauses/clause.ts'
import { isNegated } from '../clauses/is-negated.ts'
import { verbConcepts } from '../lexicons/wish-concepts.ts'
import { findReferences } from '../references/find-references.ts'
import { likelyIds } from '../references/likely-ids.ts'
import type { Reference } from '../references/reference.ts'
import { saysWhere } from '../references/says-where.ts'
import type { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'
import type { Deed } from './frame.ts'
import { askWhichToGo, deleteAll } from './frames/deleted-slides.ts'
import { nounOf } from './thing-nouns.ts'
import type { WishText } from './wish-text.ts'
import { Unfit } from './world.ts'

/**
 * "Delete slide 4, no wait, 5", "delete all but 3 or 4": slides shall go, and some of the words belong to nothing. Which is asked, of those
 * that are named; undefined where none is, or something that stands on them is.
 */
export function readWhichShallGo(
  { tokens, instruction }: WishText,
  session: Session,
): Deed | undefined {
  const clause = new Clause(tokens, instruction)
  const verb = clause.find(['delete'])
  // "**Nimm** Folie 3 oder 4 **raus**".
  const isHalf = (one: Token, at: number) => means(one, 'put', 'use') && at < verb
  const isOther = (one: Token, at: number) =>
    means(one, ...verbConcepts) && !means(one, 'delete', 'keep', 'unwanted') && !isHalf(one, at)
  if (clause.is(0, 'question')) return undefined
  if (verb < 0 || tokens.some(isOther) || isNegated(clause, session.grammar)) return undefined
  // Another sentence is another wish, unless it takes this one back.
  const isSeveral = tokens.slice(0, -1).some(({ text }) => /^[.!?;\n。！？；]$/.test(text))
  if (isSeveral && session.bound === undefined) return undefined
  const all = session.carefully(() =>
    findReferences(clause, session, { bareNumbers: true, bareTopics: true }),
  )
  const named = all.filter((one) => isNamedFor(clause, verb, one))
  const rest = clause.without(named).tokens
  const saysSlides = clause.has('slide', 'slides')
  const isVague = all.length === 0 && saysSlides
  if ((named.length === 0 && !isVague) || rest.some(isThing)) return undefined
  return (world) =>
    session.carefully(() => {
      const likely = [...new Set(named.flatMap((one) => likelyIds(session, one)))]
      const ids = likely.length === 0 && saysSlides ? session.idsNow() : likely
      if (ids.length === 0) throw new Unfit()
      deleteAll(world, askWhichToGo(session, clause, ids))
    })
}

/** Whether slides are named as what shall go: not as where something else does, nor as "everything", nor before a sign and the verb. */
function isNamedFor(clause: Clause, verb: number, one: Reference): boolean {
  const { start, end, form, slideSaid } = one
  // "Delete **from** slide 4", "not those **of slide 4**" say which.
  const isFrom =
    (clause.is(verb + 1, 'from') && start <= verb + 2) ||
    [start - 1, start].some((at) => clause.is(at, 'fromOnwards'))
  const isPlace = saysWhere(clause.tokens, one) && !isFrom && !clause.has('not', 'except')
  const isApart = clause.tokens.slice(end, Math.max(end, verb)).some(({ kind }) => kind === 'sign')
  const saysSlides = clause.tokens
    .slice(start, end)
    .some((token) => means(token, 'slide', 'slides'))
  const isVague = (form === 'all' && !saysSlides) || (form === 'ordinal' && !slideSaid)
  return !isPlace && !isApart && !isVague
}

/** What stands on slides, or is given as words. */
const isThing = (one: Token) => one.kind === 'quote' || nounOf(one) !== undefined
