import { describe, expect, it } from 'vitest'
import { withStyle } from '../../../src/deck/blocks/block.ts'
import type { Slide } from '../../../src/deck/slide.ts'
import type { BlockStyle, TitleStyle } from '../../../src/deck/style.ts'
import { buildScene } from '../../../src/design/build-scene.ts'
import { systemThemes } from '../../../src/design/themes/theme-list.ts'
import { exportPptx } from '../../../src/export/pptx/export-pptx.ts'
import { contrastRatio } from '../../../src/scene/paint.ts'
import type { LaidParagraph } from '../../../src/scene/text.ts'
import { bullets, bulletsSlide, cards, deck, paragraph, slide, stats } from '../../support/decks.ts'
import { hubPicture } from '../../support/hub-picture.ts'
import { layoutDeck } from '../../support/layout-deck.ts'
import { sceneProblems } from '../../support/scene-checks.ts'
import { testsAll } from '../../support/test-range.ts'
import { testTypography } from '../../support/typography.ts'
import { partOf } from '../../support/unpack.ts'

const typography = await testTypography()

function styled(one: Slide, block: BlockStyle | undefined, titleStyle?: TitleStyle): Slide {
  const variants = one.variants.map((variant) => ({
    ...variant,
    ...(titleStyle && { titleStyle }),
    blocks: variant.blocks.map((own) => (block && withStyle(own, block)) ?? own),
  }))
  return { ...one, variants }
}

const sceneOf = (one: Slide) => buildScene(deck({}, one), typography)

/** What is set on a slide, by what it says. */
function textsOf(one: Slide): Record<string, LaidParagraph> {
  const texts: Record<string, LaidParagraph> = {}
  for (const page of sceneOf(one).pages)
    for (const node of page.nodes)
      for (const own of node.kind === 'text' ? node.layout.paragraphs : [])
        texts[own.segments.map(({ text }) => text).join('')] = own
  return texts
}
const styleIn = (texts: Record<string, LaidParagraph>, words: string) =>
  texts[words]?.segments[0]?.style

describe('a style on a slide', () => {
  const risks = bulletsSlide('Risks', ['Fuel is dear', 'Customs wait'])
  const plain = textsOf(risks)
  const sizeOf = (texts: Record<string, LaidParagraph>, words: string) =>
    styleIn(texts, words)?.size ?? 0

  it.each([
    [-2, 0.76],
    [-1, 0.87],
    [1, 1.15],
    [2, 1.32],
  ])('sets words %i steps larger', (size, share) => {
    const texts = textsOf(styled(risks, { size }, { size }))
    for (const words of ['Risks', 'Fuel is dear', 'Customs wait'])
      expect(sizeOf(texts, words) / sizeOf(plain, words)).toBeCloseTo(share, 1)
  })

  it('sets words in the nearest size that fits, and never under 12 points', () => {
    const long = 'Every hub between Rotterdam and Jeddah reports its delays by the hour '
    const full = slide('bullets', 'Risks', [bullets(Array(9).fill(long.repeat(2)))])
    const larger = textsOf(styled(full, { size: 2 }))
    const smaller = textsOf(styled(full, { size: -2 }))
    const usual = sizeOf(textsOf(full), long.repeat(2).trim())
    expect(sceneProblems(sceneOf(styled(full, { size: 2 })))).toEqual([])
    expect(sizeOf(larger, long.repeat(2).trim())).toBeGreaterThanOrEqual(usual)
    expect(sizeOf(smaller, long.repeat(2).trim())).toBe(12)
  })

  it('aligns words in the whole width, in their colour and face, and leaves other blocks', () => {
    const both = slide('stats', 'Sales', [
      stats({ figure: '€42', label: 'Revenue' }),
      paragraph('Costs rose'),
    ])
    const [variant] = both.variants
    const [figures, words] = variant?.blocks ?? []
    if (variant === undefined || figures === undefined || words === undefined) throw new Error()
    const blocks = [withStyle(figures, { align: 'end', color: { role: 'negative' } }), words]
    const one = {
      ...both,
      variants: [{ ...variant, blocks: blocks.flatMap((block) => block ?? []) }],
    }
    const texts = textsOf(styled(one, undefined, { align: 'center', font: 'Marcellus' }))
    expect(texts.Revenue?.specification.align).toBe('end')
    expect(styleIn(texts, 'Revenue')?.color).not.toBe(styleIn(textsOf(both), 'Revenue')?.color)
    expect(texts['Costs rose']?.specification.align).toBe('start')
    expect(texts.Sales?.specification.align).toBe('center')
    expect(styleIn(texts, 'Sales')?.font.family).toBe('Marcellus')
  })

  it('moves a colour as far as its ground needs', () => {
    const tiles = slide('cards', 'Risks', [cards({ head: 'Fuel' }, { head: 'Customs' })])
    for (const { id } of systemThemes) {
      const one = styled(tiles, { color: { hex: '#808080' } })
      const { pages } = buildScene(deck({ themeId: id }, one), typography)
      for (const node of pages.flatMap((page) => page.nodes))
        if (node.kind === 'text')
          for (const { style } of node.layout.paragraphs.flatMap(({ segments }) => segments))
            expect(contrastRatio(style.color, node.ground)).toBeGreaterThanOrEqual(3)
    }
  })

  it('is in an editable file as one would set it there', async () => {
    const one = styled(risks, { align: 'center', size: 1, color: { role: 'accent' } })
    const xml = await partOf(await exportPptx(sceneOf(one), typography), 'ppt/slides/slide1.xml')
    const [, properties = '', run = ''] =
      /(<a:pPr[^>]*>)(?:(?!<a:p>).)*?(<a:rPr(?:(?!<a:t>).)*)<a:t>Fuel is dear/.exec(xml) ?? []
    expect(properties).toContain('algn="ctr"')
    expect(run).toContain('<a:solidFill><a:schemeClr val="accent1"/>')
  })
})

const wishes: readonly [BlockStyle, TitleStyle][] = [
  [{ size: 2 }, { size: 2 }],
  [
    { align: 'end', size: 1, color: { hex: '#C00000' } },
    { align: 'end', font: 'Marcellus' },
  ],
]

// Every layout in every theme: in one larger, in the next at the other side in a colour; both under `npm run test:all`.
describe.each(
  systemThemes.map(({ name, id }, row) => [name, id, row] as const),
)('%s', (_, themeId, row) => {
  it.each(
    testsAll ? [0, 1] : [0],
  )('has room for words that are larger, or at the other side in a colour', (turn) => {
    const slides = layoutDeck.slides.map((one, column) => {
      const [block, title] = wishes[(row + column + turn) % wishes.length] ?? []
      return styled(one, block, title)
    })
    const scene = buildScene({ ...layoutDeck, themeId, slides }, typography, hubPicture)
    expect(sceneProblems(scene)).toEqual([])
  })
})
