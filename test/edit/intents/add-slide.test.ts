import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('a new slide that is called like a place', () => {
  it.each([
    [
      'add a slide called End at the end with the points a and b',
      'add_slide position=10 title=End points=["a","b"]',
    ],
    ['add a slide called Start at the start', 'add_slide position=0 title=Start'],
    ['add a slide called The End', 'add_slide title=The End'],
    ['add a slide titled After the war at the end', 'add_slide position=10 title=After the war'],
  ])('“%s” has its title', (instruction, step) => {
    expect(inShort(interpretSample(instruction))).toEqual([step])
  })
})
