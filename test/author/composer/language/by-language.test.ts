import { expect, test } from 'vitest'
import {
  byLanguage,
  relatedLanguages,
} from '../../../../src/author/composer/language/by-language.ts'
import {
  comparisonWords,
  decisionName,
} from '../../../../src/author/composer/language/comparison-words.ts'
import { neutralPrepositionLength } from '../../../../src/author/composer/language/date-words.ts'
import { definitionWords } from '../../../../src/author/composer/language/definition-words.ts'
import { leadingWordsFor } from '../../../../src/author/composer/language/figure-words.ts'
import { sequenceWord } from '../../../../src/author/composer/language/sequence-words.ts'

/** The beginning of a sentence in a process, by the language that others are related to. */
const nextSteps: Record<string, string> = {
  hr: 'Zatim slijedi pregled.',
  nb: 'Deretter følger kontrollen.',
  bg: 'След това идва прегледът.',
  cs: 'Potom následuje kontrola.',
}

test.each(
  Object.entries(relatedLanguages),
)('every table answers for %s as for %s or by itself', (language, relative) => {
  expect(comparisonWords(language)).toBe(comparisonWords(relative))
  expect(comparisonWords(language)).not.toBe(comparisonWords('zxx'))
  expect(decisionName(language)).not.toBe('')
  expect(definitionWords(language)).toBe(definitionWords(relative))
  expect(definitionWords(language)).not.toBe(definitionWords('zxx'))
  expect(leadingWordsFor(language)).toBe(leadingWordsFor(relative))
  expect(leadingWordsFor(language)).not.toBe(leadingWordsFor('zxx'))
  expect(sequenceWord(nextSteps[relative] ?? '', language)).toBeDefined()
  expect(
    ['na ', 'på ', 'на ', 'од '].some((word) => neutralPrepositionLength(word, language) > 0),
  ).toBe(true)
})

test('a row of its own goes before that of a relative', () => {
  const nameOf = byLanguage({ hr: 'Odluka', sr: 'Одлука' }, (row) => row)
  expect([nameOf('sr-Cyrl'), nameOf('bs')]).toEqual(['Одлука', 'Odluka'])
})

test('languages without a row share one answer', () => {
  const made = byLanguage({ en: 'or' }, (row) => ({ row }))
  expect(made('constructor')).toBe(made('x-made-up'))
  expect(made('constructor').row).toBeUndefined()
})
