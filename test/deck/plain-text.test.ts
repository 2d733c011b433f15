import { describe, expect, it } from 'vitest'
import { blockPlainText } from '../../src/deck/blocks/block.ts'
import { slidePlainText } from '../../src/deck/slide.ts'
import { agenda, cards, code, comparison, definition, image, timeline } from '../support/decks.ts'

const text = (value: string) => ({ text: value, sources: [], added: true })

describe('plain text of a block', () => {
  it('numbers steps from their first number', () => {
    expect(
      blockPlainText({
        kind: 'steps',
        id: 's',
        firstNumber: 3,
        items: [{ ...text('Sign the agreement'), head: 'Sign' }, text('Book the load')],
      }),
    ).toBe('3. Sign: Sign the agreement\n4. Book the load')
  })

  it('prints chart values with their unit', () => {
    expect(
      blockPlainText({
        kind: 'chart',
        id: 'c',
        chartType: 'bar',
        categories: ['Europe', 'Asia'],
        series: [{ name: 'Revenue', values: [21.4, null] }],
        unit: { prefix: '$', suffix: 'M' },
        decimals: 1,
        sources: [[], []],
      }),
    ).toBe('\tRevenue\nEurope\t$21.4M\nAsia\t')
  })

  it.each([
    ['a timeline', timeline(['July 2026: Hub opens']), 'July 2026: Hub opens'],
    [
      'a comparison',
      comparison(
        ['Build', 'Buy'],
        { Time: ['9 months', '10 weeks'] },
        { label: 'Decision', text: 'Due' },
      ),
      '\tBuild\tBuy\nTime\t9 months\t10 weeks\nDecision: Due',
    ],
    ['a definition', definition({ Hub: 'a warehouse' }), 'Hub: a warehouse'],
    [
      'cards',
      cards({ head: 'Hire', text: 'four people', foot: 'In Busan' }),
      'Hire: four people. In Busan',
    ],
    ['a picture', image('p', { alt: 'A hub', credit: 'Northwind' }), 'A hub — Northwind'],
    ['code', code('if (a) {\n  b()\n}'), 'if (a) {\n  b()\n}'],
    ['an agenda', agenda(['Summary', 'Outlook']), '1. Summary\n2. Outlook'],
    ['the rest of an agenda', { ...agenda(['Outlook']), firstNumber: 5 }, '5. Outlook'],
  ])('tells %s', (_, block, expected) => {
    expect(blockPlainText(block)).toBe(expected)
  })

  it('names who is quoted', () => {
    expect(
      blockPlainText({ kind: 'quote', id: 'q', quote: text('It tells us.'), name: 'A. Berg' }),
    ).toBe('“It tells us.” — A. Berg')
  })

  it('indents sub-items', () => {
    expect(
      slidePlainText({
        id: 'x',
        type: 'classic',
        chosen: 0,
        sources: [],
        variants: [
          {
            layout: 'bullets',
            title: 'Risks',
            blocks: [
              {
                kind: 'bullets',
                id: 'b',
                items: [
                  { ...text('Fuel'), level: 0 },
                  { ...text('Hedge ends in May'), level: 1 },
                ],
              },
            ],
          },
        ],
      }),
    ).toBe('Risks\nFuel\n  Hedge ends in May')
  })
})
