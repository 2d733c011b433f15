import { describe, expect, it, test } from 'vitest'
import { chosenVariant } from '../../src/deck/slide.ts'
import type { EditStep } from '../../src/edit/edit-step.ts'
import { isAcceptable } from './compare-answers.ts'
import { instructionDecks } from './instruction-decks.ts'
import { type Instruction, instructions } from './instructions.ts'

/** An acceptable answer of an instruction as a program would give it: ids and texts in place of the marks. */
function anAnswerTo(one: Instruction): EditStep[] {
  const deck = instructionDecks[one.deck]
  let made = 0
  const idOf = (mark: string): string => {
    if (mark === '#new') return `made-${made}`
    const [, number, kind] = /^#(\d+)(?:\/(.+))?$/.exec(mark) ?? []
    const slide = deck.slides[Number(number) - 1]
    if (slide === undefined) return mark
    if (kind === undefined) return slide.id
    return chosenVariant(slide).blocks.find((block) => block.kind === kind)?.id ?? mark
  }
  return (one.expected[0] ?? []).flatMap((expected) => {
    const fields = Object.entries(expected).map(([name, value]) => {
      if (name === 'newSlideId') return [name, `made-${++made}`]
      if (name === 'slideId' || name === 'blockId') return [name, idOf(value as string)]
      if (name === 'slideIds') return [name, (value as string[]).map(idOf)]
      if (name === 'options')
        return [name, (value as string[]).map((mark) => mark.replace('#', 'Slide '))]
      if (name === 'color') return [name, (value as string).replace('~', '')]
      return [name, value === '*' ? 'Some words.' : value]
    })
    const step = Object.fromEntries(fields) as EditStep
    if (!('slideId' in step) || step.slideId !== '#all') return [step]
    return deck.slides.map((slide) => ({ ...step, slideId: slide.id }) as EditStep)
  })
}

test.each(instructions)('$id: its own answer is acceptable, and none is not', (one) => {
  expect(isAcceptable(one, anAnswerTo(one))).toBe(true)
  expect(isAcceptable(one, [])).toBe(false)
})

describe('comparing answers', () => {
  const asked = (expected: Instruction['expected'], instruction = 'Do it'): Instruction => ({
    id: 'made-up',
    language: 'en',
    deck: 'review',
    instruction,
    expected,
  })
  const remove = (number: number): EditStep => ({
    op: 'delete_slide',
    slideId: `slide-${number}`,
  })

  it('takes orders of slides that are the same for the same', () => {
    const one = asked([[{ op: 'move_slide', slideId: '#2', position: 2 }]])
    expect(isAcceptable(one, [{ op: 'swap_slides', slideIds: ['slide-2', 'slide-3'] }])).toBe(true)
    expect(isAcceptable(one, [{ op: 'swap_slides', slideIds: ['slide-2', 'slide-4'] }])).toBe(false)
  })

  it('takes deletions in any order', () => {
    const one = asked([
      [
        { op: 'delete_slide', slideId: '#2' },
        { op: 'delete_slide', slideId: '#5' },
      ],
    ])
    expect(isAcceptable(one, [remove(5), remove(2)])).toBe(true)
    expect(isAcceptable(one, [remove(5)])).toBe(false)
    expect(isAcceptable(one, [remove(5), remove(2), remove(3)])).toBe(false)
  })

  it('does not take another step for a question', () => {
    const one = asked([[{ request: 'clarify', question: '*', options: ['*'] }]])
    expect(isAcceptable(one, [remove(1)])).toBe(false)
  })

  it('wants each slide in an option of its own, and no other slide instead', () => {
    const one = asked([[{ request: 'clarify', question: '*', options: ['#3', '#7'] }]])
    const offer = (...options: string[]): EditStep[] => [
      { request: 'clarify', question: 'Which one?', options },
    ]
    expect(isAcceptable(one, offer('Slide 7: Numbers', 'Slide 3: Where we stand'))).toBe(true)
    expect(isAcceptable(one, offer('Slides 3 and 7'))).toBe(false)
    expect(isAcceptable(one, offer('Slide 3', 'Slide 7', 'Slide 4'))).toBe(false)
    expect(isAcceptable(one, offer('Slide 3', 'Slide 7', 'All of them'))).toBe(true)
  })

  it('takes a colour of the same name only after a tilde', () => {
    const blue = (color: string) => asked([[{ request: 'set_color', role: 'accent', color }]])
    const given: EditStep[] = [{ request: 'set_color', role: 'accent', color: '#1144DD' }]
    expect(isAcceptable(blue('~#0000FF'), given)).toBe(true)
    expect(isAcceptable(blue('#0000FF'), given)).toBe(false)
    expect(isAcceptable(blue('~#FF0000'), given)).toBe(false)
  })

  it('takes a topic with an article, and not another topic', () => {
    const one = asked([[{ request: 'add_slide', topic: 'pricing', position: 14 }]])
    expect(isAcceptable(one, [{ request: 'add_slide', topic: 'our pricing' }])).toBe(true)
    expect(isAcceptable(one, [{ request: 'add_slide', topic: 'hiring' }])).toBe(false)
    expect(isAcceptable(one, [{ request: 'add_slide', topic: 'pricing', position: 3 }])).toBe(false)
  })
})
