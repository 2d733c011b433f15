import { expect, test } from 'vitest'
import { badgeTone } from '../../../../src/interfaces/web/views/badge-tone.ts'

test('an application has the same colour wherever it is shown', () => {
  expect(badgeTone('Claude')).toBe(badgeTone('Claude'))
})

test('every name has one of the colours that there are, and not all the same', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Application ${index} 🙂`)
  const tones = new Set([...names, ''].map(badgeTone))
  expect([...tones].sort()).toEqual(['clay', 'cobalt', 'ink', 'plum', 'teal'])
})
