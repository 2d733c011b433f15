import { describe, expect, it } from 'vitest'
import { withStyle } from '../../src/deck/blocks/block.ts'
import type { Slide } from '../../src/deck/slide.ts'
import type { Ground } from '../../src/deck/style.ts'
import { buildScene } from '../../src/design/build-scene.ts'
import { noImages } from '../../src/design/image-library.ts'
import { findTheme, systemThemes } from '../../src/design/themes/theme-list.ts'
import { exportPptx } from '../../src/export/pptx/export-pptx.ts'
import type { Page, Scene } from '../../src/scene/scene.ts'
import { bulletsSlide, deck } from '../support/decks.ts'
import { hubPicture } from '../support/hub-picture.ts'
import { layoutDeck } from '../support/layout-deck.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { testsAll } from '../support/test-range.ts'
import { testTypography } from '../support/typography.ts'
import { partOf } from '../support/unpack.ts'

const typography = await testTypography()
const base = findTheme('Simple Light')?.theme.id ?? ''
const on = (ground: Ground, slide: Slide = bulletsSlide('Risks', ['Fuel is dear'])): Slide => ({
  ...slide,
  ground,
})
const custom = (colors: Record<string, string>) => ({
  id: 'own',
  name: 'Own',
  definition: { base, colors, fonts: {} },
})

/** The colour of words on the first page. */
function colorOf({ pages }: Scene, words: string): string | undefined {
  const texts = (pages[0] as Page).nodes.filter((node) => node.kind === 'text')
  const segments = texts.flatMap(({ layout }) => layout.paragraphs.flatMap((one) => one.segments))
  return segments.find(({ text }) => text === words)?.style.color
}

describe('a slide on a ground of its own', () => {
  const grounds: readonly [Ground, Ground] = [{ role: 'accent' }, { hex: '#106030' }]

  // Every layout in every theme: on the one in one theme, on the other in the next; on both under `npm run test:all`.
  it.each(
    systemThemes.map(({ name, id }, row) => [name, id, row] as const),
  )('can be read in %s on the accent, or a colour', (_, themeId, row) => {
    for (const turn of testsAll ? [0, 1] : [0]) {
      const slides = layoutDeck.slides.map((slide, column) =>
        on((row + column + turn) % 2 === 0 ? grounds[0] : grounds[1], slide),
      )
      const scene = buildScene({ ...layoutDeck, themeId, slides }, typography, hubPicture)
      expect(sceneProblems(scene)).toEqual([])
    }
  })

  it('leaves areas with words of their own as they are, with these words', () => {
    const sorbet = findTheme('Sorbet')?.theme.id ?? ''
    const points = bulletsSlide('Summer', ['Terrace open', 'New cups', 'Longer hours', 'Two ovens'])
    const pageOn = (slide: Slide) =>
      buildScene(deck({ themeId: sorbet }, slide), typography).pages[0] as Page
    const looks = (page: Page) =>
      page.nodes.flatMap((node) =>
        node.kind === 'text' && /^item-/.test(node.name)
          ? [[node.ground, node.layout.paragraphs[0]?.segments[0]?.style.color]]
          : [],
      )
    const yellow = pageOn(on({ hex: '#FACC15' }, points))
    expect(looks(yellow).length).toBeGreaterThan(3)
    expect(looks(yellow)).toEqual(looks(pageOn(points)))
  })

  it('has it as a colour of the theme in an editable file', async () => {
    const plain = bulletsSlide('Costs', ['Rent'])
    const scene = buildScene(deck({ themeId: base }, on({ role: 'accent' }), plain), typography)
    expect(await partOf(await exportPptx(scene, typography), 'ppt/slides/slide1.xml')).toContain(
      '<p:bg><p:bgPr><a:solidFill><a:schemeClr val="accent1"/></a:solidFill>',
    )
  })

  it('has that of a theme of one’s own, and a colour as it is wished', () => {
    const own = custom({ accent: '#7A1F5C' })
    const pageOn = (ground: Ground) =>
      buildScene(deck({ themeId: 'own' }, on(ground)), typography, noImages, own).pages[0]
    expect(pageOn({ role: 'accent' })?.background).toEqual({ kind: 'solid', color: '#7A1F5C' })
    expect(pageOn({ hex: '#106030' })?.background).toEqual({ kind: 'solid', color: '#106030' })
  })
})

it('words keep the colour that is wished for in a theme of one’s own, and roles are its', () => {
  const own = custom({ background: '#FFF8E0', accent: '#7A1F5C' })
  const inColor = (color: Parameters<typeof withStyle>[1]) => {
    const [variant] = bulletsSlide('Risks', ['Fuel is dear']).variants
    const blocks = variant?.blocks.flatMap((block) => withStyle(block, color) ?? []) ?? []
    const slide = { ...bulletsSlide('Risks', []), variants: [{ ...variant, blocks }] } as Slide
    const scene = buildScene(deck({ themeId: 'own' }, slide), typography, noImages, own)
    return colorOf(scene, 'Fuel is dear')
  }
  expect(inColor({ color: { hex: '#0B5D1E' } })).toBe('#0B5D1E')
  expect(inColor({ color: { role: 'accent' } })).toBe('#7A1F5C')
})
