import type { Block } from '../../../deck/blocks/block.ts'
import type { Frame } from '../frame.ts'
import { type GivenPair, pairsOfPayload, partsOfPayload } from '../payload-list.ts'
import { Unfit, type World } from '../world.ts'
import { cellsBySpaces, isNumber } from './new-item.ts'
import { givenTitle, insert, makes, slidePlace, takeNewSlide } from './new-slides.ts'

/** "After slide 6 a bar chart New hotels per quarter: Q1 12, Q2 15". */
export const addChart: Frame = {
  name: 'add_chart',
  isNew: true,
  read(slots) {
    const isSilent = slots.all('verb').length === 0
    if (!slots.verbs(makes, { silent: true })) return undefined
    const chart = slots.take(
      'thing',
      ({ phrase: { among, which } }) =>
        among === 'chart' && (which.by === 'new' || which.by === 'kind'),
    )?.phrase
    const isOwn = takeNewSlide(slots)
    // "The chart" is there already, but for a slide that is not.
    if (chart === undefined || (chart.which.by === 'kind' && !isOwn)) return undefined
    const said = givenTitle(slots)
    const unit = slots.part('unit')
    const values = slots.part('values') ?? slots.part('points')
    const given =
      values ?? slots.take('payload', ({ text }) => pairsOfPayload(text) !== undefined)?.text
    const pairs = given === undefined ? undefined : pairsOfPayload(given)
    // One number is no chart.
    if (pairs === undefined || pairs.length < 2) return undefined
    const title = said ?? slots.take('payload')?.text
    // "Title Classes per week. Week 12: 6": where the title ends is not clear.
    if (/\p{L}{4}[.!?]\s/u.test(title ?? '')) return undefined
    const isPlaced = slots.all('destination').length > 0
    const place = slidePlace(slots)
    const slides = slots.takeAll('slides')
    if (isPlaced && slides.length > 0) return undefined
    const block = (id: string) => chartOf(id, chart.type, pairs, title, unit)
    return (world) => {
      const ids = slides.flatMap(({ reference }) => reference.ids())
      if (ids.length === 0) {
        // "Add a slide called Days, **with a bar chart: …**" is said of one that is being added.
        if (isSilent && world.session.pendingId !== undefined) throw new Unfit()
        insert(world, place(), { title: title ?? '', layout: 'chart', block })
        return
      }
      addTo(world, ids, block)
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

/** A chart of given pairs. */
export function chartOf(
  id: string,
  type: string | undefined,
  pairs: readonly GivenPair[],
  title: string | undefined,
  unit: string | undefined,
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
      suffix: unit ?? (isShared('suffix') ? (first?.suffix ?? '') : ''),
    },
    decimals: Math.min(decimals, 6),
    sources: pairs.map(() => []),
  }
}

/** Adds a block to the one slide of some. @throws {Unfit} where they are several. */
function addTo(
  { session }: World,
  [slideId = '', ...others]: readonly string[],
  block: (id: string) => Block,
): void {
  if (others.length > 0) throw new Unfit()
  session.operate({ op: 'add_block', slideId, block: block(session.context.newId()) })
  session.remember([slideId])
}

/** "Add a slide after 5 with a table, title Opening hours, columns Day, From, To, rows: Tue, 17:00, 19:30; …". */
export const addTable: Frame = {
  name: 'add_table',
  isNew: true,
  read(slots) {
    if (!slots.verbs(makes, { silent: true })) return undefined
    const table = slots.take(
      'thing',
      ({ phrase: { among, which } }) =>
        among === 'table' && (which.by === 'new' || which.by === 'kind'),
    )
    const isOwn = takeNewSlide(slots)
    // "The table" is there already, but for a slide that is not.
    if (table === undefined || (table.phrase.which.by === 'kind' && !isOwn)) return undefined
    const title = givenTitle(slots)
    const columns = slots.part('columns')
    const rows = slots.part('rows')
    const written =
      columns === undefined
        ? slots.take('payload', ({ text }) => linesOf(text) !== undefined)?.text
        : undefined
    const lines =
      columns === undefined ? linesOf(written) : tableLines(partsOfPayload(columns), rows)
    if (lines === undefined) return undefined
    const called = title ?? slots.take('payload')?.text
    const isPlaced = slots.all('destination').length > 0
    const place = slidePlace(slots)
    const slides = slots.takeAll('slides')
    // What goes somewhere among slides is one of its own.
    if (isPlaced && slides.length > 0) return undefined
    return (world) => {
      const block = (id: string) => tableOf(id, lines)
      const ids = slides.flatMap(({ reference }) => reference.ids())
      if (ids.length === 0 || isOwn)
        insert(world, place(), { title: called ?? '', layout: 'table', block })
      else addTo(world, ids, block)
    }
  },
}

/** Names and rows; a row that nothing parts is parted at its spaces where these make as many cells as there are names. */
function tableLines(names: string[], rows: string | undefined): string[][] {
  return [
    names,
    ...rowsOf(rows, names.length).map(
      (row) => (row.length === 1 && cellsBySpaces(row[0] ?? '', names.length)) || row,
    ),
  ]
}

const betweenCells = /\s*(?:,(?!\d)|[，、\t|])\s*/

/**
 * The rows of "Tue, 17:00, 19:30; Thu, 17:00, 19:30", "Tuesday 4, Thursday 2"; one empty row where none is given.
 * @param count how many columns there are.
 */
function rowsOf(rows: string | undefined, count: number): string[][] {
  if (rows === undefined) return [[]]
  const lines = rows.split(/\s*[;；\n]\s*|\s+\/\s+/).filter((line) => line !== '')
  const [only, ...others] = lines
  const whole = others.length === 0 && only !== undefined ? cellsOf(only, betweenCells) : []
  if (whole.length > 1 && whole.every((row) => cellsBySpaces(row, count) !== undefined))
    return whole.map((row) => [row])
  // "Small, 12, 300, Large, 8, 540": as many as there are columns make a row.
  if (count > 1 && whole.length > count && whole.length % count === 0)
    return Array.from({ length: whole.length / count }, (_, at) =>
      whole.slice(at * count, (at + 1) * count),
    )
  return lines.map((line) => cellsOf(line, betweenCells))
}

/** A table in text: Markdown, or cells parted by tabs, commas or semicolons, line by line. */
export function linesOf(text: string | undefined): string[][] | undefined {
  const lines = (text ?? '')
    .split(/\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[|\s:–—-]+$/.test(line))
  if (lines.length < 2) return undefined
  const signs = [/\s*\|\s*/, /\s*\t\s*/, /\s*[;；]\s*/, /\s*[,，](?!\d)\s*/, /\s*[,，]\s*/]
  for (const sign of signs) {
    const rows = lines.map((line) => cellsOf(line.replace(/^\||\|$/g, ''), sign))
    const [first] = rows
    if (first !== undefined && first.length > 1 && rows.every((row) => row.length === first.length))
      return rows
  }
  return undefined
}

const cellsOf = (line: string, sign: RegExp) => line.split(sign).map((cell) => cell.trim())

/** @throws {Unfit} where a row has more cells than there are columns. */
export function tableOf(id: string, [names = [], ...rows]: readonly string[][]): Block {
  const cells = rows.map((row) => {
    if (row.length > names.length) throw new Unfit()
    return names.map((_, at) => row[at] ?? '')
  })
  return {
    kind: 'table',
    id,
    columns: names.map((name, at) => ({ name, numeric: cells.every((row) => isNumber(row[at])) })),
    rows: cells.map((row) => ({ cells: row, sources: [] })),
  }
}
