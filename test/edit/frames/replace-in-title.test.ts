import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

// Slide 3 of the sample deck is called “Market overview”, slide 5 “Revenue by year”.

describe('words that are replaced in a title', () => {
  it.each([
    'Replace Market with Town in the title of slide 3',
    'Change Market to Town in slide 3’s title',
    'In the title of slide 3 replace Market with Town',
    "Change 'Market' to 'Town' in the title of slide 3 only",
    'change the word Market in the title of slide 3 to Town',
    'change Market to Town in the title',
    'Ersetze Market durch Town im Titel von Folie 3',
    'Remplace Market par Town dans le titre de la diapositive 3',
    'Reemplaza Market por Town en el título de la diapositiva 3',
    'Sostituisci Market con Town nel titolo della diapositiva 3',
    'Vervang Market door Town in de titel van dia 3',
    'Zamień Market na Town w tytule slajdu 3',
    'Замени Market на Town в заголовке слайда 3',
    'スライド3のタイトルのMarketをTownに置き換えて',
    '把第3页标题中的Market改为Town',
  ])('leave the rest of it: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_slide_title slideId=slide-3 title=Town overview',
    ])
  })

  it('may be several', () => {
    const instruction = 'Replace Market with Town and overview with map in the title of slide 3'
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_slide_title slideId=slide-3 title=Town map',
    ])
  })

  it('may be those of all titles', () => {
    expect(inShort(interpretSample('Replace "by" with "per" in the titles'))).toEqual([
      'set_slide_title slideId=slide-5 title=Revenue per year',
    ])
  })

  it('are those of the presentation where it is called so', () => {
    expect(inShort(interpretSample('Change coffee to tea in the title'))).toEqual([
      'set_title title=Harbour tea',
    ])
  })

  it('must stand there', () => {
    expect(inShort(interpretSample('Replace Acme with Globex in the title of slide 3'))).toEqual([
      'decline nothing_to_do',
    ])
  })
})
