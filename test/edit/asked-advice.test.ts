import { expect, test } from 'vitest'
import { inShort, interpretSample } from './sample-deck.ts'

test.each([
  'Should I merge slides 3 and 4?',
  'should we undo?',
  'what if I delete slide 3?',
  'Soll ich Folie 3 löschen?',
  'Faut-il annuler ?',
  '¿Debo borrar la diapositiva 3?',
  'Dovrei annullare?',
  'Moet ik dia 3 verwijderen?',
  'Czy mam cofnąć?',
  'Стоит ли удалить слайд 3?',
  'мне удалить слайд 3?',
  'スライド3を削除すべき?',
  '要不要合并3和4？',
])('“%s” is a question and changes nothing', (question) => {
  expect(inShort(interpretSample(question))).toEqual(['decline nothing_to_do'])
})

test.each([
  'Could you delete slide 3?',
  'Can you please delete slide 3?',
  'We should delete slide 3.',
])('“%s” is a wish', (wish) => {
  expect(inShort(interpretSample(wish))).toEqual(['delete_slide slideId=slide-3'])
})
