import { expect, it } from 'vitest'
import { wordsOf } from '../../../src/edit/lexicons/compile-lexicon.ts'
import { english } from '../../../src/edit/lexicons/english.ts'
import { furtherLexicons } from '../../../src/edit/lexicons/further-lexicons.ts'
import { tokenize } from '../../../src/edit/words/tokenize.ts'

const phrases = [english, ...furtherLexicons].flatMap(
  ({ concepts, colors, numbers, ordinals, multiples = '' }) =>
    [...Object.values(concepts), ...Object.values(colors), numbers, ordinals, multiples].flatMap(
      (list) => list.split(/[|/]/),
    ),
)

it.each([
  ['Move It Up', ['move', 'it', 'up']],
  ['kürzer* łatwy', ['kurzer', '*', 'latwy']],
  ['е́щё', ['еще']],
  ['1ª página', ['1', 'º', 'pagina']],
  ['don’t  stop', ['don', 't', 'stop']],
])('%s is the words %j', (phrase, words) => {
  expect(wordsOf(phrase)).toEqual(words)
})

it('Phrases of every lexicon are read as an instruction is', () => {
  expect(phrases.length).toBeGreaterThan(10_000)
  expect(phrases.map(wordsOf)).toEqual(
    phrases.map((phrase) => tokenize(phrase).map((token) => token.text)),
  )
})
