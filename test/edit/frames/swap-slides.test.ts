import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('slides that change places', () => {
  it.each([
    ['swap the agenda with the table', 'swap_slides slideIds=["slide-2","slide-6"]'],
    ['swap the market overview with the risks', 'swap_slides slideIds=["slide-3","slide-9"]'],
    ['swap the agenda with the quote', 'decline nothing_to_do'],
  ])('“%s” is about slides, not about their words', (instruction, step) => {
    expect(inShort(interpretSample(instruction))).toEqual([step])
  })

  it('are not meant by words that no title says', () => {
    expect(inShort(interpretSample('swap Acme with Globex'))).toEqual([
      'replace_text find=Acme replace=Globex',
    ])
  })

  it.each([
    'swap 3 with 4 and 5 with 6',
    'swap slide 3 with slide 4, and slide 5 with slide 6',
    'Tausche Folie 3 mit Folie 4 und Folie 5 mit Folie 6',
    'Échange la 3 avec la 4 et la 5 avec la 6',
    'Intercambia la 3 con la 4 y la 5 con la 6',
  ])('may be two and two: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'swap_slides slideIds=["slide-3","slide-4"]',
      'swap_slides slideIds=["slide-5","slide-6"]',
    ])
  })

  it('are meant by their counters', () => {
    expect(inShort(interpretSample('4枚目と5枚目を入れ替えて'))).toEqual([
      'swap_slides slideIds=["slide-4","slide-5"]',
    ])
  })
})
