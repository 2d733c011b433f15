import { describe, expect, test } from 'vitest'
import { talkOutcomes } from '../../../../src/author/composer/reading/talk-outcomes.ts'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText, titlesOf } from '../../../support/compose-text.ts'
import { turnsOfLines } from '../../../support/turns.ts'

/** What is told of a talk, a line for each stretch of it. */
function told(language: string, ...lines: string[]): string[] {
  return talkOutcomes(turnsOfLines(lines), 2, language).flatMap((block) =>
    block.kind === 'paragraph' ? [block.text.text] : [],
  )
}

const aside = 'My father in law always says that he would do all of it himself in one weekend.'

test('decisions, promises and figures are told, and chat is for the notes', () => {
  expect(
    told(
      'en',
      'Ana: What would three evenings cost us in a year?',
      'Ben: Three evenings are 31,000 pounds in all, with the security contract.',
      `Ana: ${aside} You know what he is like, don’t you?`,
      'Ana: Then we agreed on three evenings from September on.',
      'Ben: I will write to the security firm by Friday.',
    ),
  ).toEqual([
    'What would three evenings cost us in a year? Three evenings are 31,000 pounds in all, with the security contract. Then we agreed on three evenings from September on. Ben: I will write to the security firm by Friday.',
  ])
})

test.each([
  ['en', 'The low shelves are still open until the bank has answered us.'],
  ['de', 'Die Frage nach dem Dach bleibt offen, bis die Bank geantwortet hat.'],
  ['es', 'El tejado queda pendiente hasta el tres de junio.'],
  ['zh', '屋顶的修理下次开会再议，等银行答复。'],
])('what is left open is told: %s', (language, open) => {
  const [only] = told(language, `Ana: ${open}`, 'Ben: Ja.')
  expect(only).toContain(open)
})

test('a talk is told in stretches that end where something is settled', () => {
  const topic = (name: string) => [
    `Ana: The ${name} has been on our list for two years, and nobody of us has done anything about it so far.`,
    `Ben: The cheapest offer for the ${name} is 4,200 euros, and the dearest is almost twice that.`,
    `Ana: Then it is decided that we take the cheapest offer for the ${name} this time.`,
  ]
  expect(told('en', ...topic('roof'), ...topic('boiler'), ...topic('gate'))).toHaveLength(3)
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
  const [only, ...others] = talkOutcomes(turnsOfLines(lines), 2, 'en')
  expect(others).toEqual([])
  expect(only?.kind === 'list' && only.items.map(({ text }) => text.text)).toEqual(lines)
})

describe('a talk that settles and counts next to nothing', () => {
  const talk = [
    'Host: Welcome to the bakery on Mill Street, and to the people who run it.',
    'Ada Lund: My uncle had closed his shop and nobody wanted the lease. I began with a borrowed van.',
    'Ben Roe: She called because she could not be in the shop and on the road. I knew the streets.',
    'Ada Lund: The nights were the hardest part of all. I slept little.',
    'Host: That is a good way to put it.',
    'Ben Roe: People think that it is about bread. It is about being there before they wake up.',
    'Ada Lund: Bake what the street wants, not what you want.',
  ]

  test('is told whole, each turn under who speaks', () => {
    const blocks = talkOutcomes(turnsOfLines(talk), 2, 'en')
    const lines = blocks.map((block) => ('text' in block ? block.text.text : ''))
    expect(
      lines.flatMap((line, at) => (at % 2 === 0 ? [`${line}: ${lines[at + 1]}`] : [])),
    ).toEqual(talk)
  })

  test.each([
    'auto',
    '6-10',
  ] as const)('is in view, every sentence on slides with names: %s', (slideRange) => {
    const { slides } = composeText(talk.join('\n\n'), {
      slideRange,
      deckTitle: 'The bakery',
      titleIsDefault: false,
    })
    const seen = JSON.stringify(slides.map(chosenVariant))
    for (const line of talk) {
      const [name = '', said = ''] = line.split(': ')
      for (const one of said.split(/[.](?: |$)/).filter(Boolean)) expect(seen).toContain(one)
      expect(seen).toContain(name)
    }
    expect(titlesOf(slides)).not.toContain('')
  })
})
