import fc from 'fast-check'
import type { Block } from '../../src/deck/blocks/block.ts'
import { type ChartBlock, chartTypes, isRound } from '../../src/deck/blocks/chart/schema.ts'
import type { ComparisonRow } from '../../src/deck/blocks/comparison/schema.ts'
import { type Deck, deckFormatVersion } from '../../src/deck/deck.ts'
import { iconNames } from '../../src/deck/icon-names.ts'
import { layoutNames, type Slide } from '../../src/deck/slide.ts'
import type { SourceSpan } from '../../src/deck/sourced-text.ts'

const samples = [
  'Revenue grew 18% year over year to $42.6 million, ahead of the plan of $40.0 million.',
  'Donaudampfschifffahrtsgesellschaftskapitän und Rindfleischetikettierungsüberwachungsaufgabe',
  'El almacén de Yeda no abrió hasta el 12 de septiembre: la demanda siguió igual.',
  'Выручка выросла на 18 % по сравнению с прошлым годом',
  'نمت الإيرادات بنسبة 18٪ على أساس سنوي إلى 42.6 مليون دولار، متجاوزة الخطة',
  'ההכנסות גדלו ב-18% לעומת השנה שעברה ל-42.6 מיליון דולר',
  '売上高は前年同期比18%増の4,260万ドルとなり、計画の4,000万ドルを上回りました。',
  '매출은 전년 동기 대비 18% 증가한 4,260만 달러로 계획을 웃돌았습니다',
  '收入同比增长百分之十八，达到四千二百六十万美元，超过计划。',
  'รายได้เพิ่มขึ้นร้อยละสิบแปดเมื่อเทียบกับปีก่อนเป็นสี่สิบสองล้านดอลลาร์',
  'राजस्व साल-दर-साल 18% बढ़कर 42.6 मिलियन डॉलर हो गया, जो योजना से अधिक है',
  '👩‍👩‍👧‍👦🏳️‍🌈 🇪🇺 1️⃣ 👍🏽',
  'a\u0000b\u0007c\ud800d\ufffe\tline\nend\u2028x',
  '﷽﷽﷽',
  'e\u0301\u0302\u0303\u0304\u0305',
]

/** Text of any script and length: empty, a word, a page, one endless word. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom('', ' ', 'Fuel', 'One: two', '+37%') },
  { weight: 6, arbitrary: fc.constantFrom(...samples) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...samples), fc.integer({ min: 2, max: 12 }), fc.constantFrom(' ', ''))
      .map(([text, times, between]) => Array(times).fill(text).join(between)),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 80 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'W'.repeat(20_000),
      '語'.repeat(5000),
      'word '.repeat(3000),
      'ال'.repeat(800),
    ),
  },
)

const shortText = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('Europe', 'North America', '2026', 'アジア', 'آسيا', ''),
  },
  { weight: 1, arbitrary: anyText },
)

const sourced = <Extra extends object>(extra: fc.Arbitrary<Extra>) =>
  fc
    .record({
      text: anyText,
      score: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
    })
    .chain((base) => extra.map((more) => ({ ...base, sources: [], added: true, ...more })))

const nothing = fc.constant({})

const count = (most: number) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 1, max: Math.min(6, most) }) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: most }) },
  )

const list = <Value>(one: fc.Arbitrary<Value>, most: number) =>
  count(most).chain((length) => fc.array(one, { minLength: length, maxLength: length }))

const value = fc.oneof(
  { weight: 5, arbitrary: fc.double({ min: 0, max: 100, noNaN: true }) },
  { weight: 1, arbitrary: fc.double({ min: -1e9, max: 1e9, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, 1e15, -1e-9) },
  { weight: 1, arbitrary: fc.constant(null) },
)

/** A number of one of so many, or none. */
const among = (at: number | undefined, length: number) => (at === undefined ? at : at % length)

const chartBlock = fc
  .record({
    chartType: fc.constantFrom(...chartTypes),
    categories: list(shortText, 90),
    seriesCount: count(8),
    annotated: fc.boolean(),
    decimals: fc.integer({ min: 0, max: 6 }),
    unit: fc.record({
      prefix: fc.constantFrom('', '$', '€ '),
      suffix: fc.constantFrom('', '%', ' M'),
    }),
    highlightedSeries: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
    highlightedCategory: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
  })
  .chain((base): fc.Arbitrary<ChartBlock> => {
    const { categories, chartType, seriesCount, annotated, ...rest } = base
    const size = { minLength: categories.length, maxLength: categories.length }
    const series = isRound(chartType) ? 1 : seriesCount
    return fc.record({
      kind: fc.constant('chart' as const),
      id: fc.constant('chart'),
      chartType: fc.constant(chartType),
      categories: fc.constant(categories),
      series: fc.array(
        fc.record(
          {
            name: shortText,
            values: fc.array(value, size),
            labels: fc.array(fc.oneof(fc.constant(''), shortText), size),
            decimals: fc.array(fc.option(fc.integer({ min: 0, max: 6 })), size),
          },
          { requiredKeys: ['name', 'values'] },
        ),
        { minLength: series, maxLength: series },
      ),
      categoryTitle: fc.option(shortText, { nil: undefined }),
      valueTitle: fc.option(shortText, { nil: undefined }),
      annotations: annotated ? fc.array(shortText, size) : fc.constant(undefined),
      unit: fc.constant(rest.unit),
      decimals: fc.constant(rest.decimals),
      highlightedSeries: fc.constant(among(rest.highlightedSeries, series)),
      highlightedCategory: fc.constant(among(rest.highlightedCategory, categories.length)),
      sources: fc.constant(categories.map(() => [])),
    })
  })

const tableBlock = fc.tuple(count(16), count(60)).chain(([width, height]) =>
  fc.record({
    kind: fc.constant('table' as const),
    id: fc.constant('table'),
    columns: fc.array(fc.record({ name: shortText, numeric: fc.boolean() }), {
      minLength: width,
      maxLength: width,
    }),
    rows: fc.array(
      fc.record({
        cells: fc.array(shortText, { minLength: width, maxLength: width }),
        sources: fc.constant<SourceSpan[]>([]),
        highlighted: fc.boolean(),
      }),
      { minLength: height, maxLength: height },
    ),
  }),
)

const trend = fc.option(fc.constantFrom('up' as const, 'down' as const, 'flat' as const), {
  nil: undefined,
})

const comparisonBlock = fc
  .tuple(fc.integer({ min: 2, max: 4 }), count(8))
  .chain(([sides, rows]) => {
    const cells = { minLength: sides, maxLength: sides }
    return fc.record({
      kind: fc.constant('comparison' as const),
      id: fc.constant('comparison'),
      sides: fc.array(sourced(fc.record({ recommended: fc.boolean() })), cells),
      rows: fc.array(fc.record({ label: shortText, cells: fc.array(sourced(nothing), cells) }), {
        minLength: rows,
        maxLength: rows,
      }),
      verdict: fc.option(sourced(fc.record({ label: shortText, note: anyText })), {
        nil: undefined,
      }),
    })
  })

/** Sides with lists of unlike lengths, one of them never empty. */
const listedComparison = fc.record({
  kind: fc.constant('comparison' as const),
  id: fc.constant('comparison'),
  sides: fc
    .tuple(
      fc.array(sourced(nothing), { minLength: 1, maxLength: 8 }),
      fc.array(fc.array(sourced(nothing), { maxLength: 8 }), { minLength: 1, maxLength: 3 }),
      fc.array(sourced(fc.record({ recommended: fc.boolean() })), { minLength: 4, maxLength: 4 }),
    )
    .map(([first, others, heads]) =>
      [first, ...others].map((items, index) => ({ text: '', sources: [], ...heads[index], items })),
    ),
  rows: fc.constant<ComparisonRow[]>([]),
})

const codeText = fc.oneof(
  anyText,
  fc
    .tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 0, max: 30 }))
    .map(([lines, indent]) => `${' '.repeat(indent)}const answer = 42\n`.repeat(lines)),
)

/** A block of any kind with any content that its schema allows. */
export const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  fc.record({
    kind: fc.constant('paragraph' as const),
    id: fc.constant('paragraph'),
    paragraphs: list(sourced(nothing), 8),
  }),
  fc.record({
    kind: fc.constant('bullets' as const),
    id: fc.constant('bullets'),
    items: list(sourced(fc.record({ level: fc.constantFrom(0 as const, 1 as const) })), 24),
  }),
  fc.record({
    kind: fc.constant('steps' as const),
    id: fc.constant('steps'),
    items: list(sourced(fc.record({ head: shortText })), 14),
    firstNumber: fc.option(fc.integer({ min: 1, max: 120 }), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('quote' as const),
    id: fc.constant('quote'),
    quote: sourced(nothing),
    name: fc.option(shortText, { nil: undefined }),
    affiliation: fc.option(shortText, { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('stats' as const),
    id: fc.constant('stats'),
    items: list(
      sourced(
        fc.record({
          prefix: shortText,
          suffix: shortText,
          label: shortText,
          note: anyText,
          order: fc.option(fc.constantFrom('value-first' as const, 'label-first' as const), {
            nil: undefined,
          }),
          trend,
        }),
      ),
      6,
    ),
  }),
  fc.record({
    kind: fc.constant('timeline' as const),
    id: fc.constant('timeline'),
    items: list(
      sourced(fc.record({ date: shortText, planned: fc.boolean(), highlighted: fc.boolean() })),
      14,
    ),
  }),
  fc.record({
    kind: fc.constant('definition' as const),
    id: fc.constant('definition'),
    items: list(sourced(fc.record({ term: shortText })), 14),
  }),
  fc.record({
    kind: fc.constant('cards' as const),
    id: fc.constant('cards'),
    items: list(
      sourced(
        fc.record({
          head: shortText,
          foot: fc.option(shortText, { nil: undefined }),
          icon: fc.option(fc.constantFrom(...iconNames), { nil: undefined }),
        }),
      ),
      9,
    ),
  }),
  fc.record({
    kind: fc.constant('image' as const),
    id: fc.constant('image'),
    image: fc.constantFrom('hub', 'gone'),
    width: fc.integer({ min: 1, max: 4000 }),
    height: fc.integer({ min: 1, max: 4000 }),
    alt: anyText,
    caption: fc.option(anyText, { nil: undefined }),
    credit: fc.option(shortText, { nil: undefined }),
    sources: fc.constant<SourceSpan[]>([]),
  }),
  fc.record({
    kind: fc.constant('code' as const),
    id: fc.constant('code'),
    language: fc.option(fc.constantFrom('ts', 'python', 'nothing'), { nil: undefined }),
    code: codeText.map((text) => ({ text, sources: [], added: true })),
    firstLine: fc.option(fc.integer({ min: 1, max: 900 }), { nil: undefined }),
  }),
  fc.record({
    kind: fc.constant('agenda' as const),
    id: fc.constant('agenda'),
    firstNumber: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    items: list(
      sourced(
        fc.record({
          slideId: fc.option(fc.constantFrom('slide-1', 'slide-9'), { nil: undefined }),
          current: fc.boolean(),
        }),
      ),
      20,
    ),
  }),
  comparisonBlock,
  listedComparison,
  tableBlock,
  chartBlock,
)

/** A slide of any layout with blocks that may or may not suit it. */
export const anySlide: fc.Arbitrary<Slide> = fc
  .record({
    layout: fc.constantFrom(...layoutNames),
    title: anyText,
    eyebrow: fc.option(anyText, { nil: undefined }),
    meta: fc.option(anyText, { nil: undefined }),
    caption: fc.option(anyText, { nil: undefined, freq: 2 }),
    blocks: fc.array(anyBlock, { maxLength: 3 }),
    notes: fc.option(fc.constant('Say hello.'), { nil: undefined }),
  })
  .map(({ notes, ...variant }) => ({
    id: 'slide',
    type: 'classic' as const,
    variants: [variant],
    chosen: 0,
    ...(notes === undefined ? {} : { notes }),
    sources: [],
  }))

/** A deck in any language with up to `most` slides. */
export function anyDeck(themeIds: string[], most = 3): fc.Arbitrary<Deck> {
  return fc
    .record({
      title: anyText,
      language: fc.constantFrom(
        'en-US',
        'de',
        'ar',
        'he',
        'ja',
        'ko',
        'zh-Hans',
        'th',
        'hi',
        'tr',
        'xx_?',
      ),
      themeId: fc.constantFrom(...themeIds),
      slides: fc.array(anySlide, { minLength: 1, maxLength: most }),
    })
    .map((deck) => ({
      formatVersion: deckFormatVersion,
      ...deck,
      slides: deck.slides.map((slide, index) => ({ ...slide, id: `slide-${index + 1}` })),
    }))
}
