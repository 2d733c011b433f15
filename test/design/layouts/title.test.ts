import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deck, paragraph, slide, titleSlide } from '../../support/decks.ts'
import { linesOf, styleOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const pageOf = (...texts: string[]): Page =>
  buildScene(deck({}, slide('title', 'Q3 2026 business review', [paragraph(...texts)])), typography)
    .pages[0] as Page

describe('a cover in Simple Light', () => {
  it('sets a date small at the foot and moves the rest up', () => {
    const dated = pageOf('Revenue grew 18% to $42.6 million', 'Third quarter 2026')
    const date = textNamed(dated, 'meta')
    expect(linesOf(date)).toEqual(['Third quarter 2026'])
    expect(styleOf(date)).toMatchObject({ size: 14, color: '#566079' })
    expect(date.box.y / 72).toBeCloseTo(6.88)
    const plain = pageOf('Revenue grew 18% to $42.6 million')
    expect(textNamed(dated, 'subtitle').box.y).toBeLessThan(textNamed(plain, 'subtitle').box.y)
  })

  it('takes a long second paragraph for a part of the subtitle', () => {
    const page = pageOf(
      'Revenue grew',
      'A second paragraph that is much longer than any date would ever be',
    )
    expect(page.nodes.some((node) => node.name === 'meta')).toBe(false)
    expect(textNamed(page, 'subtitle').layout.paragraphs.length).toBe(2)
  })

  it('hangs a title without a subtitle from the foot', () => {
    const page = buildScene(deck({}, titleSlide('Review')), typography).pages[0] as Page
    const { box } = textNamed(page, 'title')
    expect((box.y + box.height) / 72).toBeCloseTo(6.725)
  })

  it('shows titles of any length whole', () => {
    const title = 'Quarterly business review of the logistics division '.repeat(5).trim()
    const scene = buildScene(deck({}, titleSlide(title, 'Subtitle')), typography)
    expect(sceneProblems(scene)).toEqual([])
    expect(scene.pages[0]?.notes).toBeUndefined()
  })
})
