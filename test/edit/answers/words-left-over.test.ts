import { describe, expect, it } from 'vitest'
import type { Clarify } from '../../../src/deck/requests/request.ts'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { ferryDeck } from '../ferry-deck.ts'
import { inShort, sampleThemes } from '../sample-deck.ts'

/** What words lead to that come where an instruction has asked. */
function answered(instruction: string, answer: string): string[] {
  const context = { deck: ferryDeck(), themes: sampleThemes, newId: () => 'new' }
  const question = interpretInstruction(instruction, context).at(-1) as Clarify
  return inShort(continueInstruction(question, answer, context))
}

describe('slides with words behind them that are no answer', () => {
  it.each([
    ['delete the boring slides', 'slides 2+3 into one'],
    ['delete the boring slides', 'slides 2 and 3 in one'],
    ['delete the boring slides', 'slide 3 in two'],
    ['Lösch die langweiligen Folien', 'Folien 2 und 3 zu einer'],
    ['Lösch die langweiligen Folien', 'die 3 ganz'],
    ['supprime les diapos ennuyeuses', 'diapos 2 et 3 en une seule'],
  ])('“%s”, “%s” deletes nothing', (instruction, answer) => {
    expect(answered(instruction, answer)).toEqual([expect.stringMatching(/^clarify/)])
  })

  it('are a wish of their own that is read whole', () => {
    expect(answered('delete the boring slides', 'slides 3 and 5 to the end')).toEqual([
      expect.stringMatching(/^move_slide slideId=slide-3/),
      expect.stringMatching(/^move_slide slideId=slide-5/),
    ])
  })
})

describe('slides with words behind them that say nothing more', () => {
  it.each([
    ['Lösch die langweiligen Folien', 'die 3 raus'],
    ['Lösch die langweiligen Folien', 'die 3 auch'],
    ['delete the boring slides', 'slide 3, please'],
    ['つまらないスライドを削除', 'スライド3を'],
  ])('“%s”, “%s” is an answer', (instruction, answer) => {
    expect(answered(instruction, answer)).toEqual(['delete_slide slideId=slide-3'])
  })
})

describe('a place with a wish behind it', () => {
  it('is no answer, but a wish of its own', () => {
    expect(answered('Add a bullet to slide 9: cold wind', 'On 6, add a point: fix texts')).toEqual([
      'insert_items slideId=slide-6 blockId=bullets items=["Fix texts"]',
    ])
  })

  it('is an answer where “and” parts them', () => {
    expect(answered('Add a point: cold wind', 'on 6, and make it blue')).toEqual([
      'insert_items slideId=slide-6 blockId=bullets items=["Cold wind"]',
      expect.stringMatching(/^set_color/),
    ])
  })
})
