import { expect, test } from 'vitest'
import { blockLines, blockSources } from '../../../src/deck/blocks/block.ts'
import { chosenVariant } from '../../../src/deck/slide.ts'
import { quote, steps, table } from '../../support/decks.ts'
import { makeDeck } from '../../support/pipeline.ts'

const texts = (block: Parameters<typeof blockLines>[0]) => blockLines(block).map((one) => one.text)

test('a line is what is read at once', () => {
  expect(texts(steps(['Plan: write it', 'Do it']))).toEqual(['Plan – write it', 'Do it'])
  expect(texts(table(['Branch', 'Loans'], [['North', '12']]))).toEqual(['North – 12'])
  expect(texts(quote('Go on.', 'Ada', 'Velos'))).toEqual(['Go on. – Ada – Velos'])
})

test('a line says whether the author added it', () => {
  expect(blockLines(steps(['Plan'])).map((one) => one.added)).toEqual([true])
})

test('the lines of a block name all that it was made of', async () => {
  const text = `# Fleet\n\nWe run 40 trains.\n\n| Year | Cost |\n|---|---|\n| 2023 | 4 |\n| 2024 | 6 |\n\n## Steps\n\n1. Ask the crews.\n2. Buy the trains.\n\n> Trains win. — Ada, Velos`
  const { deck } = await makeDeck({ text })
  for (const block of deck.slides.flatMap((slide) => chosenVariant(slide).blocks))
    expect(blockLines(block).flatMap((one) => one.sources)).toEqual(blockSources(block))
})
