import { describe, expect, it } from 'vitest'
import { contrastRatio, relativeLuminance } from '../../src/scene/paint.ts'

describe('relativeLuminance', () => {
  it('runs from black to white', () => {
    expect(relativeLuminance('#000000')).toBe(0)
    expect(relativeLuminance('#FFFFFF')).toBeCloseTo(1, 10)
  })

  it('weighs green most and blue least', () => {
    expect(relativeLuminance('#FF0000')).toBeCloseTo(0.2126, 4)
    expect(relativeLuminance('#00FF00')).toBeCloseTo(0.7152, 4)
    expect(relativeLuminance('#0000FF')).toBeCloseTo(0.0722, 4)
  })
})

describe('contrastRatio', () => {
  it('is 21 for black on white, whichever is named first', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 10)
    expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21, 10)
  })

  it('is 1 for a colour on itself', () => {
    expect(contrastRatio('#1B46D9', '#1B46D9')).toBe(1)
  })

  it('tells the greys apart that just pass and just fail on white', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio('#777777', '#FFFFFF')).toBeLessThan(4.5)
  })
})
