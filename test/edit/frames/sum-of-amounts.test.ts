import { expect, it } from 'vitest'
import { sumOfAmounts } from '../../../src/edit/frames/sum-of-amounts.ts'

it.each([
  [['£ 1,200', '£ 800', ''], 'en', '£ 2,000'],
  [['11.5万元', '2万元'], 'zh', '13.5万元'],
  [['3か月', '4か月'], 'ja', '7か月'],
  [['12 d', '3 d'], 'en', '15 d'],
  [['2.000', '1.950'], 'de', '3.950'],
])('%j add up in %s', (cells, language, sum) => {
  expect(sumOfAmounts(cells, language)).toBe(sum)
})

it.each([
  [['3月', '4月', '2月'], 'ja'],
  [['3日', '14日'], 'zh-CN'],
  [['2024年', '2026年'], 'ja'],
  [['3월', '5월'], 'ko'],
  [['2019', '2012', '2023'], 'en'],
  [['5 kg', '3 m'], 'en'],
  [['', ''], 'en'],
])('%j are no amounts in %s', (cells, language) => {
  expect(sumOfAmounts(cells, language)).toBeUndefined()
})
