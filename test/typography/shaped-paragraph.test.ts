import { describe, expect, it } from 'vitest'
import type { TextStyle } from '../../src/scene/text.ts'
import { loadTypography } from '../../src/typography/typography.ts'
import { bodyStyle } from '../support/scenes.ts'

const text = 'Revenue grew by 18 % in the third quarter, and costs did not.'

const paragraph = (...runs: [string, TextStyle][]) => ({
  runs: runs.map(([own, style]) => ({ text: own, style })),
  align: 'start' as const,
  lineHeight: 22,
  spaceBefore: 0,
})

describe('a paragraph that was set before', () => {
  it('is set in another width as if it were new', async () => {
    const used = await loadTypography()
    used.layoutText([paragraph([text, bodyStyle])], 400, { language: 'en' })
    const fresh = await loadTypography()
    const set = (typography: typeof used) =>
      typography.layoutText([paragraph([text, bodyStyle])], 120, { language: 'en' })
    expect(set(used)).toEqual(set(fresh))
  })

  it('keeps the colour and the link of each', async () => {
    const typography = await loadTypography()
    const looks = [
      { color: '#AA0000' },
      { color: '#0000AA' },
      { link: { url: 'https://a.example' } },
    ]
    for (const look of looks) {
      const own = paragraph([text, { ...bodyStyle, ...look }])
      const layout = typography.layoutText([own], 120, { language: 'en' })
      expect(layout.paragraphs[0]?.lines[0]?.runs[0]).toMatchObject(look)
    }
  })

  it('knows whether neighbours are one stretch or two', async () => {
    const typography = await loadTypography()
    const segments = (last: typeof bodyStyle) => {
      const own = paragraph(['of', bodyStyle], ['fice', last])
      const layout = typography.layoutText([own], 120, { language: 'en' })
      return layout.paragraphs[0]?.segments.length
    }
    expect([segments(bodyStyle), segments({ ...bodyStyle })]).toEqual([1, 2])
  })
})
