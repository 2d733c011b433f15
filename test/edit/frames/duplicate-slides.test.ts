import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const copies = (slide: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `duplicate_slide slideId=slide-${slide} newSlideId=new-${index + 1}`,
  )

describe('how many copies are made', () => {
  it.each([
    ['Duplicate slide 2 three times', 3],
    ['Duplicate slide 2 twice', 2],
    ['Duplicate slide 2 3 times', 3],
    ['Make two copies of slide 2', 2],
    ['Dupliziere Folie 2 dreimal', 3],
    ['Duplique la diapo 2 trois fois', 3],
    ['Duplica la diapositiva 2 dos veces', 2],
    ['复制第2页三次', 3],
    ['Duplicate slide 2', 1],
  ])('“%s”', (instruction, count) => {
    expect(inShort(interpretSample(instruction))).toEqual(copies(2, count))
  })

  it('is twenty at the most', () => {
    expect(interpretSample('Duplicate slide 2 100 times')).toMatchObject([
      { request: 'decline', sentence: 'At most 20 copies can be made at once.' },
    ])
  })

  it('is said of each of several slides', () => {
    expect(inShort(interpretSample('Duplicate slides 2 and 3 twice'))).toHaveLength(4)
  })
})
