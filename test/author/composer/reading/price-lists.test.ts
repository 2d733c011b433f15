import { describe, expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { blockOutline } from '../../../support/block-outline.ts'
import { composeText } from '../../../support/compose-text.ts'

/** What stands below the title of a text, as blocks. */
const below = (text: string) => blockOutline(`Workshop\n\n${text}`).slice(1)

describe('a list of prices', () => {
  test('has names over two lines, their prices at the end of the last or the first', () => {
    expect(
      below(
        '  Repair of six windows, new sills and\n  bottom rails, new glass         £ 5,340.00\n  Primer and two coats            £ 1,420.00\n  Scaffold                        £   960.00',
      ),
    ).toEqual([
      'table: ,  / Repair of six windows, new sills and bottom rails, new glass, £ 5,340.00 / Primer and two coats, £ 1,420.00 / Scaffold, £ 960.00',
    ])
    expect(
      below('Gerüst stellen ........ 390 €\n  und wieder abbauen\nDecken streichen ...... 620 €'),
    ).toEqual(['table: ,  / Gerüst stellen und wieder abbauen, 390 € / Decken streichen, 620 €'])
  })

  test('begins its names with their positions, also where they go on below and an abbreviation is among them', () => {
    expect(
      below(
        'Pos. 1  Gerüst, 8 Wochen                  14.800,00 EUR\nPos. 2  Dämmung Holzfaser 200 mm,\n        Dampfbremse, 286 m²               22.310,00 EUR\nPos. 3  Deckung inkl. Ersatzziegel, Rinnen 27.600,00 EUR',
      ),
    ).toEqual([
      'table: ,  / Pos. 1 Gerüst, 8 Wochen, 14.800,00 EUR / Pos. 2 Dämmung Holzfaser 200 mm, Dampfbremse, 286 m², 22.310,00 EUR / Pos. 3 Deckung inkl. Ersatzziegel, Rinnen, 27.600,00 EUR',
    ])
  })

  test('may have its prices behind dots, spaces and colons at once, and some that are no amount', () => {
    expect(
      below('Small service .... £45\nPuncture     £14\nWheel truing     from £15\nAdvice: free'),
    ).toEqual([
      'table: ,  / Small service, £45 / Puncture, £14 / Wheel truing, from £15 / Advice, free',
    ])
  })

  test('keeps what is remarked behind a price in a column of its own', () => {
    expect(below('Déjeuner      19 €\nPanier        11 €  à commander la veille')).toEqual([
      'table: , ,  / Déjeuner, 19 €,  / Panier, 11 €, à commander la veille',
    ])
  })

  test('gives no column the name of a heading', () => {
    expect(below('Services\nSmall service .... £45\nFull service .... £95')).toEqual([
      'heading 2: Services',
      'table: ,  / Small service, £45 / Full service, £95',
    ])
  })

  test('goes on in the sums below it, and ends before those of several lists', () => {
    expect(below('Wände    1 850 zł\nPłytki   3 300 zł\n\nRazem    5 150 zł')).toEqual([
      'table: ,  / Wände, 1 850 zł / Płytki, 3 300 zł / Razem, 5 150 zł',
    ])
    expect(
      below(
        'Erdgeschoss\n  Decken .... 620 €\n  Summe .... 620 €\n\nTreppe\n  Gerüst .... 390 €\n  Summe .... 390 €\n\nNetto .... 1.010 €\nBrutto .... 1.201,90 €',
      ),
    ).toEqual([
      'heading 2: Erdgeschoss',
      'table: ,  / Decken, 620 € / Summe, 620 €',
      'heading 2: Treppe',
      'table: ,  / Gerüst, 390 € / Summe, 390 €',
      'heading 2: ',
      'table: ,  / Netto, 1.010 € / Brutto, 1.201,90 €',
    ])
  })

  test('ends what stands right over it', () => {
    expect(
      below(
        'Menüs\nMittag .... 19 €\nAbend .... 27 €\n\nDer Saal ist ab zehn Uhr offen, auch für Gruppen.',
      ),
    ).toEqual([
      'heading 2: Menüs',
      'table: ,  / Mittag, 19 € / Abend, 27 €',
      'heading 2: ',
      'paragraph: Der Saal ist ab zehn Uhr offen, auch für Gruppen.',
    ])
  })

  test('is no paragraph that names amounts', () => {
    expect(
      below('We pay 30% on order, that is £5,257.80\nand the rest when the new windows are in.'),
    ).toEqual([
      'paragraph: We pay 30% on order, that is £5,257.80 and the rest when the new windows are in.',
    ])
  })
})

describe('a slide of prices', () => {
  const deck = composeText(
    'Offer for the chapel\n\nThank you for showing us round.\n\nRepair of six windows      £5,340.00\nThree new windows          £6,885.00\nScaffold                     £960.00\nTotal                     £13,185.00\n\nNot included: making good to plaster inside, and the stained glass. Bridget Hale in Leominster repairs stained glass, for £700 to £900.',
  )

  test('is the table itself, however unlike its things are, and says so where nothing names it', () => {
    const prices = deck.slides.find((slide) => chosenVariant(slide).layout === 'table')
    expect(prices && chosenVariant(prices).title).toBe('Prices')
  })

  test('has what is not included whole beside it', () => {
    const titles = deck.slides.map((slide) => chosenVariant(slide).title)
    expect(titles).toContain('Not included')
  })
})

describe('a remark in a list of prices', () => {
  test('keeps the time that it gives', () => {
    expect(
      below('Full breakfast ..... 12.50\n(served until 11:30)\nSmall breakfast .... 8.50').join(),
    ).not.toContain('until 11,')
  })

  test('keeps the amounts within it', () => {
    expect(
      below(
        'Single ticket: 3 €\nMonthly pass: 62 € - only with a photo, which you can have taken at the counter for 5 €',
      ).join(),
    ).not.toMatch(/for, 5 €/u)
  })

  test('is no part of the name below it', () => {
    expect(
      below(
        'The roof costs 12,000 €\nThe cellar is dry again and nobody knows why\nThe garden costs 800 €\nThe fence cost 40 €',
      ).join(),
    ).not.toContain('why The garden')
  })
})

test('amounts after colons are drawn as what was spent', () => {
  const { slides } = composeText(
    '# The year\n\n## Where the money went\n\nRoof: 40,000 €\nStaff: 120,000 €\nHeating: 18,000 €\nLost in the fraud case: 75,000 €',
  )
  expect(slides.map((slide) => chosenVariant(slide).layout)).toContain('chart')
})
