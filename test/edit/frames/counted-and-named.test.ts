import { expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { ferryDeck } from '../ferry-deck.ts'
import { inShort, sampleThemes } from '../sample-deck.ts'

const steps = (instruction: string): string[] =>
  inShort(
    interpretInstruction(instruction, {
      deck: ferryDeck(),
      themes: sampleThemes,
      newId: () => 'new',
    }),
  )

it.each([
  'On slide 5, move step 3 "Build the pier" before step 2 "Train skippers"',
  'Auf Folie 5 Schritt 3 „Build the pier“ vor Schritt 2 „Train skippers“ verschieben',
  'Sur la diapositive 5, déplace l’étape 3 « Build the pier » avant l’étape 2 « Train skippers »',
])('a thing may be said by its place and its words: %s', (instruction) => {
  expect(steps(instruction)).toEqual([
    'arrange slideId=slide-5 blockId=steps axis=items order=[0,2,1]',
  ])
})

it('is deleted so only where both are of one thing', () => {
  expect(steps('On slide 5, delete step 2 "Train skippers"')).toEqual([
    'delete_items slideId=slide-5 blockId=steps items=[1]',
  ])
  expect(steps('On slide 5, delete step 1 "Train skippers"').join()).not.toContain('delete_items')
})
