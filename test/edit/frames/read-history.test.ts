import { describe, expect, it } from 'vitest'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { inShort, interpretSample, sampleDeck, sampleThemes } from '../sample-deck.ts'

describe('undoing more changes than there are', () => {
  const instruction = 'Undo the last 5 changes'

  it.each([
    [1, 'clarify There is only one change to undo. Undo it?'],
    [2, 'clarify There are only two changes to undo. Undo both?'],
    [4, 'clarify There are only 4 changes to undo. Undo all of them?'],
    [5, 'undo count=5'],
  ])('with %d of them', (undoable, step) => {
    expect(inShort(interpretSample(instruction, { undoable }))).toEqual([step])
  })

  it.each([
    ['yes', 'undo count=2'],
    ['both', 'undo count=2'],
    ['no', 'decline called_off'],
  ])('is settled by “%s”', (answer, step) => {
    const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new', undoable: 2 }
    const [question] = interpretSample(instruction, { undoable: 2 })
    if (question === undefined || !('request' in question) || question.request !== 'clarify')
      throw new Error('It asks nothing.')
    expect(inShort(continueInstruction(question, answer, context))).toEqual([step])
  })

  it('says so when there is none', () => {
    expect(interpretSample('Undo', { undoable: 0 })).toMatchObject([
      { reason: 'nothing_to_do', sentence: 'There is no change left that could be undone.' },
    ])
  })
})

describe('undoing more than the last change, or one of a kind', () => {
  it.each([
    'Undo everything',
    'Start over',
    'Go back to how it was at the beginning',
  ])('“%s” asks how many, with all of them as an answer', (instruction) => {
    expect(interpretSample(instruction, { undoable: 4 })).toMatchObject([
      {
        request: 'clarify',
        question: 'How many changes shall be taken back?',
        options: ['The last one', 'All 4 of them'],
      },
    ])
  })

  it('may be said of both', () => {
    expect(inShort(interpretSample('Undo both', { undoable: 4 }))).toEqual(['undo count=2'])
  })

  it.each([
    'Revert my last edit except the deletion',
    'Undo the last edit but keep the title',
  ])('“%s” is declined: a change is one', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['decline unsupported'])
  })

  it.each([
    'Undo the deletion',
    'Undo the rename',
    'Undo what you just added',
    'Undo the theme change',
    'Go back to how it was this morning',
    'Mach das von heute Vormittag rückgängig',
    'Deshaz lo de esta mañana',
  ])('“%s” shows what the last change was, and asks', (instruction) => {
    const context = { undoable: 4, lastChange: 'Moved slide 3 to position 5.' }
    expect(inShort(interpretSample(instruction, context))).toEqual([
      'clarify Only the last change can be undone. It says: “Moved slide 3 to position 5.” Undo it?',
    ])
  })
})

it('is no wish beside an answer that changes something', () => {
  const instruction = 'Delete a slide'
  const [question] = interpretSample(instruction)
  if (question === undefined || !('request' in question) || question.request !== 'clarify')
    throw new Error('It asks nothing.')
  const context = { deck: sampleDeck(), themes: sampleThemes, newId: () => 'new' }
  const answer = 'slide 4, and undo the last change'
  expect(continueInstruction(question, answer, context)).toEqual([question])
})

describe('undoing in one sentence with something else', () => {
  it.each([
    'Undo that and delete slide 2',
    'Delete slide 2 and undo that',
    'Undo that and make slide 3 shorter',
    'Go back to version 3 and delete slide 2',
    'Mach das rückgängig und lösche Folie 2',
    'Undo that. Move slide 3 to the end.',
  ])('“%s” does neither, and says what to send', (instruction) => {
    expect(interpretSample(instruction)).toMatchObject([
      {
        request: 'decline',
        reason: 'unsupported',
        sentence: expect.stringMatching(
          /^Nothing was done: .* send “.*” first, and the rest after it\.$/,
        ),
      },
    ])
  })

  it.each([
    ['Undo that and send me the PDF', ['undo count=1', 'export formats=["pdf"]']],
    ['Undo that, please. Thanks!', ['undo count=1']],
  ])('“%s” is done: a file shows what is there then', (instruction, steps) => {
    expect(inShort(interpretSample(instruction))).toEqual(steps)
  })
})

describe('what is said beside undoing', () => {
  it.each([
    'Oh no, undo that',
    'Wrong one, undo',
    "I didn't want that. Undo",
    'No! Undo!',
  ])('“%s” takes the last change back', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(['undo count=1'])
  })

  it('what may ask for more is not passed over', () => {
    expect(inShort(interpretSample('Undo that. I meant slide 5'))).toEqual([
      'undo count=1',
      'decline not_understood',
    ])
  })

  it.each([
    'How do I undo?',
    'How can I undo the last change?',
    'Is there an undo?',
    'Comment annuler ?',
    '¿Cómo deshago?',
    '怎么撤销？',
    'How do I go back to version 2?',
  ])('“%s” asks how, and undoes nothing', (instruction) => {
    const steps = inShort(interpretSample(instruction))
    expect(steps.filter((step) => /^(undo|restore)/.test(step))).toEqual([])
  })
})
