import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { blockOutline } from '../../../support/block-outline.ts'
import { composeText } from '../../../support/compose-text.ts'

const head = 'Rules of the shed\n\nThe members agree on what follows.\n\n'

test('items of which only some have a figure in a column of its own are one list', () => {
  const told = blockOutline(
    `${head}There are three offers for the work:\n\n  a) stair B alone            19.700 euro\n  b) both stairs              34.900 euro\n  c) as b), with a meter for each flat 41.300 euro\n`,
  )
  expect(told.filter((one) => one.startsWith('table'))).toEqual([])
  expect(told.at(-1)).toContain('as b), with a meter')
})

test.each([
  [
    '2.2 Green tools are free. Amber tag: 3 pounds a week. Red tag:\n    8 pounds a day plus a deposit.',
    'Red tag: 8 pounds',
  ],
  [
    '2.2 Red tools (saws, floor sander, breaker, paper\n    stripper, mitre saw) are lent after a lesson.',
    'paper stripper',
  ],
])('a clause goes on below its words: %s', (clause, said) => {
  const told = blockOutline(
    `${head}2.1 All tools are ours.\n${clause}\n2.3 The board may change it.\n`,
  )
  expect(told.filter((one) => one.includes(said))).toHaveLength(1)
})

const table = '| | Target | Dose |\n|---|---|---|\n| Acid | 7.2 | slow |\n| Salt | 3.1 | fast |'

test('an item that leads to a table is told with it', () => {
  const { slides } = composeText(
    `# Pool\n\n## Dosing\n\n1. Wait for the pump to stop.\n2. Open the lid of the tank.\n3. Adjust in this order:\n\n${table}`,
  )
  const drawn = slides
    .map(chosenVariant)
    .find(({ blocks }) => blocks.some(({ kind }) => kind === 'table'))
  expect(`${drawn?.title} ${drawn?.caption}`).toContain('Adjust in this order')
})

test('no line under a table says that it stands below', () => {
  const { slides } = composeText(
    `# Lifts\n\n## Costs\n\nEleven of the lifts use the ratio below:\n\n${table}\n\n## Time\n\nIt took two years, and nobody knows why it did.`,
  )
  expect(slides.map((slide) => chosenVariant(slide).caption ?? '').join()).not.toContain('below')
})
