import { describe, expect, test } from 'vitest'
import type { Clarify } from '../../../src/deck/requests/request.ts'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from '../sample-deck.ts'

describe('words that leave open what is meant', () => {
  test.each([
    'change the title to something shorter',
    'rename slide 4 to whatever you think is best',
    'renomme la diapositive 4 autrement',
    'cambia el título de la diapositiva 4 por algo mejor',
  ])('“%s” asks for the title', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['clarify What shall the new title be?'])
  })

  test.each([
    'replace Acme with something better',
    'change Acme to something else',
    'ersetze Acme durch etwas anderes',
  ])('“%s” replaces nothing', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([expect.stringMatching(/^decline/)])
  })

  test('are a title in quotation marks', () => {
    expect(inShort(interpretSample('rename slide 4 to "Something better"'))).toEqual([
      'set_slide_title slideId=slide-4 title=Something better',
    ])
  })
})

test.each(['no idea', 'hm', 'wait', 'why?', "I don't know yet"])('“%s” is no title', (answer) => {
  const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
  const [question] = interpretSample('Rename slide 4')
  expect(continueInstruction(question as Clarify, answer, context)).toEqual([question])
})
