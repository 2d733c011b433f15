import { describe, expect, it } from 'vitest'
import { continuedTitle, mergedTitle } from '../../../src/edit/resolve/slide-names.ts'
import { bulletsSlide, deck } from '../../support/decks.ts'

describe('the title of a slide that goes on', () => {
  const before = deck({}, bulletsSlide('Costs', ['Fuel']), bulletsSlide('Costs (2)', ['Rent']))

  it('has the next number that is free', () => {
    expect(continuedTitle('Sales', before)).toBe('Sales (2)')
    expect(continuedTitle('Costs', before)).toBe('Costs (3)')
    expect(continuedTitle('Costs (2)', before)).toBe('Costs (3)')
  })

  it('keeps a year', () => {
    expect(continuedTitle('Outlook (2030)', before)).toBe('Outlook (2030) (2)')
  })

  it('stays empty where there is none', () => {
    expect(continuedTitle('', before)).toBe('')
  })
})

describe('the title of merged slides', () => {
  it.each([
    [['Costs', 'Risks'], 'en', 'Costs and Risks'],
    [['Kosten', 'Risiken', 'Chancen'], 'de', 'Kosten, Risiken und Chancen'],
    [['Costs', 'Costs (2)'], 'en', 'Costs'],
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
