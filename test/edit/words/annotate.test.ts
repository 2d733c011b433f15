import { expect, it } from 'vitest'
import { compileLexicon } from '../../../src/edit/lexicons/compile-lexicon.ts'
import { english } from '../../../src/edit/lexicons/english.ts'
import { annotate } from '../../../src/edit/words/annotate.ts'
import { tokenize } from '../../../src/edit/words/tokenize.ts'

const lexicon = compileLexicon(english)

/** What the words are read as. */
const read = (text: string) =>
  annotate(tokenize(text), { lexicon, names: { concepts: [] }, deckWords: new Set() }).map(
    (one) => one.text,
  )

it.each([
  ['crate'],
  ['cars'],
  ['locks'],
  ['tell'],
  ['clip'],
])('takes no common word for a slip of another: %s', (word) => {
  expect(read(word)).toEqual([word])
})

it.each([
  ['chnage', 'change'],
  ['delte', 'delete'],
  ['slied', 'slide'],
  ['merged', 'merge'],
])('corrects a slip, and reads other forms of a word: %s', (typed, meant) => {
  expect(read(typed)).toEqual([meant])
})
