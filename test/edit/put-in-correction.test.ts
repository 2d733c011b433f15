import { expect, it } from 'vitest'
import { inShort, interpretSample } from './sample-deck.ts'

it.each([
  'Move slide 2 to the end, I mean slide 3',
  'Verschiebe Folie 2 ans Ende, ich meine Folie 3',
  'Mueve la diapositiva 2 al final, quiero decir la diapositiva 3',
  'Déplace la diapositive 2 à la fin, je veux dire la diapositive 3',
])('what a wish says last stands for its like: %s', (instruction) => {
  expect(inShort(interpretSample(instruction))).toEqual(['move_slide slideId=slide-3 position=9'])
})

it.each([
  'Delete slide 2. No wait, slide 3.',
  'Lösche Folie 2. Nein, warte, Folie 3.',
])('what would take something away is asked about where it corrects itself: %s', (instruction) => {
  expect(inShort(interpretSample(instruction))).toEqual([expect.stringMatching(/^clarify /)])
})
