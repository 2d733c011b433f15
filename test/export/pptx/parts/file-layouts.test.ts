import { beforeAll, describe, expect, it } from 'vitest'
import type { Deck } from '../../../../src/deck/deck.ts'
import { buildScene } from '../../../../src/design/build-scene.ts'
import { layoutSamples } from '../../../../src/design/layout-samples.ts'
import { systemThemes } from '../../../../src/design/themes/theme-list.ts'
import { exportPptx } from '../../../../src/export/pptx/export-pptx.ts'
import type { Scene } from '../../../../src/scene/scene.ts'
import { cards, deck, slide, stepsSlide, titleSlide } from '../../../support/decks.ts'
import { packageProblems } from '../../../support/pptx-checks.ts'
import { box, page, scene, shapeNode, textNode } from '../../../support/scenes.ts'
import { unpack } from '../../../support/unpack.ts'
import { typography } from '../context.ts'

/** A deck's file with the layouts of its theme. */
const fileOf = (one: Deck) =>
  exportPptx(buildScene(one, typography), typography, {
    layouts: layoutSamples(one, typography),
  })

const themeId = (name: string) => systemThemes.find((theme) => theme.name === name)?.id ?? ''

const layoutsIn = (parts: Map<string, string>) =>
  [...parts]
    .filter(([path]) => /slideLayouts\/slideLayout\d+\.xml$/.test(path))
    .map(([, xml]) => xml)

/** The layout part that a slide refers to. */
function layoutOf(parts: Map<string, string>, number: number): string {
  const relations = parts.get(`ppt/slides/_rels/slide${number}.xml.rels`) ?? ''
  return parts.get(`ppt/slideLayouts/${/slideLayout\d+\.xml/.exec(relations)?.[0]}`) ?? ''
}

const slots = (xml: string) =>
  [...xml.matchAll(/<p:ph type="body" idx="(\d+)"/g)].map(([, idx]) => idx)
const decorations = (xml: string) => xml.split('<adec:decorative ').length - 1

describe('the layouts of a file', () => {
  let parts: Map<string, string>
  let file: Uint8Array
  beforeAll(async () => {
    file = await fileOf(
      deck(
        { themeId: themeId('Kiln') },
        titleSlide('Harbour', 'In 2026'),
        stepsSlide('Two steps', ['Ask: the office', 'Sign: the form', 'Go: aboard']),
        slide('cards', 'Two cards', [cards({ head: 'Rail', text: 'Slow' }, { head: 'Road' })]),
      ),
    )
    parts = await unpack(file)
  })

  it('are there for every structure, whatever the deck uses', () => {
    const names = layoutsIn(parts).map((xml) => /<p:cSld name="([^"]*)"/.exec(xml)?.[1])
    expect(names).toEqual(
      expect.arrayContaining([
        'Title',
        'Steps',
        'Steps – 3',
        'Steps – 5',
        'Cards – 4',
        'Quote',
        'Chart',
        'Table',
        'Code',
        'Statement',
      ]),
    )
    expect(new Set(names).size).toBe(names.length)
  })

  it('have a placeholder for each text of their slides, which the outline shows', () => {
    for (const number of [1, 2, 3]) {
      const slide = parts.get(`ppt/slides/slide${number}.xml`) ?? ''
      expect(slots(layoutOf(parts, number))).toEqual(expect.arrayContaining(slots(slide)))
    }
    expect(slots(parts.get('ppt/slides/slide2.xml') ?? '')).toHaveLength(6)
  })

  it('draw what does not depend on a slide’s content', () => {
    expect(decorations(parts.get('ppt/slides/slide1.xml') ?? '')).toBe(0)
    expect(decorations(layoutOf(parts, 1))).toBeGreaterThan(20)
  })

  it('leave to slides what belongs to one of several things', () => {
    expect(parts.get('ppt/slides/slide3.xml')).toContain('name="Card 1"')
    expect(layoutOf(parts, 3)).not.toContain('name="Card 1"')
  })

  it('are nothing that PowerPoint would repair', async () => {
    expect(await packageProblems(file)).toEqual([])
  })
})

it('writes the same bytes for the second deck of a theme as for the first', async () => {
  const one = deck({ themeId: themeId('Gazette') }, titleSlide('Harbour'))
  const first = await fileOf(one)
  expect(Buffer.from(await fileOf(one)).equals(Buffer.from(first))).toBe(true)
})

describe('a shape of a page', () => {
  const ornament = shapeNode({ name: 'ornament', box: box(700, 0, 100, 100) })
  const drawn = async (deck: Scene, layouts: Scene['pages']) => {
    const parts = await unpack(await exportPptx(deck, typography, { layouts }))
    return decorations(parts.get('ppt/slides/slide1.xml') ?? '')
  }
  const text = textNode('Text', { box: box(0, 200, 100, 100) })

  it('stays on its slide where no sample has it and something lies under it', async () => {
    expect(await drawn(scene([page([text, ornament])]), [page([text])])).toBe(1)
  })

  it('goes to the layout where the layout’s sample has it', async () => {
    expect(await drawn(scene([page([text, ornament])]), [page([text, ornament])])).toBe(0)
  })
})
