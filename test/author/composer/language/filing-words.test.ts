import { expect, test } from 'vitest'
import { isFiled } from '../../../../src/author/composer/language/filing-words.ts'

test.each([
  ['en', 'Our ref: HP/2291/ja'],
  ['ja', 'Our ref HP/2291'],
  ['en', 'FAO: Mrs Lind'],
  ['en', 'For the attention of the Harbour Board'],
  ['de', 'Unser Zeichen: 4/26'],
  ['de', 'Az: 12 O 4/26'],
  ['de', 'z. Hd. Frau Lind'],
  ['fr', "À l'attention de Mme Morel"],
  ['es', 'A la atención de D.ª Lucía Ferrer'],
  ['pt', 'A/C Dra. Marta Silva'],
  ['ru', 'Исх. № 12/4'],
  ['ar', 'رقم الإشارة: 44'],
  ['ja', '文書番号：総第12号'],
  ['zh', '文号：沪发〔2026〕3号'],
])('how a document is filed and for whom (%s): %s', (language, line) => {
  expect(isFiled(line, () => language)).toBe(true)
})

test.each([
  ['hu', 'Az 1956-os forradalom'],
  ['hu', 'Az: 1956'],
  ['sv', 'Att välja rätt båt'],
  ['en', 'Attention in classrooms'],
  ['en', 'Attention: the pool is closed'],
  ['fr', 'Attention : travaux rue Morel'],
  ['pl', 'Klasa 7b na wycieczce'],
  ['pl', 'Klasa: 7b'],
  ['ar', 'عناية بالأشجار في الواحة'],
  ['en', 'Reference models of harbours'],
  ['en', 'Reference: a history'],
  ['en', 'Reference 2030: the plan'],
  ['en', 'A/C replacement programme'],
  ['en', 'N/P ratios in lakes'],
  ['en', 'U.P. elections'],
  ['en', 'C.A. Rossi and the sea'],
  ['sl', 'V roke mladim'],
])('a name that begins like it is one (%s): %s', (language, line) => {
  expect(isFiled(line, () => language)).toBe(false)
})
