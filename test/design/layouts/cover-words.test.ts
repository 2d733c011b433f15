import { describe, expect, it } from 'vitest'
import { coverWords } from '../../../src/design/layouts/title.ts'

const wordsOf = (paragraphs: string[], meta = '') => coverWords({ paragraphs, meta })

describe('the words of a cover', () => {
  it('set a short second paragraph apart as its date', () => {
    expect(wordsOf(['Results and outlook', 'Third quarter 2026'])).toEqual({
      texts: ['Results and outlook'],
      meta: 'Third quarter 2026',
    })
  })

  it('are all under the title where a line of its own says who and when', () => {
    const texts = ['Results and outlook', 'For the board']
    expect(wordsOf(texts, 'Ines Brandt')).toEqual({ texts, meta: 'Ines Brandt' })
  })

  it('have no date where the second one is a sentence', () => {
    const sentence =
      'Revenue grew in every region, and in two of them for the first time since 2019.'
    expect(wordsOf(['Results', sentence])).toEqual({ texts: ['Results', sentence], meta: '' })
  })

  it('have no date where a third one follows', () => {
    const texts = ['Results', 'Third quarter', 'For the board']
    expect(wordsOf(texts)).toEqual({ texts, meta: '' })
  })

  it('have no date where there is one only', () => {
    expect(wordsOf(['2026'])).toEqual({ texts: ['2026'], meta: '' })
  })
})
