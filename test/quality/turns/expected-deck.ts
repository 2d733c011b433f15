import type { Deck } from '../../../src/deck/deck.ts'
import type { Slide } from '../../../src/deck/slide.ts'
import { deckOfWritten } from '../../support/written-decks/deck-of-written.ts'
import type { WrittenDeck, WrittenSlide } from '../../support/written-decks/written-deck.ts'
import type { ExpectedMark, ExpectedSlide, ExpectedStyle, TurnEntry } from './turn-entries.ts'

/** What is expected of a slide besides what its document can hold today. */
interface ExpectedLook {
  marks: ExpectedMark[]
  styles: ExpectedStyle[]
  ground?: string
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
  const slides = (turn.slides ?? []).flatMap(numbersOf).map((one, index): Slide => {
    if (typeof one === 'number') {
      const slide = slideOf(first, one)
      unchanged.add(slide.id)
      return slide
    }
    const id = one.was === undefined ? `expected-${index + 1}` : `slide-${one.was}`
    const { judge, marks = [], style = [], ground } = one
    if (judge !== undefined) judged.set(id, judge)
    looks.set(id, { marks, styles: [style].flat(), ...(ground === undefined ? {} : { ground }) })
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
  const old = was === undefined ? {} : written.slides[was - 1]
  const kept = Object.entries({ ...old, ...fields }).filter(
    ([, value]) => value !== null && value !== '',
  )
  const slide = { title: '', ...Object.fromEntries(kept) } as WrittenSlide
  const named = slide.chart && {
    // A series that nobody named has no name.
    chart: {
      ...slide.chart,
      series: slide.chart.series.map((one) => ({ ...one, name: String(one.name ?? '') })),
    },
  }
  return slideOf(deckOfWritten({ ...written, slides: [{ ...slide, ...named }] }, 'simple_light'), 1)
}
