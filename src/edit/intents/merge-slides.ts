import type { Clause } from '../clauses/clause.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { idsOf, type Reference } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { refuseHalfUnderstood } from './half-understood.ts'
import type { Intent } from './intent.ts'

/** "Merge slides 3 and 4", "combine the agenda with the summary", "merge 4 into 3". */
export const mergeSlides: Intent = (clause, session) =>
  session.carefully(() => mergeNamed(clause, session))

function mergeNamed(clause: Clause, session: Session): boolean {
  if (!clause.has('merge')) return false
  const all = findReferences(clause, session, { bareNumbers: true, bareTopics: true })
  // "Fasse Folie 3 zusammen", "vat dia 9 samen": one slide alone is made shorter.
  if (clause.has('shorter') && all.length === 1 && !all[0]?.plural) return false
  const chosen = refuseHalfUnderstood(clause, session, all)
  const named = chosen ? inOrder(session, chosen) : mergedIds(clause, session, all)
  const ids = askForMissing(session, named)
  const every = session.slideIds
  if (ids.length === every.length && every.length > 2)
    session.ask(
      'merging',
      'This would make one slide of the whole presentation. Which slides shall be merged?',
      [],
    )
  session.operate({ op: 'merge_slides', slideIds: ids })
  session.remember(ids.slice(0, 1))
  return true
}

/** The slides that are named or meant, in the order of the deck; the one that others go into comes first. */
function mergedIds(clause: Clause, session: Session, all: readonly Reference[]): string[] {
  const goesInto = (one: Reference) => clause.is(one.start - 1, 'into', 'to', 'in')
  // "into one", "into a single slide" names no slide.
  const references = all.filter(
    (one) => !(goesInto(one) && (one.form === 'quantity' || clause.is(one.start, 'one', 'a'))),
  )
  const [first, second] = references
  const ids =
    first && second && goesInto(second)
      ? [...new Set([...second.ids(), ...inOrder(session, first.ids())])]
      : inOrder(session, idsOf(references))
  if (ids.length > 0) return ids
  const implied = clause.has('it', 'them', 'this')
    ? impliedSlides(session, 'Which slides shall be merged?', true)
    : (session.context.selectedSlideIds ?? [])
  return inOrder(
    session,
    implied.filter((id) => session.position(id) !== -1),
  )
}

/** The slides to merge, when fewer than two of them are known. @throws {Unclear} unless that was answered. */
function askForMissing(session: Session, known: readonly string[]): string[] {
  const every = session.slideIds
  const some =
    known.length > 0
      ? [...known]
      : inOrder(
          session,
          session.askForSlides('slides to merge', 'Which slides shall be merged?', every),
        )
  const [only, ...more] = some
  if (only === undefined || more.length > 0) return some
  const others = every.filter((id) => id !== only)
  const further = session.askForSlides(
    'slide to merge with',
    'Which slide shall it be merged with?',
    others,
  )
  return inOrder(session, [only, ...further])
}

/** Slides, each once, as they stand in the deck. */
function inOrder(session: Session, ids: readonly string[]): string[] {
  return [...new Set(ids)].sort((a, b) => session.position(a) - session.position(b))
}
