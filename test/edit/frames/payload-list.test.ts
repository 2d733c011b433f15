import { expect, it } from 'vitest'
import { spokenItems } from '../../../src/edit/frames/payload-list.ts'

it.each([
  ['rent, food and travel', ['rent', 'food', 'travel']],
  ['rent, food, and travel', ['rent', 'food', 'travel']],
  ['rent and food', ['rent', 'food']],
  ['rent and food and travel', ['rent', 'food', 'travel']],
  ['research and development, sales', ['research and development', 'sales']],
  [
    'research and development, sales, and marketing',
    ['research and development', 'sales', 'marketing'],
  ],
  [
    'research and development; sales and marketing',
    ['research and development', 'sales and marketing'],
  ],
  [
    'Forschung und Entwicklung, Vertrieb und Personal',
    ['Forschung und Entwicklung', 'Vertrieb', 'Personal'],
  ],
  ['研发和设计、销售和市场', ['研发和设计', '销售', '市场']],
  ['1,000 riders, 20 bikes', ['1,000 riders', '20 bikes']],
  ['1. hire 2. train and test 3. open', ['hire', 'train and test', 'open']],
  ['1) hire 2) train', ['hire', 'train']],
  ['- hire\n- train and test', ['hire', 'train and test']],
  ['R&D', ['R&D']],
])('“%s” lists %j', (text, items) => {
  expect(spokenItems(text)).toEqual(items)
})
