import { describe, expect, test } from 'vitest'
import { talkSections } from '../../../../../src/author/composer/reading/talk/talk-sections.ts'
import { chosenVariant } from '../../../../../src/deck/slide.ts'
import { composeText, titlesOf } from '../../../../support/compose-text.ts'
import { outlineOf } from '../../../../support/source-outline.ts'
import { turnsOfLines } from '../../../../support/turns.ts'

/** What is told of a talk: what matters are called by, what stands below that, and in brackets what is for the notes. */
function told(language: string, ...lines: string[]): string[] {
  return outlineOf(talkSections([{ turns: turnsOfLines(lines) }], 2, language))
}

const aside = 'My father in law always says that he would do all of it himself in one weekend.'
const matter = (name: string, price: string) => [
  `Ana: So, the ${name} has been leaking since the second winter.`,
  `Ben: Two firms have looked at the ${name}. The cheapest offer for it is ${price} euros, and the dearest is almost twice that.`,
  `Ana: ${aside} You know what he is like, don’t you?`,
  'Ben: Oh yes, I do.',
]
const talk = [
  ...matter('roof', '4,200'),
  ...matter('boiler', '9,100'),
  'Ida: Could somebody write to the two firms?',
  'Ben: I will write to both firms by Friday.',
  'Ana: And I will ask the bank for the money on Monday.',
]

test('each matter is called by what somebody says of it in full, over what says most of it', () => {
  expect(told('en', ...talk).filter((one) => !one.startsWith('notes'))).toEqual([
    'heading 2: The roof has been leaking since the second winter',
    'list: Two firms have looked at the roof. / The cheapest offer for it is 4,200 euros, and the dearest is almost twice that.',
    'heading 2: The boiler has been leaking since the second winter',
    'list: Two firms have looked at the boiler. / The cheapest offer for it is 9,100 euros, and the dearest is almost twice that.',
    'heading 2: ',
    'list: Ben: I will write to both firms by Friday. / Ana: And I will ask the bank for the money on Monday.',
  ])
})

test('what only holds a talk together is for the notes, whole, with who says it', () => {
  expect(told('en', ...talk)).toContain(`notes: Ana: ${aside} You know what he is like, don’t you?`)
})

test('what people are to do is called by the words of their language', () => {
  const { slides } = composeText(talk.join('\n\n'), {
    deckTitle: 'The house',
    titleIsDefault: false,
  })
  expect(titlesOf(slides).at(-1)).toBe('Next steps')
})

test('what somebody denies is never told without that, and with who says what', () => {
  const said = [
    'Ana: The new shop has brought in 40,000 euros in its first year, more than anybody thought.',
    'Leo: Vendra takes three euros for each return, and their orders fell by a third within five weeks.',
    'Ben: But their returns fell as well, by more than a fifth of what they were.',
    'Ana: The shop in the old town has been closed since the flood, and nobody has asked for it.',
    'Ben: The rent for the old shop is 900 euros a month until the end of next year.',
  ]
  const lines = told('en', ...said, ...talk).join('\n')
  const [leo, ben] = [lines.indexOf('Leo: Vendra takes'), lines.indexOf('Ben: But their returns')]
  expect(leo).toBeGreaterThan(-1)
  expect(ben).toBeGreaterThan(leo)
  expect(lines.slice(leo, ben)).not.toContain('\n')
})

test.each([
  ['en', 'The low shelves are still open until the bank has answered us.'],
  ['de', 'Die Frage nach dem Dach bleibt offen, bis die Bank geantwortet hat.'],
  ['es', 'El tejado queda pendiente hasta el tres de junio.'],
  ['zh', '屋顶的修理下次开会再议，等银行答复。'],
])('what is left open is told: %s', (language, open) => {
  expect(told(language, `Ana: ${open}`, 'Ben: Ja.').join()).toContain(open)
})

test.each([
  [
    [
      'Lena: morning! is the hall confirmed?',
      'Omar: yes, 14 March. They want 50% by friday = 2.400 €',
      'Lena: two offers for the food, I would take the green one',
      'Omar: +1 for green',
    ],
  ],
  [
    [
      '佐藤: 会場は決まりましたか？',
      '鈴木: 3月14日の市民会館、手付金は24万円',
      '佐藤: お弁当は緑屋にする',
      '鈴木: 了解、緑屋で決定',
    ],
  ],
  [
    [
      'Ruth: Beamer ist kaputt, brauchen 480 €',
      'Karl: ok',
      'Ruth: dann bestelle ich ihn heute',
      'Karl: aber erst die drei Angebote zeigen',
    ],
  ],
])('a short chat that people type is told line by line: %#', (lines) => {
  const [only, ...others] = talkSections([{ turns: turnsOfLines(lines) }], 2, 'en')
  expect(others).toEqual([])
  expect(only?.kind === 'list' && only.items.map(({ text }) => text.text)).toEqual(lines)
})

describe('a talk that settles and counts next to nothing', () => {
  const lines = [
    'Host: Welcome to the bakery on Mill Street, and to the people who run it.',
    'Ada Lund: My uncle had closed his shop and nobody wanted the lease. I began with a borrowed van.',
    'Ben Roe: She called because she could not be in the shop and on the road. I knew the streets.',
    'Ada Lund: The nights were the hardest part of all. I slept little.',
    'Host: That is a good way to put it.',
    'Ben Roe: People think that it is about bread. It is about being there before they wake up.',
    'Ada Lund: Bake what the street wants, not what you want.',
  ]

  test('is told whole, each turn under who speaks', () => {
    const blocks = talkSections([{ turns: turnsOfLines(lines) }], 2, 'en')
    const texts = blocks.map((block) => ('text' in block ? block.text.text : ''))
    expect(
      texts.flatMap((text, at) => (at % 2 === 0 ? [`${text}: ${texts[at + 1]}`] : [])),
    ).toEqual(lines)
  })

  test.each([
    'auto',
    '6-10',
  ] as const)('is in view, every sentence on slides with names: %s', (slideRange) => {
    const { slides } = composeText(lines.join('\n\n'), {
      slideRange,
      deckTitle: 'The bakery',
      titleIsDefault: false,
    })
    const seen = JSON.stringify(slides.map(chosenVariant))
    for (const line of lines) {
      const [name = '', said = ''] = line.split(': ')
      for (const one of said.split(/[.](?: |$)/).filter(Boolean)) expect(seen).toContain(one)
      expect(seen).toContain(name)
    }
    expect(titlesOf(slides)).not.toContain('')
  })
})

/** What people are to do, as it is told; none where nothing is. */
function stepsOf(language: string, ...lines: string[]): string | undefined {
  const all = told(language, ...lines)
  return all[all.lastIndexOf('heading 2: ') + 1]
}

describe('what people are to do', () => {
  test('is not told by a word of every sentence that somebody is called by', () => {
    const lines = [
      'The Chair: The meeting is open. The budget for 2026 is 410,000 euros.',
      'The Treasurer: The reserve fell to 22,000 euros in March.',
      'Ms Ode: The playground needs a new fence before winter.',
      'The Chair: The fence costs 9,000 euros.',
      'The Treasurer: The insurance pays 4,500 of that.',
      'Ms Ode: The swings broke twice in May.',
    ]
    expect(told('en', ...lines)).not.toContain('heading 2: ')
  })

  test.each([
    ['en', 'I will not do the catering again, that much is clear.'],
    ['en', 'I will lose two customers if the samples stop.'],
    ['en', 'If the samples stop, I will call two customers today.'],
    ['es', 'Yo encontré la llave vieja debajo del banco de la entrada.'],
    ['es', 'Le mostré la factura al director la semana pasada.'],
    ['pt', 'Eu encontrei a chave velha debaixo do banco da entrada.'],
    ['de', 'Ich mache mir Sorgen um die Rohre im Keller.'],
    ['de', 'Ich frage mich, warum der Vertrag so teuer im Jahr ist.'],
    ['de', 'Ich werde den Antrag in diesem Jahr nicht mehr stellen.'],
  ])('is nothing that they have done, feel, refuse or do anyway (%s): %s', (language, said) => {
    const asksAll = [
      `Ana: ${said}`,
      'Ben: 12.000 + 3.',
      ...['Ida', 'Ben', 'Ana'].map((name) => `${name}: ${said}`),
    ]
    expect(told(language, ...asksAll)).not.toContain('heading 2: ')
  })

  test('is set after what was asked of those who promise it, once', () => {
    const steps = stepsOf(
      'en',
      ...matter('roof', '4,200'),
      ...matter('boiler', '9,100'),
      'Ana: Ben, please order the pallet for the roof today.',
      'Ida: Ana, please tell the customers of the firm nothing before Friday.',
      'Ben: I’ll do it tomorrow, the system is down.',
    )
    expect(steps).toBe(
      'list: Ana, please tell the customers of the firm nothing before Friday. / Ana: Ben, please order the pallet for the roof today. Ben: I’ll do it tomorrow, the system is down.',
    )
  })
})

test('what somebody denies after more was said is not what a matter is called by', () => {
  const lines = [
    ...matter('roof', '4,200'),
    'Ida: The painter will not cost us more than 3,000 euros this year. He has said so to me twice.',
    'Ben: No, the painter wants 3,900 euros at the least.',
  ]
  expect(told('en', ...lines).filter((one) => one.startsWith('heading'))).not.toContain(
    'heading 2: The painter will not cost us more than 3,000 euros this year',
  )
})

test('who answers is named where several answer one question', () => {
  const all = told(
    'en',
    'Host: Can the city pay for it?',
    'Bell: The city spent 3 million on a fountain.',
    'Ames: It will not pay. The budget is closed until 2027.',
    'Cole: Then we will collect it ourselves. I’ll open an account tomorrow.',
    'Bell: I will give the first hundred.',
    'Host: Dr. Ames, will you give something?',
    'Ames: I won’t give anything to a roof that falls down.',
    'Host: Thank you all. We meet again on 3 October.',
  )
  expect(all.slice(0, 2)).toEqual([
    'heading 2: Can the city pay for it?',
    'list: Bell: The city spent 3 million on a fountain. / Ames: It will not pay. / Ames: The budget is closed until 2027.',
  ])
})
