import { expect, test } from 'vitest'
import { timeWritten } from '../../../../src/author/composer/language/mail-times.ts'

test.each([
  ['6.3.2026', 'de', '2026-03-06T00:00'],
  ['6.3.2026, 18:02 Uhr', 'de', '2026-03-06T18:02'],
  ['06.03.26 18:02', 'de', '2026-03-06T18:02'],
  ['2026년 3월 6일 오후 6:02', 'ko', '2026-03-06T18:02'],
  ['2026年3月6日(金) 18:02', 'ja', '2026-03-06T18:02'],
  ['6/3/26', 'fr', '2026-03-06T00:00'],
  ['3/6/2026 12:02 AM', 'en', '2026-03-06T00:02'],
  ['13/3/2026', 'en', '2026-03-13T00:00'],
  ['Fri, 6 Mar 2026 18:02:11 +0100', 'en', '2026-03-06T17:02:11'],
  ['6 March 2026 18:02', 'en', '2026-03-06T18:02'],
])('a mail of %s (%s) was written at %s', (date, language, time) => {
  expect(timeWritten(date, language)).toBe(Date.parse(`${time}Z`))
})

test('a date that is not read has no time', () => {
  expect(timeWritten('last week', 'en')).toBeUndefined()
})
