import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

test.each([
  [
    'vi',
    'SỔ TAY NUÔI TÔM\n\nPhần 1. Trước khi thả giống\n1.1 Chọn vuông: đất, cao trình, cống\n1.2 Con giống: mua ở đâu, xem giấy gì, và vì sao không mua rẻ\n\nPhần 2. Bán\n2.1 Chi\n2.2 Thu',
    [
      '3: Chọn vuông: đất, cao trình, cống',
      '3: Con giống: mua ở đâu, xem giấy gì, và vì sao không mua rẻ',
      '3: Chi',
      '3: Thu',
    ],
  ],
  [
    'ja',
    '第1章 目的\n1-1 背景と課題\n1-2 対象とする範囲\n\n第2章 方法\n2-1 調査の手順\n2-2 集計',
    ['3: 背景と課題', '3: 対象とする範囲', '3: 調査の手順', '3: 集計'],
  ],
  [
    'en',
    'Handbook\n\n1 Before you open\n1.1 Alarm, and the other alarm\n1.1.1 Codes\n1.2 Who has keys\n\n2 Closing\n2.1 Till\n2.2 Lights',
    ['3: Alarm, and the other alarm', '4: Codes', '3: Who has keys', '3: Till', '3: Lights'],
  ],
])('numbered names without a text of their own stand side by side (%s)', (_, text, names) => {
  const headings = blockOutline(text).flatMap((line) => /^heading (.*)$/.exec(line)?.[1] ?? [])
  expect(headings.filter((one) => names.includes(one))).toEqual(names)
})

test('what stands apart behind them belongs to none', () => {
  const text =
    'Plan\n\n1 Boats\n1.1 Hull\n1.2 Sails\n\nAppendix A: tides\nAppendix B: telephone numbers'
  expect(blockOutline(text)).toContain('heading 2: ')
})

test.each([
  ['clauses are sentences', 'Rules\n\n1.1 The hut is ours.\n1.2 Dogs are welcome.'],
  ['figures', 'Growth\n\nIt came to 1.1 million in May.\n1.2 million came in June.'],
  [
    'the text of a section',
    'Report\n\n1.1 Boats\nThey are old and leak.\n\n1.2 Crews\nThey are few and tired.',
  ],
])('%s are no such names', (_, text) => {
  expect(blockOutline(text)).not.toContain('heading 2: ')
})
