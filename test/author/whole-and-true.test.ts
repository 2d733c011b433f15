import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageNames, languageTag, rowOf } from '../../src/author/languages.ts'
import type { SlideRange } from '../../src/author/slide-range.ts'
import { chosenVariant } from '../../src/deck/slide.ts'
import { composeTextWithLedger } from '../support/compose-text.ts'
import {
  alteredLiterals,
  brokenTitles,
  type ComposedDeck,
  emptyTitles,
  pointersBack,
  severedNotes,
  strayNumbers,
  tornLines,
  wrongEntries,
} from '../support/deck-findings.ts'
import { sentencesByLanguage } from '../support/sentences-by-language.ts'
import { howMany, testsAll } from '../support/test-range.ts'

const folder = new URL('../quality/texts/', import.meta.url)
const texts = readdirSync(folder)
  .sort()
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

/** Ranges that no short text has to be stretched for. */
const ranges: readonly SlideRange[] = ['auto', '1', '2-5', '6-10']

function composed(text: string, slideRange: SlideRange = 'auto', language?: string): ComposedDeck {
  const { composition, ledger } = composeTextWithLedger(text, {
    slideRange,
    language,
    titleFromSource: true,
  })
  return { text, language: composition.language, slides: composition.slides, ledger }
}

/** Slides whose titles may be the name of who is quoted, where nothing else is short enough. */
const withoutQuotes = (deck: ComposedDeck): ComposedDeck => ({
  ...deck,
  slides: deck.slides.filter((slide) => chosenVariant(slide).layout !== 'quote'),
})

/** All that is wrong with a deck, each with what kind of wrong it is. */
function faults(deck: ComposedDeck): Record<string, string[]> {
  return {
    account: wrongEntries(deck),
    cut: tornLines(deck),
    numbers: strayNumbers(deck),
    literals: alteredLiterals(deck),
    titles: [...brokenTitles(withoutQuotes(deck)), ...emptyTitles(deck)],
    notes: severedNotes(deck),
  }
}

const none = { account: [], cut: [], numbers: [], literals: [], titles: [], notes: [] }

// What is sampled is the same in every run, as nobody's change should fail by what chance has found.
const sampling = { seed: 20261123, numRuns: howMany(24, 600) }

describe('whatever the text, every slide is whole and true', () => {
  test.each(texts)('$name', ({ text }) => {
    expect(faults(composed(text))).toEqual(none)
  })

  test('parts of texts, in any order, in any number of slides', () => {
    const parts = fc
      .constantFrom(...texts)
      .chain(({ text }) => fc.shuffledSubarray(text.split(/\n\s*\n/u), { minLength: 1 }))
      .map((blocks) => blocks.join('\n\n'))
      .filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(parts, fc.constantFrom(...ranges), (text, range) => {
        expect(faults(composed(text, range))).toEqual(none)
      }),
      sampling,
    )
  })
})

describe('in every language', () => {
  const tags = [...languageNames.map(languageTag), 'zh-Hant'].filter(
    (tag, at, all) =>
      testsAll || all.findIndex((one) => sentencesOf(one) === sentencesOf(tag)) === at,
  )

  function sentencesOf(tag: string): readonly string[] {
    return sentencesByLanguage[tag] ?? rowOf(sentencesByLanguage, tag) ?? []
  }

  test.each(tags)('%s', (tag) => {
    const sentences = sentencesOf(tag)
    expect(sentences).toHaveLength(6)
    const shape = fc.constantFrom('prose', 'list', 'sections')
    fc.assert(
      fc.property(fc.shuffledSubarray([...sentences], { minLength: 3 }), shape, (some, as) => {
        const text =
          as === 'list'
            ? some.map((one) => `- ${one}`).join('\n')
            : as === 'sections'
              ? some
                  .map((one, at) => `${at % 3 === 0 ? `\n\n## ${at + 1}. A_b\n\n` : ' '}${one}`)
                  .join('')
              : some.join(' ')
        const deck = composed(text, 'auto', tag)
        expect(faults(deck)).toEqual(none)
        expect(pointersBack(deck)).toEqual([])
      }),
      { ...sampling, numRuns: howMany(2, 40) },
    )
  })
})
