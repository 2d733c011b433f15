import { describe, expect, it } from 'vitest'
import { inNumbersSeen } from '../../src/workers/numbers-seen.ts'
import { bulletsSlide, deck } from '../support/decks.ts'

describe('a sentence about slides of which one has left', () => {
  const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K']
  const seen = deck({}, ...letters.map((letter) => bulletsSlide(letter, [letter])))
  const said = { ...seen, slides: seen.slides.toSpliced(1, 1) }

  it.each([
    ['Renamed slide 1 to “A”.', 'Renamed slide 1 to “A”.'],
    ['Renamed slide 2 to “Slide 2”.', 'Renamed slide 3 to “Slide 2”.'],
    ['Swapped slides 2 and 9.', 'Swapped slides 3 and 10.'],
    ['Merged slides 2, 3, and 4.', 'Merged slides 3, 4, and 5.'],
    ['Slide 10 stays as it is.', 'Slide 11 stays as it is.'],
    ['Moved slide 4 to position 2.', 'Moved slide 5 to position 2.'],
    ['Added slide 4, “New”.', 'Added slide 4, “New”.'],
    ['Put 3 points on slide 30.', 'Put 3 points on slide 30.'],
  ])('%s', (sentence, told) => {
    expect(inNumbersSeen(sentence, said, seen)).toBe(told)
  })
})
