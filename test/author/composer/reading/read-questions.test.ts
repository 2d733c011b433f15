import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'
import { blockOutline } from '../../../support/block-outline.ts'
import { growth, linear } from '../../../support/growth.ts'

/** Headings marked by their level, all else as its words. */
const blocksOf = (...lines: string[]) =>
  readSource(lines.join('\n')).map((block) =>
    block.kind === 'heading'
      ? `${'#'.repeat(block.level)} ${block.text.text}`
      : block.kind === 'list'
        ? block.items.map(({ text }) => text.text).join(' | ')
        : 'text' in block
          ? block.text.text
          : block.kind,
  )

describe('questions with a mark, and answers without one', () => {
  test.each(['Q.', 'Q:', '질문:', '**F:**'])('%s sets off headings', (mark) => {
    expect(
      blocksOf(
        'The tool shed',
        '',
        `${mark} Who may borrow?`,
        'Everybody. Bring an ID.',
        '',
        `${mark} What does it cost?`,
        'Drills cost 4 euros a day.',
      ),
    ).toEqual([
      '# The tool shed',
      '## Who may borrow?',
      'Everybody. Bring an ID.',
      '## What does it cost?',
      'Drills cost 4 euros a day.',
    ])
  })

  test('are none where one has no answer', () => {
    expect(blocksOf('Shed', '', 'Q. Who?', '', 'Q. What?', 'Drills.')).not.toContain('## Who?')
  })
})

describe('questions and answers', () => {
  test.each([
    ['P:', 'R:'],
    ['Q.', 'R.'],
    ['F1:', 'S1:'],
    ['**Q:**', '**A:**'],
    ['问：', '答：'],
  ])('marked %s and %s are headings with what answers them', (question, answer) => {
    expect(
      blocksOf(
        'The tool shed',
        '',
        `${question} Who may borrow?`,
        `${answer} Everybody. Bring an ID.`,
        '',
        `${question} I lost a drill. What now?`,
        `${answer} Buy the same or pay 40 euros.`,
        '',
        `${question} What does it cost?`,
        `${answer} It depends:`,
        '- drills 4 euros',
        '- saws 6 euros',
      ),
    ).toEqual([
      '# The tool shed',
      '## Who may borrow?',
      'Everybody. Bring an ID.',
      '## I lost a drill. What now?',
      'Buy the same or pay 40 euros.',
      '## What does it cost?',
      'It depends',
      'drills 4 euros | saws 6 euros',
    ])
  })

  test('are known in Thai by words that ask', () => {
    const text = [
      'คำถามที่พบบ่อย',
      '',
      'ถาม: เปิดวันไหน',
      'ตอบ: ทุกวันเสาร์ 8.00–11.30 น.',
      '',
      'ถาม: ทำไมน้ำหนักไม่เท่ากัน',
      'ตอบ: น้ำค้างในขวด',
      '',
      'ถาม: เด็กฝากเองได้ไหม',
      'ตอบ: ได้',
    ]
    expect(blocksOf(...text).filter((one) => one.startsWith('##'))).toHaveLength(3)
  })

  test('are read in time that grows with their text, with marks in their answers and without', () => {
    const pairs = (count: number) =>
      Array.from(
        { length: count },
        (_, at) => `Q: When do we row on day ${at}?\nA: At ${at}, and *never* later.\n`,
      ).join('\n')
    expect(growth(pairs, (text) => readSource(text), 200)).toBeLessThan(linear)
  })

  test('are none where the letters count things', () => {
    expect(blocksOf('A. Walls', 'B. Roof', 'A. Doors', 'B. Stairs').join()).not.toContain('#')
  })
})

test.each([
  ['English', 'Q', 'A', 2],
  ['Russian', 'В', 'О', 3],
  ['Japanese', '問', '答', 2],
])('in one section of a document leave the others alone: %s', (_, ask, answer, count) => {
  const pairs = Array.from(
    { length: count },
    (_, at) => `${ask}: When do we row ${at}?\n${answer}: On day ${at} of each of the months.\n`,
  )
  const text = 'Everybody who can swim may join the club.'
  const said = blockOutline(
    `1. Club\n${text}\n\n2. Guests\n${pairs.join('')}\n3. Safety\n${text}\n\n4. Costs\n${text}`,
  )
  expect(said.slice(-4)).toEqual([
    'heading 2: Safety',
    `paragraph: ${text}`,
    'heading 2: Costs',
    `paragraph: ${text}`,
  ])
  expect(said).toContain('heading 3: When do we row 1?')
})

test('a question without its mark stands beside others that have theirs', () => {
  expect(
    blocksOf(
      'Bin FAQ',
      '',
      'Q: When does it start?',
      'A: Monday 1 June for rounds A-D.',
      '',
      'Q: what about clinical waste',
      'A: It goes in none of them. Ring us.',
      '',
      'Q: can i say no',
      'A: To the food caddy yes, to the recycling bin no.',
    ),
  ).toEqual([
    '# Bin FAQ',
    '## When does it start?',
    'Monday 1 June for rounds A-D.',
    '## what about clinical waste',
    'It goes in none of them. Ring us.',
    '## can i say no',
    'To the food caddy yes, to the recycling bin no.',
  ])
})

describe('questions with marks of several kinds', () => {
  test('are one run, and none stands below the one before it', () => {
    expect(
      blocksOf(
        'Camp',
        '',
        'Q: Phones?',
        'A: In the office.',
        '',
        'Q: Food?',
        'A: Vegan is fine.',
        '',
        'How many kids per leader?',
        'Max 7.',
        '',
        'q: What should we pack?',
        'A torch.',
      ),
    ).toEqual([
      '# Camp',
      '## Phones?',
      'In the office.',
      '## Food?',
      'Vegan is fine.',
      '## How many kids per leader?',
      'Max 7.',
      '## What should we pack?',
      'A torch.',
    ])
  })

  test('may have their marks in small letters, and no sign of asking', () => {
    const asked = ['q: how big?', 'a: 40 sqm', '', 'q: dogs?', 'a: on a lead', '']
    expect(blocksOf('Plots', '', ...asked, 'q: what does it cost', 'a: 85 €')).toEqual([
      '# Plots',
      '## how big?',
      '40 sqm',
      '## dogs?',
      'on a lead',
      '## what does it cost',
      '85 €',
    ])
  })
})
