import { expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'

function items(text: string): string[] {
  return readSource(text).flatMap((block) =>
    block.kind === 'list' ? block.items.map((item) => item.text.text) : [],
  )
}

test('fields on one line are items, each with its term', () => {
  expect(items('# Concours\n\n**Responsable :** Anne Roux | **Budget :** 4 200 €')).toEqual([
    'Responsable : Anne Roux',
    'Budget : 4 200 €',
  ])
})

test('strokes between what has no terms part nothing', () => {
  expect(items('# Concours\n\nTime: 18:00 | Lyon, town hall')).toEqual([])
})

test.each([
  ['English', ['Mon', 'Tue', 'Wed'], ['Room', 'Brings']],
  ['German', ['Raum 1', 'Raum 2', 'Raum 3'], ['Kurs', 'Leitung']],
  ['Japanese', ['月曜', '火曜', '水曜'], ['場所', '持ち物']],
])('lines that share a label are rows: %s', (_, days, [place, brings]) => {
  const rows = days.map((day, at) => `${day}: yoga ${at}     ${place}: hall   ${brings}: a mat`)
  expect(items(`Plan\n\n${rows.join('\n')}`)).toEqual([])
})

test('lines of a form share none', () => {
  const form = 'Subject: Science     Class: seven\nTopic: The eye     Pages: three or four'
  expect(items(`Sheet\n\n${form}`)).toHaveLength(4)
})
