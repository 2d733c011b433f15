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

/** The headings below the title. */
function namesIn(text: string): string[] {
  return blockOutline(text).filter((line) => /^heading [2-9]/.test(line))
}

test.each([
  ['clauses are sentences', 'Rules\n\n1 Hut\n1.1 The hut is ours.\n1.2 Dogs are welcome.'],
  ['figures', 'Growth\n\nIt came to 1.1 million in May.\n1.2 million came in June.'],
])('%s are no such names', (_, text) => {
  expect(namesIn(text).filter((line) => /Dogs|million|^heading 2: $/.test(line))).toEqual([])
})

test('the text of a section belongs to it', () => {
  const text = 'Report\n\n1.1 Boats\nThey are old and leak.\n\n1.2 Crews\nThey are few and tired.'
  expect(namesIn(text)).toEqual(['heading 2: Boats', 'heading 2: Crews'])
})

test.each([
  ['scores', 'Match report\n\n1-0 Keller\n1-1 Ito\n1-2 Ito\n2-2 Marsh\n\nWe stay third.'],
  ['days', 'Menu of the week\n\n1.5 Labour Day\n1.6 Market\n1.7 Summer party\n\nWe are open.'],
  ['times', 'Timetable\n\n9.00 Doors\n9.30 Tea\n9.45 Talk\n\nCome early.'],
  ['versions', 'Releases\n\n1.1 Dark mode\n1.2 Export\n1.3 Search\n\nWe plan more.'],
])('%s that no heading counts are points with their numbers', (_, text) => {
  const [title, points = '', behind] = text.split('\n\n')
  expect(blockOutline(text)).toEqual([
    `heading 1: ${title}`,
    `list: ${points.split('\n').join(' / ')}`,
    `paragraph: ${behind}`,
  ])
})

test('a text behind names each within the one before is the last one’s', () => {
  const text =
    'Handbook\n\n1 Boats\n1.1 Hulls\n1.1.1 Planks\n\nThe planks are of oak. They are cut in winter.\n\n2 Crew\n\nThe crew is large.'
  expect(namesIn(text)).not.toContain('heading 2: ')
})
