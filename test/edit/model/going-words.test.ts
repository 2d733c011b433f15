import { describe, expect, it } from 'vitest'
import { pickChoice } from '../../../src/edit/answers/pick-choice.ts'
import { saysNo } from '../../../src/edit/answers/yes-or-no.ts'
import { goingWords } from '../../../src/edit/model/going-words.ts'

const placesIn = (words: string) => (words.match(/\{\w+\}/gu) ?? []).toSorted()

describe.each(Object.entries(goingWords))('questions in %s', (_language, words) => {
  it('have the places that English ones have', () => {
    const places = Object.entries(words).map(([name, text]) => [name, placesIn(text)])
    const english = Object.entries(goingWords.en).map(([name, text]) => [name, placesIn(text)])
    expect(Object.fromEntries(places)).toEqual(Object.fromEntries(english))
  })

  it('offer answers that are understood', () => {
    const options = [
      { text: words.no, value: 'no', saidBy: 'no' as const },
      { text: words.yes, value: 'yes', saidBy: 'yes' as const },
    ]
    expect(pickChoice(words.yes, options)).toBe('yes')
    expect(pickChoice(words.no, options) ?? (saysNo(words.no) ? 'no' : undefined)).toBe('no')
  })
})
