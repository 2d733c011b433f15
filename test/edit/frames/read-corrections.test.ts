import { describe, expect, it } from 'vitest'
import { bullets, deck, slide, table } from '../../support/decks.ts'
import { inShort, interpretSample, sampleDeck } from '../sample-deck.ts'

const espresso = 'set_item slideId=slide-4 blockId=bullets item=0 part=text value=Espresso at 2.60'

describe('a value corrected, with what stands there so far', () => {
  it.each([
    'espresso is 2.60, not 2.40',
    'on 4 the espresso will be 2.60 not 2.40',
    'Espresso jetzt 2.60, nicht 2.40',
    'en la 4, lo del espresso son 2.60, no 2.40',
    "sur la 4, l'espresso est à 2.60, et non 2.40",
    'espresso 2.60, а не 2.40',
    'nella slide 4 l’espresso è 2.60, non 2.40',
    'スライド4のEspressoは2.40ではなく2.60',
  ])('%s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([espresso])
  })

  it('may stand in a table', () => {
    expect(inShort(interpretSample('Nordlicht costs 15 now, not 14'))).toEqual([
      'set_table_cell slideId=slide-6 blockId=table row=1 column=2 text=15',
    ])
  })

  it.each([
    ['espresso is 2 600, not 2.40', '2 600'],
    ['espresso is -2.60, not 2.40', '-2.60'],
    ['espresso is 2’600, not 2.40', '2’600'],
    ['espresso is 2/3, not 2.40', '2/3'],
    ['espresso is 2.60–2.80, not 2.40', '2.60–2.80'],
    ['espresso is 10:30, not 2.40', '10:30'],
    ['espresso is 2.60k, not 2.40', '2.60k'],
    ['espresso is 2.60 million, not 2.40', '2.60 million'],
    ['espresso is £2.60, not 2.40', '£2.60'],
    ['espresso is 2.60 £, not 2.40', '2.60 £'],
    ['スライド4のEspressoは２．４０ではなく２．６０', '2.60'],
    ['スライド4のEspressoは2.40ユーロではなく2.60ユーロです', '2.60'],
  ])('is written whole: %s', (instruction, value) => {
    expect(inShort(interpretSample(instruction))).toEqual([espresso.replace('2.60', value)])
  })

  it.each([
    'espresso is 2.60, not 2.40?',
    'is espresso 2.60, not 2.40?',
    'ist Espresso 2.60, nicht 2.40?',
    'slide 4 says 2.60 for espresso, not 2.40?',
    'I hope espresso is 2.60, not 2.40',
    'hoffentlich ist Espresso 2.60, nicht 2.40',
  ])('is not ordered by “%s”', (instruction) => {
    const [only, ...others] = inShort(interpretSample(instruction))
    expect(others).toEqual([])
    expect(only).toMatch(/^(?:decline|clarify) /)
  })

  it.each([
    ['keynote is 10 minutes, not 15', 'Keynote: 10 minutes'],
    ['keynote is 10, not 15 minutes', 'Keynote: 10 minutes'],
    ['buns is €4, not 3', 'Buns at €4'],
  ])('leaves a unit that stands there alone: %s', (instruction, value) => {
    const { slides, ...rest } = sampleDeck()
    const talks = slide('bullets', 'Talks', [bullets(['Keynote: 15 minutes', 'Buns at €3'])])
    const said = inShort(
      interpretSample(instruction, { deck: { ...rest, slides: [...slides, talks] } }),
    )
    expect(said.map((step) => step.replace(/.*value=/, ''))).toEqual([value])
  })

  it.each([
    'On slide 4 it should be 2.60, not 2.40',
    'Sur la diapositive 4 ce devrait être 2.60, pas 2.40',
    'En la diapositiva 4 debe ser 2.60, no 2.40',
    'Nella diapositiva 4 deve essere 2.60, non 2.40',
    'No slide 4 deve ser 2.60, não 2.40',
    'Op dia 4 moet het 2.60 zijn, niet 2.40',
    'Na slajdzie 4 powinno być 2.60, a nie 2.40',
    'На слайде 4 должно быть 2.60, а не 2.40',
    '第4页应为2.60，而不是2.40',
    'Change the espresso from 2.40 to 2.60',
    'espresso from 2.40 to 2.60',
    'Espresso von 2.40 auf 2.60',
    "l'espresso de 2.40 à 2.60",
    'Ändere den Espresso von 2.40 auf 2.60',
    'Cambia el espresso de 2.40 a 2.60',
  ])('is set where it stands: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([espresso])
  })

  it('stands between “from” and “to”, and is never the row that it is said of', () => {
    expect(inShort(interpretSample('Change Nordlicht from Kiel to Bonn'))).toEqual([
      'set_table_cell slideId=slide-6 blockId=table row=1 column=1 text=Bonn',
    ])
  })

  it('is no part of a name', () => {
    expect(inShort(interpretSample('Rename Acme to Acne, not Rain'))).toEqual([
      'decline not_understood',
    ])
  })

  it.each([
    'The second point on slide 3 should say Globex leads, not Acme leads',
    'Der zweite Punkt auf Folie 3 ist Globex leads, nicht Acme leads',
    'Le deuxième point de la diapo 3 est Globex, pas Acme',
    'На слайде 3 должно быть Globex leads, а не Acme leads',
  ])('may be words: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_item slideId=slide-3 blockId=bullets item=1 part=text value=Globex leads',
    ])
  })

  it.each([
    'espresso is 2.60, not 2.50',
    'the contact is Una since 1998, not Oona since 2023',
  ])('sets nothing where what shall go does not stand: %s', (instruction) => {
    expect(inShort(interpretSample(instruction)).filter((step) => step.startsWith('set_'))).toEqual(
      [],
    )
  })

  it('is set in each of several', () => {
    const said = inShort(interpretSample('Espresso from 2.40 to 2.60, Cake from 4.00 to 4.20'))
    expect(said).toEqual([
      espresso,
      espresso.replace('item=0', 'item=2').replace(/[^=]+$/, 'Cake at 4.20'),
    ])
  })

  it('takes no other value of a row', () => {
    const own = deck(
      { title: 'Travel' },
      slide('table', 'Rates', [table(['Item', 'Before', 'Now'], [['Hotel', '€150', '€180']])]),
    )
    expect(inShort(interpretSample('Hotel from €160 to €155', { deck: own }))).not.toContainEqual(
      expect.stringContaining('set_table_cell'),
    )
    expect(inShort(interpretSample('Hotel from €150 to €155', { deck: own }))).toEqual([
      'set_table_cell slideId=slide-1 blockId=table row=0 column=1 text=€155',
    ])
  })

  it.each([
    ['Shorten slide 3, not 4', 'rewrite_slide slideId=slide-3 style=shorter'],
  ])('is none in “%s”', (instruction, step) => {
    expect(inShort(interpretSample(instruction))).toEqual([step])
  })
})

describe('a line of a slide said anew', () => {
  it.each(['slide 4: cake at 4.00, espresso at 2.60'])('%s', (instruction) => {
    expect(inShort(interpretSample(instruction)).at(-1)).toContain('2.60')
  })

  it.each([
    'espresso at 2.60 sounds cheap',
    '4: espresso is best at 2.60',
  ])('is none in “%s”', (instruction) => {
    expect(inShort(interpretSample(instruction)).join()).not.toContain('set_item')
  })
})

describe('words that become a link', () => {
  it.each([
    'slide 4: link the words "Filter" to https://example.org',
    'сделай «Filter» на слайде 4 ссылкой на https://example.org',
  ])('%s', (instruction) => {
    expect(inShort(interpretSample(instruction)).join()).toMatch(
      /^set_marks slideId=slide-4 .*link/,
    )
  })
})
