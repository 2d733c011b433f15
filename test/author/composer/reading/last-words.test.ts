import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

const speech = [
  'The mill was built in 1841 by two brothers who could not agree on the wheel.',
  'The river moved in the flood of 1911, and the wheel has stood still from that day on.',
  'The council has offered us the mill for one pound, and the roof costs forty thousand.',
]

test.each([
  'Thank you. Would somebody help me off this stool?',
  'Merci à tous, et bon appétit.',
  'Спасибо вам всем.',
])('the thanks that end a speech are in its notes: %s', (last) => {
  expect(blockOutline([...speech, last].join('\n\n')).at(-1)).toBe(`notes: ${last}`)
})

test('what is remarked in brackets below a speech is in its notes', () => {
  const remark = '(Applause. The motion was carried.)'
  expect(blockOutline([...speech, remark].join('\n\n')).at(-1)).toBe(`notes: ${remark}`)
})

test.each([
  'Thanks to the rain the river has come back.',
  '(Sub)committees decide on the roof in June (all five).',
  'Thank you for the 40,000 pounds that you gave in May.',
])('what only begins so is told: %s', (last) => {
  expect(blockOutline([...speech, last].join('\n\n')).at(-1)).toBe(`paragraph: ${last}`)
})
