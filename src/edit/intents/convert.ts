import type { ChartType } from '../../deck/blocks/chart.ts'
import type { ConvertTarget } from '../../deck/requests/request.ts'
import { convertTargets } from '../../deck/requests/request.ts'
import { chosenVariant, type LayoutName } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { findReferences, impliedSlides } from '../references/find-references.ts'
import type { Reference } from '../references/reference.ts'
import { kindName } from '../references/resolve-reference.ts'
import { blockKindOf, chartTypeOf, kindConcepts, layoutOf } from '../references/slides-of-kind.ts'
import { Declined, type Session } from '../session.ts'
import { layoutFor } from './add-slide.ts'
import type { Intent } from './intent.ts'

/** "Turn slide 3 into a table", "show it as a line chart", "change the layout of 4 to two columns". */
export const convert: Intent = (clause, session) => {
  if (
    !clause.has(
      'convert',
      'make',
      'change',
      'use',
      'put',
      'replace',
      'layout',
      'choose',
      'write',
      'export',
      'add',
      'split',
      'is',
    )
  )
    return false
  const target = targetKind(clause, session)
  if (target === undefined) return false
  const subject = clause.without([{ start: target.at, end: target.at + 1 }])
  const references = findReferences(subject, session, { bareNumbers: true, bareTopics: true })
  const reference = bestSubject(references)
  if (clause.has('add') && !clause.has('convert', 'layout')) return false
  const ids = reference
    ? reference.ids()
    : impliedSlides(session, `Which slide shall become a ${kindName(target.kind)}?`)
  const slides = reference?.form === 'all' ? ids.filter((id) => hasBlocks(session, id)) : ids
  for (const id of slides) convertSlide(session, id, target.kind)
  session.remember(slides)
  return true
}

function hasBlocks(session: Session, id: string): boolean {
  const slide = session.slide(id)
  return slide !== undefined && chosenVariant(slide).blocks.length > 0
}

/** Of "the bullets on slide 3" the slide counts; of "the chart" alone the slide that has it. */
function bestSubject(references: readonly Reference[]): Reference | undefined {
  const usable = references.filter((one) => one.form !== 'quantity')
  return usable.find((one) => one.kind === undefined || one.slideSaid) ?? usable[0]
}

/** What it shall become: the kind behind "into", "as", "to" or "in", else the last one that is named. */
function targetKind(clause: Clause, session: Session): { at: number; kind: Concept } | undefined {
  const kindAt = (at: number) =>
    clause.token(at)?.concepts.find((one) => kindConcepts.includes(one))
  const instead = clause.tokens.findIndex((token) =>
    /^(instead of|rather than|statt|au lieu de)$/.test(token.text),
  )
  const candidates = clause.tokens
    .map((_, at) => ({ at, kind: kindAt(at) }))
    .filter((one): one is { at: number; kind: Concept } => one.kind !== undefined)
    .filter(
      ({ at }) =>
        !clause.is(at + 1, 'slide', 'slides') || clause.is(at - 1, 'a') || isIntroduced(clause, at),
    )
    .filter(({ at }) => instead === -1 || at < instead)
    .filter(({ at }) => !describesSlide(clause, at))
  const introduced = candidates.filter(({ at }) => isIntroduced(clause, at))
  const chosen = introduced.at(-1) ?? candidates.at(-1)
  if (chosen === undefined) return undefined
  if (introduced.length > 0) return chosen
  // "make the chart bigger": a kind that is only the subject is nothing to become.
  const references = findReferences(clause, session, {})
  const subject = references.find(
    (one) => chosen.at >= one.start && chosen.at < one.end && one.kind === chosen.kind,
  )
  const alone = subject !== undefined && clause.is(subject.start, 'the', 'this', 'all')
  if (alone && !clause.has('layout')) return undefined
  return chosen
}

/** Whether "into a", "as", "to", "in", "a" or "toThere" marks the kind at a position as what something becomes. */
function isIntroduced(clause: Clause, at: number): boolean {
  if (clause.is(at + 1, 'toThere')) return true
  if (
    clause.is(at + 1, 'layout') &&
    (clause.is(at + 2, 'toThere') || clause.has('use', 'change', 'layout'))
  )
    return true
  let before = at - 1
  while (before >= 0 && (clause.is(before, 'a', 'the', 'new') || isAdjective(clause, before)))
    before -= 1
  return clause.is(before, 'into', 'as', 'to', 'in', 'with', 'use', 'is')
}

/** "the slide with the chart" is a slide, not what it shall become. */
function describesSlide(clause: Clause, at: number): boolean {
  let before = at - 1
  while (clause.is(before, 'a', 'the')) before -= 1
  return clause.is(before, 'with') && clause.is(before - 1, 'slide', 'slides')
}

function isAdjective(clause: Clause, at: number): boolean {
  const token = clause.token(at)
  return (
    token !== undefined &&
    token.kind === 'word' &&
    token.concepts.length === 0 &&
    clause.is(at - 1, 'a', 'into', 'as')
  )
}

function isTarget(kind: string): kind is ConvertTarget {
  return (convertTargets as readonly string[]).includes(kind)
}

/** Adds the step that makes a slide a kind of slide. */
export function convertSlide(session: Session, id: string, kind: Concept): void {
  if (id === session.pendingId) {
    const layout = layoutFor(kind)
    if (layout !== undefined) session.amendPending({ layout })
    return
  }
  const slide = session.slide(id)
  if (slide === undefined) return
  const { blocks, layout } = chosenVariant(slide)
  const type: ChartType | undefined = chartTypeOf[kind]
  const chart = blocks.find((block) => block.kind === 'chart')
  if (type !== undefined && chart !== undefined && chart.kind === 'chart') {
    if (chart.chartType === type)
      throw new Declined('nothing_to_do', `The chart is a ${kindName(kind)} already.`)
    session.operate({ op: 'set_chart_type', slideId: id, blockId: chart.id, chartType: type })
    return
  }
  const block = blockKindOf[kind]
  if (block !== undefined && isTarget(block)) {
    if (blocks.length > 0 && blocks.every((one) => one.kind === block))
      throw new Declined('nothing_to_do', `${session.slideName(id)} is shown so already.`)
    session.request({
      request: 'convert_slide',
      slideId: id,
      to: block,
      ...(type === undefined ? {} : { chartType: type }),
    })
    return
  }
  if (kind === 'picture') {
    session.request({ request: 'add_picture', slideId: id })
    return
  }
  const wanted: LayoutName | undefined = layoutOf[kind] ?? (block === 'image' ? undefined : block)
  if (kind === 'bigNumber' && !blocks.some((one) => one.kind === 'stats')) {
    session.request({ request: 'convert_slide', slideId: id, to: 'stats' })
    return
  }
  const needsBlock = block !== undefined && !blocks.some((one) => one.kind === block)
  if (wanted === undefined || needsBlock)
    throw new Declined('unsupported', `A slide cannot be turned into a ${kindName(kind)}.`)
  if (layout === wanted)
    throw new Declined('nothing_to_do', `${session.slideName(id)} is shown so already.`)
  session.operate({ op: 'set_layout', slideId: id, layout: wanted })
}
