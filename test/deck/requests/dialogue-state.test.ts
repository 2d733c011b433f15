import { expect, it } from 'vitest'
import { type DialogueState, wishChosen } from '../../../src/deck/requests/dialogue-state.ts'

const label = 'On slide 4, delete the point “Tea”.'
const offered = { reader: 'likeliest', candidates: [{ id: '0', label }] } as DialogueState

it('a wish is known to be chosen where its words are said', () => {
  expect(wishChosen(offered, ` ${label}`)).toBe(label)
})

it.each(['1', 'yes', 'Delete slide 1'])('“%s” may as well be another wish', (said) => {
  expect(wishChosen(offered, said)).toBe('')
})

it('another question has no such answer', () => {
  expect(wishChosen({ ...offered, reader: 'frames' }, label)).toBeUndefined()
})
