import type { ChartBlock } from '../../../deck/blocks/chart/schema.ts'
import { valueAt } from '../change-text.ts'
import type { Frame } from '../frame.ts'
import { amountOfPayload, pairsOfPayload } from '../payload-list.ts'
import { slidesNamed } from '../slides-named.ts'
import type { ThingPhrase } from '../span.ts'
import { readerIn, valuesByName } from '../values-by-name.ts'
import { Unfit, type World } from '../world.ts'
import { givenTitle, makes } from './new-slides.ts'
import { blockMeant, linesNamed, takeTable } from './tables.ts'

/** "Set Q3 to 14", "the value of Torra X in the chart is 28.1, not 27.4". */
export const setChartValue: Frame = {
  name: 'set_chart_value',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['change', 'make', 'put', 'write', 'use', 'replace'], { silent: true }))
      return undefined
    slots.thing(['value'], 'kind')
    const payloads = slots.takeAll('payload', ({ text }) => amountOfPayload(text) !== undefined)
    const numbers = slots.takeAll('number')
    const given = [
      ...payloads.map(({ text }) => text),
      ...numbers.map(({ value }) => String(value)),
    ]
    const [amount = ''] = given
    if (amountOfPayload(amount) === undefined || given.length !== 1) return undefined
    const chart = takeTable(slots)
    const phrases = [
      ...slots.takeAll('thing', isNamed).map(({ phrase }) => phrase),
      ...slots
        .takeAll('place', ({ place }) => place.at === 'in')
        .flatMap(({ place }) => (place.at === 'in' ? [place.thing] : [])),
    ]
    const [one, other, ...more] = phrases
    if (one === undefined || more.length > 0) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = world.scope(slides(world))
      const found =
        valuesSaid(world, one, ids) ?? valuesAt(world, one, other, chartIds(world, chart, ids))
      const { series, category, ...at } = valueMeant(world, found)
      world.session.operate(valueAt(at, series, category, amount))
      world.session.remember([at.slideId])
    }
  },
}

const isNamed = ({ phrase }: { phrase: ThingPhrase }) =>
  phrase.which.by === 'text' || phrase.which.by === 'places'

function chartIds(
  world: World,
  chart: ThingPhrase | undefined,
  ids: readonly string[] | undefined,
): readonly string[] | undefined {
  if (chart === undefined || chart.which.by === 'kind') return ids
  return [blockMeant(world, chart, ids, 'chart').slideId]
}

/** "Change **24** to 25 in the chart": the values that are printed so; undefined where something else is named. */
function valuesSaid(
  world: World,
  phrase: ThingPhrase,
  ids: readonly string[] | undefined,
): ValuePlace[] | undefined {
  if (phrase.which.by !== 'text' || !phrase.kinds.every((kind) => kind === 'value'))
    return undefined
  return world
    .resolve(phrase, ids)
    .flatMap(({ slideId, block, index, column }) =>
      block?.kind === 'chart' ? [{ slideId, block, series: column ?? 0, category: index }] : [],
    )
}

interface ValuePlace {
  slideId: string
  block: ChartBlock
  series: number
  category: number
}

/** The one value of those that a category may mean: of several series of one chart it is asked for. */
function valueMeant(world: World, found: readonly ValuePlace[]): ValuePlace {
  const [first, ...others] = found
  if (first === undefined) throw new Unfit()
  if (others.length === 0) return first
  const { block, category } = first
  if (others.some((one) => one.block.id !== block.id || one.category !== category))
    throw new Unfit()
  return world.session.ask(
    'series',
    `“${block.categories[category] ?? ''}” has ${found.length} values in the chart. Of which series is it to be changed?`,
    found.map((place) => {
      const text = block.series[place.series]?.name ?? ''
      return { text, value: place, id: text }
    }),
  )
}

/** Where a category crosses a series; without a series all of them. */
function valuesAt(
  world: World,
  one: ThingPhrase,
  other: ThingPhrase | undefined,
  slideIds: readonly string[] | undefined,
): ValuePlace[] {
  const all = world.things(slideIds)
  const places = (category: ThingPhrase, series: ThingPhrase | undefined) =>
    linesNamed(all, category, 'category').flatMap((named): ValuePlace[] => {
      const { block, slideId } = named
      if (block?.kind !== 'chart') return []
      const own = all.filter((thing) => thing.slideId === slideId && thing.block?.id === block.id)
      const which = series === undefined ? [] : linesNamed(own, series, 'series')
      if (series !== undefined && which.length !== 1) return []
      const indexes =
        series === undefined ? [...block.series.keys()] : which.map(({ index }) => index)
      return indexes.map((index) => ({ slideId, block, series: index, category: named.index }))
    })
  return other === undefined
    ? places(one, undefined)
    : [...places(one, other), ...places(other, one)]
}

/** "Add 100,000 to the chart on slide 7, with 610 for A and 25 for B", "the chart needs a third series From 2029: …". */
export const addChartData: Frame = {
  name: 'add_data',
  isNew: true,
  read(slots) {
    if (!slots.verbs(makes)) return undefined
    const line = slots.take(
      'thing',
      ({ phrase: { kinds, which, among } }) =>
        among === undefined &&
        (which.by === 'new' || which.by === 'kind') &&
        kinds.some((kind) => kind === 'series' || kind === 'category' || kind === 'value'),
    )?.phrase
    const name =
      givenTitle(slots) ?? slots.take('payload', ({ by }) => by === 'bare' || by === 'quote')?.text
    const number = name === undefined ? slots.take('number') : undefined
    const values = slots.part('values') ?? slots.take('payload')?.text
    const chart = takeTable(slots)
    slots.take('sign', ({ concept }) => concept === 'respectively')
    // They stand behind the others.
    slots.take('place', ({ place }) => place.at === 'end')
    const slides = slidesNamed(slots)
    if (values === undefined) return undefined
    const called = name ?? number?.text
    return (world) => {
      const isNamed = chart !== undefined || line !== undefined
      if (!isNamed && world.holder?.block?.kind !== 'chart') throw new Unfit()
      // "Add a slide …, and put a bar chart on it: …" is said of the slide that is being added.
      if (world.session.pendingId !== undefined) throw new Unfit()
      const { slideId, block } = blockMeant(world, chart, world.scope(slides(world)), 'chart')
      const target = { slideId, blockId: block.id }
      world.session.remember([slideId])
      const series = block.series.map((one) => one.name)
      const isOnly = line === undefined || !line.kinds.includes('series')
      const ofCategory = called && isOnly ? valuesFor(world, series, values) : undefined
      const ofSeries =
        called && (line === undefined || line.kinds.includes('series'))
          ? valuesFor(world, block.categories, values)
          : undefined
      if (called !== undefined && ofCategory !== undefined)
        world.session.operate({
          op: 'add_chart_category',
          ...target,
          name: called,
          values: ofCategory,
        })
      else if (called !== undefined && ofSeries !== undefined)
        world.session.operate({ op: 'add_chart_series', ...target, name: called, values: ofSeries })
      else {
        // "Add Q5 with 14 to the chart", "Q5: 14" of a chart with one series.
        const pairs = called === undefined ? pairsOfPayload(values) : undefined
        if (pairs === undefined || series.length !== 1) throw new Unfit()
        for (const pair of pairs)
          world.session.operate({
            op: 'add_chart_category',
            ...target,
            name: pair.name,
            values: [pair.value],
          })
      }
    }
  },
}

/** A value for each of some names, none of them left out. */
function valuesFor(
  { session }: World,
  names: readonly string[],
  text: string,
): number[] | undefined {
  const values = valuesByName(names, text, readerIn(session))?.map((words) =>
    words === undefined ? undefined : amountOfPayload(words)?.value,
  )
  return values?.includes(undefined) ? undefined : (values as number[] | undefined)
}

/** "Show the chart on slide 4 in €", "the unit of the chart is kWh". */
export const setChartUnit: Frame = {
  name: 'set_chart_unit',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['change', 'make', 'put', 'use', 'convert', 'add'], { silent: true }))
      return undefined
    const unit = slots.part('unit')
    // "Seconds, and the old version first" says more than a unit.
    if (unit !== undefined && /[,;:，；：]/u.test(unit)) return undefined
    const given = unit ?? slots.take('payload', ({ text }) => /^(?:%|€|\$|£|¥)$/u.test(text))?.text
    const chart = takeTable(slots)
    if (given === undefined) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const { slideId, block } = blockMeant(world, chart, world.scope(slides(world)), 'chart')
      world.session.operate({
        op: 'set_chart_details',
        slideId,
        blockId: block.id,
        // Where the unit is written beside the axis it is said there.
        ...(block.valueTitle === undefined
          ? { unit: unitOf(given) }
          : { valueTitle: given, unit: { prefix: '', suffix: '' } }),
      })
      world.session.remember([slideId])
    }
  },
}

const unitOf = (sign: string) =>
  /^[$£¥]$/.test(sign) ? { prefix: sign, suffix: '' } : { prefix: '', suffix: sign }

/** "A bar chart instead of the doughnut chart on slide 7", "the minutes chart as a pie": the same data in another type. */
export const setChartType: Frame = {
  name: 'set_chart_type',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['change', 'make', 'put', 'use', 'convert', 'replace'], { silent: true }))
      return undefined
    const isChart = ({ among, which }: ThingPhrase) => among === 'chart' && which.by !== 'new'
    // "The minutes chart as a pie".
    const old =
      slots.take('former')?.phrase ?? slots.take('thing', ({ phrase }) => isChart(phrase))?.phrase
    const type = slots.take('thing', ({ phrase }) => phrase.type !== undefined)?.phrase.type
    if (type === undefined || old?.among !== 'chart') return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const { slideId, block } = blockMeant(
        world,
        old.which.by === 'text'
          ? old
          : { kinds: ['block'], among: 'chart', which: { by: 'kind' }, isBare: false },
        world.scope(slides(world)),
        'chart',
      )
      if ((old.type !== undefined && block.chartType !== old.type) || block.chartType === type)
        throw new Unfit()
      world.session.operate({
        op: 'set_chart_type',
        slideId,
        blockId: block.id,
        chartType: type as ChartBlock['chartType'],
      })
      world.session.remember([slideId])
    }
  },
}
