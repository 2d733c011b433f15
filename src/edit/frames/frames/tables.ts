import { namesIn } from '../../lexicons/any-language.ts'
import { isOfChartType } from '../../references/slides-of-kind.ts'
import { plainWords } from '../../words/plain-words.ts'
import { means } from '../../words/token.ts'
import { bestNamed, matchOf } from '../best-named.ts'
import type { Frame } from '../frame.ts'
import { partsOfPayload } from '../payload-list.ts'
import { slidesNamed } from '../slides-named.ts'
import type { Place, ThingPhrase } from '../span.ts'
import { sumOfAmounts } from '../sum-of-amounts.ts'
import type { Thing } from '../thing.ts'
import { readerIn, valuesByName } from '../values-by-name.ts'
import { resolveWithin } from '../what-and-where.ts'
import { Unfit, type World } from '../world.ts'
import { givenTitle, makes } from './new-slides.ts'

const isColumn = ({ phrase }: { phrase: ThingPhrase }) =>
  phrase.kinds.includes('column') && phrase.which.by !== 'new'

/** "The Action column on slide 10 should be wider", "make the first column narrower". */
export const setColumnWidth: Frame = {
  name: 'set_column',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['make', 'change', 'put', 'use'], { silent: true })) return undefined
    const isWider = slots.take('sign', ({ concept }) => concept === 'wider') !== undefined
    const isNarrower = slots.take('sign', ({ concept }) => concept === 'narrower') !== undefined
    if (isWider === isNarrower) return undefined
    const phrase = slots.take('thing', isColumn)?.phrase
    if (phrase === undefined) return undefined
    const table = takeTable(slots)
    const slides = slidesNamed(slots)
    return (world) => {
      const [column, ...others] = resolveWithin(
        world,
        { what: [{ ...phrase, kinds: ['column'] }], within: table },
        world.scope(slides(world)),
      )
      const { block, slideId, index } = column ?? {}
      if (others.length > 0 || block?.kind !== 'table' || index === undefined || !slideId)
        throw new Unfit()
      const now = block.columns[index]?.width
      const width = (typeof now === 'number' ? now : 1) * (isWider ? 1.5 : 1 / 1.5)
      world.session.operate({
        op: 'set_column',
        slideId,
        blockId: block.id,
        column: index,
        width: Math.min(4, Math.max(0.25, Math.round(width * 100) / 100)),
      })
      world.session.remember([slideId])
    }
  },
}

type Slots = Parameters<Frame['read']>[0]

/** The table that a wish names, as a place or by its noun. */
export function takeTable(slots: Slots): ThingPhrase | undefined {
  const place = slots.take(
    'place',
    ({ place }) => place.at === 'in' && place.thing.kinds.includes('block'),
  )?.place
  return place?.at === 'in'
    ? place.thing
    : slots.take(
        'thing',
        ({ phrase }) => phrase.kinds.includes('block') && phrase.which.by !== 'new',
      )?.phrase
}

/** The blocks that a phrase names: "the doughnut" is a chart of that type where there is one. */
export function blocksMeant(
  world: World,
  { type, ...named }: ThingPhrase,
  slideIds: readonly string[] | undefined,
): Thing[] {
  const isOfType = ({ block }: Thing) =>
    type !== undefined && block?.kind === 'chart' && isOfChartType(block.chartType, type, true)
  const ids = slideIds ?? world.session.idsNow()
  return type !== undefined && world.mayMean(named, ids, isOfType)
    ? world.resolve(named, slideIds, isOfType)
    : world.resolve(named, slideIds)
}

/** The one block of a kind that is meant. @throws {Unfit} where there is none. */
export function blockMeant<Kind extends 'table' | 'chart'>(
  world: World,
  phrase: ThingPhrase | undefined,
  slideIds: readonly string[] | undefined,
  kind: Kind,
) {
  const named = phrase ?? {
    kinds: ['block' as const],
    among: kind,
    which: { by: 'kind' as const },
    isBare: false,
  }
  // "The table" is no chart, on whichever slide.
  if (named.which.by === 'kind' && named.among !== kind) throw new Unfit()
  const [thing, ...others] = blocksMeant(world, named, slideIds)
  if (thing === undefined || others.length > 0) throw new Unfit()
  if (thing.block?.kind !== kind) throw new Unfit()
  return {
    slideId: thing.slideId,
    block: thing.block as Extract<typeof thing.block, { kind: Kind }>,
  }
}

/** "Make all columns of the table equally wide". */
export const setColumnsAlike: Frame = {
  name: 'set_columns_alike',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['make', 'change', 'put', 'use'], { silent: true })) return undefined
    if (!slots.take('sign', ({ concept }) => concept === 'sameWidth')) return undefined
    const columns = slots.take(
      'thing',
      ({ phrase: { kinds, which } }) =>
        kinds.includes('column') && (which.by === 'all' || which.by === 'kind'),
    )
    if (columns === undefined) return undefined
    const table = takeTable(slots)
    const slides = slidesNamed(slots)
    return (world) => {
      const { block, slideId } = blockMeant(world, table, world.scope(slides(world)), 'table')
      for (const column of block.columns.keys())
        world.session.operate({
          op: 'set_column',
          slideId,
          blockId: block.id,
          column,
          width: 1,
        })
      world.session.remember([slideId])
    }
  },
}

/** "Add a column Status to the table on slide 3: Open, Done, Open". */
export const addTableColumn: Frame = {
  name: 'add_table_column',
  isNew: true,
  read(slots) {
    const isAsked = slots.all('verb').length > 0
    if (!slots.verbs(['add', 'put', 'needs', 'receive'], { silent: true })) return undefined
    const column = slots.take(
      'thing',
      ({ phrase }) => phrase.kinds.includes('column') && phrase.which.by === 'new',
    )
    const part = column === undefined && isAsked ? slots.part('columns') : undefined
    if (column === undefined && part === undefined) return undefined
    const given =
      part ?? givenTitle(slots) ?? slots.take('payload', ({ by }) => by !== 'colon')?.text
    const below = slots.part('values') ?? slots.take('payload')?.text
    slots.take('sign', ({ concept }) => concept === 'respectively')
    const place = slots.take('place', ({ place }) => isAmongColumns(place))?.place
    const table = takeTable(slots)
    const slides = slidesNamed(slots)
    return (world) => {
      const { block, slideId } = blockMeant(world, table, world.scope(slides(world)), 'table')
      // "A column Online with £12, £5 and £28": a name, and what stands below it.
      const isBoth = (given === undefined) !== (below === undefined)
      const both = isBoth ? nameAndValues(world, given ?? below ?? '') : undefined
      const [name, values] = both ?? [given, below]
      const said = name ?? values
      const isOpen = values === undefined && partsOfPayload(said ?? '').length > 1
      if (said === undefined || isOpen) throw new Unfit()
      // One for each row.
      if (both && partsOfPayload(both[1]).length !== block.rows.length) throw new Unfit()
      const rows = block.rows.map((row) => row.cells[0] ?? '')
      const isGiven = name !== undefined && values !== undefined
      const cells = isGiven ? valuesByName(rows, values, readerIn(world.session)) : []
      if (cells === undefined) throw new Unfit()
      const position = place && columnAt(world, place, slideId, block.columns.length)
      world.session.operate({
        op: 'add_table_column',
        slideId,
        blockId: block.id,
        name: said,
        cells: block.rows.map((_, at) => cells[at] ?? ''),
        numeric: false,
        ...(position === undefined ? {} : { position }),
      })
      world.session.remember([slideId])
    }
  },
}

/** "Online **with** £12, £5 and £28": what stands before the word that says what follows, and several after it. */
function nameAndValues({ session }: World, words: string): [string, string] | undefined {
  const link = session.readWords(words).find((one, at) => at > 0 && means(one, 'with'))
  const parts: [string, string] | undefined = link && [
    words.slice(0, link.start).trim(),
    words.slice(link.end).trim(),
  ]
  return parts && partsOfPayload(parts[1]).length > 1 ? parts : undefined
}

/** Whether a place is one among columns: "at the right" is behind the last. */
const isAmongColumns = (place: Place): boolean =>
  ['start', 'end', 'before', 'after', 'between'].includes(place.at) ||
  (place.at === 'in' && place.thing.kinds.includes('column') && place.thing.which.by === 'places')

/** Before which column a new one goes; undefined: at the end. */
function columnAt(world: World, place: Place, slideId: string, count: number): number | undefined {
  const column = (phrase: ThingPhrase) =>
    world.resolve({ ...phrase, kinds: ['column'] }, [slideId]).map(({ index }) => index)
  switch (place.at) {
    case 'start':
      return 0
    case 'before':
    case 'after': {
      const [beside, ...others] = column(place.thing)
      if (beside === undefined || others.length > 0) throw new Unfit()
      return beside + (place.at === 'after' ? 1 : 0)
    }
    case 'between': {
      const [first, second, ...others] = [
        ...new Set([...column(place.first), ...column(place.second)]),
      ].toSorted((one, other) => one - other)
      if (first === undefined || second !== first + 1 || others.length > 0) throw new Unfit()
      return second
    }
    case 'in': {
      const { which } = place.thing
      const [at] = which.by === 'places' ? which.places(count) : []
      return at === 0 ? 0 : undefined
    }
    default:
      return undefined
  }
}

/** "Add a total row to the table on slide 5". */
export const addTotal: Frame = {
  name: 'total',
  isNew: true,
  read(slots) {
    if (!slots.verbs(makes)) return undefined
    const total = slots.take('sign', ({ concept }) => concept === 'total')
    if (total?.type !== 'sign') return undefined
    slots.thing(['row'], 'new')
    slots.thing(['row'], 'kind')
    slots.take('place', ({ place }) => place.at === 'end')
    const table = takeTable(slots)
    const slides = slidesNamed(slots)
    const given = slots.take('payload', ({ by }) => by === 'quote' || by === 'colon')?.text
    return (world) => {
      const [usual = total.text] = namesIn(world.session.now.language, 'total')
      const name = given ?? usual.charAt(0).toUpperCase() + usual.slice(1)
      const { block, slideId } = blockMeant(world, table, world.scope(slides(world)), 'table')
      const sums = block.columns.map((_, column) =>
        sumOfAmounts(
          block.rows.map(({ cells }) => cells[column] ?? ''),
          world.session.now.language,
        ),
      )
      if (sums.slice(1).every((sum) => sum === undefined)) throw new Unfit()
      world.session.operate({
        op: 'add_table_row',
        slideId,
        blockId: block.id,
        cells: sums.map((sum, at) => (at === 0 ? name : (sum ?? ''))),
      })
      world.session.remember([slideId])
    }
  },
}

/** "Set Installation for Dormouse 2 to 1 person", "in the row Power, Dormouse 1 should say solar". */
export const setCell: Frame = {
  name: 'set_table_cell',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['change', 'make', 'put', 'write', 'use', 'replace'], { silent: true }))
      return undefined
    slots.thing(['cell'], 'kind')
    const payloads = slots.takeAll('payload')
    const payload = payloads[0] ?? slots.take('number')
    if (payload === undefined || payloads.length > 1) return undefined
    const table = slots.take(
      'place',
      ({ place }) => place.at === 'in' && place.thing.which.by === 'kind',
    )?.place
    const phrases = [
      ...slots
        .takeAll('thing', ({ phrase }) => phrase.which.by !== 'new')
        .map(({ phrase }) => phrase),
      ...slots
        .takeAll('place', ({ place }) => place.at === 'in')
        .flatMap(({ place }) => (place.at === 'in' ? [place.thing] : [])),
    ]
    if (phrases.length !== 2) return undefined
    // A mere number is put only where nouns say where.
    if (payload.type === 'number' && phrases.some(({ isBare }) => isBare)) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const ids = world.scope(slides(world))
      const within = table?.at === 'in' ? world.resolveOne(table.thing, ids) : undefined
      const slideIds = within === undefined ? ids : [within.slideId]
      const crossing = cellsAt(world, phrases, slideIds).filter(
        ({ block }) => within === undefined || block?.id === within.block?.id,
      )
      const [cell, ...others] = crossing
      if (cell?.block?.kind !== 'table' || others.length > 0) throw new Unfit()
      world.session.operate({
        op: 'set_table_cell',
        slideId: cell.slideId,
        blockId: cell.block.id,
        row: cell.index,
        column: cell.column ?? 0,
        text: payload.text,
      })
      world.session.remember([cell.slideId])
    }
  },
}

/** The cells where the row of one phrase crosses the column of the other. */
function cellsAt(
  world: World,
  [one, other]: readonly ThingPhrase[],
  slideIds: readonly string[] | undefined,
): Thing[] {
  if (one === undefined || other === undefined) return []
  const all = world.things(slideIds)
  return [
    [one, other],
    [other, one],
  ].flatMap(([row, column]) => {
    const rows = linesNamed(all, row, 'row')
    const columns = linesNamed(all, column, 'column')
    return all.filter(
      (thing) =>
        thing.kind === 'cell' &&
        rows.some(
          (one) =>
            one.block?.id === thing.block?.id &&
            one.slideId === thing.slideId &&
            one.index === thing.index,
        ) &&
        columns.some(
          (one) =>
            one.block?.id === thing.block?.id &&
            one.slideId === thing.slideId &&
            one.index === thing.column,
        ),
    )
  })
}

/** The rows or columns of tables, the categories or series of charts that a phrase names: a row by its first cell. */
export function linesNamed(
  all: readonly Thing[],
  phrase: ThingPhrase | undefined,
  kind: 'row' | 'column' | 'category' | 'series',
): Thing[] {
  if (phrase === undefined) return []
  const lines = all.filter(
    (thing) =>
      thing.kind === kind && (thing.block?.kind === 'table' || thing.block?.kind === 'chart'),
  )
  const { which } = phrase
  if (which.by === 'text' && which.matches !== undefined)
    return bestNamed(
      which,
      lines.filter((line) => matchOf(which, line) !== undefined),
    )
  if (which.by === 'text') {
    const words = plainWords(which.text)
    const said = ({ texts }: Thing) => plainWords(texts[0]?.text ?? '')
    const exact = lines.filter((line) => said(line) === words)
    return exact.length > 0
      ? exact
      : lines.filter((line) => ` ${said(line)} `.includes(` ${words} `))
  }
  if (which.by !== 'places' || !phrase.kinds.includes(kind)) return []
  return lines.filter((line) => {
    const count = lines.filter(({ block }) => block?.id === line.block?.id).length
    return which.places(count).includes(line.index)
  })
}
