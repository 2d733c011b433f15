import { expect, test } from 'vitest'
import { titleSaid } from '../../../src/edit/answers/title-said.ts'

test.each([
  ['to Roads', 'Roads'],
  ['call it "Roads"', 'Roads'],
  ['Call it Roads and rails', 'Roads and rails'],
  ['it should be: Roads', 'Roads'],
  ['“Roads”', 'Roads'],
  ['Nenne sie „Straßen“', 'Straßen'],
])('%s says the title “%s”', (answer, title) => {
  expect(titleSaid(answer)).toBe(title)
})

test.each([
  'Roads',
  'Tom and Jerry',
  'delete slide 3',
  'To',
])('%s leads up to nothing', (answer) => {
  expect(titleSaid(answer)).toBeUndefined()
})
