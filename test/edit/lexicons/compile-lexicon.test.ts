import { expect, it } from 'vitest'
import {
  compileLexicon,
  type PhraseNode,
  wordsOf,
} from '../../../src/edit/lexicons/compile-lexicon.ts'
import type { Concept } from '../../../src/edit/lexicons/concept.ts'
import { english } from '../../../src/edit/lexicons/english.ts'
import { furtherLexicons } from '../../../src/edit/lexicons/further-lexicons.ts'
import { tokenize } from '../../../src/edit/words/tokenize.ts'

/** What a number can name on a slide. */
const things: readonly Concept[] = ['item', 'point', 'row', 'column', 'cell']

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

it.each([
  english,
  ...furtherLexicons,
])('Nouns that say one are known as things in $language', (lexicon) => {
  const { root } = compileLexicon(lexicon)
  const { single = '', step = '', card = '' } = lexicon.concepts
  const unknown = [single, step, card].flatMap((list) =>
    list.split('|').filter((phrase) => {
      const words = wordsOf(phrase)
      const found = words.reduce<PhraseNode | undefined>((at, word) => at?.exact?.get(word), root)
      return !found?.concepts.some((concept) => things.includes(concept))
    }),
  )
  expect(unknown.filter((phrase) => phrase !== '' && !phrase.endsWith('*'))).toEqual([])
})
