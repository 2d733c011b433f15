import type { Block } from '../../deck/blocks/block.ts'
import type { ChartBlock, ChartType } from '../../deck/blocks/chart/schema.ts'
import { type ConvertTarget, convertTargets } from '../../deck/requests/request.ts'
import { chosenVariant, type LayoutName } from '../../deck/slide.ts'
import type { Concept } from '../lexicons/concept.ts'
import { Declined } from '../reading-errors.ts'
import { aKind } from '../references/kind-names.ts'
import { blockKindOf, chartTypeOf, layoutFor, layoutOf } from '../references/slides-of-kind.ts'
import { isSaid } from '../references/word-forms.ts'
import type { Session } from '../session.ts'
import { isUnknown, type Token } from '../words/token.ts'

/**
 * Adds the step that makes a slide a kind of slide: another type of its chart, other blocks, or another layout.
 * @param behind what is said of the kind: "a bar chart **of the footfall**".
 * @throws {Declined} when it is one already, or cannot become one.
 */
export function convertSlide(
  session: Session,
  id: string,
  kind: Concept,
  behind: readonly Token[] = [],
): void {
  if (id === session.pendingId) {
    const layout = layoutFor(kind)
    if (layout !== undefined) session.amendPending({ layout })
    return
  }
  const slide = session.slide(id)
  if (slide === undefined) return
  const { blocks } = chosenVariant(slide)
  const chartType = chartTypeOf[kind]
  const chart = blocks.find((one) => one.kind === 'chart')
  if (chartType !== undefined && chart !== undefined) {
    setChartType(session, id, chart, kind, chartType)
    return
  }
  const block = blockKindOf[kind]
  if (block !== undefined && isTarget(block)) {
    if (blocks.length > 0 && blocks.every((one) => one.kind === block)) refuseSame(session, id)
    const column = block === 'chart' ? columnNamed(blocks, behind) : undefined
    session.request({
      request: 'convert_slide',
      slideId: id,
      to: block,
      ...(chartType === undefined ? {} : { chartType }),
      ...(column === undefined ? {} : { column }),
    })
  } else if (kind === 'bigNumber' && !blocks.some((one) => one.kind === 'stats'))
    session.request({ request: 'convert_slide', slideId: id, to: 'stats' })
  else setLayout(session, id, kind)
}

/** The one column of a table that some words name. */
function columnNamed(blocks: readonly Block[], words: readonly Token[]): string | undefined {
  const table = blocks.find((one) => one.kind === 'table')
  const [only, ...others] = (table?.columns.slice(1) ?? []).filter(({ name }) =>
    words.some((one) => isUnknown(one) && isSaid(one, name)),
  )
  return others.length > 0 ? undefined : only?.name
}

function setChartType(
  session: Session,
  slideId: string,
  chart: ChartBlock,
  kind: Concept,
  chartType: ChartType,
): void {
  if (chart.chartType === chartType)
    throw new Declined('nothing_to_do', `The chart is ${aKind(kind)} already.`)
  session.operate({ op: 'set_chart_type', slideId, blockId: chart.id, chartType })
}

/** Shows what a slide holds in the layout of a kind, when it holds what that shows. */
function setLayout(session: Session, slideId: string, kind: Concept): void {
  const slide = session.slide(slideId)
  if (slide === undefined) return
  const shown = chosenVariant(slide)
  const block = blockKindOf[kind]
  const layout: LayoutName | undefined = layoutOf[kind] ?? (block === 'image' ? undefined : block)
  const lacksBlock = block !== undefined && !shown.blocks.some((one) => one.kind === block)
  if (layout === undefined || lacksBlock)
    throw new Declined('unsupported', `A slide cannot be turned into ${aKind(kind)}.`)
  if (shown.layout === layout) refuseSame(session, slideId)
  session.operate({ op: 'set_layout', slideId, layout })
}

function refuseSame(session: Session, slideId: string): never {
  throw new Declined('nothing_to_do', `${session.slideName(slideId)} is shown so already.`)
}

function isTarget(kind: string): kind is ConvertTarget {
  return convertTargets.some((one) => one === kind)
}
