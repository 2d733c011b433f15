import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const espresso = 'set_item slideId=slide-4 blockId=bullets item=0 part=text value=Espresso at 2.60'

describe('a value corrected, with what stands there so far', () => {
  it.each([
    'espresso is 2.60, not 2.40',
    'on 4 the espresso will be 2.60 not 2.40',
    'Espresso jetzt 2.60, nicht 2.40',
    'en la 4, lo del espresso son 2.60, no 2.40',
    "sur la 4, l'espresso est à 2.60, et non 2.40",
    'espresso 2.60, а не 2.40',
    'nella slide 4 l’espresso è 2.60, non 2.40',
    'スライド4のEspressoは2.40ではなく2.60',
  ])('%s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([espresso])
  })

  it('may stand in a table', () => {
    expect(inShort(interpretSample('Nordlicht costs 15 now, not 14'))).toEqual([
      'set_table_cell slideId=slide-6 blockId=table row=1 column=2 text=15',
    ])
  })

  it.each(['Shorten slide 3, not 4', 'Delete slide 3, not 4'])('is none in “%s”', (instruction) => {
    expect(inShort(interpretSample(instruction)).join()).not.toContain('set_item')
  })
})

describe('a line of a slide said anew', () => {
  it.each([
    '4: espresso at 2.60',
    'slide 4: cake at 4.00, espresso at 2.60',
  ])('%s', (instruction) => {
    expect(inShort(interpretSample(instruction)).at(-1)).toContain('2.60')
  })

  it.each([
    'espresso at 2.60 sounds cheap',
    '4: espresso is best at 2.60',
  ])('is none in “%s”', (instruction) => {
    expect(inShort(interpretSample(instruction)).join()).not.toContain('set_item')
  })
})

describe('words that become a link', () => {
  it.each([
    'slide 4: link the words "Filter" to https://example.org',
    'сделай «Filter» на слайде 4 ссылкой на https://example.org',
  ])('%s', (instruction) => {
    expect(inShort(interpretSample(instruction)).join()).toMatch(
      /^set_marks slideId=slide-4 .*link/,
    )
  })
})
