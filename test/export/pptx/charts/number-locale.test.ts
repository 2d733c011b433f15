import { expect, test } from 'vitest'
import { inLocale } from '../../../../src/export/pptx/charts/number-locale.ts'
import { officeLanguage } from '../../../../src/export/pptx/office-language.ts'

const sample = (language: string) =>
  new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(12_345.6)

test('a format has the language of its deck where that separates otherwise than English', () => {
  expect(inLocale('#,##0.0', 'pt-PT')).toBe('[$-816]#,##0.0')
  expect(inLocale('#,##0.0', 'sv-SE')).toBe('[$-41D]#,##0.0')
})

test.each([
  'en-US',
  'en-GB',
  'ja-JP',
  'zh-CN',
  'es-MX',
])('and none in %s, which separates alike', (tag) => {
  expect(inLocale('#,##0.0', tag)).toBe('#,##0.0')
})

const written = 'bg cs da de el es fi fr hr hu id it lt lv nb nl pl pt ro ru sk sl sr sv tr uk vi'
test.each(written.split(' '))('%s is one of those', (language) => {
  expect(sample(language)).not.toBe(sample('en'))
  expect(inLocale('0.0', officeLanguage(language))).toMatch(/^\[\$-[0-9A-F]{3,4}\]0\.0$/)
})
