import { describe, expect, it } from 'vitest'
import type { Clarify } from '../../../src/deck/requests/request.ts'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck } from '../sample-deck.ts'

/** What an answer leads to. */
function answered(instruction: string, answer: string): string[] {
  const question = interpretSample(instruction).at(-1) as Clarify
  return inShort(
    continueInstruction(question, answer, { deck: sampleDeck(), themes: [], newId: () => 'new' }),
  )
}

describe('which of the slides offered is meant', () => {
  it.each([
    'on 4 i meant',
    'the one with the espresso',
    'die mit dem Espresso meinte ich',
    'celle avec le filter',
    'la de cake',
  ])('“%s” says it', (answer) => {
    expect(answered('delete the last bullet', answer)).toEqual([
      'delete_items slideId=slide-4 blockId=bullets items=[2]',
    ])
  })

  it.each(['the one with the dragon', 'the one with the bullets'])('“%s” does not', (answer) => {
    expect(answered('delete the last bullet', answer)[0]).toMatch(/^clarify/)
  })

  it.each([
    'ah ok, leave it all',
    'ach, dann nicht',
    'bon, tant pis',
    'а, тогда не надо, пусть всё остаётся',
    '那就算了',
  ])('“%s” leaves everything', (answer) => {
    expect(answered('delete the last bullet', answer)).toEqual(['decline called_off'])
  })
})

describe('the title of no slide in particular', () => {
  it.each([
    'title a bit smaller',
    'Titel zentriert',
    'titel iets kleiner',
  ])('“%s” is asked about', (instruction) => {
    expect(answered(instruction, '4')[0]).toMatch(
      /^set_style slideId=slide-4 at=\{"part":"title"\}/,
    )
  })
})
