import { describe, expect, it } from 'vitest'
import { mergedTitle, readTogether } from '../../../src/edit/resolve/slide-names.ts'

describe('the title of merged slides', () => {
  it.each([
    [['Costs', 'Risks'], 'en', 'Costs and Risks'],
    [['Kosten', 'Risiken', 'Chancen'], 'de', 'Kosten, Risiken und Chancen'],
    [['Next quarter', 'Two risks remain'], 'en', 'Next quarter and two risks remain'],
    [['Kosten', 'Unsere Risiken'], 'de', 'Kosten und unsere Risiken'],
    [['Costs', 'Costs (2)'], 'en', 'Costs'],
    [['Rollout in five steps (1–3)', 'Rollout in five steps (4–5)'], 'en', 'Rollout in five steps'],
    [['More costs', 'Costs'], 'en', 'Costs'],
    [['Costs', 'costs'], 'en', 'Costs'],
    [['', 'Risks'], 'en', 'Risks'],
    [['', ''], 'en', ''],
  ])('of %j in %s is “%s”', (titles, language, merged) => {
    expect(mergedTitle(titles, language)).toBe(merged)
  })

  it('is the first where all are too long together', () => {
    const long = 'Revenue grew by eighteen percent because fuel prices fell'
    expect(mergedTitle([long, 'Churn fell to the lowest value ever'], 'en')).toBe(long)
  })
})

describe('titles that read well as one', () => {
  it.each([
    [['Costs', 'Next quarter'], true],
    [['Build: 9 months; Buy: 10 weeks', 'Next quarter'], false],
    [['How we onboard a carrier in five steps', 'Next quarter'], false],
  ])('%j: %s', (titles, together) => {
    expect(readTogether(titles)).toBe(together)
  })
})
