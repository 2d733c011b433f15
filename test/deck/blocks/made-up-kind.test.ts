import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type Block,
  blockLines,
  blockPlainText,
  blockSources,
  mapBlockOrigins,
  mapBlockTexts,
} from '../../../src/deck/blocks/block.ts'
import { blockKinds } from '../../../src/deck/blocks/block-kinds.ts'
import { blockPieces } from '../../../src/deck/blocks/block-pieces.ts'
import { arrangeItems, mergeItems, renameItem } from '../../../src/deck/blocks/change-items.ts'
import { divideBlocks } from '../../../src/deck/blocks/divide-blocks.ts'
import { dropEmptiedLines } from '../../../src/deck/blocks/drop-emptied-lines.ts'
import { itemListKind, numbered } from '../../../src/deck/blocks/item-list-kind.ts'
import { joinBlocks } from '../../../src/deck/blocks/join-blocks.ts'
import { shortenBlock } from '../../../src/deck/blocks/shorten-block.ts'
import { type SourcedText, sourcedTextSchema } from '../../../src/deck/sourced-text.ts'

// A kind that nobody has thought of: questions and their answers, numbered. This is all that it takes.
const questionsSchema = z.object({
  kind: z.literal('questions'),
  id: z.string(),
  items: z.array(sourcedTextSchema.extend({ asked: z.string() })),
  firstNumber: z.number().optional(),
})
const questions = itemListKind<typeof questionsSchema, SourcedText & { asked: string }>(
  questionsSchema,
  { parts: ['asked', 'text'], name: 'asked', body: 'text', ...numbered },
)
const kinds: Record<string, unknown> = blockKinds
beforeAll(() => {
  kinds.questions = questions
})
afterAll(() => {
  delete kinds.questions
})

const span = (start: number) => ({ input: 'input', start, end: start + 1 })
const block = {
  kind: 'questions',
  id: 'q',
  items: [
    { asked: 'Who?', text: 'We.', sources: [span(0)] },
    { asked: 'When?', text: 'Now', sources: [span(5)] },
    { asked: 'Why?', text: 'It rains.', sources: [span(9)] },
  ],
} as unknown as Block
const text = (one: Block | undefined) => one && blockPlainText(one)

test('a kind that is in the list of kinds is read like all of them', () => {
  expect(text(block)).toBe('1. Who?: We.\n2. When?: Now\n3. Why?: It rains.')
  expect(blockLines(block).map((line) => line.text)).toContain('When? – Now')
  expect(blockSources(block).map((one) => one.start)).toEqual([0, 5, 9])
})

test('it is changed like all of them', () => {
  expect(text(arrangeItems(block, [2, 0]))).toBe('1. Why?: It rains.\n2. Who?: We.')
  expect(text(renameItem(block, 1, 'Since when?'))).toContain('2. Since when?: Now')
  expect(text(mergeItems(block, [0, 1], 'en'))).toContain('1. Who? and When?: We. Now')
  const loud = mapBlockTexts(block, (one) => ({ text: one.text.toUpperCase() }))
  expect(text(loud)).toContain('3. WHY?: IT RAINS.')
  expect(blockSources(mapBlockOrigins(block, (one) => ({ ...one, sources: [] })))).toEqual([])
})

test('it is divided and joined like all of them', () => {
  const [before, after] = divideBlocks([block]) ?? [[], []]
  expect(before.map(text)).toEqual(['1. Who?: We.\n2. When?: Now'])
  expect(after.map(text)).toEqual(['3. Why?: It rains.'])
  expect(joinBlocks([before, after]).map(text)).toEqual([text(block)])
})

test('its things that nothing is left of go as those of any other', () => {
  const taken = mapBlockTexts(block, (one, { item }) => (item === 1 ? { text: '' } : one))
  expect(text(dropEmptiedLines(taken, block))).toBe('1. Who?: We.\n2. Why?: It rains.')
})

test('it is made to fit like all of them', () => {
  const pieces = blockPieces(block, [block], 'en')
  expect(pieces?.count).toBe(3)
  expect(text(pieces?.part(1, 3))).toBe('2. When?: Now\n3. Why?: It rains.')
  const short = shortenBlock(block, (one) => blockLines(one).length <= 2, 'en')
  expect(text(short?.block)).toBe('1. Who?: We.\n2. When?: Now')
  expect(short?.notes).toEqual(['Why?: It rains.'])
})
