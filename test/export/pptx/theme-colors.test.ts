import { expect, it } from 'vitest'
import {
  colorMapAttributes,
  colorScheme,
  createColorWriter,
} from '../../../src/export/pptx/theme-colors.ts'
import { darkTheme, lightTheme } from '../../support/scenes.ts'

it('names the slot of a theme colour and writes others as they are', () => {
  const color = createColorWriter(lightTheme)
  expect(color('#0E1733')).toBe('<a:schemeClr val="tx1"/>')
  expect(color('#1b46d9')).toBe('<a:schemeClr val="accent1"/>')
  expect(color('#FFEBDB')).toBe('<a:srgbClr val="FFEBDB"/>')
})

it('writes an opacity below one as alpha', () => {
  expect(createColorWriter(lightTheme)('#123456', 0.25)).toBe(
    '<a:srgbClr val="123456"><a:alpha val="25000"/></a:srgbClr>',
  )
})

it('keeps dark colours in dark slots, and maps a dark theme round', () => {
  expect(colorScheme(lightTheme)).toMatchObject({ lt1: '#FFFFFF', dk1: '#0E1733' })
  expect(colorScheme(darkTheme)).toMatchObject({ dk1: '#0B1026', lt1: '#F4F1E8' })
  expect(colorMapAttributes(lightTheme)).toContain('bg1="lt1" tx1="dk1"')
  expect(colorMapAttributes(darkTheme)).toContain('bg1="dk1" tx1="lt1"')
})
