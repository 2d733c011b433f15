import { describe, expect, it } from 'vitest'
import type { EditInput } from '../../../src/presentations/edits/edit-input.ts'
import { asAnswered } from '../../../src/presentations/edits/open-question.ts'

const slideOrder = ['slide-1', 'slide-2', 'slide-3']
const which = { text: 'Which one?', options: ['Slide 1: Lanes', 'Slide 2: Parking'] }

/** What an edit by words was accepted with; with `answers` it was said after a question. */
function change(instruction: string, answers?: ReturnType<typeof asAnswered>): EditInput['change'] {
  return { kind: 'instruction', instruction, slideOrder, ...(answers && { answers }) }
}

describe('a question that an edit ended in', () => {
  it('is kept with the instruction that asked it', () => {
    expect(asAnswered(change('Delete it'), which)).toEqual({
      instruction: 'Delete it',
      slideOrder,
      question: 'Which one?',
      options: which.options,
    })
  })

  it('that an answer led to keeps what was offered and said before', () => {
    const first = asAnswered(change('Delete it'), which)
    const sure = { text: 'Are you sure?', options: ['Yes', 'No'] }
    expect(asAnswered(change('the second', first), sure)).toEqual({
      instruction: 'Delete it',
      slideOrder,
      earlier: [
        { question: 'Which one?', options: which.options, answer: 'the second', slideOrder },
      ],
      question: 'Are you sure?',
      options: ['Yes', 'No'],
    })
  })

  it('of typed operations is none', () => {
    expect(asAnswered({ kind: 'operations', operations: [] }, which)).toBeUndefined()
  })
})
