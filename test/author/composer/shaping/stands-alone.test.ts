import { expect, test } from 'vitest'
import { standsAlone } from '../../../../src/author/composer/shaping/stands-alone.ts'

test.each([
  ['en', 'The bill will rise by between 9 and 13 percent.'],
  ['en', 'There are twelve boats in the harbour.'],
  ['de', 'Das neue Becken wurde im Mai eröffnet.'],
  ['de', 'Die Presse nennt das „Mord und Totschlag“ um die Tonnen.'],
  ['pl', 'Prasa pisze o „wojnie o wodę” w gminie.'],
  ['fr', 'La mairie a ouvert le guichet (sur rendez-vous).'],
  ['ja', '新しい埠頭は五月に開業した。'],
])('%s: “%s” stands alone', (language, text) => {
  expect(standsAlone(text, language)).toBe(true)
})

test.each([
  ['en', 'It applies to everyone with a contract.'],
  ['en', 'In those eight countries there are 96,000 hotels.'],
  ['en', 'But the lock supplier is also theirs.'],
  ['en', 'The following rooms are open:'],
  ['en', 'See the appendix for more.'],
  ['en', 'Version 1.2 of this report (which gave 241'],
  ['de', 'Deshalb werben wir Neue an.'],
  ['zh', '因此，开放日期要顺延。'],
])('%s: “%s” does not', (language, text) => {
  expect(standsAlone(text, language)).toBe(false)
})
