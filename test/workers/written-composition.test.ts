import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { shownSlide } from '../../src/author/model/shown-slide.ts'
import type { Fact } from '../../src/author/model/source-facts.ts'
import type { WrittenSlide } from '../../src/author/model/written-slide.ts'
import { chosenVariant, slidePlainText } from '../../src/deck/slide.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import { authorDeck } from '../../src/workers/author-deck.ts'
import { testTypography } from '../support/typography.ts'

const typography = await testTypography()
const text = 'Labels fell from 460 to 14 a minute on Monday. Two customers missed the carrier.'
const facts: Fact[] = [
  { number: 1, text: text.slice(0, 47).trim(), start: 0, end: 46, heading: '', isCode: false },
  { number: 2, text: text.slice(47), start: 47, end: text.length, heading: '', isCode: false },
]
const common = {
  title: 'Labels fell from 460 to 14 a minute',
  caption: 'On Monday',
  notes: 'Say it.',
}
const item = (head: string, said: string) => ({ head, text: said, detail: '', facts: [1] })
const line = (said: string) => ({ text: said, facts: [1, 2] })

/** One of every form. */
const written: WrittenSlide[] = [
  {
    ...common,
    form: 'points',
    lead: 'What happened:',
    lines: [line('It **fell** to `14`'), line('Two missed it')],
  },
  { ...common, form: 'statement', lead: '', lines: [line('Labels fell from 460 to 14 a minute')] },
  {
    ...common,
    form: 'steps',
    items: [item('Count', 'Labels a minute'), item('Call', 'The carrier')],
  },
  { ...common, form: 'cards', items: [item('Labels', '14 a minute'), item('Customers', 'Two')] },
  { ...common, form: 'definition', items: [item('Label', 'What a parcel bears')] },
  {
    ...common,
    form: 'timeline',
    items: [item('Monday', 'It fell'), item('Tuesday', 'It rose'), item('May', 'It ended')],
  },
  { ...common, form: 'figures', items: [item('460', 'labels before'), item('14', 'labels after')] },
  {
    ...common,
    form: 'comparison',
    sides: [
      { head: 'Before', recommended: false, lines: [line('460')] },
      { head: 'After', recommended: true, lines: [line('14')] },
    ],
  },
  {
    ...common,
    form: 'table',
    columns: ['When', 'Labels'],
    rows: [
      { cells: ['Before', '460'], facts: [1] },
      { cells: ['After', '14'], facts: [1] },
    ],
    highlighted_row: 'After',
  },
  {
    ...common,
    form: 'chart',
    chart_type: 'bar',
    unit: 'labels',
    category_title: '',
    categories: ['Before', 'After'],
    series: [{ name: 'Labels', values: [460, 14] }],
    highlighted_category: 'After',
    facts: [1],
  },
  {
    ...common,
    form: 'quote',
    quote: 'Labels fell from 460 to 14 a minute',
    name: 'Ada',
    role: 'Operations',
    facts: [1],
  },
  { ...common, form: 'code', code: 'npm start\n', language: 'sh', facts: [1] },
  { ...common, form: 'closing', lead: '', lines: [line('Order by 6 February')] },
]

describe('a deck that a language model wrote', () => {
  it.each(
    systemThemes.map(({ id }) => id),
  )('fits the layouts of %s in every form', async (themeId) => {
    const showing = {
      inputId: 'input',
      facts: new Map(facts.map((one) => [one.number, one])),
      newId: randomUUID,
    }
    const deck = await authorDeck(
      {
        composition: {
          inputId: 'input',
          text,
          deckTitle: 'Labels',
          titleIsDefault: false,
          slideRange: '11-15',
          appending: false,
        },
        themeId,
        written: {
          title: 'Labels',
          subtitle: 'What Monday cost',
          meta: 'Ada · Monday',
          language: 'en',
          sourceTitle: '',
          parts: [...written.map((one) => ({ slide: shownSlide(one, showing) })), { facts }],
        },
      },
      typography,
      randomUUID,
    )
    const layouts = deck.slides.map((one) => chosenVariant(one).layout)
    expect(layouts.slice(0, 14)).toEqual([
      'title',
      'bullets',
      'statement',
      'steps',
      'cards',
      'definition',
      'timeline',
      'stats',
      'comparison',
      'table',
      'chart',
      'quote',
      'code',
      'closing',
    ])
    expect(deck.slides).toHaveLength(15)
    expect(slidePlainText(deck.slides[1] as never)).toContain('It fell to 14')
    expect(slidePlainText(deck.slides[14] as never)).toContain('460')
    expect(deck.slides[1]?.sources).toEqual([
      { input: 'input', start: 0, end: 46 },
      { input: 'input', start: 47, end: text.length },
    ])
  })
})
