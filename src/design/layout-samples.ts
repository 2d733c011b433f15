import { LRUCache } from 'lru-cache'
import type { Block } from '../deck/blocks/block.ts'
import { type Deck, deckFormatVersion } from '../deck/deck.ts'
import type { LayoutName, Slide } from '../deck/slide.ts'
import type { SourcedText } from '../deck/sourced-text.ts'
import type { SceneImage } from '../scene/node.ts'
import type { Page } from '../scene/scene.ts'
import type { Typography } from '../typography/typography.ts'
import { buildScene } from './build-scene.ts'
import type { CustomTheme } from './themes/custom-theme.ts'

const text = (words: string): SourcedText => ({ text: words, sources: [], added: true })
const times = <T>(count: number, one: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => one(index + 1))
const body = 'Say here what there is to say about it'
const figures = ['24', '37%', '1.8', '92%']

const picture: SceneImage = {
  id: 'picture',
  mediaType: 'image/png',
  data: new Uint8Array(),
  width: 1600,
  height: 900,
}

const stats = (count: number): Block => ({
  kind: 'stats',
  id: 'block',
  items: times(count, (n) => ({
    ...text(figures[n - 1] ?? ''),
    label: 'What it counts',
    note: 'What it compares with',
  })),
})
const steps = (count: number): Block => ({
  kind: 'steps',
  id: 'block',
  items: times(count, (n) => ({ ...text('What happens in this step'), head: `Step ${n}` })),
})
const cards = (count: number): Block => ({
  kind: 'cards',
  id: 'block',
  items: times(count, (n) => ({ ...text(body), head: `Head ${n}` })),
})
const timeline = (count: number): Block => ({
  kind: 'timeline',
  id: 'block',
  items: times(count, (n) => ({ ...text('What happened'), date: `${2020 + n}` })),
})
const definition = (count: number): Block => ({
  kind: 'definition',
  id: 'block',
  items: times(count, (n) => ({ ...text('what it means, in a sentence'), term: `Term ${n}` })),
})
const bullets = (count: number): Block => ({
  kind: 'bullets',
  id: 'block',
  items: times(count, (n) => ({ ...text(`Point ${n}`), level: 0 })),
})

/** What a new slide of each layout may hold; lists in as many items as there are sensible pictures of. */
const samples: readonly (readonly [LayoutName, ...Block[]])[] = [
  ['title', { kind: 'paragraph', id: 'block', paragraphs: [text('Subtitle')] }],
  ['agenda', { kind: 'agenda', id: 'block', items: times(4, (n) => ({ ...text(`Part ${n}`) })) }],
  ['section'],
  ['bullets', bullets(4)],
  [
    'paragraph',
    { kind: 'paragraph', id: 'block', paragraphs: [text('What matters most.'), text(`${body}.`)] },
  ],
  ...[3, 4, 5].map((count) => ['steps', steps(count)] as const),
  ...[4, 5].map((count) => ['timeline', timeline(count)] as const),
  [
    'comparison',
    {
      kind: 'comparison',
      id: 'block',
      sides: [text('One side'), text('Other side')],
      rows: times(3, (n) => ({ label: `Question ${n}`, cells: [text('Answer'), text('Answer')] })),
    },
  ],
  ...[3, 4].map((count) => ['stats', stats(count)] as const),
  ['big-number', stats(1)],
  [
    'quote',
    {
      kind: 'quote',
      id: 'block',
      quote: text('What somebody said.'),
      name: 'Name',
      affiliation: 'Organisation',
    },
  ],
  ['statement', { kind: 'paragraph', id: 'block', paragraphs: [text('What to remember.')] }],
  ...[1, 3].map((count) => ['definition', definition(count)] as const),
  ...[2, 3, 4, 6].map((count) => ['cards', cards(count)] as const),
  [
    'table',
    {
      kind: 'table',
      id: 'block',
      columns: times(3, (n) => ({ name: `Column ${n}`, numeric: n > 1 })),
      rows: times(4, (n) => ({ cells: [`Row ${n}`, '1', '2'], sources: [] })),
    },
  ],
  [
    'chart',
    {
      kind: 'chart',
      id: 'block',
      chartType: 'bar',
      categories: ['A', 'B', 'C', 'D'],
      series: [{ name: 'Series', values: [3, 4, 6, 8] }],
      unit: { prefix: '', suffix: '' },
      decimals: 0,
      sources: times(4, () => []),
    },
    stats(1),
  ],
  [
    'image',
    {
      kind: 'image',
      id: 'block',
      image: picture.id,
      width: picture.width,
      height: picture.height,
      alt: 'Picture',
      sources: [],
    },
    { kind: 'paragraph', id: 'beside', paragraphs: [text(`${body}.`)] },
  ],
  ['code', { kind: 'code', id: 'block', code: text('first line\nsecond line\nthird line') }],
  ['recap', bullets(3)],
  ['closing', { kind: 'paragraph', id: 'block', paragraphs: [text('What happens next')] }],
]

const slides: Slide[] = samples.map(([layout, ...blocks], index) => ({
  id: `sample-${index}`,
  type: 'classic',
  variants: [{ layout, title: 'Title', eyebrow: 'Section', blocks }],
  chosen: 0,
  sources: [],
}))

/** Drawn once for each theme and language: they take as long as a deck. */
const drawn = new LRUCache<string, readonly Page[]>({ max: 24 })

/**
 * A page of each layout in a deck's theme and language, with stand-ins for its contents: what an editable file offers
 * for new slides. Equal decks get the same list.
 */
export function layoutSamples(
  deck: Pick<Deck, 'themeId' | 'language'>,
  typography: Typography,
  custom?: CustomTheme,
): readonly Page[] {
  const key = JSON.stringify([deck.themeId, deck.language, custom])
  const known = drawn.get(key)
  if (known) return known
  const { themeId, language } = deck
  const sampleDeck: Deck = {
    formatVersion: deckFormatVersion,
    title: 'Title',
    themeId,
    language,
    slides,
  }
  const { pages } = buildScene(
    sampleDeck,
    typography,
    (id) => (id === picture.id ? picture : undefined),
    custom,
  )
  drawn.set(key, pages)
  return pages
}
