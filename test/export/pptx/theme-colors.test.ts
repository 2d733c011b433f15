import { expect, it } from 'vitest'
import {
  colorMapAttributes,
  colorScheme,
  createColorWriter,
} from '../../../src/export/pptx/theme-colors.ts'
import { darkTheme, lightTheme } from '../../support/scenes.ts'

it('names the slot of a theme colour', () => {
  const color = createColorWriter(lightTheme)
  expect(color('#0E1733')).toBe('<a:schemeClr val="tx1"/>')
  expect(color('#1b46d9')).toBe('<a:schemeClr val="accent1"/>')
})

/** What slide software makes of a colour of the light theme: ECMA-376 20.1.2.3, hue, saturation, luminance in turn. */
function shown(xml: string): number[] {
  const slot = /schemeClr val="(\w+)"/.exec(xml)?.[1] ?? ''
  const map: Record<string, string> = { bg1: 'lt1', tx1: 'dk1', bg2: 'lt2', tx2: 'dk2' }
  const scheme = colorScheme(lightTheme) as Record<string, string>
  const base = scheme[map[slot] ?? slot] ?? '#000000'
  const change = (name: string) => {
    const value = new RegExp(`${name} val="(-?\\d+)"`).exec(xml)?.[1]
    return value === undefined ? undefined : Number(value)
  }
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(base.slice(at, at + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const range = most - least
  const sixth =
    range === 0
      ? 0
      : most === red
        ? (green - blue) / range
        : most === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4
  const hue = sixth * 60 + (change('hueOff') ?? 0) / 60000
  let luminance = (most + least) / 2
  const own = range === 0 ? 0 : range / (1 - Math.abs(2 * luminance - 1))
  const saturation = Math.min(1, (own * (change('satMod') ?? 100000)) / 100000)
  luminance = (luminance * (change('lumMod') ?? 100000)) / 100000 + (change('lumOff') ?? 0) / 100000
  // HSL to RGB (CSS Color 4, section 7.1).
  return [0, 8, 4].map((offset) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12
    const reach = saturation * Math.min(luminance, 1 - luminance)
    return Math.round(255 * (luminance - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1))))
  })
}

it('writes a shade or a tint of a theme colour as that of its slot', () => {
  const color = createColorWriter(lightTheme)
  for (const shade of ['#0D2A8F', '#8EA6F0', '#D5DBE8', '#3A4256', '#E9EEFC']) {
    const xml = color(shade)
    expect(xml).toContain('<a:schemeClr')
    const wanted = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16))
    shown(xml).forEach((value, channel) => {
      expect(Math.abs(value - (wanted[channel] ?? 0)), `${shade} as ${xml}`).toBeLessThanOrEqual(3)
    })
  }
})

it('makes no ink of the ground, and no tinted grey of a plain one', () => {
  const color = createColorWriter({ ...lightTheme, mutedInk: '#777777' })
  expect(color('#5C5650')).toBe('<a:srgbClr val="5C5650"/>')
  expect(color('#555555')).toContain('val="tx2"')
  expect(color('#EFEFEF')).toContain('val="bg1"')
})

it('writes a colour whose hue the theme has not as it is', () => {
  expect(createColorWriter(lightTheme)('#2F8F3A')).toBe('<a:srgbClr val="2F8F3A"/>')
})

it('writes an opacity below one as alpha', () => {
  expect(createColorWriter(lightTheme)('#2F8F3A', 0.25)).toBe(
    '<a:srgbClr val="2F8F3A"><a:alpha val="25000"/></a:srgbClr>',
  )
  expect(createColorWriter(lightTheme)('#1B46D9', 0.5)).toBe(
    '<a:schemeClr val="accent1"><a:alpha val="50000"/></a:schemeClr>',
  )
})

it('keeps dark colours in dark slots, and maps a dark theme round', () => {
  expect(colorScheme(lightTheme)).toMatchObject({ lt1: '#FFFFFF', dk1: '#0E1733' })
  expect(colorScheme(darkTheme)).toMatchObject({ dk1: '#0B1026', lt1: '#F4F1E8' })
  expect(colorMapAttributes(lightTheme)).toContain('bg1="lt1" tx1="dk1"')
  expect(colorMapAttributes(darkTheme)).toContain('bg1="dk1" tx1="lt1"')
})
