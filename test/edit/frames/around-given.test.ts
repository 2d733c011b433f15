import { describe, expect, it } from 'vitest'
import { quotationMarks } from '../../../src/author/composer/language/quotation-marks.ts'
import { inShort, interpretSample } from '../sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))
const point = (slide: number, text: string) =>
  `insert_items slideId=slide-${slide} blockId=bullets items=["${text}"]`

describe('the part of a verb that stands apart', () => {
  it.each([
    ['Füge auf Folie 4 den Punkt Tee hinzu.', point(4, 'Tee')],
    ['Füge den Punkt Tee hinzu auf Folie 4', point(4, 'Tee')],
    ['Füge auf Folie 4 den Punkt Tee hinzu, bitte', point(4, 'Tee')],
    ['Voeg het punt Sneeuw toe aan dia 9', point(9, 'Sneeuw')],
    ['Voeg op dia 9 het punt Sneeuw toe.', point(9, 'Sneeuw')],
    [
      'Benenne Folie 3 in Wir steigen um um',
      'set_slide_title slideId=slide-3 title=Wir steigen um',
    ],
    ['Benenne Folie 3 in Budget um', 'set_slide_title slideId=slide-3 title=Budget'],
  ])('is no part of what is given: “%s”', (instruction, expected) => {
    expect(read(instruction)).toEqual([expected])
  })

  it.each([
    ['Füge auf Folie 4 den Punkt „Tee hinzu“ hinzu', point(4, 'Tee hinzu')],
    ['Füge auf Folie 4 den Punkt Tee ein Muss hinzu', point(4, 'Tee ein Muss')],
  ])('is one where it belongs to the words: “%s”', (instruction, expected) => {
    expect(read(instruction)).toEqual([expected])
  })
})

it('“in the end” is no place where the words are for a slide', () => {
  expect(read('Add the point We pay in the end to slide 9')).toEqual([
    point(9, 'We pay in the end'),
  ])
})

describe('quotation marks that are asked for', () => {
  it.each([
    ['Füge auf Folie 9 den Punkt Sturm in Anführungszeichen hinzu', 'de', 'Sturm'],
    ['Add the point Storm in quotation marks to slide 9', 'en', 'Storm'],
    ['Ajoute le point Tempête entre guillemets à la diapo 9', 'fr', 'Tempête'],
  ])('stay: “%s”', (instruction, language, words) => {
    expect(read(instruction)).toEqual([point(9, quotationMarks(language).join(words))])
  })
})
