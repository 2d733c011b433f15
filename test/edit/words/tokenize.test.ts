import { expect, it } from 'vitest'
import { tokenize } from '../../../src/edit/words/tokenize.ts'

const printed = (text: string) => tokenize(text).map(({ kind, text: said }) => `${kind} ${said}`)

it('takes a time of day for one word, which counts nothing', () => {
  expect(printed('at 10:21, 9:30:05 or 23:59.')).toEqual([
    'word at',
    'word 10:21',
    'sign ,',
    'word 9:30:05',
    'word or',
    'word 23:59',
    'sign .',
  ])
})

it.each([
  'from 4: 20',
  '2024:12',
  '24:10',
  '10:75',
  '4:3',
])('takes no time for what is none: %s', (text) => {
  expect(printed(text).filter((one) => one.startsWith('number'))).toHaveLength(2)
})
