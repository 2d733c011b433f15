import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { furtherVariants, lookOf } from '../../../src/author/variants/further-variants.ts'
import { blockPlainText, blockSources } from '../../../src/deck/blocks/block.ts'
import { chosenVariant, type Slide, type Variant, variantSchema } from '../../../src/deck/slide.ts'
import { anySlide } from '../../support/arbitrary-decks.ts'
import { composedSample } from '../../support/composed-samples.ts'
import {
  bullets,
  chart,
  comparison,
  paragraph,
  quote,
  slide,
  stats,
  steps,
  table,
  timeline,
} from '../../support/decks.ts'
import { sampleNames } from '../../support/samples.ts'
import { howMany } from '../../support/test-range.ts'

const layouts = (of: Slide) => furtherVariants(of, 'en').map(({ variant }) => variant.layout)

function variantOf(of: Slide, layout: string): Variant {
  const found = furtherVariants(of, 'en').find(({ variant }) => variant.layout === layout)
  if (found === undefined) throw new Error(`No ${layout} in ${layouts(of)}`)
  return found.variant
}

/** The words of a variant; what is printed below the names of a chart is no part of its plain text. */
function textOf(variant: Variant): string {
  return variant.blocks
    .flatMap((block) => [
      blockPlainText(block),
      ...(block.kind === 'chart' ? (block.annotations ?? []) : []),
    ])
    .join('\n')
}

function wordsOf(text: string): string[] {
  const folded = text.toLowerCase().replaceAll('\u0307', '').replaceAll('ı', 'i')
  return folded.match(/\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}]+/gu) ?? []
}

/** Words and digits; a language's separators between digits, and the numbers that count items, are none. */
function plainWords(text: string): string[] {
  return wordsOf(
    text.replace(/^\d+\. /gmu, '').replace(/(?<=\p{Nd})[.,'’\u00a0\u202f](?=\p{Nd})/gu, ''),
  )
}

/** What parts thousands is the language's affair: 2400 and 2,400 are one number. */
function withoutThousands(text: string): string {
  return text.replace(/(?<=\p{Nd})[.,'’\u00a0\u202f](?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
}

/** Words of what the slide shows that a variant and the notes do not hold; the numbers of list items are no words of it. */
function lostWords(of: Slide, variant: Variant, notes: readonly string[]): string[] {
  const said = [textOf(variant), ...notes, of.notes ?? ''].join('\n')
  const held = new Set(wordsOf(withoutThousands(said)))
  const own = chosenVariant(of)
    .blocks.map((block) =>
      block.kind === 'steps' || block.kind === 'agenda'
        ? blockPlainText(block).replace(/^\d+\. /gmu, '')
        : blockPlainText(block),
    )
    .join('\n')
  return wordsOf(withoutThousands(own)).filter((word) => !held.has(word))
}

describe('further variants', () => {
  test('show a chart as a table under the names of its series, whatever parts its thousands', () => {
    const values = chart('bar', ['Rent', 'Staff'], { Costs: [2400, 5200] })
    const table = variantOf(slide('chart', 'Costs', [values]), 'table')
    expect(table.blocks).toMatchObject([{ columns: [{ name: '' }, { name: 'Costs' }] }])
  })

  test('show a list of terms as cards, definitions and a table', () => {
    const risks = slide('bullets', 'Risks', [
      bullets([
        'Fuel: prices rise by 12%',
        'Drivers: six are missing in Kiel',
        'Ramp: opens in May',
      ]),
    ])
    expect(layouts(risks).slice(0, 3)).toEqual(['cards', 'definition', 'comparison'])
    expect(variantOf(risks, 'cards').blocks).toMatchObject([
      { items: [{ head: 'Fuel', text: 'Prices rise by 12%' }, {}, {}] },
    ])
    expect(variantOf(risks, 'table').blocks).toMatchObject([
      { rows: [{ cells: ['Fuel', 'Prices rise by 12%'] }, {}, {}] },
    ])
  })

  test('put the sub-items of a list below each other in a comparison', () => {
    const options = slide('bullets', 'Options', [
      bullets(['Build', '  9 months', '  two engineers', 'Buy', '  10 weeks', '  lock-in']),
    ])
    expect(variantOf(options, 'comparison').blocks).toMatchObject([
      {
        sides: [
          { text: 'Build', items: [{ text: '9 months' }, { text: 'two engineers' }] },
          { text: 'Buy', items: [{ text: '10 weeks' }, { text: 'lock-in' }] },
        ],
        rows: [],
      },
    ])
  })

  test('keep the order of steps where it is seen first', () => {
    const onboarding = slide('steps', 'Onboarding', [
      steps(['Register: the carrier uploads its papers', 'Check: two days', 'Test: three loads']),
    ])
    expect(layouts(onboarding)[0]).toBe('recap')
  })

  test('show a chart as a table with its units, and as another chart that says the same', () => {
    const shares = slide('chart', 'Shares', [
      chart(
        'doughnut',
        ['Staff', 'Fuel', 'Rent'],
        { '': [46, 29, 25] },
        { unit: { prefix: '', suffix: '%' } },
      ),
    ])
    expect(variantOf(shares, 'table').blocks).toMatchObject([
      {
        rows: [{ cells: ['Staff', '46%'] }, { cells: ['Fuel', '29%'] }, { cells: ['Rent', '25%'] }],
      },
    ])
    expect(variantOf(shares, 'chart').blocks).toMatchObject([{ chartType: 'bar' }])
  })

  test('name what belongs to figures beside them, and set the first one large', () => {
    const figures = slide('stats', 'Quarter', [
      stats(
        { figure: '$42.6M', label: 'Revenue', note: 'Grew 18%' },
        { figure: '2.1%', label: 'Churn', note: 'The lowest since 2021' },
      ),
    ])
    expect(layouts(figures)).toEqual(expect.arrayContaining(['cards', 'big-number', 'table']))
    const large = variantOf(figures, 'big-number')
    expect(large.blocks[0]).toMatchObject({ kind: 'stats', items: [expect.anything()] })
    expect(large.blocks[1]).toMatchObject({ kind: 'paragraph' })
  })

  test('leave covers, sections, pictures and code as they are', () => {
    for (const layout of ['title', 'section', 'code', 'image'] as const)
      expect(layouts(slide(layout, 'Alone', [paragraph('By itself it stands here.')]))).toEqual([])
  })

  test('note what a layout has no place for', () => {
    const compared = slide('comparison', 'Build or buy', [
      comparison(['Build', 'Buy'], { Time: ['9 months', '10 weeks'], Cost: ['high', 'low'] }),
    ])
    const cards = furtherVariants(compared, 'en').find(({ variant }) => variant.layout === 'cards')
    expect(cards?.notes.join('\n')).toMatch(/Time, 9 months, 10 weeks/)
  })

  test('of a timeline, a table and a quotation are several', () => {
    const dated = slide('timeline', 'Dates', [timeline(['May 2026: start', 'June 2026: end'])])
    const rows = slide('table', 'Rows', [
      table(
        ['Name', 'Time', 'Cost'],
        [
          ['A', '9 months', 'high'],
          ['B', '10 weeks', 'low'],
        ],
      ),
    ])
    const said = slide('quote', 'Voices', [quote('We stopped calling.', 'Ann, Halden Foods')])
    expect(layouts(dated).length).toBeGreaterThanOrEqual(3)
    expect(layouts(rows)).toContain('comparison')
    expect(layouts(said)).toEqual(['paragraph', 'definition'])
  })
})

describe('further variants of any slide', () => {
  test('are valid, look different from it and from each other, and lose no word and no number', () => {
    fc.assert(
      fc.property(anySlide, (any) => {
        const made = furtherVariants(any, 'en')
        const looks = [lookOf(chosenVariant(any)), ...made.map(({ variant }) => lookOf(variant))]
        expect(new Set(looks).size).toBe(looks.length)
        for (const { variant, notes } of made) {
          variantSchema.parse(variant)
          expect(variant.title).toBe(chosenVariant(any).title)
          expect(lostWords(any, variant, notes)).toEqual([])
        }
      }),
      { numRuns: howMany(60, 300) },
    )
  })

  test.each(sampleNames)('of %s say nothing that the slide does not say', (name) => {
    const { slides, language } = composedSample(name)
    const made = slides.flatMap((one) =>
      furtherVariants(one, language).map(({ variant }) => ({ one, variant })),
    )
    for (const { one, variant } of made) {
      const said = new Set(plainWords(textOf(chosenVariant(one))))
      expect(plainWords(textOf(variant)).filter((word) => !said.has(word))).toEqual([])
    }
  })

  test('know where in the source they come from', () => {
    const { slides, language } = composedSample('quarterly-review.md')
    for (const one of slides)
      for (const { variant } of furtherVariants(one, language))
        for (const block of variant.blocks) {
          const spans = blockSources(block)
          const own = new Set(chosenVariant(one).blocks.flatMap(blockSources).concat(one.sources))
          expect(spans.length).toBeGreaterThan(0)
          expect(spans.filter((span) => !own.has(span))).toEqual([])
        }
  })
})
