import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { lookOf } from '../../src/author/variants/further-variants.ts'
import { type Deck, deckFormatVersion } from '../../src/deck/deck.ts'
import { chosenVariant } from '../../src/deck/slide.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import { deckFits } from '../../src/design/variant-fits.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { addFurtherVariants } from '../../src/workers/add-further-variants.ts'
import { authorDeck } from '../../src/workers/author-deck.ts'
import type { AuthorTask } from '../../src/workers/tasks.ts'
import { bulletsSlide, deck, simpleLightId, slide, titleSlide } from '../support/decks.ts'
import { sampleText } from '../support/samples.ts'
import { howMany } from '../support/test-range.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

async function authored(text: string, task: Partial<AuthorTask> = {}) {
  let count = 0
  return authorDeck(
    {
      composition: {
        inputId: 'input',
        text,
        deckTitle: 'Review',
        titleIsDefault: false,
        slideRange: task.existing === undefined ? 'auto' : '1',
        appending: task.existing !== undefined,
        ...(task.existing === undefined ? {} : { language: task.existing.language }),
      },
      themeId: simpleLightId,
      ...task,
    },
    typography,
    () => `new-${++count}`,
  )
}

const short = [
  '# Review',
  '## Risks',
  '- Fuel: prices rise by 12%\n- Drivers: six are missing in Kiel\n- Ramp: opens in May',
  '## Shares',
  '- Staff: 46%\n- Fuel: 29%\n- Rent: 25%',
  '## Dates',
  '- May 2026: the hub starts\n- June 2026: the contract ends\n- July 2026: the ramp opens',
].join('\n\n')

describe('further variants of authored slides', () => {
  test.each(systemThemes.map((theme) => [theme.name, theme.id]))(
    'fit in %s, each in another look',
    async (_name, themeId) => {
      const made = await authored(short, { themeId, variantsPerSlide: 4 })
      const whole: Deck = {
        formatVersion: deckFormatVersion,
        title: 'Review',
        language: made.language,
        themeId,
        slides: made.slides,
      }
      const fits = deckFits(whole, typography, {})
      expect(Math.max(...made.slides.map((one) => one.variants.length))).toBe(4)
      for (const [index, { variants }] of made.slides.entries()) {
        expect(variants.length).toBeLessThanOrEqual(4)
        expect(new Set(variants.map(lookOf)).size).toBe(variants.length)
        for (const variant of variants) {
          expect(fits(index).possible(variant), `${index} ${variant.layout}`).toBe(true)
          expect(fits(index).placesAll(variant), `${index} ${variant.layout}`).toBe(true)
        }
      }
    },
    60_000,
  )

  test('are as many as asked for where the content has so many layouts, and a warning says where not', async () => {
    const made = await authored(short, { variantsPerSlide: 3 })
    expect(made.slides.map((one) => one.variants.length)).toEqual([1, 3, 3, 3])
    expect(made.warnings).toEqual([
      'Not every slide suits 3 layouts, so there are fewer variants: slide 1 has 1 variant.',
    ])
  })

  test('are none when one is asked for, and change nothing', async () => {
    const made = await authored(short)
    expect(made.slides.every((one) => one.variants.length === 1)).toBe(true)
    expect(made.warnings).toEqual([])
    const again = await authored(short, { variantsPerSlide: 4 })
    expect(again.slides.map((one) => one.variants[0])).toEqual(
      made.slides.map((one) => one.variants[0]),
    )
  })

  test('show another layout than the two slides before, where there is one', () => {
    const lists = ['One', 'Two', 'Three'].map((title) =>
      bulletsSlide(title, ['Fuel: prices rise', 'Drivers: six are missing', 'Ramp: opens in May']),
    )
    const whole = deck({}, ...lists)
    const { slides } = addFurtherVariants(whole, typography, {
      wanted: 3,
      firstIndex: 0,
      endIndex: 3,
      images: () => undefined,
    })
    const shown = slides.map((one) => chosenVariant(one).layout)
    expect(shown[0]).toBe('bullets')
    expect(new Set(shown).size).toBeGreaterThan(1)
    expect(shown[2]).not.toBe(shown[1])
  })

  test('of a slide between others leave those alone', async () => {
    const existing = deck(
      { title: 'Review' },
      titleSlide('Review'),
      bulletsSlide(
        'Last',
        Array.from({ length: 30 }, (_, at) => `Point ${at + 1} is a long one`),
      ),
    )
    const made = await authored('Fuel: up 12%\nRent: down 3%', {
      existing,
      at: 1,
      variantsPerSlide: 2,
    })
    expect(made.slides).toHaveLength(1)
    expect(made.slides[0]?.id).toBe('new-1')
  })
})

describe('one slide for a deck', () => {
  const sections = deck(
    { title: 'Review', language: 'de' },
    slide('section', 'Risiken', []),
    bulletsSlide('Treibstoff', ['Preise steigen'], { eyebrow: 'Risiken' }),
    bulletsSlide('Fahrer', ['Sechs fehlen'], { eyebrow: 'Risiken' }),
    titleSlide('Ende'),
  )

  test.each([
    [1, 'Risiken'],
    [2, 'Risiken'],
    [3, undefined],
    [4, undefined],
    [0, undefined],
  ])('at %i carries the name of its section', async (at, eyebrow) => {
    const made = await authored(
      '# Rampe\n\nDie Rampe in Kiel öffnet im Mai. Sie kostet 2 Mio. €.',
      {
        existing: sections,
        at,
      },
    )
    expect(made.slides.map((one) => chosenVariant(one).eyebrow)).toEqual([eyebrow])
    expect(chosenVariant(made.slides[0] ?? sections.slides[0] ?? titleSlide('')).title).toBe(
      'Rampe',
    )
  })

  test('is one, however long the text', async () => {
    const made = await authored(sampleText('quarterly-review.md'), { existing: sections, at: 2 })
    expect(made.slides).toHaveLength(1)
    expect(made.slides[0]?.notes?.length).toBeGreaterThan(100)
  })

  test('is one, whatever the text', async () => {
    const text = fc
      .array(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 60 }),
          fc.constantFrom(
            '# Heading',
            '- item',
            '| a | b |\n|---|---|\n| 1 | 2 |',
            '> quoted',
            '```\ncode\n```',
            'Fuel: 12%',
          ),
        ),
        { minLength: 1, maxLength: 12 },
      )
      .map((lines) => lines.join('\n').toWellFormed().replaceAll('\0', ''))
      .filter((one) => one.trim() !== '')
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 4 }), async (one, variantsPerSlide) => {
        const made = await authored(one, { existing: sections, at: 1, variantsPerSlide })
        expect(made.slides).toHaveLength(1)
      }),
      { numRuns: howMany(8, 25) },
    )
  }, 60_000)
})
