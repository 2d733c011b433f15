import { expect, test } from 'vitest'
import { isFiled } from '../../../../src/author/composer/language/filing-words.ts'

test.each([
  'Our ref: HP/2291/ja',
  'Our ref HP/2291',
  'FAO: Mrs Lind',
  'Unser Zeichen: 4/26',
  'z. Hd. Frau Lind',
  "À l'attention de Mme Morel",
  'A la atención de D.ª Lucía Ferrer',
  'Исх. № 12/4',
  'رقم الإشارة: 44',
  '文書番号：総第12号',
  '文号：沪发〔2026〕3号',
])('how a document is filed and for whom: %s', (line) => {
  expect(isFiled(line)).toBe(true)
})

test.each([
  'Az 1956-os forradalom',
  'Att välja rätt båt',
  'Attention in classrooms',
  'Klasa 7b na wycieczce',
  'عناية بالأشجار في الواحة',
  'Reference models of harbours',
])('a name that begins like it is one: %s', (line) => {
  expect(isFiled(line)).toBe(false)
})
