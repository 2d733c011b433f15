import { describe, expect, it } from 'vitest'
import { bullets, chart, deck, slide, steps, table } from '../../support/decks.ts'
import { inShort, interpretSample } from '../sample-deck.ts'

/** Names, figures, steps and a chart that a sentence can speak of. */
const bakery = deck(
  { title: 'A second bakery' },
  slide('bullets', 'Where we stand', [
    bullets(['Sales rose to €412,000', 'We bake 900 loaves a day', 'Staff: 9 people']),
  ]),
  slide('table', 'Three sites', [
    table(
      ['Site', 'Rent', 'Oven'],
      [
        ['Harbour Street', '€2,400', 'yes'],
        ['Mill Lane', '€1,300', 'no'],
      ],
    ),
  ]),
  slide('steps', 'How we get there', [steps(['Sign the lease', 'Order the oven', 'Hire bakers'])]),
  slide('chart', 'Revenue', [chart('bar', ['Q2', 'Q3'], { Revenue: [101, 98] })]),
)

const read = (wish: string) => inShort(interpretSample(wish, { deck: bakery }))

describe('What only says how something is', () => {
  it.each([
    'Step 3 is unclear',
    'The first bullet on slide 1 is not true',
    'The rent at Mill Lane is too high',
    'The rent of Mill Lane is missing VAT',
    'The rent of Mill Lane is €50 higher',
    'Mill Lane is the best one',
    'Mill Lane: best location',
    'Q3 is missing 50',
    'Q2 should be higher than Q3',
    'The title of slide 3 is boring',
    'Schritt 3 ist unklar',
    'Der Titel von Folie 3 ist langweilig',
    'Le titre de la diapo 3 est ennuyeux',
    'El paso 3 es confuso',
    'Krok 3 jest niejasny',
    'Il primo punto della slide 1 è sbagliato',
    'Stap 3 is onduidelijk',
  ])('“%s” sets nothing', (remark) => {
    expect(read(remark).filter((step) => !/^(?:decline|clarify)/.test(step))).toEqual([])
  })

  it('sets nothing before a wish either', () => {
    const done = read('The rent at Mill Lane is too high, delete that row')
    expect(done.filter((step) => step.startsWith('set_'))).toEqual([])
  })
})

describe('What says a value of the kind that stands there', () => {
  it.each([
    ['The rent at Harbour Street is €2,550', 'row=0 column=1 text=€2,550'],
    ['The rent at Harbour Street is €2,550, not €2,400', 'row=0 column=1 text=€2,550'],
    [
      'The rent at Harbour Street is €2,550, not €2,400 - please fix that',
      'row=0 column=1 text=€2,550',
    ],
    ['The oven at Mill Lane is yes', 'row=1 column=2 text=yes'],
    [
      'Change the rent at Harbour Street from €2,400 to €2,550, thanks!',
      'row=0 column=1 text=€2,550',
    ],
  ])('“%s” sets it alone', (fact, cell) => {
    expect(read(fact)).toEqual([expect.stringContaining(cell)])
  })

  it.each([
    'Step 3 is Hire five bakers',
    'Schritt 3 ist Hire five bakers',
  ])('“%s” sets a text', (fact) => {
    expect(read(fact)).toEqual([expect.stringContaining('item=2 part=text value=Hire five bakers')])
  })

  it.each([
    'Second bullet on slide 1: 950 loaves, not 900',
    'Zweiter Punkt auf Folie 1: 950 loaves, nicht 900',
  ])('“%s” leaves the words beside it', (fact) => {
    expect(read(fact)).toEqual([expect.stringContaining('value=We bake 950 loaves a day')])
  })
})

describe('A figure with its currency before it', () => {
  it.each([
    'Replace €412,000 with €415,000',
    'Change €412,000 to €415,000',
    'Ersetze €412,000 durch €415,000',
    'Remplace €412,000 par €415,000',
  ])('“%s” replaces it whole', (wish) => {
    expect(read(wish)).toEqual(['replace_text find=€412,000 replace=€415,000'])
  })

  it.each([
    'and €412,000 with €415,000',
    'and replace €412,000 with €415,000',
  ])('goes on behind another: “Replace 900 loaves with 950 loaves %s”', (more) => {
    expect(read(`Replace 900 loaves with 950 loaves ${more}`)).toEqual([
      'replace_text find=900 loaves replace=950 loaves',
      'replace_text find=€412,000 replace=€415,000',
    ])
  })
})
