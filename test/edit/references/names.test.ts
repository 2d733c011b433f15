import { describe, expect, it } from 'vitest'
import { bestOf, Names } from '../../../src/edit/references/names.ts'
import { topicWords } from '../../../src/edit/references/word-forms.ts'

/** Candidates by what they are called, with what else they say behind a colon, and where they stand behind a bar. */
function bestFor(words: string, all: readonly string[]): string[] {
  const candidates = all.map((one) => {
    const [own = '', within = ''] = one.split('|')
    const [called = '', says = ''] = own.split(':')
    return { called: topicWords(called), says: topicWords(says), within: topicWords(within) }
  })
  const whole = new Names(candidates).matches(words).filter(({ isWhole }) => isWhole)
  return bestOf(whole).map(({ at }) => all[at] ?? '')
}

describe('what words name', () => {
  it.each([
    ['the noise', ['Rejected because of noise', 'The lock supplier'], 'Rejected because of noise'],
    ['fees', ['Fee and form', 'Opening hours'], 'Fee and form'],
    ['aproved by', ['Approved by', 'Level'], 'Approved by'],
    ['associate', ['Associates', 'Partner'], 'Associates'],
    [
      'betriebsrat',
      ['Zitat: die Betriebsratsvorsitzende', 'Anlass'],
      'Zitat: die Betriebsratsvorsitzende',
    ],
  ])('“%s” is the one that says it, whatever its ending', (words, all, found) => {
    expect(bestFor(words, all)).toEqual([found])
  })

  it('is what is called so rather than what says it besides', () => {
    expect(bestFor('costs', ['Costs: rent', 'Team: costs of hiring'])).toEqual(['Costs: rent'])
  })

  it('is what says it itself rather than what stands where it is said', () => {
    expect(bestFor('costs', ['The costs of rent|Plan', 'Gas|Costs'])).toEqual([
      'The costs of rent|Plan',
    ])
  })

  it('is told by the words that few say', () => {
    const all = ['Price in Kiel', 'Price in Bonn', 'Price in Ulm']
    expect(bestFor('Bonn price', all)).toEqual(['Price in Bonn'])
  })

  it('is not clear where two say it as well', () => {
    expect(bestFor('price', ['Price in Kiel', 'Price in Bonn'])).toHaveLength(2)
  })

  it('is none where a word is said by none', () => {
    expect(bestFor('the price in Rome', ['Price in Kiel', 'Price in Bonn'])).toEqual([])
  })
})
