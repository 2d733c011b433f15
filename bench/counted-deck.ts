import type { Block } from '../src/deck/blocks/block.ts'
import type { Deck } from '../src/deck/deck.ts'
import type { LayoutName } from '../src/deck/slide.ts'
import {
  agenda,
  bullets,
  cards,
  comparison,
  deck,
  definition,
  paragraph,
  quote,
  slide,
  stats,
  steps,
  table,
  timeline,
} from '../test/support/decks.ts'

const heads = [
  'Quay',
  'Customs office',
  'Night shift',
  'Fuel prices and rates',
  'Pilots',
  'Training of new operators',
  'Tolls',
  'Warehouse in Rotterdam',
  'Rail',
  'Reporting',
]

const lengths = {
  short: ['Open', 'Ready in May', 'Twice a day', 'On hold', 'Handed over'],
  medium: [
    'The new crane handles twenty ships a day',
    'Papers are checked within two working days',
    'Two people watch the gate from six to ten',
    'What it costs is known by the end of the month',
    'Nobody has to call, because the page says it',
  ],
  long: [
    'Six weeks were enough for the new quay, which handles twenty ships a day and needs four people less than the old one did',
    'Every carrier who has booked three loads without a complaint may pay at the end of the month instead of in advance',
    'The customs office has agreed to open at five in the morning from May on, provided that two officers are paid by the harbour',
    'Waiting fell from twenty-two minutes to nine, although the number of ships grew by almost a third in the same time',
    'If the second crane is delayed again, the night shift stays as it is until the end of the year and the works council is asked',
  ],
} as const

const figures = [
  '$42.6 million',
  '18%',
  '9 minutes',
  '+37%',
  '1,240',
  '€1.4 million',
  '3 of 4',
  '99.95%',
]
const dates = [
  'January 2026',
  '12 March',
  'Q2',
  '1 July 2026',
  '2027',
  'Autumn',
  '4 October 2026',
  'Monday',
  '2028',
  'May',
  'June',
  'Later',
]

type Length = keyof typeof lengths
const words = (length: Length, index: number) => lengths[length][index % 5] as string
const times = <One>(count: number, make: (index: number) => One) =>
  Array.from({ length: count }, (_, index) => make(index))
const head = (index: number) => heads[index % heads.length] as string

/** How many things each kind is shown with. */
const counts: Partial<Record<LayoutName, number[]>> = {
  bullets: [1, 3, 5, 8],
  steps: [2, 3, 5, 7],
  timeline: [2, 4, 6, 9],
  comparison: [2, 4, 6],
  stats: [1, 2, 3, 4, 6],
  'big-number': [1],
  definition: [1, 2, 4],
  cards: [2, 3, 4, 5, 6],
  table: [3, 7],
  agenda: [3, 6, 9],
  recap: [2, 4, 6],
  paragraph: [1, 2],
  quote: [1],
  closing: [2, 3],
}

function block(layout: LayoutName, count: number, length: Length): Block {
  const text = (index: number) => words(length, index)
  switch (layout) {
    case 'steps':
      return steps(times(count, (index) => `${head(index)}: ${text(index)}`))
    case 'timeline':
      return timeline(
        times(
          count,
          (index) => `${index === 1 ? '!' : index > 2 ? '?' : ''}${dates[index]}: ${text(index)}`,
        ),
      )
    case 'comparison':
      return comparison(
        ['Build', '*Buy'],
        Object.fromEntries(times(count, (index) => [head(index), [text(index), text(index + 1)]])),
      )
    case 'stats':
    case 'big-number':
      return stats(
        ...times(count, (index) => ({
          figure: figures[index] as string,
          label: head(index),
          note: text(index),
          ...(index % 2 === 0 ? { trend: 'up' as const } : {}),
        })),
      )
    case 'definition':
      return definition(Object.fromEntries(times(count, (index) => [head(index), text(index)])))
    case 'cards':
    case 'closing':
      return cards(...times(count, (index) => ({ head: head(index), text: text(index) })))
    case 'table':
      return table(
        ['What', '#2025', '#2026', 'Why'],
        times(count, (index) => [head(index), String(index * 37), String(index * 41), text(index)]),
      )
    case 'agenda':
      return agenda(times(count, (index) => head(index)))
    case 'quote':
      return quote(text(2), 'Ada Moor', 'Halden Foods')
    case 'paragraph':
      return paragraph(...times(count, text))
    default:
      return bullets(times(count, text))
  }
}

/** Each kind of content with few and many things, in few and many words. */
export const countedDeck: Deck = deck(
  { title: 'How the harbour grew', language: 'en' },
  ...Object.entries(counts).flatMap(([layout, numbers]) =>
    numbers.flatMap((count) =>
      (Object.keys(lengths) as Length[]).map((length) =>
        slide(
          layout as LayoutName,
          'Waiting at the gate fell from twenty-two minutes to nine',
          [block(layout as LayoutName, count, length)],
          { eyebrow: 'Harbour' },
        ),
      ),
    ),
  ),
)
