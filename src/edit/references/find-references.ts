import type { Clause } from '../clauses/clause.ts'
import type { Session } from '../session.ts'
import { parseReferenceList } from './parse-reference.ts'
import type { Reference } from './reference.ts'
import type { ReferenceOptions } from './reference-options.ts'

/** Which references are looked for, and where. */
type Looking = ReferenceOptions & { from?: number; to?: number }

/**
 * The references of a range of a clause, in their order; neighbours joined by "and" are one. Whoever looks for them in the same words
 * finds the same, as long as nothing is done or spoken of between.
 */
export function findReferences(
  clause: Clause,
  session: Session,
  options: Looking = {},
): readonly Reference[] {
  const state = stateOf(session)
  const before = found.get(clause)
  const isSame = before?.state.every((one, at) => one === state[at]) === true
  const known = isSame ? before : { state, references: new Map() }
  found.set(clause, known)
  const { from = 0, to = clause.length, bareNumbers, bareTopics, ranges } = options
  const key = `${from} ${to} ${bareNumbers} ${bareTopics} ${ranges}`
  const references = known.references.get(key) ?? referencesIn(clause, session, options)
  known.references.set(key, references)
  return references
}

interface Found {
  state: readonly unknown[]
  references: Map<string, readonly Reference[]>
}

const found = new WeakMap<Clause, Found>()

/** What references may go by beside the words. */
const stateOf = (session: Session): readonly unknown[] => [
  session,
  session.now,
  session.mentioned,
  session.pending,
  session.added,
  session.spared,
  session.careful,
  session.steps.length,
  session.grammar,
]

function referencesIn(clause: Clause, session: Session, options: Looking): readonly Reference[] {
  const { from = 0, to = clause.length, ...rest } = options
  const tokens = to === clause.length ? clause.tokens : clause.tokens.slice(0, to)
  const text = { tokens, instruction: clause.instruction, session }
  const found: Reference[] = []
  let at = from
  while (at < to) {
    const before = found.at(-1)
    const reference = parseReferenceList(before ? { ...text, before } : text, at, rest)
    if (reference && reference.end > at) {
      found.push(reference)
      at = reference.end
    } else at += 1
  }
  return found
}

/**
 * The slides that are meant when none is named: those of this instruction, those the caller has chosen, those changed
 * last, or the only one.
 * @throws {Unclear} when there are several and nothing says which.
 */
export function impliedSlides(session: Session, question: string, destructive = false): string[] {
  const { selectedSlideIds = [], lastChangedSlideIds = [] } = session.context
  const known = [session.mentioned, selectedSlideIds, ...(destructive ? [] : [lastChangedSlideIds])]
  for (const ids of known) {
    const there = ids.filter((id) => session.position(id) !== -1 && !session.spared.includes(id))
    if (there.length > 0) return there
  }
  const all = session.slideIds
  return all.length === 1 ? all : session.askForSlides('slide', question, all)
}

/**
 * The slides that are meant by a wish to take something away which names none. "A slide" and "some slides" mean none in
 * particular, so never those that were spoken of before; and "slides" are not the one that was.
 * @throws {Unclear} when nothing says which.
 */
export function impliedToGo(clause: Clause, session: Session, question: string): string[] {
  const ask = () => session.askForSlides('slide', question, session.slideIds)
  if (clause.has('a', 'another')) return ask()
  const implied = impliedSlides(session, question, true)
  const areSeveral = clause.has('slides') && !clause.has('slide')
  return areSeveral && implied.length === 1 && session.slideIds.length > 1 ? ask() : implied
}
