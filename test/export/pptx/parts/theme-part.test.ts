import { expect, it } from 'vitest'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { exportPptx } from '../../../../src/export/pptx/export-pptx.ts'
import { bulletsSlide, deck } from '../../../support/decks.ts'
import { testTypography } from '../../../support/typography.ts'
import { partOf } from '../../../support/unpack.ts'

async function themeOf(language: string, title: string, item: string): Promise<string> {
  const typography = await testTypography()
  const scene = buildScene(deck({ language, title }, bulletsSlide(title, [item])), typography)
  return partOf(await exportPptx(scene, typography), 'ppt/theme/theme1.xml')
}

it('names the East Asian face of a Japanese deck, so that what somebody types looks the same', async () => {
  const theme = await themeOf('ja', '港の報告', '売上高は前年同期比18%増でした')
  expect(theme).toMatch(/<a:minorFont><a:latin typeface="Inter"\/><a:ea typeface="Noto Sans JP/)
  expect(theme).toMatch(/<a:majorFont><a:latin [^>]*><a:ea typeface="Noto \w+ JP/)
})

it('names none where the deck has none', async () => {
  expect(await themeOf('en', 'Harbour', 'Open')).toMatch(
    /<a:minorFont><a:latin typeface="Inter"\/><a:ea typeface=""\/>/,
  )
})
