import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('a colour on another', () => {
  it.each([
    'Make it yellow on black',
    'Use yellow on black',
    'yellow on black',
    'yellow text on a black background',
    'Make the text yellow on black',
    'gelb auf schwarz',
    'jaune sur noir',
    'amarillo sobre negro',
  ])('“%s” is the text and its ground', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_color role=text color=#FACC15',
      'set_color role=background color=#000000',
    ])
  })

  it.each([
    'Make the title blue',
    'Make the titles blue',
  ])('“%s” asks of which slide', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['clarify Which slide do you mean?'])
  })

  it('“Colour the title of slide 3 blue” is what “make the title of slide 3 blue” is', () => {
    expect(inShort(interpretSample('Colour the title of slide 3 blue'))).toEqual(
      inShort(interpretSample('Make the title of slide 3 blue')),
    )
  })

  it('“change blue to red” is one colour', () => {
    expect(inShort(interpretSample('Change blue to red'))).toEqual([
      'set_color role=accent color=#DC2626',
    ])
  })

  it('“black and white” does not say which is which', () => {
    expect(interpretSample('black and white')).toMatchObject([
      { request: 'clarify', options: ['Black', 'White'] },
    ])
  })
})

it('a colour beside words that nobody here owns is none of the presentation', () => {
  const done = inShort(interpretSample('On 4 make Private computers bold and #c0392b'))
  expect(done.join()).not.toContain('set_color')
})
