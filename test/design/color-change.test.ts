import { describe, expect, it } from 'vitest'
import { colorChange } from '../../src/design/color-change.ts'
import { pastel } from '../../src/design/themes/sorbet/pastels.ts'
import { sorbet } from '../../src/design/themes/sorbet/sorbet.ts'
import { toOkLab } from '../../src/scene/oklab.ts'

describe('colours of a theme whose background changes', () => {
  it.each(Object.entries(pastel))('keep %s apart from black', (_, color) => {
    const change = colorChange(sorbet, { background: '#000000', ink: '#FFFFFF' })
    const [lightness, a, b] = toOkLab(change(color))
    expect(lightness).toBeGreaterThan(0.1)
    expect(Math.hypot(a, b)).toBeGreaterThan(0.01)
  })

  it('leave what is the background with the background', () => {
    const change = colorChange(sorbet, { background: '#000000', ink: '#FFFFFF' })
    expect(change(sorbet.colors.background)).toBe('#000000')
  })
})
