import { isBlank } from '../../deck/blank-variant.ts'
import type { Block } from '../../deck/blocks/block.ts'
import { chosenVariant, type Slide, type Variant } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { Declined } from '../reading-errors.ts'
import { findReferences, impliedToGo } from '../references/find-references.ts'
import { kindName, thereIsNo, verbOf } from '../references/kind-names.ts'
import { idsOf, type Reference } from '../references/reference.ts'
import { blockKindOf, isOfChartType, wholeSlideKinds } from '../references/slides-of-kind.ts'
import type { Session } from '../session.ts'
import { means } from '../words/token.ts'

/** The blocks that are meant by "the chart", "the picture on slide 4": their kind and the slides they stand on. */
export function blocksToDelete(
  clause: Clause,
  session: Session,
): { kind: Concept; ids: string[] } | undefined {
  // To delete a whole slide's kind ("the agenda") is to delete the slide.
  const references = findReferences(clause, session, {})
  for (const reference of references) {
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
  // "The slide before the quote", "the one with it": a slide.
  if (references.some((one) => one.slideSaid && at > one.start && at < one.end)) return undefined
  // "Slides with a chart" are slides.
  if (clause.is(at - 2, 'with') || clause.is(at - 2, 'put', 'not')) return undefined
  return blocksOf(clause, session, kind, { start: at, end: at + 1 })
}

/** The slides that a block of this kind shall go from: those named beside it, else those that have it. */
function blocksOf(
  clause: Clause,
  session: Session,
  kind: Concept,
  named: { start: number; end: number; ids?: () => string[] },
): { kind: Concept; ids: string[] } | undefined {
  // "Uno paragrafo": how many, and no slide.
  const isCount = (one: Reference) => !one.slideSaid && one.end === named.start
  const others = findReferences(clause.without([named]), session, { bareNumbers: true }).filter(
    (one) => (one.kind === undefined || one.slideSaid) && !isCount(one),
  )
  const which = `Which slide ${verbOf(kind)} the ${kindName(kind)} on?`
  const ids = others.length > 0 ? idsOf(others) : named.ids?.()
  if (ids === undefined) return { kind, ids: impliedToGo(clause, session, which) }
  // "A chart" is none in particular, also where there is but one; "a chart on slide 3" is.
  const isAny = clause.tokens
    .slice(Math.max(0, named.start - 1), named.end)
    .some((token) => means(token, 'a', 'another', 'one'))
  const isOnOne = others.length === 1 && others[0]?.plural === false
  return { kind, ids: isAny && !isOnOne ? session.askForSlides('slide', which, ids) : ids }
}

/**
 * Deletes the blocks of a kind from slides; asks about those that would show nothing but their title. A picture that a
 * slide stands on gives way to the same slide without it.
 * @throws {Declined} when there is none.
 * @throws {Unclear} when slides would be blank.
 */
export function deleteBlocks(session: Session, kind: Concept, ids: readonly string[]): void {
  const wanted = ids.flatMap((id) => {
    const slide = session.slide(id)
    const blocks = slide === undefined ? [] : blocksOn(slide, kind)
    return slide === undefined || blocks.length === 0 ? [] : [{ slide, blocks }]
  })
  if (wanted.length === 0)
    throw new Declined('nothing_to_do', `${thereIsNo(kind)} on ${namesOf(session, ids)}.`)
  const blank = wanted.filter(
    ({ slide, blocks }) =>
      plainVariant(slide) === undefined && isBlank(withoutBlocks(chosenVariant(slide), blocks)),
  )
  const goes = blank.length > 0 && askWhetherToDelete(session, blank)
  for (const one of wanted) {
    const slideId = one.slide.id
    const plain = plainVariant(one.slide)
    if (goes && blank.includes(one)) session.operate({ op: 'delete_slide', slideId })
    else if (plain !== undefined) session.operate({ op: 'choose_variant', slideId, variant: plain })
    else
      for (const block of one.blocks)
        session.operate({ op: 'delete_block', slideId, blockId: block.id })
  }
  session.remember(ids.filter((id) => session.position(id) !== -1))
}

/** "slide 3", "those slides". */
function namesOf(session: Session, ids: readonly string[]): string {
  const [only = '', ...more] = ids
  return more.length === 0 ? `slide ${session.slideIds.indexOf(only) + 1}` : 'those slides'
}

/** The blocks of a kind that a slide shows; none where two have one id and cannot be told apart. */
function blocksOn(slide: Slide, kind: Concept): Block[] {
  const shown = chosenVariant(slide).blocks.filter((one) => one.kind === blockKindOf[kind])
  const ofType = (loosely: boolean) =>
    shown.filter((one) => one.kind !== 'chart' || isOfChartType(one.chartType, kind, loosely))
  const named = ofType(false)
  const blocks = named.length > 0 ? named : ofType(true)
  const uniqueIds = new Set(blocks.map((one) => one.id))
  return uniqueIds.size < blocks.length ? [] : blocks
}

function withoutBlocks(variant: Variant, blocks: readonly Block[]): Variant {
  return { ...variant, blocks: variant.blocks.filter((one) => !blocks.includes(one)) }
}

/** The variant of a slide that shows the same without the picture it stands on. */
function plainVariant(slide: Slide): number | undefined {
  if (chosenVariant(slide).layout !== 'creative') return undefined
  const plain = slide.variants.findIndex((variant) => variant.layout !== 'creative')
  return plain === -1 ? undefined : plain
}

/** Whether slides shall go that nothing but their title would be left on. @throws {Unclear} unless that was answered. */
function askWhetherToDelete(session: Session, blank: readonly { slide: Slide }[]): boolean {
  const numbers = blank.map(({ slide }) => session.slideIds.indexOf(slide.id) + 1)
  const [only, ...more] = numbers
  const one = more.length === 0
  const names = one ? `slide ${only}` : `slides ${listed.format(numbers.map(String))}`
  const subject = one ? `Slide ${only}` : `Slides ${listed.format(numbers.map(String))}`
  return session.ask(
    'deletion of what would be empty',
    `${subject} would be empty. Delete ${one ? 'it' : 'them'}?`,
    [
      { text: `Delete ${names}`, value: true, saidBy: 'yes' },
      { text: `Leave nothing but the title${one ? '' : 's'}`, value: false },
    ],
  )
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })
