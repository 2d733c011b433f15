import { expect, it } from 'vitest'
import { itemOf } from '../../../../src/edit/frames/frames/new-item.ts'

it.each([
  ['en', '1 August, Noise test passed', '1 August', 'Noise test passed'],
  ['de', '1. August Lärmprüfung bestanden', '1. August', 'Lärmprüfung bestanden'],
  ['ja', '8月1日 検査に合格', '8月1日', '検査に合格'],
  ['en', '10:21 the pump failed, all out', '10:21', 'the pump failed, all out'],
  ['en', 'Phase 2 – Certified', 'Phase 2', 'Certified'],
])('an event begins with its date (%s): %s', (language, words, date, text) => {
  expect(itemOf('timeline', words, undefined, language)).toEqual({ date, text })
})
