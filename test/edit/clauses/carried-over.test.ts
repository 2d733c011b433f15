import { expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

it('a part of what is said otherwise is no place', () => {
  expect(inShort(interpretSample('shorten slide 3 and the end'))).not.toContainEqual(
    expect.stringMatching(/^move/),
  )
})

it('a sentence ends behind the number of a slide', () => {
  expect(inShort(interpretSample('Delete slide 3. Slide 5 should go first.'))).toEqual([
    'delete_slide slideId=slide-3',
    'move_slide slideId=slide-5 position=0',
  ])
})
