import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { kiln } from '../../../src/design/themes/kiln/kiln.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { textBox } from '../../../src/export/pptx/text-box.ts'
import type { Page } from '../../../src/scene/scene.ts'
import { substituteWordWidth } from '../../../src/typography/slide-software.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deck, paragraph, slide } from '../../support/decks.ts'
import { linesOf, textNamed } from '../../support/pages.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

function coverOf(title: string, ...texts: string[]): Page {
  const blocks = texts.length > 0 ? [paragraph(...texts)] : []
  const scene = buildScene(deck({ themeId: kiln.id }, slide('title', title, blocks)), typography)
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

describe('the words of a cover', () => {
  it('end the title at the same place while it is short', () => {
    const bottoms = ['Review', 'Q3 2026 business review'].map((title) => {
      const { box } = textNamed(coverOf(title), 'title')
      return box.y + box.height
    })
    expect(bottoms[0]).toBeCloseTo(bottoms[1] ?? 0)
  })

  it('push the subtitle down under a long title', () => {
    const page = coverOf('Rotterdam hub '.repeat(20), 'A subtitle')
    const { box } = textNamed(page, 'title')
    expect(textNamed(page, 'subtitle').box.y).toBeGreaterThan(box.y + box.height)
  })

  it('show a short second paragraph as a date at the foot', () => {
    const page = coverOf('Review', 'A subtitle', 'Third quarter 2026')
    expect(linesOf(textNamed(page, 'meta'))).toEqual(['Third quarter 2026'])
    expect(linesOf(textNamed(page, 'subtitle'))).toEqual(['A subtitle'])
  })

  it('say who and when in a line of its own, in any theme', () => {
    const cover = slide('title', 'Q3 2026 business review', [paragraph('A subtitle')], {
      meta: 'Ines Brandt and Oke Larsen-Adeyemi, 3 March 2026',
    })
    for (const { id: themeId } of systemThemes) {
      const scene = buildScene(deck({ themeId }, cover), typography)
      expect(sceneProblems(scene)).toEqual([])
      const said = scene.pages[0]?.nodes.filter((node) => node.kind === 'text') ?? []
      const words = said.map((node) => linesOf(node).join(' ').replaceAll('\u00a0', ' '))
      expect(words).toContain('Ines Brandt and Oke Larsen-Adeyemi, 3 March 2026')
    }
  })

  it('join longer paragraphs in the subtitle', () => {
    const page = coverOf('Review', 'One', 'Two', 'Three')
    expect(linesOf(textNamed(page, 'subtitle')).join(' ')).toBe('One Two Three')
  })

  it.each(
    systemThemes.map((theme) => [theme.name, theme.id]),
  )('are whole in a wider face in %s, where a quarter of the size is enough for it', (_, themeId) => {
    const words = 'Wochenmarkt: Standgebühren und Umsätze'
    const [page] = buildScene(deck({ themeId }, slide('title', words, [])), typography).pages
    const title = textNamed(page as Page, 'title')
    const share = substituteWordWidth(title.layout) / textBox(title, page?.nodes).width
    // A narrow face would give up more than that.
    expect(share <= 1.001 || share > 1.25, String(share)).toBe(true)
  })
})
