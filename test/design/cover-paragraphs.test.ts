import { describe, expect, it } from 'vitest'
import { coverParagraphs } from '../../src/design/cover-paragraphs.ts'

describe('the paragraphs of a cover', () => {
  it('sets a short second one apart as its date', () => {
    expect(coverParagraphs(['Results and outlook', 'Third quarter 2026'])).toEqual({
      texts: ['Results and outlook'],
      date: 'Third quarter 2026',
    })
  })

  it('have no date where the second one is a sentence', () => {
    const sentence =
      'Revenue grew in every region, and in two of them for the first time since 2019.'
    expect(coverParagraphs(['Results', sentence])).toEqual({
      texts: ['Results', sentence],
      date: '',
    })
  })

  it('have no date where a third one follows', () => {
    const texts = ['Results', 'Third quarter', 'For the board']
    expect(coverParagraphs(texts)).toEqual({ texts, date: '' })
  })

  it('have no date where there is one only', () => {
    expect(coverParagraphs(['2026'])).toEqual({ texts: ['2026'], date: '' })
  })
})
