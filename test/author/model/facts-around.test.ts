import { describe, expect, it } from 'vitest'
import { factsAround } from '../../../src/author/model/facts-around.ts'
import { readFacts } from '../../../src/author/model/read-facts.ts'

const { facts } = readFacts(
  [
    '# Move',
    '## Millrace',
    'We found a hall at Millrace. All prices are in euros. It has two floors. Rent is 150,000. Heating is 20,000.',
    '## Board',
    'The board meets on Monday.',
  ].join('\n\n'),
  'en',
)
const fact = (words: string) => facts.filter(({ text }) => text.includes(words))
const around = (words: string) => factsAround(fact(words), facts)

describe('what stands around the facts of a slide', () => {
  it('opens their section or stands right before them', () => {
    expect(around('Heating')).toEqual([
      'We found a hall at Millrace.',
      'It has two floors.',
      'Rent is 150,000.',
    ])
  })

  it('is nothing of another section', () => {
    expect(around('board meets')).toEqual([])
  })

  it('is none of them', () => {
    expect(factsAround(facts, facts)).toEqual([])
  })
})
