import { describe, expect, it } from 'vitest'
import {
  comparableMagnitudes,
  readMagnitude,
} from '../../../../src/design/themes/draughtsman/magnitudes.ts'

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

describe('comparableMagnitudes', () => {
  it('gives the numbers of figures of one unit', () => {
    expect(comparableMagnitudes(['$42.6 million', '$40.0 million'])).toEqual([42.6, 40])
  })

  it('compares neither unlike units nor what is too far apart to be drawn', () => {
    expect(comparableMagnitudes(['$42.6M', '34.5%'])).toBeUndefined()
    expect(comparableMagnitudes(['1%', '99%'])).toBeUndefined()
    expect(comparableMagnitudes(['−3%', '5%'])).toBeUndefined()
  })
})
