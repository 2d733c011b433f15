import { describe, expect, it } from 'vitest'
import { readMagnitude } from '../../../../src/design/themes/draughtsman/magnitudes.ts'

describe('readMagnitude', () => {
  it.each([
    ['$42.6 million', 42.6, '$#million'],
    ['34,5 %', 34.5, '#%'],
    ['2 480', 2480, '#'],
    ['1.234.567 €', 1234567, '#€'],
    ['€1,234.50', 1234.5, '€#'],
    ['2,480', 2480, '#'],
    ['+37%', 37, '#%'],
  ])('reads %s', (figure, value, unit) => {
    expect(readMagnitude(figure)).toEqual({ value, unit })
  })

  it('reads no range and no words', () => {
    expect(readMagnitude('3–5 days')).toBeUndefined()
    expect(readMagnitude('many')).toBeUndefined()
  })
})
