import { describe, expect, it } from 'vitest'
import type { Clarify } from '../../../src/deck/requests/request.ts'
import { continueInstruction } from '../../../src/edit/continue-instruction.ts'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bullets, deck, slide } from '../../support/decks.ts'

describe('answers to which of two slides about bikes shall go', () => {
  const instruction = 'delete the bike slide'
  const bikeDeck = () =>
    deck(
      { title: 'City' },
      slide('title', 'City cycling plan', []),
      slide('bullets', 'Bike lanes', [bullets(['Paint', 'Kerbs'])]),
      slide('bullets', 'Money', [bullets(['Tax', 'Grants'])]),
      slide('bullets', 'Bike parking', [bullets(['Racks', 'Sheds'])]),
    )
  const on = (given = bikeDeck()) => ({ deck: given, themes: [], newId: () => 'new' })
  const asked = (words = instruction) => interpretInstruction(words, on()).at(-1) as Clarify
  const question = asked()
  /** What an answer leads to, after others that settled nothing. */
  const said = (answer: string, given = on(), earlier: string[] = []) => {
    const again = earlier.reduce(
      (before, one) => continueInstruction(before, one, given).at(-1) as Clarify,
      question,
    )
    return continueInstruction(again, answer, given)
  }
  const gone = (slideId: string) => ({ op: 'delete_slide', slideId })

  it.each([
    'bike',
    'bike slide',
    'the bike slide',
    '-1',
    '7',
    'not slide 2',
    'I don’t know',
    "I don't know",
    'no idea',
    'slide 4 but I am not sure',
    'slide 4 sunshine',
    'the first one slide 4',
    'slide 4 and frobnicate slide 3',
  ])('“%s” is asked again', (answer) => {
    expect(said(answer)).toEqual([question])
  })

  it.each([
    ['2', 'slide-2'],
    ['4', 'slide-4'],
    ['1', 'slide-2'],
    ['option 2', 'slide-4'],
    ['the second one', 'slide-4'],
    ['slide 4, not slide 2', 'slide-4'],
    ['yes, the first one', 'slide-2'],
    ['delete the first one', 'slide-2'],
    ['delete slide 4', 'slide-4'],
    ['delete 4', 'slide-4'],
    ['I mean slide 4', 'slide-4'],
    ['Slide 4: Bike parking. Thanks!', 'slide-4'],
  ])('“%s” names one', (answer, slideId) => {
    expect(said(answer)).toEqual([gone(slideId)])
  })

  it('all but one is said of the slides offered', () => {
    expect(said('all but slide 4')).toEqual([gone('slide-2')])
  })

  it('a number that names no slide offered, nor a place, deletes nothing', () => {
    expect(said('3')).toMatchObject([{ question: 'Do you mean “Slide 3: Money”?' }])
    expect(said('1, 2')).toMatchObject([{ request: 'clarify' }])
  })

  it.each([
    ['slide 4 and make slide 3 shorter', 'slide-4', { request: 'rewrite_slide' }],
    ['slide 4 and rename slide 3 to Cash', 'slide-4', { op: 'set_slide_title' }],
    ['2, and send me the pdf', 'slide-2', { request: 'export', formats: ['pdf'] }],
  ])('“%s” is an answer and a wish besides', (answer, slideId, wish) => {
    expect(said(answer)).toMatchObject([gone(slideId), wish])
  })

  it('what is asked for besides is done on the deck without the slide', () => {
    expect(said('slide 2 and move slide 3 to the end')).toEqual([
      gone('slide-2'),
      { op: 'move_slide', slideId: 'slide-3', position: 2 },
    ])
  })

  it.each([
    'Slide 4: Bike parking',
    'the second one',
    'slide 4',
    '4',
  ])('“%s” is an answer also after some that were none', (answer) => {
    expect(said(answer, on(), ['banana', 'bike', 'hmm'])).toEqual([gone('slide-4')])
  })

  describe('when one of them has been deleted meanwhile', () => {
    const without = (id: string) => {
      const before = bikeDeck()
      return on({ ...before, slides: before.slides.filter((one) => one.id !== id) })
    }

    it.each([
      'Slide 4: Bike parking',
      'Bike parking',
      'slide 4',
      'yes',
    ])('“%s” names the other', (answer) => {
      expect(said(answer, without('slide-2'))).toEqual([gone('slide-4')])
    })

    it.each(['Slide 2: Bike lanes', 'banana', 'hmm'])('“%s” is asked about the other', (answer) => {
      const options = ['Slide 4: Bike parking']
      expect(said(answer, without('slide-2'))).toMatchObject([
        { question: question.question, options },
      ])
    })

    it.each(['banana', 'Slide 2: Bike lanes'])('the other may be named after “%s”', (none) => {
      const before = asked('Make slide 3 shorter and delete the bike slide')
      const again = continueInstruction(before, none, without('slide-2')).at(-1) as Clarify
      const steps = continueInstruction(again, 'Slide 4: Bike parking', without('slide-2'))
      expect(steps).toEqual([gone('slide-4')])
    })

    it('a number in another wish to delete is no answer where it has become that of another slide', () => {
      const shorter = asked('Make the bike slide shorter')
      const steps = continueInstruction(shorter, 'delete slide 3', without('slide-2'))
      expect(steps).toMatchObject([{ request: 'clarify' }])
    })

    it('what was done before the question is not done again', () => {
      const behind = asked('Make slide 3 shorter and delete the bike slide')
      const steps = continueInstruction(behind, 'Slide 4: Bike parking', without('slide-2'))
      expect(steps).toEqual([gone('slide-4')])
    })
  })
})
