import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from '../sample-deck.ts'

const answered = (instruction: string, answer: string) => {
  const question = interpretSample(instruction).at(-1)
  if (question === undefined || !('request' in question) || question.request !== 'clarify')
    throw new Error('Nothing was asked.')
  const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
  return inShort(continueInstruction(question, answer, context))
}

describe('how long the presentation shall be', () => {
  it.each([
    'Make the deck 5 slides long',
    'Make the deck 5 slides',
    'Shorten the deck to 5 slides',
    'Cut the presentation down to 5 slides',
    'The deck should be 5 slides long',
    'Make the deck five slides shorter',
    'Shorten the deck by five slides',
    'Kürze die Präsentation um fünf Folien',
    'Kürze die Präsentation auf 5 Folien',
    'Raccourcis la présentation à 5 diapositives',
  ])('“%s” asks what shall go', (instruction) => {
    expect(interpretSample(instruction)).toMatchObject([
      {
        request: 'clarify',
        question: 'The presentation has 10 slides, so 5 of them would have to go. Which?',
        options: ['The last 5 slides', 'Keep them all'],
      },
    ])
  })

  it.each([
    'Summarize the deck in one slide',
    'Condense the presentation into a single slide',
  ])('“%s” takes no text away unasked', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'clarify The presentation has 10 slides, so 9 of them would have to go. Which?',
    ])
  })

  it('deletes those that are named, when they are as many', () => {
    const deleted = [2, 3, 4, 5, 6].map((number) => `delete_slide slideId=slide-${number}`)
    expect(answered('Make the deck 5 slides long', 'slides 2 to 6')).toEqual(deleted)
    expect(answered('Make the deck 5 slides long', 'slides 2 to 4')).toEqual([
      'clarify The presentation has 10 slides, so 5 of them would have to go. Which?',
    ])
    expect(answered('Make the deck 5 slides long', 'no')).toEqual(['decline called_off'])
  })

  it('asks what more slides shall be about', () => {
    const instruction = 'Make the deck 12 slides long'
    expect(inShort(interpretSample(instruction))).toEqual([
      'clarify The presentation has 10 slides. What shall the 2 new ones be about?',
    ])
    expect(answered(instruction, 'hiring and training')).toEqual([
      'add_slide topic=hiring',
      'add_slide topic=training',
    ])
  })

  it('may be that of “this”', () => {
    expect(inShort(interpretSample('Make this a 5 slide presentation'))).toEqual([
      'clarify The presentation has 10 slides, so 5 of them would have to go. Which?',
    ])
  })

  it.each([
    'Trim it down to 8 slides',
    'Cut it to 8 slides',
    'Kürze es auf 8 Folien',
  ])('“%s” is that of the deck', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'clarify The presentation has 10 slides, so 2 of them would have to go. Which?',
    ])
  })

  it('is so already', () => {
    expect(interpretSample('Make the deck 10 slides long')).toMatchObject([
      { reason: 'nothing_to_do', sentence: 'The presentation has 10 slides already.' },
    ])
  })

  it.each([
    ['Add 2 slides to the deck', ['add_slide', 'add_slide']],
    ['Split slide 3 into two slides', ['split_slide slideId=slide-3 newSlideId=new-1']],
    ['Turn slide 3 into two slides', ['split_slide slideId=slide-3 newSlideId=new-1']],
  ])('“%s” says something else', (instruction, steps) => {
    expect(inShort(interpretSample(instruction))).toEqual(steps)
  })
})
