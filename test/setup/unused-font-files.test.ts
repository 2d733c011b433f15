import { expect, it } from 'vitest'
import { unusedFontFiles } from '../../src/setup/unused-font-files.ts'

it('names fonts and pictures that nothing reads, and nothing else', () => {
  const files = [
    '/fonts/inter/400Regular/Inter_400Regular.ttf',
    '/fonts//inter/100Thin/Inter_100Thin.ttf',
    '/fonts/inter/font-family.png',
    '/fonts/inter/LICENSE_FONT',
    '/fonts/inter/package.json',
  ]
  expect(unusedFontFiles(files, ['/fonts/inter/../inter/400Regular/Inter_400Regular.ttf'])).toEqual(
    [files[1], files[2]],
  )
})
