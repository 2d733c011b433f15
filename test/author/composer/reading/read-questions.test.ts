import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'

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

  test('are none where the letters count things', () => {
    expect(blocksOf('A. Walls', 'B. Roof', 'A. Doors', 'B. Stairs').join()).not.toContain('#')
  })
})
