import type { Block } from '../../../deck/blocks/block.ts'
import type { LayoutName } from '../../../deck/slide.ts'
import { newSlide } from '../../resolve/new-slide.ts'
import type { Frame } from '../frame.ts'
import { type GivenPair, listOfPayload, pairsOfPayload, partsOfPayload } from '../payload-list.ts'
import type { Slots } from '../slots.ts'
import type { Place } from '../span.ts'
import { Unfit, type World } from '../world.ts'

const makes = ['add', 'make', 'put', 'write', 'use', 'convert'] as const

/** Where a new slide goes, when it is done: undefined where nothing is said. */
function slidePlace(slots: Slots): (world: World) => number | undefined {
  const span = slots.take(
    'place',
    ({ place }) =>
      place.at === 'start' ||
      place.at === 'end' ||
      ('slides' in place && place.slides !== undefined),
  )
  return (world) => (span === undefined ? undefined : positionOf(world, span.place))
}

function givenTitle(slots: Slots): string | undefined {
  return slots.givenFor(['title']) ?? slots.take('payload', ({ isTitle }) => isTitle === true)?.text
}

function positionOf({ session }: World, place: Place): number {
  if (place.at === 'start') return 0
  if (place.at === 'end' || !('slides' in place) || place.slides === undefined)
    return session.now.slides.length
  const at = place.slides.ids().map((id) => session.position(id))
  if (at.length === 0 || at.includes(-1)) throw new Unfit()
  return place.at === 'before' ? Math.min(...at) : Math.max(...at) + 1
}

function insert(
  world: World,
  position: number | undefined,
  given: { title: string; layout: LayoutName; block?: (id: string) => Block },
): void {
  const { session } = world
  const id = session.context.newId()
  const block = given.block?.(`${id}-1`)
  session.operate({
    op: 'insert_slide',
    slide: newSlide(id, {
      layout: given.layout,
      title: given.title,
      blocks: block === undefined ? [] : [block],
    }),
    ...(position === undefined ? {} : { position }),
  })
  session.remember([id])
}

/** "Make 3 new slides at the end: Costs, Team and Timeline". */
export const addSlides: Frame = {
  name: 'add_slides',
  isNew: true,
  read(slots) {
    if (!slots.verbs(makes)) return undefined
    const slide = slots.take(
      'thing',
      ({ phrase: { kinds, which } }) =>
        kinds.includes('slide') && which.by === 'new' && which.count > 1,
    )?.phrase
    const payload = slots.take('payload')
    if (slide?.which.by !== 'new' || payload === undefined || slide.type !== undefined)
      return undefined
    const { count } = slide.which
    const place = slidePlace(slots)
    return (world) => {
      const titles = listOfPayload(payload.text, count)
      if (titles === undefined) throw new Unfit()
      const position = place(world)
      for (const [at, title] of titles.entries())
        insert(world, position === undefined ? undefined : position + at, {
          title,
          layout: 'bullets',
        })
    }
  },
}

/** "A new slide after 6, title: Questions, points: Who pays?, Who locks up?": each behind the name of what it is. */
export const addLabelledSlide: Frame = {
  name: 'add_labelled_slide',
  isNew: true,
  read(slots) {
    if (!slots.verbs(makes, { silent: true })) return undefined
    if (slots.all('payload').some(({ by }) => by !== 'colon')) return undefined
    const title = slots.givenFor(['title'])
    const list = slots.givenFor(['item']) ?? slots.givenFor(['block'])
    const slide = slots.take(
      'thing',
      ({ phrase: { kinds, which } }) => kinds.includes('slide') && which.by === 'new',
    )
    if (title === undefined || list === undefined || slide === undefined) return undefined
    const place = slidePlace(slots)
    return (world) => insertPoints(world, place(world), title, list)
  },
}

function insertPoints(
  world: World,
  position: number | undefined,
  title: string,
  points: string,
): void {
  insert(world, position, {
    title,
    layout: 'bullets',
    block: (id) => ({
      kind: 'bullets',
      id,
      items: partsOfPayload(points).map((text) => ({ text, level: 0, sources: [], added: true })),
    }),
  })
}

/** "Make a slide Open questions after 5 with the points: Who pays? / Who locks up?". */
export const addSlideWithPoints: Frame = {
  name: 'add_slide',
  read(slots) {
    if (!slots.verbs(makes, { silent: true })) return undefined
    const title = givenTitle(slots) ?? slots.givenFor(['slide'])
    if (title === undefined) return undefined
    slots.take('thing', ({ phrase }) => phrase.kinds.includes('slide') && phrase.which.by === 'new')
    const list = slots.givenFor(['item']) ?? slots.givenFor(['block'])
    slots.take('sign', ({ concept }) => concept === 'words')
    const payload = list === undefined ? slots.take('payload')?.text : list
    if (payload === undefined) return undefined
    const place = slidePlace(slots)
    return (world) => insertPoints(world, place(world), title, payload)
  },
}

/** "After slide 6 a bar chart New hotels per quarter: Q1 12, Q2 15". */
export const addChart: Frame = {
  name: 'add_chart',
  isNew: true,
  read(slots) {
    if (!slots.verbs(makes, { silent: true })) return undefined
    const chart = slots.take(
      'thing',
      ({ phrase: { among, which } }) => among === 'chart' && which.by === 'new',
    )?.phrase
    if (chart === undefined) return undefined
    slots.take('thing', ({ phrase }) => phrase.kinds.includes('slide') && phrase.which.by === 'new')
    const said = givenTitle(slots)
    const data = slots.take('payload', ({ text }) => pairsOfPayload(text) !== undefined)
    const title = said ?? slots.take('payload')?.text
    if (data === undefined) return undefined
    const place = slidePlace(slots)
    const slides = slots.takeAll('slides')
    const pairs = pairsOfPayload(data.text) ?? []
    const block = (id: string) => chartOf(id, chart.type, pairs, title)
    return (world) => {
      const [slideId, ...others] = slides.flatMap(({ reference }) => reference.ids())
      if (slideId === undefined) {
        if (title === undefined) throw new Unfit()
        insert(world, place(world), { title, layout: 'chart', block })
        return
      }
      if (others.length > 0) throw new Unfit()
      const { session } = world
      session.operate({ op: 'add_block', slideId, block: block(session.context.newId()) })
      session.remember([slideId])
    }
  },
}

const chartTypes = {
  bar: 'bar',
  stacked: 'stacked',
  line: 'line',
  area: 'area',
  pie: 'pie',
  doughnut: 'doughnut',
} as const

function chartOf(
  id: string,
  type: string | undefined,
  pairs: readonly GivenPair[],
  title: string | undefined,
): Block {
  const [first] = pairs
  const isShared = (part: 'prefix' | 'suffix') => pairs.every((one) => one[part] === first?.[part])
  const decimals = Math.max(
    ...pairs.map(({ label }) => /[.,](\d{1,2})\D*$/.exec(label)?.[1]?.length ?? 0),
  )
  return {
    kind: 'chart',
    id,
    chartType: chartTypes[(type ?? 'bar') as keyof typeof chartTypes] ?? 'bar',
    categories: pairs.map(({ name }) => name),
    series: [{ name: title ?? '', values: pairs.map(({ value }) => value) }],
    unit: {
      prefix: isShared('prefix') ? (first?.prefix ?? '') : '',
      suffix: isShared('suffix') ? (first?.suffix ?? '') : '',
    },
    decimals: Math.min(decimals, 6),
    sources: pairs.map(() => []),
  }
}

/** "Add a slide after 5 with a table, title Opening hours, columns Day, From, To, rows: Tue, 17:00, 19:30; …". */
export const addTable: Frame = {
  name: 'add_table',
  isNew: true,
  read(slots) {
    if (!slots.verbs(makes, { silent: true })) return undefined
    const table = slots.take(
      'thing',
      ({ phrase: { among, which } }) => among === 'table' && which.by === 'new',
    )
    if (table === undefined) return undefined
    const isOwn =
      slots.take(
        'thing',
        ({ phrase }) => phrase.kinds.includes('slide') && phrase.which.by === 'new',
      ) !== undefined
    const title = givenTitle(slots)
    const columns = slots.givenFor(['column'])
    const rows = slots.givenFor(['row'])
    if (columns === undefined) return undefined
    const place = slidePlace(slots)
    const slides = slots.takeAll('slides')
    return (world) => {
      const block = (id: string) => tableOf(id, columns, rows)
      const [slideId, ...others] = slides.flatMap(({ reference }) => reference.ids())
      if (slideId === undefined || isOwn) {
        if (title === undefined) throw new Unfit()
        insert(world, place(world), { title, layout: 'table', block })
        return
      }
      if (others.length > 0) throw new Unfit()
      const { session } = world
      session.operate({ op: 'add_block', slideId, block: block(session.context.newId()) })
      session.remember([slideId])
    }
  },
}

/** @throws {Unfit} where a row has more cells than there are columns. */
function tableOf(id: string, columns: string, rows: string | undefined): Block {
  const names = partsOfPayload(columns)
  const lines =
    rows === undefined ? [''] : rows.split(/\s*[;；\n]\s*/).filter((line) => line !== '')
  const cells = lines.map((line) => {
    const own = line === '' ? [] : line.split(/\s*[,，、\t|]\s*/)
    if (own.length > names.length) throw new Unfit()
    return names.map((_, at) => own[at] ?? '')
  })
  const isNumber = (text: string | undefined) =>
    /^[€$£]?\s?[-−]?\d[\d.,\s]*\s?(?:%|€)?$/.test(text ?? '')
  return {
    kind: 'table',
    id,
    columns: names.map((name, at) => ({ name, numeric: cells.every((row) => isNumber(row[at])) })),
    rows: cells.map((row) => ({ cells: row, sources: [] })),
  }
}
