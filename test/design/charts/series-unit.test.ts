import { describe, expect, it } from 'vitest'
import { commonUnit, withUnit } from '../../../src/design/charts/series-unit.ts'

describe('commonUnit', () => {
  it('is what the names of all series end with', () => {
    expect(commonUnit(['Q3 2025, $ million', 'Q3 2026, $ million'])).toBe(', $ million')
  })

  it('is empty when one of them ends otherwise', () => {
    expect(commonUnit(['Q3 2025, $ million', 'Plan'])).toBe('')
    expect(commonUnit([])).toBe('')
  })
})

describe('withUnit', () => {
  it('adds the unit to a line that does not name it', () => {
    const names = ['2025, $ million', '2026, $ million']
    expect(withUnit('Revenue', names, 'en')).toBe('Revenue, $ million')
    expect(withUnit('Revenue, $ million', names, 'en')).toBe('Revenue, $ million')
    expect(withUnit('', names, 'en')).toBe('$ million')
  })

  it('adds a unit whose letters stand in longer words only', () => {
    expect(withUnit('What we shipped', ['2025, t', '2026, t'], 'en')).toBe('What we shipped, t')
  })
})
