import { chosenVariant } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { kindName } from '../references/resolve-reference.ts'
import { blockKindOf, chartTypeOf } from '../references/slides-of-kind.ts'
import { Declined, type Session } from '../session.ts'
import { isUnknown, means } from '../words/token.ts'
import type { Intent } from './intent.ts'

/** "Delete slide 3", "remove the chart from slide 4", "keep only the first three slides". */
export const deleteSlides: Intent = (clause, session) => {
  if (clause.has('keep') && !clause.has('delete')) return keepSlides(clause, session)
  if (!clause.has('delete') || clause.has('split')) return false
  const references = findReferences(clause, session, { bareNumbers: true, bareTopics: true })
  const block = blockToDelete(clause, session)
  if (block !== undefined) {
    deleteBlocks(session, block.kind, block.ids)
    return true
  }
  refusePart(clause, references)
  refuseHalfUnderstood(clause, session, references)
  const ids = [...new Set(references.flatMap((one) => one.ids()))]
  const wanted =
    references.length > 0 ? ids : impliedSlides(session, 'Which slide shall be deleted?', true)
  deleteAll(session, wanted)
  return true
}

/** What stands on a slide and is no block of its own. */
const partsOfSlides: readonly Concept[] = [
  'point',
  'half',
  'words',
  'value',
  'cell',
  'column',
  'row',
]

/**
 * "The second point on slide 4" is not slide 4.
 * @throws {Declined}
 */
function refusePart(clause: Clause, references: readonly { start: number; end: number }[]): void {
  const verb = clause.find(['delete'])
  const named = (at: number) => references.some((one) => at >= one.start && at < one.end)
  const part = clause.tokens.findIndex(
    (token, at) => at > verb && means(token, ...partsOfSlides) && !named(at),
  )
  if (part !== -1)
    throw new Declined(
      'unsupported',
      'A part of a text cannot be taken away in words here; replace its text, or send an operation.',
    )
}

/** Slides are deleted at once only when some are left; otherwise it is asked. */
function deleteAll(session: Session, ids: readonly string[]): void {
  const there = ids.filter((id) => session.position(id) !== -1)
  if (there.length > 0 && there.length === session.now.slides.length) {
    const sure = session.ask('This would delete every slide. What shall be done?', [
      { text: 'Delete every slide', value: true },
      { text: 'Keep them all', value: false },
    ])
    if (!sure) throw new Declined('nothing_to_do', 'Nothing was deleted.')
  }
  if (session.pendingId !== undefined && there.includes(session.pendingId))
    throw new Declined('nothing_to_do', 'That slide is only being added.')
  for (const id of there) session.operate({ op: 'delete_slide', slideId: id })
  session.mentioned = []
}

/** "keep only slides 1 to 3" */
function keepSlides(clause: Clause, session: Session): boolean {
  if (!clause.has('only') && !/only/.test(clause.tokens[0]?.text ?? '')) return false
  const references = findReferences(clause, session, { bareNumbers: true })
  if (references.length === 0) return false
  refuseHalfUnderstood(clause, session, references)
  const kept = references.flatMap((one) => one.ids())
  const ids = session.slides.map((slide) => slide.id).filter((id) => !kept.includes(id))
  if (ids.length === 0) throw new Declined('nothing_to_do', 'There are no other slides.')
  deleteAll(session, ids)
  return true
}

/**
 * Asks when much of what stands beside a wish to delete was not understood.
 * @throws {Unclear}
 */
export function refuseHalfUnderstood(
  clause: Clause,
  session: Session,
  understood: readonly { start: number; end: number }[],
): void {
  const rest = clause.without(understood)
  const because = rest.find(['because'])
  const considered = because === -1 ? rest.tokens : rest.tokens.slice(0, because)
  const unknown = considered.filter(
    (token) =>
      isUnknown(token) ||
      token.kind === 'quote' ||
      (token.kind === 'number' && understood.length > 0),
  )
  const doubtful = session.conditional || considered.some((token) => means(token, 'if', 'or'))
  const corrected = clause.tokens.some(
    (token) => token.corrected && means(token, 'delete', 'merge') && understood.length === 0,
  )
  const limit = understood.length === 0 ? 0 : 1
  if (!doubtful && !corrected && unknown.length <= limit) return
  const words = clause.text(0).trim().slice(0, 200)
  const known = understood.flatMap((one) => ('ids' in one ? safeIds(one as never) : []))
  session.askForSlides(
    `It is not clear which slides “${words}” means. Which shall it be?`,
    known.length > 0 ? known : session.slides.map((slide) => slide.id),
  )
}

function safeIds(reference: { ids: () => string[] }): string[] {
  try {
    return reference.ids()
  } catch {
    return []
  }
}

/** Kinds that are what a slide is for, so that to delete them is to delete the slide. */
const slideKinds: readonly Concept[] = ['agenda', 'section', 'closing', 'cover', 'recap']

/** The block that is meant by "the chart", "the picture on slide 4". */
function blockToDelete(
  clause: Clause,
  session: Session,
): { kind: Concept; ids: string[] } | undefined {
  for (const reference of findReferences(clause, session, {})) {
    if (reference.kind === undefined || reference.slideSaid || slideKinds.includes(reference.kind))
      continue
    return blockOf(clause, session, reference.kind, reference)
  }
  const at = clause.tokens.findIndex((token) =>
    token.concepts.some((one) => blockKindOf[one] !== undefined && !slideKinds.includes(one)),
  )
  const kind = clause.token(at)?.concepts.find((one) => blockKindOf[one] !== undefined)
  if (kind === undefined || slideKinds.includes(kind) || clause.is(at + 1, 'slide', 'slides'))
    return undefined
  if (!clause.is(at - 1, 'the', 'a', 'delete', 'all')) return undefined
  return blockOf(clause, session, kind, { start: at, end: at + 1 })
}

function blockOf(
  clause: Clause,
  session: Session,
  kind: Concept,
  named: { start: number; end: number; ids?: () => string[] },
): { kind: Concept; ids: string[] } | undefined {
  const others = findReferences(clause.without([named]), session, { bareNumbers: true }).filter(
    (one) => one.kind === undefined || one.slideSaid,
  )
  if (others.length > 0) return { kind, ids: others.flatMap((one) => one.ids()) }
  if (named.ids) return { kind, ids: named.ids() }
  return { kind, ids: impliedSlides(session, `Which slide is the ${kindName(kind)} on?`, true) }
}

function deleteBlocks(session: Session, kind: Concept, ids: readonly string[]): void {
  const wanted = blockKindOf[kind]
  const type = chartTypeOf[kind]
  let count = 0
  for (const id of ids) {
    const slide = session.slide(id)
    if (slide === undefined) continue
    const blocks = chosenVariant(slide).blocks.filter(
      (one) =>
        one.kind === wanted &&
        (type === undefined || (one.kind === 'chart' && one.chartType === type)),
    )
    const uniqueIds = new Set(blocks.map((one) => one.id))
    if (uniqueIds.size < blocks.length) continue
    for (const block of blocks) {
      session.operate({ op: 'delete_block', slideId: id, blockId: block.id })
      count += 1
    }
  }
  if (count === 0) throw new Declined('nothing_to_do', `There is no ${kindName(kind)} there.`)
  session.remember(ids)
}
