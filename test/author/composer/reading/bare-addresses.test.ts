import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'

const textOf = (source: string) => {
  const block = readSource(`# A heading\n\n${source}\n`).find((one) => one.kind === 'paragraph')
  return block?.kind === 'paragraph' ? block.text.text : undefined
}

describe('an address in a text', () => {
  test.each([
    'Visit https://people.example.com/start today.',
    'Read the handbook at https://example.com/handbook',
    'The schedule (https://example.com/s?q=1) is pinned.',
  ])('is a word of its sentence: %s', (sentence) => {
    expect(textOf(sentence)).toBe(sentence)
  })

  test('is none where nothing stands beside it', () => {
    expect(textOf('https://example.com/handbook')).toBeUndefined()
  })

  test('is no text within a tag, also of an attribute without quotes', () => {
    expect(textOf('It serves a goal. <a href=https://example.com/what>More</a>.')).toBe(
      'It serves a goal. More.',
    )
  })
})
