import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { sampleDeck, sampleThemes } from '../sample-deck.ts'

const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
const last = (words: string) => interpretInstruction(words, context).at(-1)

describe('places without a noun behind several slides', () => {
  it.each([
    'Shorten slides 3 and 4 and delete the second one',
    'Kürze die Folien 3 und 4 und lösche die zweite',
    'Raccourcis les diapos 3 et 4 et supprime la deuxième',
    'Acorta las diapositivas 3 y 4 y elimina la segunda',
    'Accorcia le slide 3 e 4 ed elimina la seconda',
    'Encurta os slides 3 e 4 e apaga o segundo',
    'Maak dia 3 en 4 korter en verwijder de tweede',
    'Skróć slajdy 3 i 4 i usuń drugi',
    'Сократи слайды 3 и 4 и удали второй',
    '3枚目と4枚目を短くして、2つ目を削除して',
    '缩短第3页和第4页，然后删除第二个',
  ])('are some of these: “%s”', (words) => {
    expect(last(words)).toEqual({ op: 'delete_slide', slideId: 'slide-4' })
  })

  it.each([
    'Swap slides 5 and 7 and delete the first one',
    'Tausche Folie 5 und 7 und lösche die erste',
    'Échange les diapos 5 et 7 et supprime la première',
    'Intercambia las diapositivas 5 y 7 y elimina la última',
    'Scambia le slide 5 e 7 ed elimina la prima',
    'Troca os slides 5 e 7 e apaga o último',
    'Wissel dia 5 en 7 om en verwijder de eerste',
    'Zamień slajdy 5 i 7 i usuń pierwszy',
    'Поменяй слайды 5 и 7 местами и удали последний',
    '5枚目と7枚目を入れ替えて、1つ目を削除して',
    '交换第5页和第7页，然后删除第一个',
  ])('are asked about before one goes that stands elsewhere by now: “%s”', (words) => {
    expect(last(words)).toMatchObject({
      request: 'clarify',
      options: ['Slide 5: Revenue by year', 'Slide 7: How we open'],
    })
  })

  it.each([
    ['Rename slides 3 and 4 to A and B, then move the second one to the end', 'slide-4'],
    ['Copy slide 4 to the end, then delete the first one', 'slide-4'],
    ['Merge slides 3 and 4 and rename the first one to Offers', 'slide-3'],
  ])('are those that were named, made or made one: “%s”', (words, slideId) => {
    expect(last(words)).toMatchObject({ slideId })
  })

  it.each([
    'Merge slides 3 and 4 and shorten the second one',
    'Delete slides 3 and 4 and shorten the last one',
    'Move slide 4 to the end and delete the second one',
  ])('are asked about where there are not so many: “%s”', (words) => {
    expect(last(words)).toMatchObject({ request: 'clarify' })
  })

  it('cannot be asked about before they are there', () => {
    const words = 'Duplicate slide 4 and move the copy to the end, then delete the second one'
    expect(last(words)).toMatchObject({ request: 'decline' })
  })
})
