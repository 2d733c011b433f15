import { beforeAll, describe, expect, it } from 'vitest'
import type { Slide } from '../../../src/deck/slide.ts'
import { buildScene } from '../../../src/design/build-scene.ts'
import { imageLibrary } from '../../../src/design/image-library.ts'
import { lineCount } from '../../../src/design/text-fitting.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { vibeList } from '../../../src/design/vibes/vibe-list.ts'
import type { Page } from '../../../src/scene/scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { deck, image, paragraph, slide } from '../../support/decks.ts'
import { nodeNamed, textNamed } from '../../support/pages.ts'
import { pagePlainText, sceneProblems } from '../../support/scene-checks.ts'
import { jpegImage } from '../../support/scene-images.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

function creative(
  title: string,
  {
    vibeId = vibeList[0].id as string,
    eyebrow = '',
    subtitle = '',
    textSide = 'start' as 'start' | 'end',
  } = {},
): Slide {
  const blocks = [image('art', { alt: '' }), ...(subtitle === '' ? [] : [paragraph(subtitle)])]
  const made = slide('creative', title, blocks, eyebrow === '' ? {} : { eyebrow })
  return { ...made, variants: made.variants.map((variant) => ({ ...variant, vibeId, textSide })) }
}

function pageOf(one: Slide, options: { language?: string; themeId?: string } = {}): Page {
  const scene = buildScene(deck(options, one), typography, imageLibrary([jpegImage('art')]))
  expect(sceneProblems(scene)).toEqual([])
  return scene.pages[0] as Page
}

const fontOf = (page: Page, name: string) =>
  textNamed(page, name).layout.paragraphs[0]?.specification.runs[0]?.style

describe('a creative slide', () => {
  it.each(vibeList)('of $name has its text in the vibe’s type on the calm part', (vibe) => {
    const page = pageOf(creative('Two risks remain', { vibeId: vibe.id }))
    const { box, ground } = textNamed(page, 'title')
    expect(fontOf(page, 'title')?.font.family).toBe(vibe.title.font.family)
    expect(fontOf(page, 'title')?.color).toBe(vibe.ink)
    expect(ground).toBe(vibe.ground)
    expect(box.x).toBe(vibe.calm.x)
    expect(box.y).toBeGreaterThanOrEqual(vibe.calm.y)
    expect(box.y + box.height).toBeLessThanOrEqual(vibe.calm.y + vibe.calm.height)
  })

  it('has a picture over the whole page and nothing of the theme', () => {
    for (const theme of systemThemes) {
      const page = pageOf(creative('Two risks remain'), { themeId: theme.id })
      expect(page.nodes.map((node) => node.name)).toEqual(['picture', 'title'])
      expect(nodeNamed(page, 'picture').box).toEqual({ x: 0, y: 0, width: 960, height: 540 })
    }
  })

  it('sets a title in at most two rows, a longer one smaller', () => {
    const short = pageOf(creative('Asia Pacific doubled its weekly sailings'))
    const long = pageOf(
      creative('Asia Pacific doubled its weekly sailings within a single year of trade'),
    )
    for (const page of [short, long])
      expect(lineCount(textNamed(page, 'title').layout)).toBeLessThanOrEqual(2)
    expect(fontOf(long, 'title')?.size).toBeLessThan(fontOf(short, 'title')?.size ?? 0)
  })

  it.each(vibeList)('of $name keeps its rows in a font that is a fifth wider', ({ id }) => {
    for (const title of [
      'Patience',
      'We kept the course',
      'The quietest night shift in forty years',
      'A second hub in Rotterdam cuts sea freight by nine days',
    ]) {
      const made = creative(title, { vibeId: id, eyebrow: 'Halden Freight', subtitle: 'A. Berg' })
      const { box, layout } = textNamed(pageOf(made), 'title')
      const rows = layout.paragraphs.flatMap(({ lines }) => lines)
      for (const { width } of rows) expect(width * 1.2).toBeLessThanOrEqual(box.width)
      // The box has room for more words in the first row: nothing of the second goes there alone.
      expect(rows[1]?.text.trim() ?? '').not.toContain(' ')
    }
  })

  it('keeps its picture when the title is far too long, and the rest in the notes', () => {
    const page = pageOf(creative('Many words '.repeat(40), { subtitle: 'A sentence. '.repeat(30) }))
    expect(nodeNamed(page, 'picture').kind).toBe('image')
    expect(page.notes).toContain('Many words Many words')
  })

  it('has a small line over the title and one under it where there are some', () => {
    const page = pageOf(
      creative('Second quarter', { eyebrow: 'Halden Freight', subtitle: 'Board, 12 September' }),
    )
    expect(pagePlainText(page)).toBe('Halden Freight\nSecond quarter\nBoard, 12 September')
  })

  it('may have its text at the other side, aligned at the edge of the page', () => {
    const options = { eyebrow: 'Halden Freight', subtitle: 'Board, 12 September' }
    for (const { id, calm } of vibeList) {
      const title = 'The quietest night shift in forty years'
      const page = pageOf(creative(title, { ...options, vibeId: id, textSide: 'end' }))
      for (const name of ['eyebrow', 'title', 'subtitle']) {
        const { box, layout } = textNamed(page, name)
        expect(box.x + box.width).toBeCloseTo(960 - calm.x)
        expect(layout.paragraphs[0]?.specification.align).toBe('end')
      }
    }
  })

  it('stands at the right in a deck from right to left', () => {
    const page = pageOf(creative('نمو الأعمال'), { language: 'ar' })
    const { box } = textNamed(page, 'title')
    expect(box.x + box.width).toBeCloseTo(960 - vibeList[0].calm.x)
  })

  it.each([
    ['ru', 'Выручка выросла на четверть'],
    ['el', 'Τα έσοδα αυξήθηκαν'],
    ['ja', '週ごとの出航が倍増した'],
    ['zh-Hans', '每周航班翻了一番'],
    ['hi', 'राजस्व में वृद्धि हुई'],
    ['th', 'รายได้เติบโตขึ้น'],
  ])('is set in %s by faces that have its letters', (language, title) => {
    for (const { id } of vibeList) {
      const page = pageOf(creative(title, { vibeId: id }), { language })
      expect(pagePlainText(page).replaceAll('\u00a0', ' ')).toBe(title)
    }
  })

  it('may say what its picture shows', () => {
    const made = slide('creative', 'Two risks remain', [image('art', { alt: 'A boat in mist' })])
    const picture = nodeNamed(pageOf(made), 'picture')
    expect(picture).toMatchObject({ kind: 'image', description: 'A boat in mist' })
  })

  it('without its picture has the vibe’s colour behind the text', () => {
    const scene = buildScene(deck({}, creative('Two risks remain')), typography)
    expect(sceneProblems(scene)).toEqual([])
    expect(scene.pages[0]?.background).toEqual({ kind: 'solid', color: vibeList[0].backdrop })
  })
})
