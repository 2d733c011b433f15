import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../src/edit/interpret-instruction.ts'
import { namedSlides } from '../../src/edit/named-slides.ts'
import { sampleDeck, sampleThemes } from './sample-deck.ts'

const context = {
  deck: sampleDeck(),
  themes: sampleThemes,
  lastChangedSlideIds: ['slide-4'],
  newId: () => 'new',
}
const named = (instruction: string) =>
  namedSlides(instruction, interpretInstruction(instruction, context), context)

describe('the slides that an instruction speaks of', () => {
  it.each([
    ['Expand on slide 8', ['slide-8']],
    ['Make slide 3 funnier', ['slide-3']],
    ['Make it funnier', ['slide-4']],
    ['Merge slides 3 and 5', ['slide-3', 'slide-5']],
    ['Make the slide about risks funnier', ['slide-9']],
  ])('“%s” are known whatever becomes of it', (instruction, slideIds) => {
    expect(named(instruction)).toEqual(slideIds)
  })

  it.each([
    'Send me the PDF',
    'Make it up',
    'Make the slide about the moon funnier',
    'Animate everything',
  ])('“%s” has none of its own', (instruction) => {
    expect(named(instruction).filter((id) => id !== 'slide-4')).toEqual([])
  })
})
