import { describe, expect, test } from 'vitest'
import { chosenVariant, type Slide } from '../../src/deck/slide.ts'
import { composeText } from '../support/compose-text.ts'

/** What stands on the slides below their titles, and in their notes. */
function toldText(slides: readonly Slide[]): string {
  return JSON.stringify(slides.map((slide) => [chosenVariant(slide).blocks, slide.notes]))
}

describe('a text that is longer than its slides and their notes', () => {
  test('is said to be, with how much is in neither', () => {
    const names = Array.from({ length: 2000 }, (_, index) => `Item ${index + 1}`)
    const rows = names.map((name, index) => `| ${name} | ${(index * 37) % 991} | north |`)
    const table = `# Ledger\n\n| Name | Amount | Side |\n|---|---|---|\n${rows.join('\n')}`
    const { slides, warnings } = composeText(table)
    const missing = names.filter(
      (name) => !new RegExp(`${name}\\b`, 'u').test(toldText(slides)),
    ).length
    expect(missing).toBeGreaterThan(1000)
    const count = missing.toLocaleString('en')
    expect(warnings).toEqual([
      `The text is longer than the slides and their notes can hold: ${count} of 2,000 sentences and rows are in neither. Ask for more slides, or send it in parts.`,
    ])
  })

  test('a text that the notes hold has no warning', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `- The lamp of house ${index + 1} burns`)
    expect(composeText(`# Lamps\n\n${lines.join('\n')}`).warnings).toEqual([])
  })
})

test('a text that is too short for its slides is said to be, with how many of them only ask', () => {
  const { slides, warnings } = composeText('Hello world', { slideRange: '16-20' })
  expect(slides).toHaveLength(16)
  expect(warnings).toEqual([
    expect.stringMatching(/^The text says too little for 16 slides: \d+ of them/),
  ])
  // Nobody asked for a number of slides, and yet half of the two only ask.
  expect(composeText('Hello world').warnings).toEqual([
    'The text says too little for 2 slides: one of them has questions for a discussion and nothing new. Ask for fewer slides, or send more text.',
  ])
  expect(composeText('?!').warnings).toHaveLength(1)
})
