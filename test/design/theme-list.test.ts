import { describe, expect, it } from 'vitest'
import { defaultThemeId, findTheme, systemThemes } from '../../src/design/themes/theme-list.ts'
import { contrastRatio } from '../../src/scene/paint.ts'

describe('findTheme', () => {
  it('finds the default theme by its id', () => {
    expect(defaultThemeId).toBe('27874e6b-8c1c-4301-bce7-d22e6e8df7d6')
    expect(findTheme(defaultThemeId)).toMatchObject({
      byName: false,
      theme: { name: 'Simple Light' },
    })
  })

  it('finds a theme by its name in any case, underscores read as spaces', () => {
    for (const name of ['Simple Light', 'SIMPLE_LIGHT', ' simple light '])
      expect(findTheme(name)).toMatchObject({ byName: true, theme: { id: defaultThemeId } })
  })

  it('knows no other names', () => {
    expect(findTheme('Simple')).toBeUndefined()
  })
})

describe('the colours of every theme', () => {
  it('can be read on the ground', () => {
    for (const { colors, ground, name } of systemThemes) {
      for (const color of [colors.ink, colors.mutedInk, colors.accent])
        expect(contrastRatio(color, ground), `${name} ${color}`).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(colors.emphasisMuted, colors.emphasis), name).toBeGreaterThanOrEqual(4.5)
      expect(contrastRatio(colors.accentInk, colors.accent), name).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('set data apart from it (the orange of Simple Light is given as it is: 2.98)', () => {
    for (const { colors, background, ground, name } of systemThemes) {
      // Lines that run behind texts do not run behind data, which covers them.
      const behind = background.kind === 'solid' ? background.color : ground
      for (const color of [...colors.data, colors.seriesMute])
        expect(contrastRatio(color, behind), `${name} ${color}`).toBeGreaterThanOrEqual(2.9)
    }
  })
})
