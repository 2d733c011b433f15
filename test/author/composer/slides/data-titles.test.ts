import { describe, expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'

/** The title of the only slide with a layout that a text gives. */
function titleOf(layout: string, text: string, language?: string): string | undefined {
  const { slides } = composeText(text, { slideRange: '6-10', ...(language ? { language } : {}) })
  return slides.map(chosenVariant).find((variant) => variant.layout === layout)?.title
}

const regions = (rows: string) =>
  `# Report\n\n## Revenue by region\n\n| Region | Q3 2025 ($M) | Q3 2026 ($M) | Change |\n|---|---:|---:|---:|\n${rows}`

describe('the title of a chart', () => {
  test('names what grew fastest and what remains the largest', () => {
    const rows =
      '| Europe | 17.8 | 21.4 | +20% |\n| Asia | 4.6 | 6.3 | +37% |\n| Africa | 1.8 | 1.8 | 0% |'
    expect(titleOf('chart', regions(rows))).toBe('Asia grew fastest; Europe remains the largest')
    expect(titleOf('chart', regions(rows), 'de')).toBe(
      'Stärkstes Wachstum: Asia; größter Wert: Europe',
    )
  })

  test('does not claim that the largest remained so when it was not before', () => {
    const rows =
      '| Europe | 7.8 | 21.4 | +174% |\n| Asia | 14.6 | 16.3 | +12% |\n| Africa | 1.8 | 1.8 | 0% |'
    expect(titleOf('chart', regions(rows))).toBe('Europe grew fastest, by 174%')
  })

  test('names no winner when two are equal', () => {
    const rows =
      '| Europe | 10.0 | 12.0 | +20% |\n| Asia | 5.0 | 6.0 | +20% |\n| Africa | 1.8 | 1.8 | 0% |'
    expect(titleOf('chart', regions(rows))).toBe('Revenue by region')
  })

  test('claims no growth when nothing grew', () => {
    const rows =
      '| Europe | 21.4 | 17.8 | -17% |\n| Asia | 6.3 | 4.6 | -27% |\n| Africa | 1.8 | 1.7 | -6% |'
    expect(titleOf('chart', regions(rows))).toBe('Revenue by region')
  })

  test('says when something was highest that fell again, in numbers as people write them', () => {
    const rows = (last: string) =>
      `# App\n\n## Downloads so far\n\n| Month | Downloads |\n|---|---|\n| May | 11,200 |\n| June | 14,900 |\n| July | 21,300 |\n| August | ${last} |`
    expect(titleOf('chart', rows('13,400'))).toBe('July is highest, at 21,300')
    expect(titleOf('chart', rows('22,100'))).toBe('Downloads rose from 11,200 to 22,100')
  })

  test('names the largest share', () => {
    const text = '# Report\n\n## Costs\n- Personnel: 46%\n- Fuel: 29%\n- Other: 25%'
    expect(titleOf('chart', text)).toBe('Personnel takes the largest share, 46%')
  })
})

test('the title of a process counts its steps', () => {
  const text =
    '# Guide\n\n## How we onboard a carrier\n1. Register\n2. Check the papers\n3. Run a test shipment'
  expect(titleOf('steps', text)).toBe('How we onboard a carrier in three steps')
})

test('a numbered list that is no process keeps its heading', () => {
  const text =
    '# Guide\n\n## Top reasons\n1. Price of the product\n2. Speed of delivery\n3. Service in the shop'
  expect(titleOf('steps', text)).toBe('Top reasons')
})
