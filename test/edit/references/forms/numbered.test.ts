import { describe, expect, it } from 'vitest'
import { bulletsSlide, deck, titleSlide } from '../../../support/decks.ts'
import { inShort, interpretSample } from '../../sample-deck.ts'

describe('a number', () => {
  const phases = deck(
    {},
    titleSlide('Plan'),
    bulletsSlide('Costs', ['Month 2 is dear', 'Month 3 is not']),
    bulletsSlide('Team', ['Ann', 'Ben']),
  )

  it('belongs to a name that a slide says', () => {
    expect(inShort(interpretSample('make the month 3 costs shorter', { deck: phases }))).toEqual([
      'rewrite_slide slideId=slide-2 style=shorter',
    ])
  })

  it('is that of a slide elsewhere', () => {
    expect(inShort(interpretSample('make 3 shorter', { deck: phases }))).toEqual([
      'rewrite_slide slideId=slide-3 style=shorter',
    ])
  })

  it.each([
    'Удали слайды 4 и 5',
    'Удали слайд 4 и 5',
    'Удали 4-й и 5-й слайды',
  ])('is joined to another by a word that also ends ordinals: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-5',
    ])
  })
})
