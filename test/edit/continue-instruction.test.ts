import { describe, expect, it, test } from 'vitest'
import { applyOperations } from '../../src/deck/operations/apply-operations.ts'
import type { Clarify } from '../../src/deck/requests/request.ts'
import { continueInstruction } from '../../src/edit/continue-instruction.ts'
import { interpretInstruction } from '../../src/edit/interpret-instruction.ts'
import { deck, slide, table } from '../support/decks.ts'
import { sampleDeck, sampleThemes } from './sample-deck.ts'

const context = () => {
  let made = 0
  return { deck: sampleDeck(), themes: sampleThemes, newId: () => `new-${++made}` }
}

/** The question that an instruction ends in. */
function questionOf(instruction: string): Clarify {
  const last = interpretInstruction(instruction, context()).at(-1)
  if (last === undefined || !('request' in last) || last.request !== 'clarify')
    throw new Error(`“${instruction}” asks nothing: ${JSON.stringify(last)}`)
  return last
}

const answered = (instruction: string, answer: string) =>
  continueInstruction(questionOf(instruction), answer, context())

test.each([
  'never mind',
  'nein danke',
  'いいえ',
])('“%s” ends all of an instruction, what it asks for behind the question too', (answer) => {
  const costs = table(['Part', 'Cost', 'Weeks'], [['Roof', '120000', '8']])
  const now = { ...context(), deck: deck({ title: 'Library' }, slide('table', 'Costs', [costs])) }
  const [asked] = interpretInstruction('change Roof to 125000 and add a total', now)
  const steps = continueInstruction(asked as Clarify, answer, now)
  expect(steps).toMatchObject([{ request: 'decline', reason: 'called_off' }])
})

describe('answers to a question about a slide', () => {
  const deleted = [{ op: 'delete_slide', slideId: 'slide-9' }]

  test.each([
    'slide 9',
    'Slide 9',
    'Risks',
    'the risks slide',
    '9',
    'the second to last slide',
  ])('“%s” names it', (answer) => {
    expect(answered('Delete a slide', answer)).toEqual(deleted)
  })

  it('may be the text of an option', () => {
    const question = questionOf('Delete a slide')
    expect(question.options).toContain('Slide 3: Market overview')
    expect(answered('Delete a slide', 'Slide 3: Market overview')).toEqual([
      { op: 'delete_slide', slideId: 'slide-3' },
    ])
  })

  test.each([
    'never mind',
    "don't delete it",
    'no',
    'cancel',
    'abbrechen',
    'いいえ',
    'No thanks',
    'nope, forget it',
    'no, leave them as they are',
    'Nein, danke',
    'нет, спасибо',
  ])('“%s” changes nothing', (answer) => {
    expect(answered('Delete a slide', answer)).toMatchObject([
      { request: 'decline', reason: 'called_off' },
    ])
  })

  it('may be all that are offered', () => {
    const deleted = answered('Delete slides 3 or 4', 'Both, please')
    expect(deleted).toEqual([
      { op: 'delete_slide', slideId: 'slide-3' },
      { op: 'delete_slide', slideId: 'slide-4' },
    ])
  })

  it.each([
    'bananas in pyjamas',
    'Hm, let me think',
  ])('that say nothing of it bring the question again: %s', (words) => {
    const question = questionOf('Delete a slide')
    expect(answered('Delete a slide', words)).toEqual([question])
  })

  test.each([
    ['Delete slide 9', { op: 'delete_slide', slideId: 'slide-9' }],
    ['Move slide 3 to the end', { op: 'move_slide', slideId: 'slide-3', position: 9 }],
    ['Lösche Folie 9', { op: 'delete_slide', slideId: 'slide-9' }],
  ])('“%s” is no title where one was asked for', (words, step) => {
    expect(answered('Rename slide 3', words)).toEqual([step])
  })

  test.each(['Delete what is dull', 'Move to the cloud'])('“%s” is a title', (title) => {
    expect(answered('Rename slide 3', title)).toEqual([
      { op: 'set_slide_title', slideId: 'slide-3', title },
    ])
  })

  it('may be another instruction instead', () => {
    expect(answered('Delete a slide', 'Move slide 3 to the end')).toEqual([
      { op: 'move_slide', slideId: 'slide-3', position: 9 },
    ])
  })
})

describe('a wish behind an answer', () => {
  it.each([
    'slide 4, and move it to the end',
    '4 please, and move the slide to the end',
  ])('“%s” is about the slide that was named', (answer) => {
    expect(answered('Make slide 3 or 4 shorter', answer)).toEqual([
      { request: 'rewrite_slide', slideId: 'slide-4', style: 'shorter' },
      { op: 'move_slide', slideId: 'slide-4', position: 9 },
    ])
  })
})

it('“the slide” in a wish behind an answer is the slide that was named', () => {
  const steps = answered('Make slide 3 or 4 shorter', '4 please, and call the slide Regions')
  expect(steps.at(-1)).toEqual({ op: 'set_slide_title', slideId: 'slide-4', title: 'Regions' })
})

describe('an instruction instead of an answer', () => {
  it('may delete a slide that was not offered', () => {
    const steps = answered('Delete either 4 or 5', 'delete slide 9')
    expect(steps).toEqual([{ op: 'delete_slide', slideId: 'slide-9' }])
  })

  it('is no other wish where it names a slide that was offered', () => {
    const steps = answered('Make slide 4 or 5 shorter', 'slide 5')
    expect(steps).toEqual([{ request: 'rewrite_slide', slideId: 'slide-5', style: 'shorter' }])
  })

  it.each([
    'Do not delete slide 3',
    'Keep slide 1',
    'Change Solar 2025 to abc',
  ])('“%s” cannot be followed and ends the question', (wish) => {
    const steps = answered('Delete a slide', wish)
    expect(steps).toMatchObject([{ request: 'decline' }])
  })

  it.each([
    ['make slide 3 funnier', 'needs_model'],
    ['Delete the first half of slide 2', 'not_understood'],
    ['Please, could you maybe get rid of the bit on permits?', 'not_understood'],
  ])('“%s” is refused and ends the question', (wish, reason) => {
    expect(answered('Delete a slide', wish)).toMatchObject([{ request: 'decline', reason }])
  })
})

describe('answers to which of some slides shall go', () => {
  it.each([
    ['delete either 4 or 5', '4', 'slide-4'],
    ['delete either 4 or 5', 'slide 5', 'slide-5'],
    ['delete either 4 or 5', 'the first one', 'slide-4'],
    ['delete either 4 or 5', 'the last one', 'slide-5'],
    ['delete 4 or 5', 'just 4', 'slide-4'],
    ['delete 4 or 5', 'Slide 4: Pricing', 'slide-4'],
    ['delete slide 4 instead of 5', '4', 'slide-4'],
    ['delete slide 4, no wait, 5', '5', 'slide-5'],
    ['Löscht Folie 4 oder 5', '4', 'slide-4'],
    ['Supprime la 4 ou la 5', 'la 4', 'slide-4'],
    ['borra la 3 y la 4 no', 'la 3', 'slide-3'],
    ['delete slide 13', 'slide 10', 'slide-10'],
    ['delete slide 13', 'slide 3', 'slide-3'],
    ['delete a slide', 'the last one', 'slide-10'],
    ['delete slides 3 or 4', 'the pricing one', 'slide-4'],
  ])('“%s”, “%s”: only the one chosen goes', (instruction, answer, slideId) => {
    expect(answered(instruction, answer)).toEqual([{ op: 'delete_slide', slideId }])
  })

  it.each([
    ['delete slide 13', 'the last one'],
    ['delete slide 13', 'the first one'],
    ['delete slide 13', '3'],
    ['delete slide 13', 'slide 13'],
  ])('“%s”, “%s” is asked again', (instruction, answer) => {
    expect(answered(instruction, answer)).toEqual([questionOf(instruction)])
  })

  it.each([
    ['delete slide 13', '4', 'Slide 4: Pricing'],
    ['delete slides 3 or 4', '9', 'Slide 9: Risks'],
    ['Borra la 3 o la 4', 'la última', 'Slide 10: Thank you'],
  ])('“%s”, “%s” names a slide that was not offered: it is confirmed', (instruction, said, name) => {
    const [confirmation] = answered(instruction, said)
    expect(confirmation).toMatchObject({ question: `Do you mean “${name}”?` })
    if (confirmation === undefined || !('request' in confirmation)) throw new Error('No question')
    const asked = confirmation as Clarify
    expect(continueInstruction(asked, 'yes', context())).toHaveLength(1)
    expect(continueInstruction(asked, 'yes', context())[0]).toMatchObject({ op: 'delete_slide' })
    expect(continueInstruction(asked, 'no', context())).toMatchObject([{ request: 'decline' }])
  })
})

describe('answers to whether every slide shall go', () => {
  test.each([
    'yes',
    'Yes.',
    'yes please',
    'Yes, delete them all',
    'sure, go ahead',
    'Delete every slide',
    'ja',
    'oui',
    'はい',
    '是的',
  ])('“%s” deletes them', (answer) => {
    expect(answered('Delete all slides', answer)).toHaveLength(10)
  })

  test.each([
    'no',
    'Keep them all',
    'no, keep the slides',
    'No thank you',
  ])('“%s” keeps them', (answer) => {
    expect(answered('Delete all slides', answer)).toMatchObject([
      { request: 'decline', reason: 'called_off' },
    ])
  })

  test.each([
    'yes but not slide 3',
    'yes, except the agenda',
    'maybe',
    'Yes, I would like that but keep the last one',
  ])('“%s” is neither', (answer) => {
    expect(answered('Delete all slides', answer)).toEqual([questionOf('Delete all slides')])
  })

  it('a yes is no answer to which slide', () => {
    expect(answered('Delete a slide', 'yes')).toEqual([questionOf('Delete a slide')])
  })

  it('a yes does not say where to', () => {
    const asked = 'Move slide 3'
    expect(answered(asked, 'yes')).toEqual([questionOf(asked)])
  })
})

describe('a question that an answer led to', () => {
  const instruction = 'Delete a slide'
  it.each([
    ['an answer', 'all of them'],
    ['an instruction of its own', 'Delete all slides'],
  ])('through %s is answered like the first', (_, said) => {
    const question = answered(instruction, said).at(-1) as Clarify
    expect(continueInstruction(question, 'yes', context())).toHaveLength(10)
  })
})

describe('what was done before a question', () => {
  it('is not done again', () => {
    const steps = answered('Delete slide 4 and use the Sunset theme', 'Kiln')
    expect(steps).toEqual([{ op: 'set_theme', themeId: 'kiln' }])
  })

  it('does not change the numbers that the answer uses', () => {
    const question = questionOf('Move slide 2 to the end, then delete slide 5 or 6')
    const operation = { op: 'move_slide', slideId: 'slide-2', position: 9 } as const
    const { deck } = applyOperations(sampleDeck(), [operation])
    const steps = continueInstruction(question, 'slide 5', { ...context(), deck })
    expect(steps).toEqual([{ op: 'delete_slide', slideId: 'slide-5' }])
  })
})

describe('answers to questions that are asked again', () => {
  const answeredAgain = (instruction: string, none: string, answer: string) => {
    const again = answered(instruction, none).at(-1)
    return continueInstruction(again as Clarify, answer, context())
  }

  it('settle them', () => {
    expect(answeredAgain('delete slide 99', 'yes', 'slide 3')).toEqual([
      { op: 'delete_slide', slideId: 'slide-3' },
    ])
    expect(answeredAgain('delete all slides', 'hmm', 'yes')).toHaveLength(10)
  })

  it('are each for the part that asks: two moves go to two places', () => {
    const steps = answeredAgain('Move slide 3. Move slide 4.', 'to the end', 'to the start')
    expect(steps).toEqual([{ op: 'move_slide', slideId: 'slide-4', position: 0 }])
  })

  it('“yes” to whether all shall go, with another wish to delete, is none', () => {
    const question = questionOf('Delete all slides')
    expect(answered('Delete all slides', 'yes, delete slide 3')).not.toHaveLength(10)
    expect(answered('Delete all slides', 'yes, and delete slide 3')).toEqual([question])
  })
})

describe('answers that name several slides', () => {
  const gone = (...numbers: number[]) =>
    numbers.map((number) => ({ op: 'delete_slide', slideId: `slide-${number}` }))

  it.each([
    ['Delete a slide', 'Slide 4: Pricing and Slide 9: Risks', gone(4, 9)],
    ['Delete a slide', '3, 4', gone(3, 4)],
    ['Supprime la 4 ou la 5', 'les deux', gone(4, 5)],
    ['Löscht Folie 4 oder 5', 'Folie 4, nicht Folie 5', gone(4)],
  ])('“%s”, “%s”', (instruction, answer, steps) => {
    expect(answered(instruction, answer)).toEqual(steps)
  })

  it('“both” is no answer where there are more than two', () => {
    expect(answered('Delete a slide', 'both')).toEqual([questionOf('Delete a slide')])
  })
})

describe('answers to whether something shall go', () => {
  it('a no may be followed by what shall be done instead', () => {
    expect(answered('slide 7 can go', 'no, delete slide 8')).toEqual([
      { op: 'delete_slide', slideId: 'slide-8' },
    ])
  })

  it.each(['the first one', 'yes, the first one'])('“%s” is no yes', (answer) => {
    expect(answered('Delete all slides', answer)).toEqual([questionOf('Delete all slides')])
  })
})
