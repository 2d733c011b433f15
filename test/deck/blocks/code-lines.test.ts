import { describe, expect, test } from 'vitest'
import { codeBlockSchema } from '../../../src/deck/blocks/code/schema.ts'
import { linesOfCode, withCodeText } from '../../../src/deck/blocks/code/with-lines.ts'
import { code } from '../../support/decks.ts'

const listing = (text: string, highlightedLines: number[], firstLine = 1) => ({
  ...code(text, 'ts'),
  firstLine,
  highlightedLines,
})

describe('the highlighted lines of a listing', () => {
  test.each([
    ['it does not have', [4]],
    ['comes before its first', [0]],
    ['is named twice', [2, 2]],
    ['is out of order', [3, 2]],
  ])('are refused where one %s', (_, lines) => {
    expect(codeBlockSchema.safeParse(listing('a\nb\nc', lines)).success).toBe(false)
  })

  test('are numbered as they are printed', () => {
    expect(codeBlockSchema.safeParse(listing('a\nb\nc', [10], 9)).success).toBe(true)
  })

  test('go with their lines when the listing is divided', () => {
    const whole = listing('a\nb\nc\nd', [2, 3])
    expect(linesOfCode(whole, 0, 2).highlightedLines).toEqual([2])
    expect(linesOfCode(whole, 2, 4)).toMatchObject({ firstLine: 3, highlightedLines: [3] })
    expect(linesOfCode(whole, 3, 4)).not.toHaveProperty('highlightedLines')
  })

  test.each([
    ['stay where words within them change', 'a\nB\nc\nd', [2, 3]],
    ['move down with a line that is put before them', 'a\nnew\nb\nc\nd', [3, 4]],
    ['move up with one that is taken out', 'b\nc\nd', [1, 2]],
    ['go where their lines go', 'a\nc\nd', [2]],
  ])('%s', (_, text, lines) => {
    expect(withCodeText(listing('a\nb\nc\nd', [2, 3]), text).highlightedLines).toEqual(lines)
  })
})
