import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

/** What is made: where, called what, and what stands on it. */
const made = (instruction: string) =>
  interpretSample(instruction).map((step) => {
    if (!('op' in step) || step.op !== 'insert_slide') return inShort([step])[0]
    const [variant] = step.slide.variants
    const [block] = variant?.blocks ?? []
    const said =
      block?.kind === 'comparison'
        ? block.sides.map(({ text, items }) => [text, ...(items ?? []).map((one) => one.text)])
        : block?.kind === 'table'
          ? [block.columns.map(({ name }) => name), ...block.rows.map(({ cells }) => cells)]
          : block?.kind === 'chart'
            ? [block.chartType, block.categories, block.series[0]?.values, block.unit.suffix]
            : block?.kind === 'cards'
              ? block.items.map(({ head, text }) => [head, text])
              : []
    return [step.position, variant?.title, ...said]
  })

describe('a new slide with its points, in any order and without a verb', () => {
  it.each([
    'after slide 4 pls a new one, title Who pays, three points: the town; The club; nobody else',
    'title Who pays, 3 points: the town; The club; nobody else. new slide, after slide 4',
    'neue Folie nach 4, Titel Who pays, drei Punkte: the town; The club; nobody else',
    'après la 4 une nouvelle, titre Who pays, trois points : the town ; The club ; nobody else',
    'dopo la 4 una slide nuova con titolo Who pays e tre punti: the town; The club; nobody else',
    'po slajdzie 4 nowy slajd Who pays, trzy punkty: the town; The club; nobody else',
    'depois do slide 4 mais um, Who pays, com três pontos: the town; The club; nobody else',
  ])('%s', (instruction) => {
    expect(made(instruction)).toEqual([
      'add_slide position=4 title=Who pays points=["the town","The club","nobody else"]',
    ])
  })

  it.each([
    'before slide 5 one more, "How to get here", as steps: Bus 14, Walk up the hill',
    'na dia 4 een nieuwe dia "How to get here", stappen: Bus 14, Walk up the hill',
    'después de la 4 una nueva, título How to get here, pasos: Bus 14, Walk up the hill',
  ])('as steps: %s', (instruction) => {
    expect(made(instruction)).toEqual([
      'add_slide position=4 layout=steps title=How to get here points=["Bus 14","Walk up the hill"]',
    ])
  })

  it('as cards, each with its head', () => {
    expect(
      made(
        'after slide 4 a slide titled "Advisers" with two cards: "Lea" – heating; "Tom" – hotels',
      ),
    ).toEqual([[4, 'Advisers', ['Lea', 'heating'], ['Tom', 'hotels']]])
  })
})

describe('a new slide with its table', () => {
  it.each([
    'after slide 4 a slide Groups, table with Group, Price. School, £60. Club, £75',
    'a table slide right before slide 5, columns Group and Price: School £60, Club £75, title Groups',
    'vor Folie 5 eine Tabelle Groups, Spalten Group und Price: School £60, Club £75',
    'prima della 5 una tabella «Groups», colonne Group, Price; righe School, £60; Club, £75',
    'новый слайд после 4 «Groups», таблица, столбцы Group, Price; строки School, £60; Club, £75',
  ])('has its heads and rows: %s', (instruction) => {
    expect(made(instruction)).toEqual([
      [4, 'Groups', ['Group', 'Price'], ['School', '£60'], ['Club', '£75']],
    ])
  })

  it('is declined by name where rows do not fit the heads', () => {
    expect(
      interpretSample(
        'new slide after 5 "Fees" with a table. columns Tool, Fee, Deposit. rows: Ladder £2; Drill £3 £15',
      ),
    ).toMatchObject([
      { sentence: expect.stringContaining('do not fit the 3 columns Tool, Fee, Deposit') },
    ])
  })
})

describe('a new slide with its chart', () => {
  it.each([
    "chart slide before slide 5 pls, title 'Riders, three weeks', bars: wk 12 17,120, wk 13 17,905",
    'dopo la 4 una slide nuova "Riders, three weeks" con un grafico a barre: wk 12 17,120, wk 13 17,905',
  ])('%s', (instruction) => {
    expect(made(instruction)).toEqual([
      [4, 'Riders, three weeks', 'bar', ['wk 12', 'wk 13'], [17120, 17905], ''],
    ])
  })

  it('counts what is said to be its unit', () => {
    expect(
      made(
        'dopo la 4 una slide nuova "Chi paga" con un grafico a barre: Regione 900, Comune 450, unità euro',
      ),
    ).toEqual([[4, 'Chi paga', 'bar', ['Regione', 'Comune'], [900, 450], 'euro']])
  })
})

describe('a new slide that compares', () => {
  it.each([
    "new slide after 4 titled 'Buy or rent', two columns. first one Buy: dear, old. second Rent: near",
    'comparison slide after slide 4 pls, title Buy or rent. left Buy: dear; old. right Rent: near',
    'hinter Folie 4 noch eine mit dem Titel „Buy or rent“, zwei Spalten. links Buy: dear; old. rechts Rent: near',
    'na slide 4 graag een vergelijking "Buy or rent": links Buy met dear en old, rechts Rent met near',
  ])('%s', (instruction) => {
    expect(made(instruction)).toEqual([
      [4, 'Buy or rent', ['Buy', 'dear', 'old'], ['Rent', 'near']],
    ])
  })
})

describe('empty slides', () => {
  it.each([
    'after 4 i need two empty slides, Live demo and Your turn',
    '2 more after slide 4, empty for now: Live demo, Your turn',
    'zwei leere Folien nach 4: Live demo und Your turn',
  ])('are called as is said: %s', (instruction) => {
    expect(made(instruction)).toEqual([
      [4, 'Live demo'],
      [5, 'Your turn'],
    ])
  })
})

describe('what is hardly a wish for a slide', () => {
  it.each([
    'add one more here at the end: March, The Beehive Cluster',
    'new slide after 4, Team, Ann, Bob',
  ])('makes none of it a title: %s', (instruction) => {
    expect(JSON.stringify(made(instruction))).not.toContain('"here"')
    expect(JSON.stringify(made(instruction))).not.toContain('points')
  })
})

describe('a slide that shall stay empty', () => {
  it.each([
    'add a slide called Talks, leave it empty',
    'after slide 10 add a slide called Talks, leave it empty',
    'add an empty slide called Talks',
  ])('has its title alone: %s', (instruction) => {
    expect(made(instruction).map((one) => one?.slice(1))).toEqual([['Talks']])
  })
})

describe('a slide of which nothing more is said', () => {
  it.each([
    'スライドを追加して',
    'Add a blank slide',
    'Füge eine leere Folie ein',
    'Ajoute une diapo vierge',
  ])('is added: %s', (instruction) => {
    expect(made(instruction)).toEqual(['add_slide'])
  })

  it('is as many as are asked for', () => {
    expect(made('Add three empty slides')).toHaveLength(3)
    expect(made('スライドを2枚追加して')).toHaveLength(2)
  })
})

describe('what stands beside a new slide', () => {
  it.each([
    'Add a slide with a table and delete slide 4',
    'Füge eine Folie mit einer Tabelle ein und lösche Folie 4',
  ])('is another wish, and no title: %s', (instruction) => {
    expect(made(instruction)).toEqual(['add_slide layout=table', 'delete_slide slideId=slide-4'])
  })

  it.each([
    'Add a slide called Safety with the points helmets and lights, and send me the PDF',
    'Add a slide called Safety with the points helmets, lights, and give me the PDF',
  ])('is a file that is wished for, and no point: %s', (instruction) => {
    expect(made(instruction)).toEqual([
      'add_slide title=Safety points=["helmets","lights"]',
      'export formats=["pdf"]',
    ])
  })

  it('is a place, and no title', () => {
    expect(made('Add a slide after the pricing slide about discounts')).toEqual([
      'add_slide position=4 topic=discounts',
    ])
  })

  it('may be how many there shall be', () => {
    expect(made('I need three slides')).toEqual([
      'clarify Shall the presentation have 3 slides in all?',
    ])
  })
})

describe('a slide that is only called one', () => {
  it.each([
    'after slide 4 add one called "Why" with two points: Wind and Rain',
    'add one called "Why" after slide 4 with points Wind and Rain',
    '4枚目の次に「Why」というスライドを追加して。箇条書きで「Wind」「Rain」',
  ])('has its points: %s', (instruction) => {
    expect(made(instruction)).toEqual(['add_slide position=4 title=Why points=["Wind","Rain"]'])
  })
})
