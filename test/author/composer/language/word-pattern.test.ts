import { describe, expect, it } from 'vitest'
import {
  byFirstLetter,
  wordPattern,
} from '../../../../src/author/composer/language/word-pattern.ts'

const found = (words: readonly string[], text: string) => wordPattern(words).exec(text)?.[0]

describe('wordPattern', () => {
  it('finds the longest of the words that begin at one place', () => {
    expect(found(['best', 'best regards', 'bye'], 'Best regards, Ruth')).toBe('Best regards')
  })

  it('finds words whole and stems with their endings', () => {
    expect(found(['cost*', 'see'], 'a seed costing 3')).toBe('costing')
  })

  it('finds words of a script without spaces inside others', () => {
    expect(found(['以下', 'as follows'], '内容は以下の通り')).toBe('以下')
  })
})

describe('byFirstLetter', () => {
  it('asks for a letter once', () => {
    expect(byFirstLetter(['thanks', 'bye', 'take care'])).toBe('t(?:hanks|ake care)|bye')
  })

  it('keeps the order under a letter, and what begins with none or is said in other cases', () => {
    expect(byFirstLetter(['3rd', 'An', 'a', '1st', 'é*té'])).toBe('3rd|1st|é*té|An|a')
  })
})
