import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

const head = 'Minutes of the club\n\nThe chair opens the meeting at seven.\n\n'

test.each([
  [
    'in a text that breaks no line, each says something of its own',
    'The sealing machine was too cold, or the bags were too thin, and nobody in the unit can tell which of the two it was\nAnil suggests a bag of fifty grams for the market, where nobody buys a hundred grams at once any more\nThe stall at the fair costs nothing',
    3,
  ],
  [
    'in a text that is wrapped, lines go on where they are full',
    'The sealing machine was too cold, or the bags were too thin. Nobody\ncan tell. Anil suggests a bag of fifty grams for the market, where\nPeter never sells a hundred. The stall at the fair costs nothing\nand is ours again. We go there in two cars on the second of May in\nthe morning.',
    1,
  ],
])('%s', (_, text, paragraphs) => {
  expect(blockOutline(head + text).filter((one) => one.startsWith('paragraph'))).toHaveLength(
    paragraphs + 1,
  )
})

test('a line of several labels is about none of them alone', () => {
  expect(blockOutline(`${head}Yes: 27   No: 2   Abstained: 2 -> carried`)).toContain(
    'paragraph: Yes: 27 No: 2 Abstained: 2 -> carried',
  )
})
