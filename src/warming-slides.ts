import type { Block } from './deck/blocks/block.ts'
import type { LayoutName, Slide } from './deck/slide.ts'

const said = (text: string) => ({ text, sources: [], added: true as const })

/** The words of a slide and its block. */
const contents: { layout: LayoutName; title: string; block?: Block }[] = [
  { layout: 'title', title: 'Harbour report' },
  {
    layout: 'bullets',
    title: 'Two risks remain open',
    block: {
      kind: 'bullets',
      id: 'b',
      items: ['Fuel', 'The customs office'].map((text) => ({ ...said(text), level: 0 })),
    },
  },
  {
    layout: 'steps',
    title: 'How a ship is met',
    block: {
      kind: 'steps',
      id: 'b',
      items: ['The captain sends the papers.', 'The pilot boards.'].map(said),
    },
  },
  {
    layout: 'stats',
    title: 'Waiting fell',
    block: {
      kind: 'stats',
      id: 'b',
      items: [{ ...said('9'), suffix: ' minutes', label: 'of waiting' }],
    },
  },
  {
    layout: 'quote',
    title: 'What a captain says',
    block: { kind: 'quote', id: 'b', quote: said('We stopped calling.'), name: 'Ada Moor' },
  },
  {
    layout: 'table',
    title: 'Ships by region',
    block: {
      kind: 'table',
      id: 'b',
      columns: [
        { name: 'Region', numeric: false },
        { name: 'Ships', numeric: true },
      ],
      rows: [{ cells: ['Europe', '214'], sources: [] }],
    },
  },
  {
    layout: 'chart',
    title: 'Ships by month',
    block: {
      kind: 'chart',
      id: 'b',
      chartType: 'bar',
      categories: ['Jan', 'Feb'],
      series: [{ name: 'Ships', values: [41, 44] }],
      unit: { prefix: '', suffix: '' },
      decimals: 0,
      sources: [[], []],
    },
  },
]

/** Slides of the kinds of blocks that most texts have: what is read and written of each is compiled with them. */
export function warmingSlides(newId: () => string): Slide[] {
  return contents.map(({ layout, title, block }) => ({
    id: newId(),
    type: 'classic',
    variants: [{ layout, title, blocks: block === undefined ? [] : [{ ...block, id: newId() }] }],
    chosen: 0,
    notes: title,
    sources: [],
  }))
}
