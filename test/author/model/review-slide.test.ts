import { describe, expect, it } from 'vitest'
import { reviewSlide } from '../../../src/author/model/review-slide.ts'
import type { Fact } from '../../../src/author/model/source-facts.ts'
import { facts } from '../../support/models/facts.ts'

/** What is wrong with a quotation as a slide. */
function problemsOf(quote: string, known: readonly Fact[]) {
  const reviewed = reviewSlide(
    {
      written: {
        form: 'quote',
        title: 'The school stays open',
        quote,
        name: '',
        role: '',
        caption: '',
        notes: '',
        facts: known.map(({ number }) => number),
      },
      facts: known,
      further: [],
      planned: [],
      language: 'en',
      sourceLanguage: 'en',
      mayAdd: false,
      inputId: 'input',
    },
    () => 'id',
  )
  return 'problems' in reviewed ? reviewed.problems : []
}

describe('a quotation on a slide', () => {
  const said = facts('We will not close the school.', 'We will never do that.', 'We sell the bus.')

  it('may go on from one fact to the next', () => {
    expect(problemsOf('We will not close the school. We will never do that.', said)).toEqual([])
  })

  it('may not leap over one', () => {
    const apart = said.filter((_, index) => index !== 1)
    expect(problemsOf('We will not close the school. We sell the bus.', apart)).toEqual([
      'The quotation is not verbatim.',
    ])
  })
})
