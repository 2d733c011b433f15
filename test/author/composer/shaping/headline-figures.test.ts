import { describe, expect, test } from 'vitest'
import { readManuscript } from '../../../../src/author/composer/manuscript.ts'

/** The figures of an opening as "figure | label | note". */
function headlines(text: string, language: string): string[] {
  const whole = `# Report\n\n${text}\n\n## More\n\nThis part says nothing that anybody would count.\n`
  const part = readManuscript(whole, language).root.parts[0]
  return part?.kind === 'stats'
    ? part.figures.map((one) => `${one.figure} | ${one.label} | ${one.note}`)
    : []
}

describe('the figures of an opening', () => {
  test('are money, shares and large numbers of things, several in a sentence', () => {
    const text =
      'In 2024 our nine pools counted 2.31 million swimmers, 4% more than the year before. Running them cost £3.8 million, some £90,000 under budget, and 88% of those who returned a card would come again. The old boiler is a worry.'
    expect(headlines(text, 'en-GB')).toEqual([
      '2.31 million | Swimmers | 4% more than the year before',
      '£3.8 million | Running them | Cost, some £90,000 under budget',
      '88% | Of those who returned a card | Would come again',
    ])
  })

  test('may be told by people who say we', () => {
    const text =
      'We pressed 41 tonnes of apples, 12% more than last year, and sold the juice for €2.1 million. It was a good autumn: we lost only 6% of our 2,300 trees, against 9% the year before.'
    const figures = headlines(text, 'en')
    expect(figures[0]).toBe('41 tonnes | Apples | 12% more than last year')
    expect(figures[1]).toMatch(/^€2\.1 million \|/)
    expect(figures[2]).toBe('6% | Of our 2,300 trees | Lost, against 9% the year before')
  })

  test.each([
    [
      'de',
      'Der Erlös lag bei 21,4 Mio. € und damit 2,1 % über dem Vorjahr. 2.310 Gäste haben wir neu gewonnen, und 74 % unserer Zimmer waren im Sommer belegt.',
      ['21,4 Mio. €', '2.310', '74 %'],
    ],
    [
      'fr',
      'Le musée a accueilli 1,2 million de visiteurs, 6 % de plus que l’an dernier. 84 % des personnes interrogées reviendraient.',
      ['1,2 million', '84 %'],
    ],
    [
      'es',
      'El museo recibió 1,2 millones de visitantes, un 6 % más que el año anterior. El 84 % de los encuestados volvería.',
      ['1,2 millones', '84 %'],
    ],
    [
      'it',
      'Il museo ha accolto 1,2 milioni di visitatori. L’84 % degli intervistati tornerebbe.',
      ['1,2 milioni', '84 %'],
    ],
    [
      'pt',
      'O museu recebeu 1,2 milhões de visitantes, mais 6 % do que no ano anterior. 84 % dos inquiridos voltariam.',
      ['1,2 milhões', '84 %'],
    ],
    [
      'nl',
      'Het museum ontving 1,2 miljoen bezoekers. 84 % van de ondervraagden zou terugkomen.',
      ['1,2 miljoen', '84 %'],
    ],
    [
      'ru',
      'Музей принял 1,2 млн посетителей. 84 % опрошенных готовы прийти снова.',
      ['1,2 млн', '84 %'],
    ],
    [
      'uk',
      'Музей прийняв 1,2 млн відвідувачів. 84 % опитаних готові прийти знову.',
      ['1,2 млн', '84 %'],
    ],
    [
      'pl',
      'Muzeum odwiedziło 1,2 mln gości. 84 % ankietowanych wróciłoby tu jeszcze raz.',
      ['1,2 mln', '84 %'],
    ],
    ['ja', '売上高は38億円で、前年を2%上回った。満足度は93%に達した。', ['38億円', '93%']],
    ['zh', '收入达到38亿元，同比增长2%。满意度达到93%。', ['38亿元', '93%']],
  ])('in %s', (language, text, expected) => {
    expect(headlines(text, language).map((one) => one.split(' | ')[0])).toEqual(expected)
  })

  test.each([
    [
      'years and dates',
      'The club was founded in 1987 and moved on 4 May 2021. It meets at 14 Mill Lane.',
    ],
    ['small counts', 'The club has 14 members. It owns three boats and 12 oars.'],
    [
      'one alone',
      'The club counted 2,400 guests. It was a good year for all of them. Next year it wants to do even better.',
    ],
  ])('are not %s', (_, text) => {
    expect(headlines(text, 'en')).toEqual([])
  })
})
