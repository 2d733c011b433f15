import { describe, expect, it } from 'vitest'
import { answerParts, whatNot } from '../../../src/edit/answers/split-answer.ts'

describe('the ways to read an answer', () => {
  it('are the whole, and then all that comes before a comma or an “and”, the longest first', () => {
    expect(answerParts('2, and send it and go')).toEqual([
      { said: '2, and send it and go', rest: '', contrary: false },
      { said: '2, and send it', rest: 'go', contrary: false },
      { said: '2', rest: 'send it and go', contrary: false },
    ])
  })

  it('know what takes something back', () => {
    expect(answerParts('yes but not slide 3')[1]).toEqual({
      said: 'yes',
      rest: 'not slide 3',
      contrary: true,
    })
  })

  it('do not cut a number or a word', () => {
    expect(answerParts('2.5 sandals')).toHaveLength(1)
  })
})

describe('what an answer leaves out', () => {
  it.each([
    ['not slide 2', 'slide 2'],
    ['nicht Folie 5.', 'Folie 5'],
    ['pas la 5', 'la 5'],
  ])('“%s” is “%s”', (rest, out) => {
    expect(whatNot(rest)).toBe(out)
  })

  it('is nothing where it says something else', () => {
    expect(whatNot('make it shorter')).toBeUndefined()
  })
})
