import { expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

// Slides go only when every word of the wish is about slides: whatever else is said may say what of them.

const parts = [
  'remove the typos on slide 3',
  'remove the link on slide 3',
  'remove the blue on slide 3',
  'remove the slide number on slide 3',
  'remove the duplicates on slide 3',
  'remove the last on slide 3',
  'delete the style of slide 3',
  'delete the pdf of slide 3',
  'delete the unit on slide 4',
  'remove the changes on slide 3',
  'delete the footers on slides 2-5',
  'remove the logo from every slide',
  'delete the second number on slide 3',
  'delete a bit of slide 3',
  'delete some of slide 3',
  'delete less of slide 3',
  'cut slide 3 down a bit',
  'Supprime l’animation de la diapo 3',
  'Supprime le deuxième chiffre de la diapo 3',
  'Elimina la animación de la diapositiva 3',
  'Borra el segundo número de la diapositiva 3',
  'Entferne die zweite Karte',
  'Verwijder de animatie van dia 3',
  'Usuń animację ze slajdu 3',
  '删除第3页的动画',
  '把第二点删掉',
  '把第二點刪掉',
  'remove the Middle East bar',
  'remove the second card',
  'remove everything before the chart',
]
const hedges = [
  'instead of deleting slide 3, make it shorter',
  'rather than deleting slide 3, move it to the end',
  'move slide 3 to the end rather than delete it',
  'what if we removed slide 3?',
  'consider deleting slide 3',
  'is it possible to delete slide 3?',
  'maybe remove slide 3?',
  'delete none',
]
const topics = ['drop pricing', 'remove the risks', 'Lösche Pricing']

it.each([...parts, ...hedges, ...topics])('“%s” takes nothing away before it has asked', (wish) => {
  const steps = inShort(interpretSample(wish))
  expect(steps.filter((step) => step.startsWith('delete_'))).toEqual([])
})

it.each([
  ['ok now delete slide 6 too', ['slide-6']],
  ['delete slide 6 entirely', ['slide-6']],
  ['trash the third slide', ['slide-3']],
  ['remove the second-to-last slide', ['slide-9']],
  ['delete slide 4 because it is outdated', ['slide-4']],
  ['drop everything after slide 8', ['slide-9', 'slide-10']],
  ['Bitte die Folien 3 und 4 löschen', ['slide-3', 'slide-4']],
  ['Lösche Folie 4, weil sie veraltet ist', ['slide-4']],
  ['Supprime les diapositives 3 à 5', ['slide-3', 'slide-4', 'slide-5']],
  ['Quita la última diapositiva', ['slide-10']],
  ['Cancella le ultime due slide', ['slide-9', 'slide-10']],
  ['Exclua os slides 3 e 4', ['slide-3', 'slide-4']],
  ['Verwijder de laatste dia alsjeblieft', ['slide-10']],
  ['Usuń ostatni slajd', ['slide-10']],
  ['Удали последние два слайда', ['slide-9', 'slide-10']],
  ['最後のスライドを削除して', ['slide-10']],
  ['请删除最后两张幻灯片', ['slide-9', 'slide-10']],
])('“%s” is clear', (wish, ids) => {
  const steps = inShort(interpretSample(wish))
  expect(steps).toEqual(ids.map((id) => `delete_slide slideId=${id}`))
})

it.each([
  'Remove the exclamation marks',
  'Get rid of the exclamation marks on slide 3',
  'Remove all the commas',
  'Remove the percent signs',
  'Remove the brackets on slide 8',
  'Delete everything about tariffs',
  'Delete a bit of slide 3',
  'Supprime les virgules de la diapo 3',
  'Entferne die Kommas auf Folie 3',
  'Usuń przecinki ze slajdu 3',
  '删除第3页的逗号',
])('“%s” names no slide to delete, and is not asked which', (wish) => {
  expect(inShort(interpretSample(wish))).toEqual(['decline not_understood'])
})

it.each([
  ['Delete the fluffy slide 3', ['Slide 3: Market overview']],
  ['Delete everything about pricing', ['Slide 4: Pricing']],
])('“%s” asks about the slides that it names', (wish, options) => {
  expect(interpretSample(wish)).toMatchObject([{ request: 'clarify', options }])
})

it('typos are for a language model: スライド3の誤字を削除', () => {
  expect(inShort(interpretSample('スライド3の誤字を削除'))).toEqual(['decline needs_model'])
})
