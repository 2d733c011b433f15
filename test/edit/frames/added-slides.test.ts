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

describe('a title that asks something', () => {
  it.each([
    ['Add a slide titled What is next? at the end', 'add_slide position=10 title=What is next?'],
    ['Insert a slide called Why now? after slide 3', 'add_slide position=3 title=Why now?'],
    ['Add a slide titled What is next?', 'add_slide title=What is next?'],
    ['Can you add a slide titled Prices?', 'add_slide title=Prices'],
    [
      'Add a slide called Why us? with the points cheap and fast',
      'add_slide title=Why us? points=["cheap","fast"]',
    ],
    [
      'Füge am Ende eine Folie mit dem Titel Was nun? hinzu',
      'add_slide position=10 title=Was nun?',
    ],
  ])('“%s”', (instruction, step) => {
    expect(inShort(interpretSample(instruction))).toEqual([step])
  })

  it('ends before a wish of its own', () => {
    expect(inShort(interpretSample('Add a slide titled What is next? Delete slide 2.'))).toEqual([
      'add_slide title=What is next?',
      'delete_slide slideId=slide-2',
    ])
  })
})

describe('a new slide with somebody’s words', () => {
  it.each([
    ['Add a quote slide: "Bread is life" by Maria', '“Bread is life” — Maria'],
    ['Add a slide with the quote "Bread is life" by Maria', '“Bread is life” — Maria'],
    ['Add a quote slide saying “Bread is life” — Maria', '“Bread is life” — Maria'],
    ['Füge eine Zitatfolie ein: „Brot ist Leben“ von Maria', '“Brot ist Leben” — Maria'],
    ['Add a quote slide: "Bread is life"', '“Bread is life”'],
  ])('“%s” quotes them', (instruction, point) => {
    expect(interpretSample(instruction)).toMatchObject([{ layout: 'quote', points: [point] }])
  })

  it.each([
    'Add a thank-you slide at the end',
    'Füge am Ende eine Danke-Folie hinzu',
  ])('“%s” says thanks in the language of the deck, and nothing of its texts', (wish) => {
    expect(inShort(interpretSample(wish))).toEqual([
      'add_slide position=10 layout=closing title=Thank you for your attention',
    ])
  })

  it('says thanks where that is what it is to say', () => {
    expect(interpretSample('Add a slide at the end that says Thank you')).toMatchObject([
      { title: 'Thank you' },
    ])
  })
})
