import { chosenVariant } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import { idsOf } from '../references/reference.ts'
import { kindName } from '../references/resolve-reference.ts'
import { blockKindOf, chartTypeOf, wholeSlideKinds } from '../references/slides-of-kind.ts'
import { Declined, type Session } from '../session.ts'

/** The blocks that are meant by "the chart", "the picture on slide 4": their kind and the slides they stand on. */
export function blocksToDelete(
  clause: Clause,
  session: Session,
): { kind: Concept; ids: string[] } | undefined {
  // To delete a whole slide's kind ("the agenda") is to delete the slide.
  for (const reference of findReferences(clause, session, {})) {
    if (
      reference.kind === undefined ||
      reference.slideSaid ||
      wholeSlideKinds.includes(reference.kind)
    )
      continue
    return blocksOf(clause, session, reference.kind, reference)
  }
  const at = clause.tokens.findIndex((token) =>
    token.concepts.some((one) => blockKindOf[one] !== undefined && !wholeSlideKinds.includes(one)),
  )
  const kind = clause.token(at)?.concepts.find((one) => blockKindOf[one] !== undefined)
  if (kind === undefined || wholeSlideKinds.includes(kind) || clause.is(at + 1, 'slide', 'slides'))
    return undefined
  if (!clause.is(at - 1, 'the', 'a', 'delete', 'all')) return undefined
  return blocksOf(clause, session, kind, { start: at, end: at + 1 })
}

/** The slides that a block of this kind shall go from: those named beside it, else those that have it. */
function blocksOf(
  clause: Clause,
  session: Session,
  kind: Concept,
  named: { start: number; end: number; ids?: () => string[] },
): { kind: Concept; ids: string[] } | undefined {
  const others = findReferences(clause.without([named]), session, { bareNumbers: true }).filter(
    (one) => one.kind === undefined || one.slideSaid,
  )
  if (others.length > 0) return { kind, ids: idsOf(others) }
  if (named.ids) return { kind, ids: named.ids() }
  return { kind, ids: impliedSlides(session, `Which slide is the ${kindName(kind)} on?`, true) }
}

/**
 * Deletes the blocks of a kind from slides.
 * @throws {Declined} when there is none.
 */
export function deleteBlocks(session: Session, kind: Concept, ids: readonly string[]): void {
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
    // Blocks with one id cannot be told apart: none of them is deleted by mistake.
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
