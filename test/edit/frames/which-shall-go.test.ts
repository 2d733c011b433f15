import { expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bullets, deck, slide } from '../../support/decks.ts'

const solarDeck = () =>
  deck(
    { title: 'Solarstrom' },
    slide('bullets', 'Ausgangslage', [bullets(['Dächer', 'Sonne'])]),
    slide('bullets', 'Kosten der Anlagen', [bullets(['Module', 'Speicher'])]),
    slide('bullets', 'Laufende Kosten', [bullets(['Wartung', 'Zähler'])]),
  )

it('where a slide may be one of several, only those are offered', () => {
  const context = { deck: solarDeck(), themes: [], newId: () => 'new' }
  const steps = interpretInstruction('Die Folie mit den Kosten kann weg.', context)
  expect(steps).toMatchObject([
    { request: 'clarify', options: ['Slide 2: Kosten der Anlagen', 'Slide 3: Laufende Kosten'] },
  ])
})
