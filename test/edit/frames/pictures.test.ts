import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('a picture', () => {
  it.each([
    ['Add a picture of a harbour to slide 3', 'add_picture slideId=slide-3 subject=a harbour'],
    ['Add a picture to slide 3', 'add_picture slideId=slide-3'],
    [
      'Put a picture of the road to Bonn on slide 3',
      'add_picture slideId=slide-3 subject=the road to Bonn',
    ],
  ])('“%s” is drawn of what is named', (instruction, step) => {
    expect(inShort(interpretSample(instruction))).toEqual([step])
  })

  it.each([
    'Replace the photo on slide 2 with one of a ship',
    'Put the photo dome.jpg on slide 3',
    'Put dome.jpg on slide 3',
  ])('“%s” is none that is there, so nothing is done', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['decline nothing_to_do'])
  })
})
