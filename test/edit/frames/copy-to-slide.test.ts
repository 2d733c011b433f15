import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { ferryDeck } from '../ferry-deck.ts'
import { inShort, sampleThemes } from '../sample-deck.ts'

function steps(instruction: string): string[] {
  const context = { deck: ferryDeck(), themes: sampleThemes, newId: () => 'new-1' }
  return inShort(interpretInstruction(instruction, context))
}

const risk = (text: string) => `insert_items slideId=slide-6 blockId=bullets items=["${text}"]`

describe('an item that is copied to another slide', () => {
  it.each([
    'Copy the first bullet of slide 2 to slide 6',
    "copy slide 2's 1st bullet to the risks slide",
    'can you copy the bullet The bridge closes to the risks slide',
    'Kopiere den ersten Punkt von Folie 2 auf Folie 6',
    'Copie la première puce de la diapo 2 sur la diapo 6',
    'Copia el primer punto de la diapositiva 2 en la diapositiva 6',
    'Copia il primo punto della diapositiva 2 nella diapositiva 6',
    'Copie o primeiro ponto do slide 2 para o slide 6',
    'Kopieer het eerste punt van dia 2 naar dia 6',
    'Skopiuj pierwszy punkt slajdu 2 na slajd 6',
    'Скопируй первый пункт слайда 2 на слайд 6',
    'スライド2の最初の項目をスライド6にコピーして',
  ])('stands there as well, and stays what it is: %s', (instruction) => {
    expect(steps(instruction)).toEqual([risk('The bridge closes')])
  })

  it('is one of the list that it goes to', () => {
    expect(steps('clone step 2 to the risks slide')).toEqual([risk('Train skippers')])
  })
})

it.each([
  'change the first bullet on slide 2 to the risks slide',
  'the first bullet on slide 2 should be the last slide',
  'Ändere den ersten Punkt auf Folie 2 in die letzte Folie',
])('what names a slide is no text: %s', (instruction) => {
  expect(steps(instruction)).toEqual([expect.stringMatching(/^(?:decline|clarify) /)])
})

it('what is in quotation marks is a text, whatever it names', () => {
  expect(steps('change the first bullet on slide 2 to "the risks slide"')).toEqual([
    'set_item slideId=slide-2 blockId=bullets item=0 part=text value=the risks slide',
  ])
})

describe('an item that is moved to another slide', () => {
  const moved =
    'move_items slideId=slide-2 blockId=bullets items=[0] toSlideId=slide-6 toBlockId=bullets'
  it.each([
    'Move the first bullet of slide 2 to slide 6',
    'move the bridge closes to slide 6',
    "move 'The bridge closes' to the risks slide",
    'Verschiebe den ersten Punkt von Folie 2 auf Folie 6',
    'Déplace la première puce de la diapo 2 à la diapo 6',
    'Mueve el primer punto de la diapositiva 2 a la diapositiva 6',
    'Sposta il primo punto della diapositiva 2 alla diapositiva 6',
    'Mova o primeiro ponto do slide 2 para o slide 6',
    'Verplaats het eerste punt van dia 2 naar dia 6',
    'Przenieś pierwszy punkt slajdu 2 na slajd 6',
    'Перенеси первый пункт слайда 2 на слайд 6',
    'スライド2の最初の項目をスライド6に移動して',
  ])('goes there alone, and not with its slide: %s', (instruction) => {
    expect(steps(instruction)).toEqual([moved])
  })
})
