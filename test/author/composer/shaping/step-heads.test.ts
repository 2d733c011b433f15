import { expect, test } from 'vitest'
import { mapVerbatim } from '../../../../src/author/composer/reading/mapped-text.ts'
import { type Atom, emptyVector } from '../../../../src/author/composer/shaping/atom.ts'
import { stepHeads } from '../../../../src/author/composer/shaping/step-heads.ts'

function steps(...texts: string[]): Atom[] {
  return texts.map((text, index) => ({
    index,
    kind: 'item',
    text: mapVerbatim(text, 0),
    lead: 0,
    more: [],
    children: [],
    score: 0,
    vector: emptyVector,
  }))
}

test('a step is named by its verb', () => {
  const atoms = steps(
    'The carrier registers and uploads its certificate.',
    'Compliance checks the certificate.',
    'Operations runs three test shipments.',
    'The first paid load is booked.',
  )
  expect(stepHeads(atoms, 'en-US')).toEqual(['Register', 'Check', 'Test', 'Book'])
})

test('an instruction is named by its first word', () => {
  const atoms = steps('Mix the flour and water.', 'Knead for ten minutes.', 'Bake at 220 °C.')
  expect(stepHeads(atoms, 'en-US')).toEqual(['Mix', 'Knead', 'Bake'])
})

test('infinitives name steps in Spanish', () => {
  const atoms = steps('Mezclar la harina con agua.', 'Amasar durante diez minutos.')
  expect(stepHeads(atoms, 'es-ES')).toEqual(['Mezclar', 'Amasar'])
})

test('no step has a head when one has none', () => {
  expect(stepHeads(steps('Mix the flour.', 'It rests for an hour.'), 'en-US')).toBeUndefined()
})

test('no step has a head that is all it says', () => {
  expect(stepHeads(steps('Pack', 'Ship', 'Unpack'), 'en-US')).toBeUndefined()
})
