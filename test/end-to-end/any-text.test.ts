import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slideRanges } from '../../src/author/slide-range.ts'
import { deckSchema } from '../../src/deck/deck.ts'
import { cleanText } from '../../src/presentations/clean-text.ts'
import { makeDeck } from '../support/pipeline.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { howMany, testsAll } from '../support/test-range.ts'
import { untraceable } from '../support/traceability.ts'

const line = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.lorem({ maxCount: 3, mode: 'sentences' }),
  fc.constantFrom(
    '',
    '# Plan',
    '## Risks',
    '- Fuel prices rise by 12%',
    '1. Sign the agreement',
    '> We stopped calling. — A. Berg, Halden',
    '| A | B |',
    '|---|---|',
    '| Europe | 21.4 |',
    'שלום עולם, המשלוח יצא בזמן',
    'المبيعات ارتفعت بنسبة 12٪ هذا العام',
    '売上高は前年比18%増加しました。',
    '```',
    '\u0000nul',
    'lone \ud800 surrogate',
    '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  ),
)
const anyText = fc
  .array(line, { minLength: 1, maxLength: 60 })
  .map((lines) => cleanText(lines.join('\n')))
  .filter((text) => text.trim() !== '')

const rangesTried = ['auto', '26-50', '1', '6-10'] as const

async function expectDeckThatStands(
  text: string,
  range: (typeof slideRanges)[number],
  theme?: string,
) {
  const { deck, scene, bounds } = await makeDeck({ text, range, theme })
  expect(deckSchema.safeParse(deck).success).toBe(true)
  expect(deck.slides.length).toBeGreaterThanOrEqual(bounds.minimum)
  expect(deck.slides.length).toBeLessThanOrEqual(bounds.maximum)
  expect(untraceable(deck.slides, text)).toEqual([])
  expect(sceneProblems(scene)).toEqual([])
}

describe('any text becomes a deck that stands', () => {
  it('whatever the characters, the range and the theme', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyText,
        fc.constantFrom(...slideRanges),
        fc.constantFrom(undefined, 'Observatory'),
        expectDeckThatStands,
      ),
      {
        numRuns: howMany(15, 150),
        // A single sentence that can be its own title stays on the slide too.
        examples: [['\u000e𐀀𐀀𐀀𐀀𐀀𐀀ꀀ\n売上高は前年比18%増加しました。\n```\n', '1', undefined]],
      },
    )
  }, 300_000)

  const texts: [name: string, text: string][] = [
    [
      'thousands of bullets',
      Array.from({ length: 4000 }, (_, i) => `- Point ${i} holds`).join('\n'),
    ],
    ['one line of 20,000 characters', 'wordless'.repeat(2500)],
    ['a line of 20,000 characters with spaces', 'The hub runs well. '.repeat(1050)],
    ['20,000 Thai characters', 'น้ำมันแพงขึ้น'.repeat(1540)],
    ['20,000 ideographs', '売上高は前年比増加'.repeat(2200)],
    ['right-to-left text', 'المبيعات ارتفعت بنسبة 12٪ هذا العام. '.repeat(200)],
    ['one letter', 'x'],
    ['one emoji', '👩‍👩‍👧‍👦'],
    ['a table of 3,000 rows', `| A | B |\n|---|---|\n${'| Europe | 21.4 |\n'.repeat(3000)}`],
    [
      'a table of 60 columns',
      `|${' h |'.repeat(60)}\n|${'---|'.repeat(60)}\n|${' 1 |'.repeat(60)}`,
    ],
    ['only headings', Array.from({ length: 300 }, (_, i) => `## Heading ${i}`).join('\n')],
    ['only a code fence', '```\nconst a = 1\n```'],
  ]

  // The property above meets all ranges: of these, each second text is tried at `auto`, the others at most slides.
  it.each(
    texts.map(([name, text], at) => ({
      name,
      text,
      ranges: rangesTried.filter((_, place) => testsAll || place === at % 2),
    })),
  )('$name', async ({ text, ranges }) => {
    for (const range of ranges) await expectDeckThatStands(text, range)
  }, 120_000)
})
