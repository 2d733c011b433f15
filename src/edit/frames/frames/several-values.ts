import type { Block } from '../../../deck/blocks/block.ts'
import type { Operation } from '../../../deck/operations/operation.ts'
import type { Session } from '../../session.ts'
import { valueAt } from '../change-text.ts'
import type { Frame } from '../frame.ts'
import { amountOfPayload } from '../payload-list.ts'
import { slidesNamed } from '../slides-named.ts'
import type { ThingPhrase } from '../span.ts'
import { type ReadTokens, readerIn, valuesReader } from '../values-by-name.ts'
import { Unfit, type World } from '../world.ts'
import { linesNamed, takeTable } from './tables.ts'

type Data = Extract<Block, { kind: 'table' | 'chart' }>

/** "Meals on 6: €47 for L5, €48 for L6 and above", "set Town council to 15, Donations to 12": several values of one table or chart. */
export const setValues: Frame = {
  name: 'set_values',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['change', 'make', 'put', 'write', 'use', 'replace'], { silent: true }))
      return undefined
    const values = slots.part('values')
    if (values === undefined) return undefined
    const holder = takeTable(slots)
    const isLine = ({ kinds, which }: ThingPhrase) =>
      which.by !== 'new' && kinds.some((kind) => lineKinds.includes(kind))
    const place = slots.take(
      'place',
      ({ place }) => place.at === 'in' && isLine(place.thing),
    )?.place
    const line =
      place?.at === 'in' ? place.thing : slots.take('thing', ({ phrase }) => isLine(phrase))?.phrase
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = world.scope(slides(world))
      const within = holder === undefined ? world.holder : world.resolveOne(holder, ids)
      const found = world
        .things(within === undefined ? ids : [within.slideId])
        .filter(
          ({ kind, block }) => kind === 'block' && (!within || block?.id === within.block?.id),
        )
        .flatMap(({ slideId, block }) =>
          block?.kind === 'table' || block?.kind === 'chart'
            ? placesIn(world, { slideId, block, line, values })
            : [],
        )
      const [first] = found
      if (first === undefined || found.length > 1) throw new Unfit()
      for (const operation of first) world.session.operate(operation)
      world.session.remember(first.flatMap((one) => ('slideId' in one ? [one.slideId] : [])))
    }
  },
}

const lineKinds: readonly string[] = ['row', 'column', 'cell', 'category', 'series']

interface Given {
  slideId: string
  block: Data
  /** The row, column, category or series that all values stand in. */
  line: ThingPhrase | undefined
  values: string
}

/** The ways in which the values may stand in a table or a chart, each as what sets them. */
function placesIn(world: World, { slideId, block, line, values }: Given): Operation[][] {
  const { session } = world
  const own = world.things([slideId]).filter((thing) => thing.block?.id === block.id)
  const at = { slideId, block }
  const given = (names: readonly string[]) => valuesGiven(names, values, readerIn(session))
  const lines = (kind: 'row' | 'column' | 'category' | 'series') =>
    linesNamed(own, line, kind).map(({ index }) => index)
  if (block.kind === 'table') {
    const cell = (row: number, column: number, text: string) => valueAt(at, row, column, text)
    const rowNames = block.rows.map(({ cells }) => cells[0] ?? '')
    const columns = line === undefined ? (block.columns.length === 2 ? [1] : []) : lines('column')
    const inColumn = columns.length === 1 ? given(rowNames) : []
    const rows = line === undefined ? [] : lines('row')
    const inRow = rows.length === 1 ? given(block.columns.map(({ name }) => name)) : []
    return [
      inColumn.map(({ at, value }) => cell(at, columns[0] ?? 0, value)),
      inRow.map(({ at, value }) => cell(rows[0] ?? 0, at, value)),
    ].filter((one) => one.length > 0)
  }
  const value = (series: number, category: number, words: string): Operation[] =>
    amountOfPayload(words) === undefined ? [] : [valueAt(at, series, category, words)]
  const series =
    line !== undefined
      ? lines('series')
      : given(block.categories).length > 0
        ? [seriesAsked(session, block)]
        : []
  const inSeries = series.length === 1 ? given(block.categories) : []
  const categories = line === undefined ? [] : lines('category')
  const inCategory = categories.length === 1 ? given(block.series.map(({ name }) => name)) : []
  const ways = [
    { said: inSeries, set: inSeries.flatMap((one) => value(series[0] ?? 0, one.at, one.value)) },
    {
      said: inCategory,
      set: inCategory.flatMap((one) => value(one.at, categories[0] ?? 0, one.value)),
    },
  ]
  return ways
    .filter(({ said, set }) => said.length > 0 && set.length === said.length)
    .map(({ set }) => set)
}

/** In which series values stand. @throws {Unclear} unless there is one, or that was answered. */
const seriesAsked = (session: Session, { series }: Extract<Block, { kind: 'chart' }>): number =>
  series.length === 1
    ? 0
    : session.ask(
        'series of the values',
        'Which series are the values for?',
        series.map(({ name }, at) => ({ text: name, value: at, id: String(at) })),
      )

/** The values that are given by name, with the places of the names. */
function valuesGiven(names: readonly string[], values: string, read: ReadTokens) {
  const found = valuesReader(names, read)(values) ?? []
  return found.flatMap((value, at) => (value === undefined ? [] : [{ at, value }]))
}
