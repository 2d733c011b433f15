import { describe, expect, it } from 'vitest'
import { readWithFrames } from '../../../src/edit/frames/read-with-frames.ts'
import { inShort, sampleDeck, sampleThemes } from '../sample-deck.ts'

function read(instruction: string): string[] | undefined {
  let count = 0
  const read = readWithFrames(
    instruction,
    { deck: sampleDeck(), themes: sampleThemes, newId: () => `new-${++count}` },
    {},
  )
  return read && inShort(read.steps)
}

describe('tables and charts that are there', () => {
  it.each([
    [
      'set 2024 in the chart to 26',
      ['set_chart_value slideId=slide-5 blockId=chart series=0 category=1 value=26'],
    ],
    [
      'Set 2024 to 26 in the chart on slide 5',
      ['set_chart_value slideId=slide-5 blockId=chart series=0 category=1 value=26'],
    ],
    [
      'Set 2024 in the chart on slide 5 to 26',
      ['set_chart_value slideId=slide-5 blockId=chart series=0 category=1 value=26'],
    ],
    [
      'in the table the price of Nordlicht should be 15',
      ['set_table_cell slideId=slide-6 blockId=table row=1 column=2 text=15'],
    ],
    [
      'mach die Spalte Price breiter',
      ['set_column slideId=slide-6 blockId=table column=2 width=1.5'],
    ],
    [
      'add a total row to the table on slide 6',
      ['add_table_row slideId=slide-6 blockId=table cells=["Total","","26"]'],
    ],
  ])('“%s”', (instruction, steps) => {
    expect(read(instruction)).toEqual(steps)
  })
})

it('asks of which series a value is meant, and names no category by it', () => {
  const deck = sampleDeck()
  const two = deck.slides.map((slide) => ({
    ...slide,
    variants: slide.variants.map((variant) => ({
      ...variant,
      blocks: variant.blocks.map((block) =>
        block.kind === 'chart'
          ? { ...block, series: [...block.series, ...block.series.map(other)] }
          : block,
      ),
    })),
  }))
  function other<Series extends { name: string }>(series: Series): Series {
    return { ...series, name: 'Trains' }
  }
  const asked = readWithFrames(
    'Set 2024 to 26 in the chart on slide 5',
    { deck: { ...deck, slides: two }, themes: sampleThemes, newId: () => 'new' },
    {},
  )
  expect(asked?.question).toMatchObject({
    question: expect.stringContaining('2 values in the chart'),
    options: [expect.any(String), 'Trains'],
  })
})

describe('given data', () => {
  it('is a chart of its own with its title', () => {
    const [step] = read('after slide 5 a bar chart New hotels: Q1 12, Q2 15') ?? []
    expect(step).toContain('"categories":["Q1","Q2"]')
    expect(step).toContain('"values":[12,15]')
    expect(step).toContain('"title":"New hotels"')
    expect(step).toMatch(/position=5$/)
  })

  it('has named parts, each up to the next', () => {
    const [step] =
      read(
        'add a slide with a table, title Hours, columns Day, From, rows: Tue, 17:00; Sat, 9:30',
      ) ?? []
    expect(step).toContain('"title":"Hours"')
    expect(step).toContain('"cells":["Sat","9:30"]')
  })

  it('is compared side by side', () => {
    const [step] =
      read('a slide titled Train or plane that compares Train: 6 hours, €89 with Plane: 2 hours') ??
      []
    expect(step).toContain('"title":"Train or plane"')
    expect(step).toMatch(/"text":"Train".*"text":"6 hours".*"text":"€89".*"text":"Plane"/)
  })
})

describe('a new column with what stands in it', () => {
  it.each([
    'add a column Parking with yes, no',
    'add another column Parking: yes, no',
    'add a column Parking with yes, no to slide 6',
    'füge eine Spalte Parking mit yes, no hinzu',
    'ajoute une colonne Parking avec yes, no',
  ])('is one: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'add_table_column slideId=slide-6 blockId=table name=Parking cells=["yes","no"] numeric=false',
    ])
  })

  it.each([
    'add a column Parking with yes, no, yes',
    'add a column Parking to the customers table with yes, no',
    'and a column Change with -64, 34, -39, 3, 7',
  ])('is no row and no head where it does not fit: %s', (instruction) => {
    expect((read(instruction) ?? []).join()).not.toMatch(/add_table_row|set_table_cell/)
  })
})
