import type { BulletsBlock } from '../../deck/blocks/bullets/schema.ts'
import type { CardsBlock } from '../../deck/blocks/cards/schema.ts'
import type { ComparisonBlock } from '../../deck/blocks/comparison/schema.ts'
import type { StepsBlock } from '../../deck/blocks/steps/schema.ts'
import { chosenVariant, type LayoutName, type Slide } from '../../deck/slide.ts'
import { type Clause, tidied } from '../clauses/clause.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import type { Reference } from '../references/reference.ts'
import { Declined, type Session } from '../session.ts'
import { pointsOf, withinLimits } from './given-points.ts'
import type { Intent } from './intent.ts'

/** "Add a bullet: rents rise", "put a bullet on slide 3 saying rents rise". */
export const addPoints: Intent = (clause, session) => {
  const verb = clause.find(['add', 'put', 'write'])
  const label = clause.find(['point', 'bullets'], verb + 1)
  if (verb === -1 || label === -1) return false
  const other = clause.find(['convert', 'notes', 'layout', 'delete', 'replace', 'move'])
  if (other !== -1 && other < label) return false
  // "To the list of risks" and 'before "Rain"' say where, not what.
  const placed = clause.is(label - 1, 'the') && clause.is(label - 2, 'to', 'in', 'into')
  const beside = clause.quotes().some(({ at }) => clause.is(at - 1, 'before', 'after'))
  if (placed || beside) return false
  const slide = slideNamed(clause, session)
  if (!clause.is(verb, 'add') && slide === undefined) return false
  const ids = slide?.ids() ?? impliedSlides(session, 'Which slide shall the points be added to?')
  const points = readPoints(clause, label, slide)
  const given = points.length > 0 ? points : [askForPoint(session)]
  if (session.pendingId !== undefined && ids.includes(session.pendingId)) {
    const kept = session.pending?.points ?? []
    session.amendPending({ points: withinLimits([...kept, ...given]) })
    return true
  }
  for (const id of ids) addTo(session, id, given)
  session.remember(ids)
  return true
}

/** The slide behind "to" or "on", or right behind the verb; none where several are named. */
function slideNamed(clause: Clause, session: Session): Reference | undefined {
  const named = findReferences(clause, session, {}).filter(
    (one) => one.form !== 'quantity' && (one.slideSaid || one.form === 'pronoun'),
  )
  const verb = clause.find(['add'])
  const [slide, ...more] = named.filter(
    (one) =>
      clause.is(one.start - 1, 'to', 'in', 'into') ||
      clause.is(one.start, 'in') ||
      (one.start === verb + 1 && one.form === 'number'),
  )
  const ofOther = named.some((one) => clause.is(one.start, 'of') || clause.is(one.start - 1, 'of'))
  return more.length > 0 || ofOther ? undefined : slide
}

/** What the points say: in quotation marks, behind their label, or behind the slide that they are for. */
function readPoints(clause: Clause, label: number, slide: Reference | undefined): string[] {
  const quotes = clause.quotes().map((one) => one.text)
  if (quotes.length > 0) return withinLimits(quotes)
  const behindSlide = slide !== undefined && slide.start > label && slide.start <= label + 3
  let from = behindSlide ? slide.end : label + 1
  while (
    clause.is(from, 'about', 'titled', 'say', 'of', 'with') ||
    clause.token(from)?.text === ':'
  )
    from += 1
  let to = slide !== undefined && slide.start > from ? slide.start : clause.length
  while (to > from && clause.is(to - 1, 'to', 'in', 'into')) to -= 1
  return tidied(clause.text(from, to)) === '' ? [] : pointsOf(clause, from, to).map(capitalized)
}

const capitalized = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** @throws {Unclear} unless that was answered. */
function askForPoint(session: Session): string {
  return session.ask(
    'point',
    'What shall the point say?',
    [],
    (answer) => tidied(answer) || undefined,
  )
}

/**
 * Adds points to the list of a slide, to a side of its comparison, or as sentences beside its chart or figures.
 * @throws {Declined} when it has room for none of them.
 * @throws {Unclear} unless it is known which side is meant.
 */
function addTo(session: Session, slideId: string, points: readonly string[]): void {
  const slide = session.slide(slideId)
  const list = slide && listOn(slide)
  if (list !== undefined) {
    session.operate({ op: 'update_block', slideId, block: withPoints(list, points) })
    return
  }
  const shown = slide && chosenVariant(slide)
  const compared = shown?.blocks.find((block) => block.kind === 'comparison')
  if (compared !== undefined && compared.rows.length === 0) {
    session.operate({
      op: 'update_block',
      slideId,
      block: withSidePoints(session, compared, points),
    })
    return
  }
  const prose = shown?.blocks.find((block) => block.kind === 'paragraph')
  if (prose === undefined && !besideText.has(shown?.layout))
    throw new Declined(
      'nothing_to_do',
      `${session.slideName(slideId)} has no list that points could be added to.`,
    )
  const paragraphs = points.map((text) => ({ text, sources: [], added: true }))
  session.operate(
    prose === undefined
      ? {
          op: 'add_block',
          slideId,
          block: { kind: 'paragraph', id: session.context.newId(), paragraphs },
        }
      : {
          op: 'update_block',
          slideId,
          block: { ...prose, paragraphs: [...prose.paragraphs, ...paragraphs] },
        },
  )
}

/** Layouts that show sentences beside their content, in every theme. */
const besideText: ReadonlySet<LayoutName | undefined> = new Set([
  'stats',
  'big-number',
  'chart',
  'definition',
] as const)

/** What points can be added to. */
type List = BulletsBlock | StepsBlock | CardsBlock

function withPoints(list: List, points: readonly string[]): List {
  const added = points.map((text) => ({ text, sources: [], added: true }))
  if (list.kind === 'cards')
    return { ...list, items: [...list.items, ...added.map((one) => asCard(one))] }
  if (list.kind === 'steps') return { ...list, items: [...list.items, ...added] }
  return { ...list, items: [...list.items, ...added.map((one) => ({ ...one, level: 0 as const }))] }
}

/** The comparison with points on the side that is named among them, or asked for. */
function withSidePoints(
  session: Session,
  comparison: ComparisonBlock,
  points: readonly string[],
): ComparisonBlock {
  const { sides } = comparison
  const names = sides.map((side, index) => side.text || `Side ${index + 1}`)
  const named = names.findIndex((name) => points.length > 1 && points.includes(name))
  const at =
    named === -1
      ? session.ask(
          'side',
          'Which side shall the points be added to?',
          names.map((text, value) => ({ text, value })),
        )
      : named
  const added = points
    .filter((text) => text !== names[named])
    .map((text) => ({ text, sources: [], added: true }))
  return {
    ...comparison,
    sides: sides.map((side, index) =>
      index === at ? { ...side, items: [...(side.items ?? []), ...added] } : side,
    ),
  }
}

/** "Cheap: it costs little" is a card called "Cheap"; without a colon the words are its name. */
function asCard<Point extends { text: string }>(point: Point): Point & { head: string } {
  const [, head, text] = /^([^:：]{1,60})[:：]\s*(.+)$/su.exec(point.text) ?? []
  return head === undefined || text === undefined
    ? { ...point, head: point.text, text: '' }
    : { ...point, head: head.trim(), text: text.trim() }
}

/** The last list that a slide shows. */
function listOn(slide: Slide): List | undefined {
  return chosenVariant(slide).blocks.findLast(
    (block): block is List =>
      block.kind === 'bullets' || block.kind === 'steps' || block.kind === 'cards',
  )
}
