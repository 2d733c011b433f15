import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'

/** What each block says, headings marked. */
const blocksOf = (text: string) =>
  readSource(text).map((block) =>
    block.kind === 'list'
      ? block.items.map((item) => item.text.text).join(' | ')
      : block.kind === 'heading'
        ? `# ${block.text.text}`
        : 'text' in block
          ? block.text.text
          : block.kind,
  )

describe('a conversation', () => {
  test('is what is said, without who says it and without the words that take the floor', () => {
    const text =
      'Weekly sync\n\nAna: ok so numbers first. Signups were 3,210 last week.\nBen: the test finished.\nAna: so we ship B?\nBen: yes, on Monday.\nAna: great.'
    expect(blocksOf(text)).toEqual([
      '# Weekly sync',
      'numbers first. Signups were 3,210 last week.',
      'the test finished.',
      'we ship B?',
      'on Monday.',
    ])
  })

  test('in markdown is one too', () => {
    const text =
      '# Sync\n\n**Ana:** Signups were 3,210.\n\n**Ben:** The test finished.\n\n**Ana:** We ship.\n\n**Ben:** On Monday then.'
    expect(blocksOf(text)).toEqual([
      '# Sync',
      'Signups were 3,210.',
      'The test finished.',
      'We ship.',
      'On Monday then.',
    ])
  })

  test('is none where each name comes once', () => {
    const text =
      'Actions\n\nLena: mail to the merchants\nMark: rollback rehearsal\nPriya: go/no-go list\nTomasz: backfill currency'
    expect(blocksOf(text)[1]).toContain('Lena: mail to the merchants')
  })
})
