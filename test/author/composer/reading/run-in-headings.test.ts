import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'

/** Headings with their levels, and the beginnings of the paragraphs. */
function outline(text: string): string[] {
  return readSource(text).map((block) =>
    block.kind === 'heading'
      ? `${'#'.repeat(block.level)} ${block.text.text}`
      : block.kind === 'paragraph'
        ? block.text.text.split(' ').slice(0, 2).join(' ')
        : block.kind,
  )
}

const drivers =
  'What changes for drivers: one of the two northbound lanes goes. Modelling by the traffic office shows an average delay of 40 seconds at peak, and none outside it.'
const cyclists =
  'What changes for cyclists: a lane 2.2 m wide in each direction, separated by a kerb. Seven junctions get their own signal phase, and two of them a bridge.'
const contact = 'Contact: Anke de Vries, Department of Mobility'

describe('labels that open paragraphs', () => {
  test('are the headings of a text that has no others, whose first line is its title', () => {
    const text = [
      'Proposal: cycle lanes on Harbour Road',
      drivers,
      cyclists,
      'Shops asked.',
      contact,
    ]
    expect(outline(text.join('\n\n'))).toEqual([
      '# Proposal: cycle lanes on Harbour Road',
      '## What changes for drivers',
      'one of',
      '## What changes for cyclists',
      'a lane',
      'Shops asked.',
      '## Contact',
      'Anke de',
    ])
  })

  test('are terms where the text has headings', () => {
    const text = ['# Lanes', '## Changes', drivers, cyclists, contact].join('\n\n')
    expect(outline(text)).toEqual([
      '# Lanes',
      '## Changes',
      'What changes',
      'What changes',
      'Contact: Anke',
    ])
  })

  test('are speakers where they come again', () => {
    const text = [drivers, cyclists, contact, drivers].join('\n\n')
    expect(outline(text)).not.toContain('## Contact')
  })

  test('are terms where only lines follow them', () => {
    const text = ['Present: Ann and Ben', 'Absent: Cem', contact].join('\n\n')
    expect(outline(text).filter((line) => line.startsWith('#'))).toEqual([])
  })
})

describe('paragraphs that count on', () => {
  const first = 'Do not be afraid of small work. Nine of ten of our best engineers began there.'
  const second = 'You will learn all your life. What you know is old in five years.'
  const end = 'Yesterday a mother told me that her son had mended the fridge.'

  test.each([
    ['English', 'First. ', 'Second. '],
    ['Russian', 'Первое. ', 'Второе. '],
    ['Spanish', 'En primer lugar, ', 'En segundo lugar, '],
  ])('are sections called by their first sentences, up to what follows them: %s', (_, one, two) => {
    const text = ['Three things.', `${one}${first}`, `${two}${second}`, end].join('\n\n')
    expect(outline(text).slice(1)).toEqual([
      '## Do not be afraid of small work',
      'Nine of',
      '## You will learn all your life',
      'What you',
      '## ',
      'Yesterday a',
    ])
  })

  test('keep what is counted in their names', () => {
    const text = ['# Roof', `Option A: ${first}`, `Option B: ${second}`].join('\n\n')
    expect(outline(text).filter((line) => line.startsWith('##'))).toEqual([
      '## Option A: Do not be afraid of small work',
      '## Option B: You will learn all your life',
    ])
  })
})

test.each([
  ['Hindi', 'प्रश्न 1. सही उत्तर पर लगाओ। (4 अंक)', 'प्रश्न 2. खाली जगह भरो। (5 अंक)'],
  ['English', 'Question 1. Name the parts. [4 points]', 'Question 2. Say why. [5 points]'],
  ['Polish', 'Zadanie 1. Podpisz etapy. (6 pkt)', 'Zadanie 2. Zapisz obliczenia. (2 pkt)'],
])('what is counted keeps the remark behind its name: %s', (_, first, second) => {
  const list = '- the first of them\n- the second of them'
  const said = outline(`# Sheet\n\n${first}\n\n${list}\n\n${second}\n\n${list}`)
  expect(said).toEqual(['# Sheet', `## ${first}`, 'list', `## ${second}`, 'list'])
})

test.each([
  ['clauses', '# Lease', 'Clause 1. Rent', 'Clause 2. Deposit', 'Clause 3. Repairs'],
  ['paragraphs of a law', '# Mietvertrag', '§ 1 Miete', '§ 2 Kaution', '§ 3 Reparaturen'],
  ['points of minutes', '# Protokoll', 'TOP 1: Kasse', 'TOP 2: Halle', 'TOP 3: Verschiedenes'],
])('names that count on stand right over their text in markdown too: %s', (_, title, ...names) => {
  const said = 'It is settled once a year, in writing, by those who sign below.'
  const text = [title, ...names.map((name) => `${name}\n${said}`)].join('\n\n')
  expect(outline(text).filter((one) => one.startsWith('##'))).toHaveLength(names.length)
})

describe('marks of letters and numbers, set in bold with a name', () => {
  const said = 'It costs £412,000, and nobody can say before June who will pay for it.'
  test.each([
    [
      `**A. Do nothing until 2027.** ${said}\n\n**B. Dredge the quay** (27,000 m³). ${said}`,
      ['## A. Do nothing until 2027', '## B. Dredge the quay (27,000 m³)'],
    ],
    [
      `**1. Die Halle** (Nordseite): ${said}\n\n**2. Der Hof.** ${said}`,
      ['## 1. Die Halle (Nordseite)', '## 2. Der Hof'],
    ],
    [
      `**一、食堂**（二階）。費用は四百万円で、来月までに決めます。\n\n**二、倉庫。** ここには何も入れません。`,
      ['## 一、食堂（二階）', '## 二、倉庫'],
    ],
  ])('name sections that others call by their mark: %s', (text, names) => {
    expect(outline(`# Options\n\n${text}`).filter((one) => one.startsWith('##'))).toEqual(names)
  })

  test.each([
    `**Note.** ${said}\n\n**Warning.** ${said}`,
    `A. Ward spoke first. ${said}\n\nB. Okoro came after. ${said}`,
  ])('or none: %s', (text) => {
    expect(outline(`# Options\n\n${text}`).filter((one) => one.startsWith('##'))).toEqual([])
  })
})

describe('names that begin like questions', () => {
  const told =
    'The pipe is of iron and sixty years old, and it was thin in eight places when they cut it.'

  test.each([
    ['English', ['Why it broke', 'Why nobody knew', 'What I have ordered']],
    ['Italian', ['Perché si è rotta', 'Perché non lo si sapeva', 'Che cosa ho già ordinato']],
    ['Russian', ['Почему она лопнула', 'Почему никто не знал', 'Что уже заказано']],
  ])('are headings of their paragraphs: %s', (language, names) => {
    const body = {
      English: told,
      Italian: 'La colonna è in ferro zincato e ha sessant’anni, ed era sottile in otto punti.',
      Russian: 'Труба железная, ей шестьдесят лет, и в восьми местах она была совсем тонкой.',
    }[language]
    const text = names.map((name) => `${name}. ${body}`).join('\n\n')
    expect(outline(`Letter\n\n${text}`).filter((line) => line.startsWith('##'))).toEqual(
      names.map((name) => `## ${name}`),
    )
  })

  test('are not sentences of running text', () => {
    const text = [`When it rained, we stayed. ${told}`, `What a day. ${told}`, `He left. ${told}`]
    expect(
      outline(`Letter\n\n${text.join('\n\n')}`).filter((line) => line.startsWith('##')),
    ).toEqual([])
  })

  test.each([
    ['English', 'What we lost is trust', 'Who pays is the city', 'How it ends is open'],
    ['Italian', 'Chi paga è la città', 'Quando finisce è aperto a tutti', 'Come andrà è da vedere'],
    [
      'Polish',
      'Co straciliśmy to zaufanie',
      'Kto płaci to miasto Gdynia',
      'Jak to się skończy nikt nie wie',
    ],
    [
      'German',
      'Wer zahlt ist die Stadt',
      'Wie es endet ist offen',
      'Was wir verloren ist Vertrauen',
    ],
  ])('are none where they are whole statements: %s', (language, ...names) => {
    const body = {
      English: told,
      Italian: 'La colonna è in ferro zincato e ha sessant’anni, ed era sottile in otto punti.',
      Polish: 'Rura jest żelazna i ma sześćdziesiąt lat, a w ośmiu miejscach była zupełnie cienka.',
      German: 'Das Rohr ist aus Eisen und sechzig Jahre alt, und an acht Stellen war es ganz dünn.',
    }[language]
    const text = names.map((name) => `${name}. ${body}`).join('\n\n')
    expect(outline(`Letter\n\n${text}`).filter((line) => line.startsWith('##'))).toEqual([])
  })
})
