import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('where a slide goes', () => {
  it.each([
    ['Slide 6 should go first', 'move_slide slideId=slide-6 position=0'],
    ['Slide 6 should come last', 'move_slide slideId=slide-6 position=9'],
    ['Slide 6 should be the first one', 'move_slide slideId=slide-6 position=0'],
    ['Move slide 6 first', 'move_slide slideId=slide-6 position=0'],
    ['Put the risks slide second', 'move_slide slideId=slide-9 position=1'],
    ['Folie 6 soll zuerst kommen', 'move_slide slideId=slide-6 position=0'],
  ])('“%s”', (instruction, step) => {
    expect(inShort(interpretSample(instruction))).toEqual([step])
  })

  it('is not said of a part of a slide', () => {
    expect(inShort(interpretSample('Move the second point up'))).toEqual(['decline unsupported'])
  })
})

describe('a number of points', () => {
  it.each([
    ['reduce slide 4 to one point', ['decline not_understood']],
    ['trim slide 4 to 2', ['rewrite_slide slideId=slide-4 style=shorter']],
  ])('“%s” is no place and no slide', (instruction, steps) => {
    expect(inShort(interpretSample(instruction))).toEqual(steps)
  })
})
