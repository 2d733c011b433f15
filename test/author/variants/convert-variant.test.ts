import { expect, test } from 'vitest'
import { convertVariant } from '../../../src/author/variants/convert-variant.ts'
import { chosenVariant } from '../../../src/deck/slide.ts'
import { bullets, slide } from '../../support/decks.ts'

/** The steps that a list becomes, each its head and its text. */
function stepsOf(...items: string[]): [head: string, text: string][] {
  const list = slide('bullets', 'A list', [bullets(items)])
  const made = convertVariant(list, chosenVariant(list), 'steps', { language: 'en' })
  if (!Array.isArray(made)) throw new Error(made.reason)
  const block = made[0]?.variant.blocks.find(({ kind }) => kind === 'steps')
  if (block?.kind !== 'steps') throw new Error('No steps.')
  return block.items.map(({ head = '', text }) => [head, text])
}

test('a line becomes a step with what stands before its colon for a head', () => {
  expect(stepsOf('Pack: boxes are in the cellar', 'Ship: with Lina', 'Unpack: by Friday')).toEqual([
    ['Pack', 'Boxes are in the cellar'],
    ['Ship', 'With Lina'],
    ['Unpack', 'By Friday'],
  ])
})

test('no line is parted at the colon of a time or an address', () => {
  const lines = [
    'Weekly roster review (Mon 9:30, Teams) until the software runs',
    'See http://example.org/roster for all of the names on it',
    'Write to the head of the staff pool before noon',
  ]
  expect(stepsOf(...lines)).toEqual(lines.map((line) => ['', line]))
})

test('numbers that count the lines are those of the steps', () => {
  expect(stepsOf('1) Pack', '2) Ship', '3) Unpack all boxes: by Friday')).toEqual([
    ['', 'Pack'],
    ['', 'Ship'],
    ['Unpack all boxes', 'By Friday'],
  ])
})

test('numbers that count otherwise stay', () => {
  expect(stepsOf('3) Pack', '1) Ship').map(([, text]) => text)).toEqual(['3) Pack', '1) Ship'])
})

test('who says it stays with a quotation, after a dash or a comma', () => {
  for (const line of [
    '«El aceite no se vende, se explica», Mercedes Ruiz, presidenta',
    '“Oil is not sold, it is explained” – Mercedes Ruiz, presidenta',
  ]) {
    const list = slide('bullets', 'Voices', [bullets([line, 'The harvest was good'])])
    const made = convertVariant(list, chosenVariant(list), 'quote', { language: 'es' })
    const [block] = Array.isArray(made) ? (made[0]?.variant.blocks ?? []) : []
    expect(block).toMatchObject({ name: 'Mercedes Ruiz', affiliation: 'presidenta' })
  }
})
