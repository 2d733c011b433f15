import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText, composeTextWithLedger, linesOf } from '../../../support/compose-text.ts'

const told = [
  'The ferry to the island has sailed every day since 1974, in summer eight times and in winter four times. It carries cars, cows and the mail of two hundred people, and nobody remembers a day without it.',
  'This winter the ice came in November. The old hull was damaged at the bow, and the yard in Vik needs six weeks for the repair, which will cost 340,000 kroner.',
  'A second ship can be hired from the mainland for 9,000 kroner a day. The council decides on Tuesday whether the county pays for half of that.',
]

function coverOf(text: string): string | undefined {
  const { slides } = composeText(text, {
    titleIsDefault: true,
    titleFromSource: true,
    deckTitle: 'Untitled',
  })
  const [first] = slides
  return first && chosenVariant(first).title
}

test('a text without a title is called by its first line where that is no sentence', () => {
  const line = 'Speech of the chair at the annual meeting of the Vik ferry company, 7 April 2026'
  expect(coverOf([line, ...told].join('\n\n'))).toBe(line)
})

test('a text without a title is called by its first sentence where that is short', () => {
  expect(
    coverOf([`The ferry to Vik needs a second ship. ${told[0]}`, ...told.slice(1)].join('\n\n')),
  ).toBe('The ferry to Vik needs a second ship')
})

test.each([
  ['a long sentence', told[0]?.split('. ')[0], told],
  [
    'what somebody says of themselves',
    told[0]?.split('. ')[0],
    ['I was asked to speak of the ferry.', ...told],
  ],
  [
    'a greeting',
    'The ferry needs a second ship',
    [
      'Good evening, everyone, and welcome to Vik',
      'The ferry needs a second ship. It is old.',
      ...told,
    ],
  ],
])('a text that begins with %s is called by nothing that comes later', (_, name, paragraphs) => {
  expect(coverOf(paragraphs.join('\n\n'))).toBe(name)
})

test('a text whose first paragraph names nothing is called by a sentence of the next', () => {
  const unnamed =
    'It was lent to us for the season, and then he died in February without asking for it back, so that nobody knew whose it was.'
  const next = 'The press stands in a barn by the river. It was built in 1893.'
  expect(coverOf([unnamed, next, ...told].join('\n\n'))).toBe(
    'The press stands in a barn by the river',
  )
})

test('a mail is called by its subject, whatever heads its paragraphs', () => {
  const mail = [
    'From: Ana Silva',
    'Date: 3 May 2026',
    'Subject: RE: Can we still sail?',
    '',
    'We sail on Friday.',
    '',
    '> From: Ben Roe',
    '> Date: 2 May 2026',
    '>',
    '> Where we are:',
    '> - hull done',
    '> - paint open',
  ]
  expect(coverOf(mail.join('\n'))).toBe('Can we still sail?')
})

test('values with separators are called by what they tell most of, and by what', () => {
  const rows = ['Arn,Cox,900,1.10', 'Berg,Cox,2400,0.80', 'Dell,Boskoop,300,1.20']
  const day = (row: string, at: number) => `${row},${at + 1} May,x,y`
  expect(
    coverOf(
      ['village,kind,apples (kg),price,day,a,b', ...rows.map(day), ...rows.map(day)].join('\n'),
    ),
  ).toBe('apples (kg) by village')
})

test('a text of a few words is called by them', () => {
  expect(coverOfDeck('Hello world')).toBe('Hello world')
})

test('a line over a mail that holds a figure can name it', () => {
  const mail = ['From: Ana Silva', 'Subject: The grant of 2.5 million is ours', '', ...told]
  expect(coverOf(mail.join('\n'))).toBe('The grant of 2.5 million is ours')
})

test('a subject over a text is its title, without the label', () => {
  expect(coverOf(['Subject: notes for Thursday', ...told].join('\n\n'))).toBe('notes for Thursday')
})

function coverOfDeck(text: string): string {
  return composeText(text, { titleFromSource: true, slideRange: '6-10' }).title
}

test.each([
  [
    'notes without capitals',
    'depot 4 walkround tues 14th, after the near miss w/ the reach truck. me, Sandra (ops), Tomasz nights, H&S guy from Leeds (Kev? Ken?)\n\n- whiteboard still says friday\n- spot light on truck 12 not working\n- induction for agency is one sheet and a signature, nobody reads it and nobody asks\n- racking in bay 7 is bent, looks old, offload by noon, done at twenty past eleven\n- lighting in aisle 7 measured at 68 lux, should be 150, two tubes are out and there is dust\n\nto do\n- gate closer today\n- lights by friday\n- handover sheet by thursday',
    'Depot 4 walkround tues 14th, after the near miss w/ the reach truck',
  ],
  [
    'what somebody tells of themselves',
    '私たちの図書館では、昨年の春から「静かな月曜日」を始めた。月曜日の午前中は館内放送を止めている。\n\n課題もある。本の背表紙が読みにくい。',
    '私たちの図書館では、昨年の春から「静かな月曜日」を始めた',
  ],
  [
    'a letter that only says who writes to whom',
    'Asociación de Vecinos El Olivar\nC/ Almazara, 8\n\nA la atención de D.ª Lucía Ferrer Montes\n\nCórdoba, 3 de febrero de 2026\n\nEstimada Sra. Ferrer:\n\nEl semáforo deja 14 segundos para cruzar 22 metros. Una persona mayor necesita 28 para cruzar.\n\nAtentamente,\nRosa Prieto',
    'El semáforo deja 14 segundos para cruzar 22 metros',
  ],
  [
    'a release',
    'PARA DIVULGAÇÃO IMEDIATA\n(embargo até às 9h)\n\nCatadoras de caranguejo inauguram laboratório de qualidade da água do litoral sul\n\nTrinta catadoras inauguram nesta terça-feira um laboratório próprio. É o primeiro da região.',
    'Catadoras de caranguejo inauguram laboratório de qualidade da água do litoral sul',
  ],
  [
    'a rubric',
    'رأي\n\nالبئر العميقة ليست حلًّا\n\nفي طفولتي كان ماء العين يصل إلى ركبتي، وكان جدّي يقيس حصّة كل بستان بإناء نحاسي مثقوب.',
    'البئر العميقة ليست حلًّا',
  ],
  [
    'a subtitle that is lower than all sections',
    '# Night boat\n\n### Note to the council, 13 May\n\nThe boat is old and slow.\n\n## Costs\n\nIt costs 40,000 a year.\n\n## Ways out\n\nWe sell it in May.',
    'Night boat',
  ],
])('a text that begins with %s has a name', (_, text, name) => {
  expect(coverOf(text)).toBe(name)
})

test('a text that begins with steps is called by what leads to them', () => {
  const steps =
    'We met three problems. First, the roof leaks. Second, the door sticks. Third, the heating is loud at night.'
  expect(coverOf(`${steps}\n\nWe want to fix them by May.`)).toBe('We met three problems')
})

test.each([
  ['names it where nothing else does', '通知\n\n桥很旧。人们喜欢它。我们请求保留它。', '通知'],
  [
    'is passed over for what it says',
    'Editorial\n\nThe bridge must stay. It is old and people love it.',
    'The bridge must stay',
  ],
])('what kind of document it is %s', (_, text, name) => {
  const { composition, ledger } = composeTextWithLedger(text, { titleFromSource: true })
  expect(composition.title).toBe(name)
  const [cover] = composition.slides
  expect(cover && linesOf(cover)).not.toContain(name)
  expect(ledger.entries.filter(({ place }) => place === 'nowhere')).toEqual([])
})

test('a letter is called by the line over it that says which document it is, and by no thanks', () => {
  const letter = (line: string) =>
    [
      'Calloway & Sons Joinery\n3 February 2025',
      line,
      'Dear Mrs Farrow,',
      'Thank you for showing us round on the 28th. Our price for the nine windows is below.',
      ...told,
      'Yours sincerely,\nTom Calloway',
    ].join('\n\n')
  expect(coverOf(letter('Quotation no. 2025-114'))).toBe('Quotation no. 2025-114')
  expect(coverOf(letter('Ludlow SY8 2QT'))).not.toMatch(/^Thank/u)
})

test('a speech is called by the one word that it is said to be about, where it goes on about that', () => {
  expect(
    coverOf(
      'Good evening to you all. I want to talk about libraries, and I want to begin with a pair of shoes.\n\nThis town has lost three libraries in nine years. The libraries that are left open on two mornings.',
    ),
  ).toBe('Libraries')
})
