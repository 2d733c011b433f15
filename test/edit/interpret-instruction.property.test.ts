import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operationSchema } from '../../src/deck/operations/operation.ts'
import { requestSchema } from '../../src/deck/requests/request.ts'
import { furtherLexicons } from '../../src/edit/lexicons/further-lexicons.ts'
import { fold } from '../../src/edit/words/fold.ts'
import { howMany } from '../support/test-range.ts'
import { interpretSample, sampleDeck } from './sample-deck.ts'

const anyText = fc.string({ unit: 'grapheme', maxLength: 200 })

/** Words of all languages in any order, with numbers, signs and quoted texts between. */
const anyWords = fc
  .array(
    fc.oneof(
      fc.constantFrom(...furtherLexicons.flatMap((one) => phrasesOf(Object.values(one.concepts)))),
      fc.integer({ min: -3, max: 120 }).map(String),
      fc.constantFrom(',', '.', '“x”', '«', '「a」', '-', ':', 'Acme', 'slide', '3.', '第', '#fff'),
    ),
    { maxLength: 14 },
  )
  .map((words) => words.join(' '))

function phrasesOf(lists: readonly string[]): string[] {
  return lists.flatMap((list) => list.split('|')).map((one) => one.replaceAll('*', ''))
}

const destructive = ['delete_slide', 'delete_block', 'merge_slides', 'set_notes', 'replace_text']

/** Beginnings of everything that a lexicon reads as a wish to take away, replace, join or note. */
const destructiveWords = furtherLexicons.flatMap((one) =>
  phrasesOf(
    (['delete', 'merge', 'keep', 'replace', 'notes', 'change', 'swap'] as const).flatMap(
      (concept) => one.concepts[concept] ?? [],
    ),
  ).map((phrase) => fold(phrase).split(' ')[0] ?? ''),
)

const harmlessWords = fc
  .array(fc.stringMatching(/^[a-zà-ü]{2,12}$/u), { maxLength: 20 })
  .filter(
    (words) =>
      !words.some((word) => destructiveWords.some((one) => fold(word).startsWith(one.slice(0, 3)))),
  )
  .map((words) => words.join(' '))

describe('interpretInstruction, given anything', () => {
  it.each([
    ['any characters', anyText],
    ['the words of all languages in any order', anyWords],
  ])('answers %s with valid steps about slides that are there', (_, texts) => {
    const known = new Set(sampleDeck().slides.map((slide) => slide.id))
    fc.assert(
      fc.property(texts, (text) => {
        const steps = interpretSample(text, { selectedSlideIds: ['slide-3'] })
        expect(steps.length).toBeGreaterThan(0)
        const made = new Set<string>()
        for (const step of steps) {
          const schema = 'op' in step ? operationSchema : requestSchema
          expect(schema.safeParse(step).success).toBe(true)
          if ('newSlideId' in step && step.newSlideId) made.add(step.newSlideId)
          if ('slideId' in step && step.slideId)
            expect(known.has(step.slideId) || made.has(step.slideId)).toBe(true)
        }
      }),
      { numRuns: howMany(40, 300), seed: 5 },
    )
  })

  it('takes nothing away where no word says so', () => {
    fc.assert(
      fc.property(harmlessWords, (text) => {
        const done = interpretSample(text, { selectedSlideIds: ['slide-3'] })
        expect(done.filter((step) => 'op' in step && destructive.includes(step.op))).toEqual([])
      }),
      { numRuns: howMany(40, 300), seed: 5 },
    )
  })
})
