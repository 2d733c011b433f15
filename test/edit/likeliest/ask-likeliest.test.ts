import { describe, expect, it, test } from 'vitest'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import type { Clarify } from '../../../src/deck/requests/request.ts'
import { interpretEdit } from '../../../src/edit/interpret-edit.ts'
import { sampleDeck, sampleThemes } from '../sample-deck.ts'

/** Words that no frame reads whole. */
const unusual = 'slide 4 could do with one more bullet, "Tea at 2.00", that would be nice'
const added = 'On slide 4, add a point “Tea at 2.00” at the end.'

const context = (deck = sampleDeck(), more = {}) => ({
  deck,
  themes: sampleThemes,
  newId: () => 'new',
  ...more,
})

const say = (words: string, asked?: Clarify, now = context()) =>
  interpretEdit(words, asked && { ...asked, options: asked.options ?? [] }, now).steps

function questionOf(words: string, now = context()): Clarify {
  const [step] = say(words, undefined, now)
  if (step === undefined || !('request' in step) || step.request !== 'clarify')
    throw new Error(`“${words}” asks nothing: ${JSON.stringify(step)}`)
  return step
}

describe('what is not understood', () => {
  it('is asked about where it is likely to mean something, by what would be done', () => {
    const { options, question } = questionOf(unusual)
    expect(question).toMatch(/^That was not understood for certain\./)
    expect(options?.[0]).toBe(added)
    expect(options?.length).toBeLessThanOrEqual(4)
  })

  it.each([
    'The view from slide 4 was lovely that day',
    'asdf qwer zxcv',
  ])('“%s” offers nothing', (words) => {
    expect(say(words)).toMatchObject([{ request: 'decline' }])
  })

  it('is left to a language model where there is one', () => {
    const { steps } = interpretEdit(unusual, undefined, context(), true)
    expect(steps).toMatchObject([{ request: 'decline', reason: 'not_understood' }])
  })

  it('offers nothing on slides that are not chosen', () => {
    const chosen = context(sampleDeck(), { selectedSlideIds: ['slide-3'] })
    expect(say(unusual, undefined, chosen)).toMatchObject([{ request: 'decline' }])
  })
})

describe('the answer to it', () => {
  const insert = { op: 'insert_items', slideId: 'slide-4' }

  test.each(['1', 'the first', added, 'option 1'])('“%s” has it done', (answer) => {
    expect(say(answer, questionOf(unusual))).toMatchObject([insert])
  })

  test.each(['no', 'none of these', 'never mind', 'nein'])('“%s” has nothing done', (answer) => {
    expect(say(answer, questionOf(unusual))).toMatchObject([
      { request: 'decline', reason: 'called_off' },
    ])
  })

  it('may be another wish', () => {
    expect(say('Delete slide 9', questionOf(unusual))).toEqual([
      { op: 'delete_slide', slideId: 'slide-9' },
    ])
  })

  it('brings the question again where it says nothing', () => {
    const question = questionOf(unusual)
    expect(say('asdf qwer zxcv', question)).toEqual([question])
  })

  it('is of the deck of now: what has changed since is not done to something else', () => {
    const question = questionOf('point 2 on slide 4: delete it please')
    expect(question.options).toEqual(['On slide 4, delete the point “Filter at 3.10”.', 'No'])
    const blockId = sampleDeck().slides[3]?.variants[0]?.blocks[0]?.id ?? ''
    const target = { slideId: 'slide-4', blockId }
    expect(say('yes', question)).toEqual([{ op: 'delete_items', ...target, items: [1] }])
    const first = { op: 'delete_items' as const, ...target, items: [0] }
    const now = context(applyOperations(sampleDeck(), [first]).deck)
    expect(say('yes', question, now)).toMatchObject([
      { request: 'decline', reason: 'nothing_to_do' },
    ])
  })
})

describe('what is understood', () => {
  it('is asked about where it writes over something and another wish is far likelier', () => {
    expect(questionOf('point 3 on slide 4: remove').options).toEqual([
      'On slide 4, delete the point “Cake at 4.00”.',
      'On slide 4, change the point “Cake at 4.00” to “remove”.',
      'None of these',
    ])
  })

  it('is done where nothing else is likelier', () => {
    expect(say('point 3 on slide 4: Cake at 4.20')).toMatchObject([{ op: 'set_item', item: 2 }])
  })
})
