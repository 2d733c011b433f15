import { expect, it } from 'vitest'
import { bullets, deck, slide } from '../../support/decks.ts'
import { inShort, interpretSample } from '../sample-deck.ts'

// The last slide of this deck asks for something: nobody is thanked on it, and nobody can be reached there.

const asks = deck(
  { title: 'A second bakery' },
  slide('title', 'A second bakery', []),
  slide('bullets', 'Where we stand', [bullets(['The oven is full', 'Nine people work here'])]),
  slide('bullets', 'Risks', [bullets(['The oven arrives late', 'A chain opens next door'])]),
  slide('closing', 'What we ask of you', [bullets(['Approve the lease', 'Choose a site'])]),
)

it.each([
  'Delete the Thank you slide',
  'Remove the contact slide',
  'Delete the questions slide',
  'Lösche die Danke-Folie',
  'Supprime la diapo de remerciements',
  'Elimina la diapositiva de agradecimiento',
  'Elimina la slide dei contatti',
  'Verwijder de bedankdia',
  'Usuń slajd z podziękowaniami',
  'Удали слайд с контактами',
  '删除致谢页',
])('“%s” takes away no slide that says nothing of the kind', (wish) => {
  const steps = inShort(interpretSample(wish, { deck: asks }))
  expect(steps.filter((step) => step.startsWith('delete_'))).toEqual([])
})

it.each([
  'Delete the Thank you slide',
  'Lösche die Danke-Folie',
  'Supprime la diapo de remerciements',
])('“%s” takes away the one that thanks, in whatever language', (wish) => {
  expect(inShort(interpretSample(wish))).toEqual(['delete_slide slideId=slide-10'])
})

it('The closing slide is the last one, whatever it says', () => {
  const steps = inShort(interpretSample('Delete the closing slide', { deck: asks }))
  expect(steps).toEqual(['delete_slide slideId=slide-4'])
})
