import { describe, expect, it } from 'vitest'
import type { Block } from '../../../src/deck/blocks/block.ts'
import type { ConvertTarget } from '../../../src/deck/requests/request.ts'
import type { LayoutName } from '../../../src/deck/slide.ts'
import { variantProblem } from '../../../src/deck/variant-problem.ts'
import {
  bullets,
  bulletsSlide,
  chart,
  deck,
  image,
  paragraph,
  quote,
  slide,
  stats,
  steps,
  table,
  timeline,
  titleSlide,
} from '../../support/decks.ts'
import { editWith, shownOn, slideOf } from '../../support/edit-steps.ts'

const convert = (to: ConvertTarget) => ({
  request: 'convert_slide' as const,
  slideId: 'slide-1',
  to,
})

async function converted(layout: LayoutName, blocks: Block[], to: ConvertTarget): Promise<Block> {
  const { after, result } = await editWith(deck({}, slide(layout, 'A slide', blocks)), [
    convert(to),
  ])
  const [block] = shownOn(after, 1).blocks
  if (block === undefined || result.operations.length === 0)
    throw new Error(result.warnings.join(' '))
  return block
}

async function refusal(layout: LayoutName, blocks: Block[], to: ConvertTarget): Promise<string> {
  const { result } = await editWith(deck({}, slide(layout, 'A slide', blocks)), [convert(to)])
  expect(result.operations).toEqual([])
  expect(result.summaries).toEqual([])
  return result.warnings.join(' ')
}

const costs = table(
  ['Item', '#Cost'],
  [
    ['Rent', '$500'],
    ['Food', '$700'],
    ['Fuel', '$200'],
  ],
)

describe('converting a slide', () => {
  it('says what it did and keeps the id, the notes and the sources', async () => {
    const before = deck({}, slide('table', 'Costs', [costs], { notes: 'Per month.' }))
    const { result, after } = await editWith(before, [convert('chart')])
    expect(result.summaries).toEqual(['Turned slide 1 into a chart.'])
    expect(slideOf(after, 1)).toMatchObject({ id: 'slide-1', notes: 'Per month.', sources: [] })
  })

  it('draws the numbers of a table', async () => {
    expect(await converted('table', [costs], 'chart')).toMatchObject({
      kind: 'chart',
      chartType: 'bar',
      categories: ['Rent', 'Food', 'Fuel'],
      series: [{ values: [500, 700, 200] }],
      unit: { prefix: '$', suffix: '' },
    })
  })

  it('keeps the heads of a table with several values a row in its lines', async () => {
    const offers = table(
      ['Item', 'Old', 'New'],
      [
        ['Rent', '$500', '$450'],
        ['Food', '$700', ''],
      ],
    )
    expect(await converted('table', [offers], 'steps')).toMatchObject({
      items: [
        { head: 'Rent', text: 'Old: $500; New: $450' },
        { head: 'Food', text: 'Old: $700' },
      ],
    })
  })

  it('prints the values of a chart as a table', async () => {
    const one = chart(
      'bar',
      ['Rent', 'Food', 'Fuel'],
      { Cost: [5, 7, 2] },
      {
        unit: { prefix: '$', suffix: '' },
      },
    )
    expect(await converted('chart', [one], 'table')).toMatchObject({
      kind: 'table',
      columns: [{ name: '' }, { name: 'Cost' }],
      rows: [{ cells: ['Rent', '$5'] }, { cells: ['Food', '$7'] }, { cells: ['Fuel', '$2'] }],
    })
  })

  it('parts bullets with labels into the columns of a table', async () => {
    const list = bullets(['Rent: paid monthly', 'Food: paid daily', 'Fuel: paid by the company'])
    expect(await converted('bullets', [list], 'table')).toMatchObject({
      kind: 'table',
      rows: [
        { cells: ['Rent', 'Paid monthly'] },
        { cells: ['Food', 'Paid daily'] },
        { cells: ['Fuel', 'Paid by the company'] },
      ],
    })
  })

  it('draws shares in bullets as a ring, and other figures of one unit as bars', async () => {
    const shares = bullets(['Rent: 50%', 'Food: 30%', 'Fuel: 20%'])
    expect(await converted('bullets', [shares], 'chart')).toMatchObject({ chartType: 'doughnut' })
    const tons = bullets(['North: 12 tons', 'South: 7 tons'])
    expect(await converted('bullets', [tons], 'chart')).toMatchObject({
      chartType: 'bar',
      series: [{ values: [12, 7] }],
    })
  })

  it('takes dates at the beginning of bullets for those of a timeline', async () => {
    const list = bullets(['March 2027: pilot', 'June 2027: launch', 'May 2028: second site'])
    expect(await converted('bullets', [list], 'timeline')).toMatchObject({
      kind: 'timeline',
      items: [{ date: 'March 2027' }, { date: 'June 2027' }, { date: 'May 2028' }],
    })
  })

  it('makes steps of the sentences of a paragraph, and running text of steps', async () => {
    const prose = paragraph('Open the door. Switch on the light. Read the meter in the hall.')
    expect(await converted('paragraph', [prose], 'steps')).toMatchObject({
      items: [
        { text: 'Open the door.' },
        { text: 'Switch on the light.' },
        { text: 'Read the meter in the hall.' },
      ],
    })
    const process = steps(['Open: the door to the cellar', 'Read: the meter in the hall'])
    expect(await converted('steps', [process], 'paragraph')).toMatchObject({
      paragraphs: [
        { text: 'Open: the door to the cellar' },
        { text: 'Read: the meter in the hall' },
      ],
    })
  })

  it('sets a list without names in two columns', async () => {
    const list = bullets(['One thing', 'Another thing', 'A third one', 'The last of them', 'Five'])
    const block = await converted('bullets', [list], 'comparison')
    expect(block).toMatchObject({
      kind: 'comparison',
      sides: [
        { text: '', items: [{ text: 'One thing' }, { text: 'Another thing' }, {}] },
        { text: '', items: [{ text: 'The last of them' }, { text: 'Five' }] },
      ],
      rows: [],
    })
  })

  it('gives all cards a head, or none', async () => {
    const list = bullets([
      'Fuel: the prices rise',
      'We wait for the customs office in Ankara to answer our letter of last May',
    ])
    expect(await converted('bullets', [list], 'cards')).toMatchObject({
      items: [{ head: '', text: 'Fuel: The prices rise' }, { head: '' }],
    })
  })

  it('takes the figures out of sentences, the others stay below them', async () => {
    const list = bullets(['Churn fell to 2.1%', 'Gross margin rose to 34.5%', 'Nobody left us'])
    const { after } = await editWith(deck({}, slide('bullets', 'A slide', [list])), [
      convert('stats'),
    ])
    expect(shownOn(after, 1).blocks).toMatchObject([
      {
        kind: 'stats',
        items: [
          { label: 'Churn fell to', text: '2.1%', order: 'label-first' },
          { label: 'Gross margin rose to', text: '34.5%', order: 'label-first' },
        ],
      },
      { kind: 'paragraph', paragraphs: [{ text: 'Nobody left us' }] },
    ])
  })

  it('names figures by what they measure', async () => {
    const figures = stats(
      { figure: '42', label: 'Cities' },
      { figure: '7', label: 'Countries', note: 'two of them new' },
    )
    expect(await converted('stats', [figures], 'bullets')).toMatchObject({
      items: [
        { text: 'Cities: 42' },
        { text: 'Countries' },
        { text: '7', level: 1 },
        { text: 'two of them new', level: 1 },
      ],
    })
  })

  it('finds the words in quotation marks', async () => {
    const prose = paragraph('“The tracking page simply tells us.” — Ann Lee, Halden Foods')
    expect(await converted('paragraph', [prose], 'quote')).toMatchObject({
      quote: { text: 'The tracking page simply tells us.' },
      name: 'Ann Lee',
      affiliation: 'Halden Foods',
    })
  })

  it('keeps a picture that stood beside the text', async () => {
    const before = deck(
      {},
      slide('image', 'Costs', [image('hub'), bullets(['Rent: high', 'Food: low', 'Fuel: none'])]),
    )
    const { after } = await editWith(before, [convert('table')])
    const kinds = after.slides.flatMap((_, index) =>
      shownOn(after, index + 1).blocks.map((block) => block.kind),
    )
    expect(kinds.sort()).toEqual(['image', 'table'])
  })

  it('puts what the new form has no place for into the notes', async () => {
    const list = bullets(
      ['We stopped calling the hotline in August', 'The page simply tells us what we need'],
      [0.9, 0.1],
    )
    const { after } = await editWith(deck({}, slide('bullets', 'A slide', [list])), [
      convert('quote'),
    ])
    expect(slideOf(after, 1).notes).toBe('The page simply tells us what we need')
  })

  it('shows a variant that the slide has already', async () => {
    const one = slide('bullets', 'Costs', [bullets(['Rent: $500', 'Food: $700', 'Fuel: $200'])])
    const both = {
      ...one,
      variants: [...one.variants, { layout: 'table' as const, title: 'Costs', blocks: [costs] }],
    }
    const { result } = await editWith(deck({}, both), [convert('table')])
    expect(result.operations).toEqual([{ op: 'choose_variant', slideId: 'slide-1', variant: 1 }])
  })
})

describe('a slide that cannot be shown so', () => {
  it('stays, because it has no numbers', async () => {
    const list = bullets(['Rent is high', 'Food is low'])
    expect(await refusal('bullets', [list], 'chart')).toBe(
      'Slide 1 stays as it is: it has no numbers that a chart could draw.',
    )
  })

  it('stays, because its numbers are not in one unit', async () => {
    const list = bullets(['Rent: $500', 'Staff: 40%', 'Sites: 12 km'])
    expect(await refusal('bullets', [list], 'chart')).toContain('not in one unit')
  })

  it('stays, because a day is no figure', async () => {
    const list = bullets(['Pilot: 15 December', 'Launch: 1 March'])
    expect(await refusal('bullets', [list], 'stats')).toContain('states no figures')
  })

  it('stays, because a number in a name is no figure', async () => {
    const list = bullets(['Task 1: book a flight', 'Task 2: book a hotel'])
    expect(await refusal('bullets', [list], 'chart')).toContain('no numbers')
  })

  it('stays, because a ring shows one series', async () => {
    const one = chart('bar', ['A', 'B'], { First: [1, 2], Second: [2, 3] })
    const { result } = await editWith(deck({}, slide('chart', 'Values', [one])), [
      { ...convert('chart'), chartType: 'pie' },
    ])
    expect(result.warnings).toEqual([
      'Slide 1 stays as it is: it has 2 series, and a pie shows one.',
    ])
  })

  it.each([
    ['it is a list already', 'bullets', bullets(['One', 'Two']), 'bullets'],
    ['it names no dates', 'bullets', bullets(['One thing', 'Two things']), 'timeline'],
    ['it quotes nobody', 'bullets', bullets(['Rent: $5', 'Food: $7']), 'quote'],
    ['it is a quote already', 'quote', quote('So it goes'), 'quote'],
    ['it is a timeline already', 'timeline', timeline(['2027: pilot']), 'timeline'],
  ] as const)('stays: %s', async (reason, layout, block, to) => {
    expect(await refusal(layout, [block], to)).toContain(reason)
  })

  it('is a cover', async () => {
    const { result } = await editWith(deck({}, titleSlide('A deck', 'By us')), [convert('table')])
    expect(result.warnings.join()).toContain('no content besides its title')
  })

  it('does not exist', async () => {
    const { result } = await editWith(deck({}, bulletsSlide('One', ['Two'])), [
      { ...convert('table'), slideId: 'slide-9' },
    ])
    expect(result).toMatchObject({
      refused: 'There is no slide slide-9 in this presentation.',
      operations: [],
    })
  })
})

describe('what a slide says beside its content', () => {
  it('goes to the notes where another layout does not show it', async () => {
    const closing = slide('closing', 'Next', [bullets(['Sign', 'Plan'])], { meta: 'Ines Brandt' })
    const { after } = await editWith(deck({}, closing), [convert('cards')])
    expect(shownOn(after, 1).layout).toBe('cards')
    expect(variantProblem(shownOn(after, 1))).toBeUndefined()
    expect(slideOf(after, 1).notes).toBe('Ines Brandt')
  })
})
