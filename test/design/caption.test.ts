import { beforeAll, describe, expect, it } from 'vitest'
import { chosenVariant, layoutsWithoutCaption, type Slide } from '../../src/deck/slide.ts'
import { buildScene } from '../../src/design/build-scene.ts'
import { fitDeck } from '../../src/design/fit-deck.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import type { SceneNode } from '../../src/scene/node.ts'
import type { Page } from '../../src/scene/scene.ts'
import type { Typography } from '../../src/typography/typography.ts'
import { bulletsSlide, deck, sides, slide } from '../support/decks.ts'
import { hubPicture } from '../support/hub-picture.ts'
import { lineTexts } from '../support/laid-text.ts'
import { layoutDeck } from '../support/layout-deck.ts'
import { nodeNamed } from '../support/pages.ts'
import { sceneProblems } from '../support/scene-checks.ts'
import { testTypography } from '../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const unaudited = 'Internal figures, unaudited; Jeddah is counted from the day of its opening'

function withCaption(slide: Slide, caption: string): Slide {
  const variants = slide.variants.map((variant) =>
    layoutsWithoutCaption.includes(variant.layout) ? variant : { ...variant, caption },
  )
  return { ...slide, variants }
}

const isCaption = (node: SceneNode) => node.name === 'slide-caption'
const captionOf = ({ nodes }: Page) =>
  nodes.flatMap((node) =>
    isCaption(node) && node.kind === 'text' ? lineTexts(node.layout).join('').trim() : [],
  )

describe('a caption', () => {
  it.each(systemThemes)('stands under the content of every layout in $name', ({ id }) => {
    const slides = layoutDeck.slides.map((slide) => withCaption(slide, unaudited))
    const scene = buildScene({ ...layoutDeck, themeId: id, slides }, typography, hubPicture)
    expect(sceneProblems(scene)).toEqual([])
    const shown = scene.pages.filter(({ notes = '' }) => !notes.includes(unaudited))
    for (const page of shown)
      expect(captionOf(page)).toEqual(
        layoutsWithoutCaption.includes(page.layout as never) ? [] : [unaudited],
      )
    expect(scene.pages.length - shown.length).toBeLessThanOrEqual(2)
  })

  it('is set off by a rule from words in columns, not to be read as part of the first', () => {
    const block = sides({ Levy: ['About 394 for each'], 'Lift budget': ['The lift in 2027'] })
    const compared = withCaption(slide('comparison', 'Levy, or lift?', [block]), unaudited)
    const themeId = systemThemes.find(({ name }) => name === 'Transit')?.id ?? ''
    const page = buildScene(deck({ themeId }, compared), typography).pages[0] as Page
    const bottom = ({ box }: SceneNode) => box.y + box.height
    const rule = nodeNamed(page, 'caption-rule').box
    expect(rule.width).toBeGreaterThan(800)
    expect(rule.y - bottom(nodeNamed(page, 'side-1-point-1'))).toBeGreaterThan(20)
    expect(nodeNamed(page, 'slide-caption').box.y).toBeGreaterThan(rule.y)
  })

  it('is what gives first: it takes no slide, and nothing else leaves its own for it', () => {
    const slide = bulletsSlide(
      'Steps',
      Array.from({ length: 8 }, (_, at) => `Sign contract ${at}`),
    )
    const long = withCaption(slide, 'WMWMWM '.repeat(42).trim())
    const fitted = fitDeck(deck({}, long), typography, { maximumSlides: 9, newId: () => 'new' })
    const [only] = fitted.slides
    expect(fitted.slides).toHaveLength(1)
    expect(only && chosenVariant(only)).toEqual(chosenVariant(slide))
    expect(only?.notes).toBe(chosenVariant(long).caption)
  })
})
