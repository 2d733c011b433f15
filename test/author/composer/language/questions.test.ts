import { expect, test } from 'vitest'
import { isQuestion, mayAsk } from '../../../../src/author/composer/language/questions.ts'

test.each([
  'ทำไมน้ำหนักไม่เท่ากัน',
  'คุณชอบอาหารแบบไหน',
  'ตลาดเปิดเมื่อไหร่คะ',
  'ผ่านการตรวจแล้วหรือไม่',
  'Who pays for it?',
  '明日は雨ですか。',
])('asks something: %s', (text) => {
  expect(isQuestion(text)).toBe(true)
})

test.each([
  'ไม่มีอะไร',
  'เราไม่รู้ว่าเป็นใคร',
  'ต้องตรวจทุกเดือนว่าผ่านหรือไม่',
  'ไปได้ทุกหนทุกแห่งไม่ว่าที่ไหน',
  'ทำไมเขาไม่มา ไม่มีใครรู้',
  'Nobody knows who pays for it.',
])('states something: %s', (text) => {
  expect(isQuestion(text)).toBe(false)
})

test('what is denied may ask all the same where a mark says so', () => {
  expect(mayAsk('คุณไม่ชอบอะไร')).toBe(true)
  expect(mayAsk('ตลาดเปิดทุกวันเสาร์')).toBe(false)
})
