import { expect, it } from 'vitest'
import { calendarWordsIn } from '../../src/text/calendar-words.ts'

it('finds days and months, whatever their capitals and accents', () => {
  expect(calendarWordsIn('Fire by Wednesday in march', 'en')).toEqual([
    { kind: 'day', start: 8, end: 17 },
    { kind: 'month', start: 21, end: 26 },
  ])
  expect(calendarWordsIn('el miercoles', 'es')).toEqual([{ kind: 'day', start: 3, end: 12 }])
})
