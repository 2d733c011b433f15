import { expect, it } from 'vitest'
import { pickChoice } from '../../../src/edit/answers/pick-choice.ts'

const days = [
  [3, 'Poniedziałek'],
  [5, 'Wtorek'],
  [7, 'Czwartek'],
  [9, 'Piątek'],
] as const
const slides = days.map(([slide, title]) => ({
  text: `Slide ${slide}: ${title}`,
  value: title,
  slide,
}))

it.each([
  ['czwartek', 'Czwartek'],
  ['czwarty', 'Piątek'],
  ['четвёртый', 'Piątek'],
  ['первые шаги', undefined],
  ['третий квартал', undefined],
])('“%s” is a place only where the word is an ordinal and no slide is called so', (answer, value) => {
  expect(pickChoice(answer, slides)).toBe(value)
})
