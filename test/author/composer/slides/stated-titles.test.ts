import { describe, expect, test } from 'vitest'
import { statementTitle } from '../../../../src/author/composer/slides/stated-titles.ts'

describe('a title that states the point', () => {
  test.each([
    [
      'Customer churn fell to 2.1%, the lowest since 2021.',
      'Customer churn fell to 2.1%, the lowest since 2021',
    ],
    [
      'Revenue grew 18% year over year to $42.6 million, ahead of the plan of $40.0 million.',
      'Revenue grew 18%, ahead of the plan',
    ],
    [
      'Gross margin improved from 31.2% to 34.5% because the Rotterdam hub reached full automation in July.',
      'Gross margin improved from 31.2% to 34.5%',
    ],
    [
      'Once a task reaches a terminal state (completed, canceled, rejected, or failed), it cannot restart.',
      'Once a task reaches a terminal state, it cannot restart',
    ],
  ])('is made of %s', (sentence, title) => {
    expect(statementTitle(sentence, 'en-US')).toBe(title)
  })

  test('has no number that its sentence has not', () => {
    const sentence = 'Sales grew from £412,000 in 2023 to £498,000 in 2024 and £610,000 in 2025.'
    expect(statementTitle(sentence, 'en-GB')).toBeUndefined()
    expect(
      statementTitle(
        'Wholesale grew by £41,000 to £498,000, and retail lost a tenth of that.',
        'en',
      ),
    ).toBe('Wholesale grew by £41,000, and retail lost a tenth of that')
  })

  test('is made of German and Chinese sentences', () => {
    expect(statementTitle('Der Umsatz stieg um 18 % auf 42,6 Mio. Euro.', 'de')).toBe(
      'Der Umsatz stieg um 18 % auf 42,6 Mio. Euro',
    )
    expect(statementTitle('数据结构是组织和存储数据的一种方式。', 'zh-Hans')).toBe(
      '数据结构是组织和存储数据的一种方式',
    )
  })

  test.each([
    'It was the lowest since 2021.',
    'The agent then responds with a new task.',
    'Who tells support?',
    'This principle offers several benefits:',
    'Low: dashboards show double counts until 20 Nov',
    'Fine.',
    'A sentence that goes on and on without any comma or other place to cut it is of no use at all as a title of a slide',
  ])('is not made of %s', (sentence) => {
    expect(statementTitle(sentence, 'en-US')).toBeUndefined()
  })
})
