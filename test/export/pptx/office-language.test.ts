import { expect, it } from 'vitest'
import { officeLanguage } from '../../../src/export/pptx/office-language.ts'

it.each([
  ['en', 'en-US'],
  ['en-GB', 'en-GB'],
  ['zh-Hans', 'zh-CN'],
  ['zh-Hant', 'zh-TW'],
  ['sr-Latn', 'sr-Latn-RS'],
  ['ar', 'ar-EG'],
  ['not a tag', 'en-US'],
  ['', 'en-US'],
])('%s is %s', (tag, office) => {
  expect(officeLanguage(tag)).toBe(office)
})
