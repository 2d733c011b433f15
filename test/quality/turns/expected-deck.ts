import type { Deck } from '../../../src/deck/deck.ts'
import type { Slide } from '../../../src/deck/slide.ts'
import { defaultThemeId } from '../../../src/design/themes/theme-list.ts'
import { deckOfWritten } from '../../support/written-decks/deck-of-written.ts'
import type {
  WrittenChart,
  WrittenDeck,
  WrittenSlide,
} from '../../support/written-decks/written-deck.ts'
import type { ExpectedMark, ExpectedSlide, ExpectedStyle, TurnEntry } from './turn-entries.ts'

/** What is expected of a slide besides its words. */
interface ExpectedLook {
  marks: ExpectedMark[]
  styles: ExpectedStyle[]
  ground?: string
  /** Nobody said which layout. */
  anyLayout: boolean
}

/** The deck that should come of a turn. */
export interface ExpectedDeck {
  deck: Deck
  /** The slides that stay as they were: the same ones, not others with their words. */
  unchanged: ReadonlySet<string>
  /** What a reader must find on slides whose words come from the program, by their ids. */
  judged: ReadonlyMap<string, string>
  looks: ReadonlyMap<string, ExpectedLook>
}

/** The deck that `turn` should leave of one that an editor wrote; `first` is that as a document. */
export function expectedDeck(written: WrittenDeck, first: Deck, turn: TurnEntry): ExpectedDeck {
  const unchanged = new Set<string>()
  const judged = new Map<string, string>()
  const looks = new Map<string, ExpectedLook>()
  // A slide that is named again is a copy.
  const named = new Set<number>()
  const slides = (turn.slides ?? [`1-${first.slides.length}`])
    .flatMap(numbersOf)
    .map((one, index): Slide => {
      const number = typeof one === 'number' ? one : one.was
      const isNew = number === undefined || named.has(number)
      if (number !== undefined) named.add(number)
      if (typeof one === 'number') {
        const slide = slideOf(first, one)
        if (isNew) return { ...slide, id: `expected-${index + 1}` }
        unchanged.add(slide.id)
        return slide
      }
      const id = isNew ? `expected-${index + 1}` : `slide-${one.was}`
      const { judge, marks = [], style = [], ground } = one
      if (judge !== undefined) judged.set(id, judge)
      const anyLayout = one.was === undefined && one.layout === undefined
      const onGround = ground === undefined ? {} : { ground }
      looks.set(id, { marks, styles: [style].flat(), ...onGround, anyLayout })
      if (judge !== undefined)
        return one.was === undefined ? { ...slideOf(first, 1), id } : slideOf(first, one.was)
      return { ...documentOf(written, one), id }
    })
  return { deck: { ...first, slides }, unchanged, judged, looks }
}

function numbersOf(entry: number | string | ExpectedSlide): (number | ExpectedSlide)[] {
  if (typeof entry === 'object') return [entry]
  const [from = 0, to = from] = String(entry).split(/[-–]/).map(Number)
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function slideOf(deck: Deck, number: number): Slide {
  const slide = deck.slides[number - 1]
  if (slide === undefined) throw new Error(`The deck has no slide ${number}.`)
  return slide
}

/** A slide as the document has it, through the same converter as the deck. */
function documentOf(written: WrittenDeck, expected: ExpectedSlide): Slide {
  const {
    was,
    new: _new,
    judge: _judge,
    marks: _marks,
    style: _style,
    ground: _ground,
    ...fields
  } = expected
  const old = was === undefined ? undefined : written.slides[was - 1]
  const kept = Object.entries({ ...old, ...fields }).filter(
    ([, value]) => value !== null && value !== '',
  )
  const { chart, ...texts } = Object.fromEntries(kept) as Partial<WrittenSlide>
  const slide = {
    ...inWords({ title: '', layout: layoutOf(fields), ...texts }),
    ...(chart === undefined ? {} : { chart: chartOf(chart, old?.chart) }),
  } as WrittenSlide
  const named = { ...slide, ...highlightKept(old, slide) }
  return slideOf(deckOfWritten({ ...written, slides: [named] }, defaultThemeId), 1)
}

/** What is written without quotation marks may look like a number to YAML. */
function inWords(value: unknown): object {
  return JSON.parse(
    JSON.stringify(value, (_key, one) => (typeof one === 'number' ? String(one) : one)),
  )
}

/** A series that nobody named has no name; what the chart counts is as before where nothing else is said. */
function chartOf(chart: WrittenChart, old?: WrittenChart): WrittenChart {
  const { unit, category_title } = old ?? {}
  return {
    ...(unit === undefined ? {} : { unit }),
    ...(category_title === undefined ? {} : { category_title }),
    ...chart,
    categories: chart.categories.map(String),
    series: chart.series.map((one) => ({ ...one, name: String(one.name ?? '') })),
  }
}

/** The layout that shows such fields, where none is said. */
function layoutOf(fields: object): string {
  const layouts = {
    cards: 'cards',
    columns: 'comparison',
    steps: 'steps',
    events: 'timeline',
    stats: 'stats',
    table: 'table',
    chart: 'chart:bar',
    quote: 'quote',
    code: 'code',
    text: 'statement',
  }
  return Object.entries(layouts).find(([field]) => field in fields)?.[1] ?? 'bullets'
}

/** A highlighted row or column stays so under another name. */
function highlightKept(old: WrittenSlide | undefined, slide: WrittenSlide): Partial<WrittenSlide> {
  const renamed = (name: string | undefined, before: string[] = [], now: string[] = []) =>
    name === undefined || now.includes(name) || now.length !== before.length
      ? name
      : now[before.indexOf(name)]
  const heads = (one?: WrittenSlide) => one?.table?.rows.map(([head = '']) => head)
  const row = renamed(slide.highlight_row, heads(old), heads(slide))
  const column = renamed(slide.highlight_column, old?.table?.columns, slide.table?.columns)
  const highlight = renamed(slide.highlight, old?.chart?.categories, slide.chart?.categories)
  return {
    ...(row === undefined ? {} : { highlight_row: row }),
    ...(column === undefined ? {} : { highlight_column: column }),
    ...(highlight === undefined ? {} : { highlight }),
  }
}
