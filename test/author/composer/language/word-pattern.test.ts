import { describe, expect, it } from 'vitest'
import {
  byFirstLetter,
  wordPattern,
  wordSourceAtStart,
} from '../../../../src/author/composer/language/word-pattern.ts'
import { caselessPattern } from '../../../../src/text/caseless-pattern.ts'

const found = (words: readonly string[], text: string) => wordPattern(words).exec(text)?.[0]

describe('wordPattern', () => {
  it('finds the longest of the words that begin at one place', () => {
    expect(found(['best', 'best regards', 'bye'], 'Best regards, Ruth')).toBe('Best regards')
  })

  it('finds words whole and stems with their endings', () => {
    expect(found(['cost*', 'see'], 'a seed costing 3')).toBe('costing')
  })

  it('finds words where they begin, whatever letters and marks stand before elsewhere', () => {
    expect(found(['end', 'über*'], 'a weekend, e\u0301end, darüber; the end')).toBe('end')
    expect(wordPattern(['end', 'über*']).exec('weekend darüber')).toBeNull()
    expect(found(['end', 'über*'], '3end')).toBe('end')
  })

  it('finds words that begin with no letter, and in whatever case those that do', () => {
    expect(found(['’s morgens', '3rd*', 'an', 'A la'], 'open ’s morgens')).toBe('’s morgens')
    expect(found(['an', 'A la'], 'à la a la')).toBe('a la')
  })

  it('finds words of a script without spaces inside others', () => {
    expect(found(['以下', 'as follows'], '内容は以下の通り')).toBe('以下')
  })
})

describe('wordSourceAtStart', () => {
  it('finds what wordSource finds where a line begins', () => {
    const words = ['best', 'best regards', 'cost*', '以下']
    const atStart = caselessPattern(`^(?:${wordSourceAtStart(words)})`, 'u')
    const ends = ['Best regards, Ruth', 'Costing', '以下の', 'bestow', 'the best'].map(
      (line) => atStart.exec(line)?.[0],
    )
    expect(ends).toEqual(['Best regards', 'Costing', '以下', undefined, undefined])
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
