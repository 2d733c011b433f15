import { expect, it } from 'vitest'
import { inShort, interpretSample } from './sample-deck.ts'

// What is said of a slide is no wish.

it.each([
  'Slide 7 repeats slide 6.',
  'slide 7 is a repeat of slide 6',
  'slides 7 and 8 repeat slide 6',
  'slides 7 and 8 are duplicates',
  'the closing slide adds nothing',
  'slide 6 shortens the story',
  'slide 5 merges two topics',
  'slide 9 splits the audience',
  'slide 3 moves too fast',
  'slide 3 was shortened',
  'slide 3 has been moved to the end',
  'somebody moved slide 3 to the end',
  'Folie 7 dupliziert Folie 6',
  'Folie 6 kürzt die Geschichte',
  'die Schlussfolie fügt nichts hinzu',
  'La diapositive 7 est une copie de la diapositive 6',
  'la diapositive 6 raccourcit l’histoire',
  'La diapositiva 7 duplica la diapositiva 6',
  'la diapositiva 7 es una copia de la 6',
  'la slide 7 è una copia della slide 6',
  'o slide 7 duplica o slide 6',
  'dia 7 is een kopie van dia 6',
])('“%s” asks for nothing', (words) => {
  expect(interpretSample(words)).toEqual([
    {
      request: 'decline',
      reason: 'nothing_to_do',
      sentence: expect.stringMatching(/says how it is and asks for nothing/),
    },
  ])
})

it.each([
  'Slajd 7 powtarza slajd 6',
  'Слайд 7 повторяет слайд 6',
  'スライド7はスライド6を繰り返している',
  '第7页重复了第6页',
  'La diapo 7 répète la diapo 6',
])('“%s” changes nothing', (words) => {
  expect(inShort(interpretSample(words)).filter((step) => !step.startsWith('decline'))).toEqual([])
})

it.each([
  ['slide 4 goes to the end', 'move_slide slideId=slide-4 position=9'],
  ['slide 4 belongs at the end', 'move_slide slideId=slide-4 position=9'],
  ['slide 4 should be shorter', 'rewrite_slide slideId=slide-4 style=shorter'],
  ['slide 3 must be shortened', 'rewrite_slide slideId=slide-3 style=shorter'],
  ['slide 4 is to be moved to the end', 'move_slide slideId=slide-4 position=9'],
  ['slide 4 make it shorter', 'rewrite_slide slideId=slide-4 style=shorter'],
  ['slides 3 and 4 merge', 'merge_slides slideIds=["slide-3","slide-4"]'],
  ['Folie 3 bitte kürzen', 'rewrite_slide slideId=slide-3 style=shorter'],
  ['Folie 3 ans Ende verschieben', 'move_slide slideId=slide-3 position=9'],
  ['la diapositiva 3 muévela al final', 'move_slide slideId=slide-3 position=9'],
  ['第4页缩短', 'rewrite_slide slideId=slide-4 style=shorter'],
])('“%s” is a wish', (wish, step) => {
  expect(inShort(interpretSample(wish))).toEqual([step])
})

it.each([
  'Slide 7 repeats slide 6, delete it',
  'Slide 7 repeats slide 6. Remove it.',
])('“%s” speaks of slide 7', (wish) => {
  expect(inShort(interpretSample(wish))).toEqual(['delete_slide slideId=slide-7'])
})
