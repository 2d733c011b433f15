import { expect, test } from 'vitest'
import type { Deck } from '../../src/deck/deck.ts'
import { buildScene, buildScenePage } from '../../src/design/build-scene.ts'
import { pageIdentity } from '../../src/design/page-identity.ts'
import { bulletsSlide, deck, slide } from '../support/decks.ts'
import { testTypography } from '../support/typography.ts'

const cover = slide('title', 'Review', [], { eyebrow: 'Velos' })
const section = slide('section', 'Fleet', [])
const three = deck(
  { title: 'Review' },
  cover,
  section,
  bulletsSlide('Risks', ['Fuel']),
  bulletsSlide('Plans', ['Trains']),
)

/** The deck with one slide's title changed. */
function retitled(one: Deck, index: number, title: string): Deck {
  const slides = one.slides.map((slide, at) =>
    at === index ? { ...slide, variants: slide.variants.map((own) => ({ ...own, title })) } : slide,
  )
  return { ...one, slides }
}

const last = (one: Deck) => pageIdentity(one, one.slides.length - 1, undefined)

test('the identity of a page stays while words of other slides change', () => {
  expect(last(retitled(three, 2, 'Dangers'))).toBe(last(three))
})

test.each<[string, Deck]>([
  ['its own words', retitled(three, 3, 'Aims')],
  ['the title of the deck', { ...three, title: 'Other' }],
  ['the theme', { ...three, themeId: 'other' }],
  ['the language', { ...three, language: 'de' }],
  ['its number', { ...three, slides: three.slides.filter((_, index) => index !== 2) }],
  ['its section', { ...three, slides: three.slides.with(1, three.slides[2] ?? section) }],
  [
    'the small line of the cover',
    { ...three, slides: three.slides.with(0, { ...cover, id: 'x' }) },
  ],
  [
    'its ground',
    {
      ...three,
      slides: three.slides.map((one) => ({ ...one, ground: { role: 'accent' as const } })),
    },
  ],
])('the identity of a page goes with %s', (_what, changed) => {
  expect(last(changed)).not.toBe(last(three))
})

test('the identity of a page goes with the colours of a theme of one’s own', () => {
  const inAccent = (accent: string) =>
    pageIdentity(three, 0, { base: three.themeId, colors: { accent }, fonts: {} })
  expect(inAccent('#123456')).not.toBe(inAccent('#654321'))
})

test('a page that is placed alone is that of the whole deck', async () => {
  const typography = await testTypography()
  const scene = buildScene(three, typography)
  for (const index of three.slides.keys())
    expect(buildScenePage(three, index, typography)).toEqual(scene.pages[index])
  expect(() => buildScenePage(three, 4, typography)).toThrow(RangeError)
})
