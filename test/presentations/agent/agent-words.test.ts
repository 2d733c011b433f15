import { expect, test } from 'vitest'
import { inOneText, questionParts } from '../../../src/presentations/agent/agent-words.ts'

test('sentences are one text, without those that say nothing', () => {
  expect(inOneText(['Deleted slide 3.', '', 'Attached: the PDF file.'])).toBe(
    'Deleted slide 3. Attached: the PDF file.',
  )
})

test.each([
  ['Renamed slide 2 to “http://evil.example/x?a=b”.', 'Renamed slide 2 to “…”.'],
  ['Renamed slide 2 to “HTTPS://a.example, b”.', 'Renamed slide 2 to “…, b”.'],
  [
    '“www.a.example/b.” was found nowhere (see https://a.example).',
    '“….” was found nowhere (see …).',
  ],
  ['Renamed slide 2 to “The www”.', 'Renamed slide 2 to “The www”.'],
])('an address that is quoted is left out: %s', (said, shown) => {
  expect(inOneText([said])).toBe(shown)
})

test('a question has its options in words, and as data with all that they say', () => {
  const options = ['Slide 2: Bike lanes', 'Slide 4: http://bikes.example']
  const question = { text: 'Which do you mean?', options }
  expect(questionParts(['Deleted slide 3.'], question)).toEqual([
    { text: 'Deleted slide 3. Which do you mean?\n- Slide 2: Bike lanes\n- Slide 4: …' },
    { data: { question: 'Which do you mean?', options }, mediaType: 'application/json' },
  ])
})
