import { describe, expect, it } from 'vitest'
import { interpretEdit } from '../../../src/edit/interpret-edit.ts'
import { type EditInput, readEditInput } from '../../../src/presentations/edits/edit-input.ts'
import { asAnswered } from '../../../src/presentations/edits/open-question.ts'
import { sampleDeck } from '../../edit/sample-deck.ts'

const change: EditInput['change'] = { kind: 'instruction', instruction: 'Delete it' }
const which = { text: 'Which one?', options: ['Slide 1: Lanes', 'Slide 2: Parking'] }
const context = { deck: sampleDeck(), themes: [], newId: () => 'new' }

describe('a question that an edit ended in', () => {
  it('of typed operations is none', () => {
    expect(asAnswered({ kind: 'operations', operations: [] }, which)).toBeUndefined()
  })

  it('keeps the state that its answer is read against', () => {
    const [question] = interpretEdit('Delete slide 3 or 4', undefined, context).steps
    if (question === undefined || !('request' in question) || question.request !== 'clarify')
      throw new Error('It asks nothing.')
    const { options, state } = question
    const answers = asAnswered(change, { text: question.question, options, state })
    const stored = JSON.parse(JSON.stringify({ change: { ...change, answers } }))
    const input = readEditInput(stored).change
    if (input.kind !== 'instruction') throw new Error('It is no instruction.')
    expect(interpretEdit('the second', input.answers, context).steps).toEqual([
      { op: 'delete_slide', slideId: 'slide-4' },
    ])
  })

  it('that older software asked is accepted, without what it kept', () => {
    const answers = { instruction: 'Delete it', slideOrder: ['slide-1'], question: 'Which?' }
    const stored = { change: { ...change, answers: { ...answers, options: which.options } } }
    expect(readEditInput(stored).change).toMatchObject({
      answers: { question: 'Which?', options: which.options },
    })
  })

  it('that newer software asked keeps its words only', () => {
    const answers = { question: 'Which?', options: [], state: { version: 2 } }
    expect(readEditInput({ change: { ...change, answers } }).change).toEqual({
      ...change,
      answers: { question: 'Which?', options: [], state: undefined },
    })
  })
})
