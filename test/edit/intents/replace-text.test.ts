import { describe, expect, it } from 'vitest'
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
