import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bulletsSlide, deck } from '../../support/decks.ts'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('several replacements in one sentence', () => {
  it.each([
    'Replace Acme with Globex and Nordlicht with Polaris',
    'Replace "Acme" with "Globex" and "Nordlicht" with "Polaris"',
    'Replace Acme with Globex, and Nordlicht with Polaris',
    'Ersetze Acme durch Globex und Nordlicht durch Polaris',
    'Remplace Acme par Globex et Nordlicht par Polaris',
    'Reemplaza Acme por Globex y Nordlicht por Polaris',
    'AcmeをGlobexに、NordlichtをPolarisに置き換えて',
    '把Acme改为Globex，把Nordlicht改为Polaris',
  ])('are all made: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'replace_text find=Acme replace=Globex',
      'replace_text find=Nordlicht replace=Polaris',
    ])
  })

  it('are one where the second words stand nowhere', () => {
    expect(inShort(interpretSample('Replace Cake with fish and chips with vinegar'))).toEqual([
      'replace_text find=Cake replace=fish and chips with vinegar',
    ])
  })
})

describe('words that are given another name', () => {
  it.each([
    'Rename Acme to Globex',
    'Benenne Acme in Globex um',
    'Renombra Acme como Globex',
  ])('are replaced wherever they stand: %s', (instruction) => {
    expect(inShort(interpretSample(instruction, { lastChangedSlideIds: ['slide-9'] }))).toEqual([
      'replace_text find=Acme replace=Globex',
    ])
  })

  it('are the slide that is called so', () => {
    expect(inShort(interpretSample('Rename Pricing to Prices'))).toEqual([
      'set_slide_title slideId=slide-4 title=Prices',
    ])
  })
})

describe('a number', () => {
  it.each([
    'replace 40 with 50',
    'change 2 to 3 everywhere',
    'Ersetze 40 durch 50',
    'Replace 40 with 50 in the title of slide 4',
  ])('is not half of another: %s', (instruction) => {
    expect(inShort(interpretSample(instruction)).join()).toMatch(/^decline/)
  })

  it('is found whole', () => {
    expect(inShort(interpretSample('replace 2.40 with 2.60'))).toEqual([
      'replace_text find=2.40 replace=2.60',
    ])
  })
})

describe('a small number that stands in several places', () => {
  const rules = deck(
    { title: 'Rules' },
    bulletsSlide('Abroad', ['Ask 15 working days before', 'At most 15 days in one go']),
  )
  const read = (words: string) =>
    interpretInstruction(words, { deck: rules, themes: [], newId: () => 'new' })

  it('may count several things, which is asked', () => {
    expect(read('change the 15 to 20')).toMatchObject([
      {
        request: 'clarify',
        question:
          '“15” stands in 2 places: “Ask 15 working days before”, “At most 15 days in one go”. Shall it become “20” in all of them?',
      },
    ])
  })

  it('may stand twice in one line', () => {
    const wards = deck({ title: 'Wards' }, bulletsSlide('Staff', ['3 nurses on 3 wards']))
    const context = { deck: wards, themes: [], newId: () => 'new' }
    expect(interpretInstruction('change the 3 to 4', context)).toMatchObject([
      {
        request: 'clarify',
        question:
          '“3” stands in 2 places: “3 nurses on 3 wards”. Shall it become “4” in all of them?',
      },
    ])
  })

  it('is replaced in all of them where that is said', () => {
    expect(inShort(read('change 15 to 20 everywhere'))).toEqual(['replace_text find=15 replace=20'])
  })
})

describe('words without quotation marks that go on beyond a clause', () => {
  it.each([
    'Replace Acme with Globex, our people do not know the other',
    'Replace Acme with Globex as in “who we are”',
  ])('are asked about: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      expect.stringMatching(/^clarify Shall all of “Globex.* stand in place of “Acme”\?$/),
    ])
  })

  it('end where a sentence only says more', () => {
    expect(inShort(interpretSample('Replace Acme with Globex. Nobody knows the other'))).toEqual([
      'replace_text find=Acme replace=Globex',
      'decline nothing_to_do',
    ])
  })

  it('stand where they are in quotation marks', () => {
    expect(inShort(interpretSample('Replace “Acme” with “Globex, the one we know best”'))).toEqual([
      'replace_text find=Acme replace=Globex, the one we know best',
    ])
  })
})
