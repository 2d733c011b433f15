import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bulletsSlide, chart, deck, slide, tableSlide } from '../../support/decks.ts'
import { inShort } from '../sample-deck.ts'

const costs = (total: string) =>
  deck(
    { title: 'Plan' },
    tableSlide(
      'Costs',
      ['Item', 'Cost'],
      [
        ['Paint', '40'],
        ['Lamps', '20'],
        ['Chairs', '90'],
        [total, '150'],
      ],
    ),
    bulletsSlide('Who we are', ['Ada', 'Mia']),
    { ...slide('chart', 'Visitors', [chart('bar', ['2024', '2025'], { Visitors: [3, 4] })]) },
  )
const shown = costs('Total')
const [, , visitors] = shown.slides
if (visitors?.variants[0] !== undefined) visitors.variants[0].caption = 'Source: town hall'

const read = (instruction: string, of = shown) =>
  inShort(interpretInstruction(instruction, { deck: of, themes: [], newId: () => 'new' }))

describe('a row that adds up the others', () => {
  it.each([
    ['Sort the table by cost', 'Total', '1,0,2,3'],
    ['Sort the table by cost, biggest first', 'All of it', '2,0,1,3'],
    ['Sortiere die Tabelle nach Cost', 'Summe', '1,0,2,3'],
  ])('stays last: %s', (instruction, total, order) => {
    expect(read(instruction, costs(total))).toEqual([
      `arrange slideId=slide-1 blockId=table axis=rows order=[${order}]`,
    ])
  })
})

describe('rows sorted by a column that is named', () => {
  const nights = (prices: readonly string[], language = 'en') =>
    deck(
      { title: 'Tour', language },
      tableSlide(
        'Nights',
        ['City', 'Nights', 'Price'],
        prices.map((price, at) => [
          ['Ghent', 'Lille', 'Metz'][at] ?? '',
          ['2', '1', '3'][at] ?? '',
          price,
        ]),
      ),
    )

  it.each([
    ['Sort the Nights table by Price, highest first', ['231', '198', '286'], '2,0,1'],
    ['Sort rows by Price descending', ['€1,286', '€198', '€231'], '0,2,1'],
    ['Sort rows by Price descending', ['−€40', '€198', '-€60'], '1,0,2'],
    ['Sort rows by Price ascending', ['1,200 km', '−40 km', '900 km'], '1,2,0'],
  ])('go by their amounts: %s, %j', (instruction, prices, order) => {
    expect(read(instruction, nights(prices))).toEqual([
      `arrange slideId=slide-1 blockId=table axis=rows order=[${order}]`,
    ])
  })

  it.each([
    ['en', '1,0,2'],
    ['de', '0,2,1'],
  ])('go by amounts as the deck writes them: %s', (language, order) => {
    expect(read('Sort rows by Price ascending', nights(['2', '1.286', '3'], language))).toEqual([
      `arrange slideId=slide-1 blockId=table axis=rows order=[${order}]`,
    ])
  })

  it('that stand so already are said to', () => {
    expect(read('Sort rows by Price ascending', nights(['1', '2', '5']))).toEqual([
      'decline nothing_to_do',
    ])
  })
})

it('rows that add up others stay where they are, as the deck calls them', () => {
  const table = tableSlide(
    'Kosten',
    ['Posten', 'Betrag'],
    [
      ['Summe', '150'],
      ['Farbe', '40'],
      ['Lampen', '20'],
    ],
  )
  expect(read('Sort the table by Betrag', deck({ language: 'de' }, table))).toEqual([
    'arrange slideId=slide-1 blockId=table axis=rows order=[0,2,1]',
  ])
})

it('a name is no way to be', () => {
  expect(read('Add the point Weather to slide 2')).toEqual([
    'insert_items slideId=slide-2 blockId=bullets items=["Weather"]',
  ])
})

describe('a caption that is there', () => {
  it('is asked about before another that is added takes its place', () => {
    expect(read('Add a caption to slide 3: Both years')).toEqual([
      expect.stringMatching(/^clarify “Source: town hall” stands there already/),
    ])
  })

  it('is changed where that is said', () => {
    expect(read('Change the caption of slide 3 to: Both years')).toEqual([
      'set_caption slideId=slide-3 caption=Both years',
    ])
  })
})

it('rows whose names begin like a total are sorted with the others', () => {
  const shops = tableSlide(
    'Shops',
    ['Shop', 'Visits'],
    [
      ['Zebra', '12'],
      ['Total Wine', '9'],
      ['Sum of Parts', '7'],
      ['Ace', '3'],
    ],
  )
  expect(read('Sort the table by visits', deck({}, shops))).toEqual([
    'arrange slideId=slide-1 blockId=table axis=rows order=[3,2,1,0]',
  ])
})

it('rows are put in order by the only column of figures where nothing else is said', () => {
  expect(read('Make slide 1 biggest first')).toEqual([
    'arrange slideId=slide-1 blockId=table axis=rows order=[2,0,1,3]',
  ])
})
