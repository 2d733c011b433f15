import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { bullets, deck, image, paragraph, slide } from '../../support/decks.ts'
import { expectBox } from '../../support/expect-box.ts'
import { nodeNamed, styleOf, textNamed } from '../../support/pages.ts'
import { pagePlainText, sceneProblems } from '../../support/scene-checks.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const bytes = new Uint8Array([137, 80, 78, 71])

function pageOf(
  size: { width: number; height: number } | undefined,
  ...more: Parameters<typeof slide>[2]
): Page {
  const picture = image('hub', { alt: 'Hills', caption: 'The hub at dawn', credit: 'Northwind' })
  const scene = buildScene(
    deck({}, slide('image', 'Rotterdam', [picture, ...more])),
    typography,
    () => size && { id: 'hub', mediaType: 'image/png', data: bytes, ...size },
  )
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

const pictureOf = (page: Page) => {
  const node = nodeNamed(page, 'picture')
  if (node.kind !== 'image') throw new Error('The picture is something else.')
  return node
}

const themes = systemThemes.map(({ name, id }) => [name, id] as const)

describe.each(themes)('a picture that is all its slide shows, in %s', (_, themeId) => {
  const wordless = { alt: 'Hills', caption: '', credit: '' }
  const captioned = { ...wordless, caption: 'The hub at dawn, two weeks after the last shift' }
  const pageWith = (size: { width: number; height: number }, texts: typeof wordless) => {
    const scene = buildScene(
      deck({ themeId }, slide('image', 'Rotterdam', [image('hub', texts)])),
      typography,
      () => ({ id: 'hub', mediaType: 'image/png', data: bytes, ...size }),
    )
    expect(sceneProblems(scene)).toEqual([])
    return scene.pages[0] as Page
  }
  it('stays clear of a line over the title, and does not say the title again', () => {
    const picture = image('hub', { ...wordless, caption: 'Rotterdam' })
    const one = slide('image', 'Rotterdam', [picture], { eyebrow: 'What changed in the harbour' })
    const scene = buildScene(deck({ themeId }, one), typography, () => ({
      id: 'hub',
      mediaType: 'image/png',
      data: bytes,
      width: 900,
      height: 1350,
    }))
    expect(sceneProblems(scene)).toEqual([])
    expect(pagePlainText(scene.pages[0] as Page).split('Rotterdam')).toHaveLength(2)
  })

  const shapes = [
    ['16:9', 1600, 900],
    ['a square', 1000, 1000],
    ['upright', 900, 1350],
    ['a panorama', 1800, 600],
  ] as const

  it.each(shapes)('is seen nearly whole: %s', (_, width, height) => {
    for (const texts of [wordless, captioned]) {
      const { crop = { width: 1, height: 1 } } = pictureOf(pageWith({ width, height }, texts))
      expect(Math.min(crop.width, crop.height)).toBeGreaterThan(0.8)
    }
  })

  it('takes more than two fifths of the slide when it has its proportions', () => {
    const { box } = pictureOf(pageWith({ width: 1600, height: 900 }, wordless))
    expect((box.width * box.height) / (960 * 540)).toBeGreaterThan(0.4)
  })

  it('keeps its caption', () => {
    const page = pageWith({ width: 1600, height: 900 }, captioned)
    expect(pagePlainText(page)).toContain(captioned.caption)
  })
})

describe('a picture', () => {
  it('beside one short sentence leaves that in display type', () => {
    const page = pageOf({ width: 1600, height: 900 }, paragraph('The tower is 120 metres high.'))
    expect(styleOf(textNamed(page, 'body')).size).toBeGreaterThanOrEqual(24)
  })

  it('that lies bleeds off the right edge at the height of the content', () => {
    const page = pageOf({ width: 1600, height: 900 }, bullets(['Fuel']))
    const { box, description } = pictureOf(page)
    expect(box.x + box.width).toBeCloseTo(960)
    expect(box.y / 72).toBeCloseTo(1.9)
    expect(box.height / 72).toBeCloseTo(4.6)
    expect(description).toBe('Hills')
  })

  it('that stands leaves room for a line over the title beside it', () => {
    const one = slide('image', 'Rotterdam', [image('hub'), bullets(['Fuel'])], {
      eyebrow: 'Change',
    })
    const scene = buildScene(deck({}, one), typography, () => ({
      id: 'hub',
      mediaType: 'image/png',
      data: bytes,
      width: 900,
      height: 1350,
    }))
    expect(sceneProblems(scene)).toEqual([])
  })

  it('that stands takes the right half of the page, and the title the left', () => {
    const page = pageOf({ width: 900, height: 1200 }, bullets(['Fuel']))
    expectBox(pictureOf(page), [6.767, 0, 6.567, 7.5])
    const number = textNamed(page, 'page-number').box
    expect(number.x + number.width).toBeLessThan(pictureOf(page).box.x)
  })

  it('is never stretched', () => {
    const { box, crop } = pictureOf(pageOf({ width: 1000, height: 1000 }))
    const shown = crop ?? { width: 1, height: 1 }
    expect((1000 * shown.width) / (1000 * shown.height)).toBeCloseTo(box.width / box.height)
  })

  it('has its words beside it', () => {
    const page = pageOf(
      { width: 1600, height: 900 },
      paragraph('It runs alone.'),
      bullets(['Fuel']),
    )
    for (const text of ['It runs alone.', 'Fuel', 'The hub at dawn', 'Northwind'])
      expect(pagePlainText(page)).toContain(text)
  })

  it('that is gone leaves its caption as the statement', () => {
    const page = pageOf(undefined, paragraph('It runs alone.'))
    expect(page.nodes.some((node) => node.kind === 'image')).toBe(false)
    for (const text of ['The hub at dawn', 'Northwind', 'It runs alone.'])
      expect(pagePlainText(page)).toContain(text)
  })
})
