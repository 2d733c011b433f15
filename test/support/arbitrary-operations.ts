import fc from 'fast-check'
import { chartTypes } from '../../src/deck/blocks/chart/schema.ts'
import type { Operation } from '../../src/deck/operations/operation.ts'
import { layoutNames } from '../../src/deck/slide.ts'
import { anyBlock, anySlide } from './arbitrary-decks.ts'

const slideId = fc.constantFrom('slide-1', 'slide-2', 'slide-3', 'new-1', 'new-2')
const newSlideId = fc.constantFrom('new-1', 'new-2', 'new-3')
const blockId = anyBlock.map((block) => block.id)
const small = fc.nat(5)
const words = fc.constantFrom('Revenue', 'the', '18', 'a', '売上高', 'نمت', 'nowhere')
const block = { slideId, blockId }
const axis = fc.constantFrom(
  'items' as const,
  'rows' as const,
  'columns' as const,
  'categories' as const,
  'series' as const,
)
const style = fc.record(
  {
    align: fc.constantFrom('start' as const, 'center' as const, 'end' as const),
    size: fc.integer({ min: -2, max: 2 }),
    color: fc.constantFrom({ role: 'accent' as const }, { hex: '#C00000' }),
  },
  { requiredKeys: ['size'] },
)

/** An operation of any kind on a deck of `anyDeck`; it may or may not fit. */
export const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    op: fc.constant('set_title' as const),
    title: fc.constantFrom('Review', 'X'),
    slideIds: fc.option(fc.array(slideId, { maxLength: 2 }), { nil: undefined }),
  }),
  fc.record({ op: fc.constant('set_theme' as const), themeId: fc.constantFrom('light', 'dark') }),
  fc.record({ op: fc.constant('set_language' as const), language: fc.constantFrom('en', 'ja') }),
  fc.record({ op: fc.constant('set_notes' as const), slideId, notes: fc.option(words) }),
  fc.record({
    op: fc.constant('insert_slide' as const),
    slide: fc.tuple(anySlide, newSlideId).map(([slide, id]) => ({ ...slide, id })),
    position: small,
  }),
  fc.record({ op: fc.constant('delete_slide' as const), slideId }),
  fc.record({ op: fc.constant('move_slide' as const), slideId, position: small }),
  fc.record({
    op: fc.constant('set_slide_title' as const),
    slideId,
    title: words,
    eyebrow: fc.option(words),
  }),
  fc.record({ op: fc.constant('set_caption' as const), slideId, caption: fc.option(words) }),
  fc.record({
    op: fc.constant('replace_text' as const),
    find: words,
    replace: fc.constantFrom('Umsatz', '', '$&', 'Revenue Revenue'),
    slideIds: fc.option(fc.array(slideId, { maxLength: 2 }), { nil: undefined }),
    matchCase: fc.boolean(),
    wholeWords: fc.boolean(),
  }),
  fc.record({
    op: fc.constant('replace_slide' as const),
    slide: fc.tuple(anySlide, slideId).map(([slide, id]) => ({ ...slide, id })),
  }),
  fc.record({
    op: fc.constant('duplicate_slide' as const),
    slideId,
    newSlideId,
    position: fc.option(small, { nil: undefined }),
  }),
  fc.record({ op: fc.constant('swap_slides' as const), slideIds: fc.tuple(slideId, slideId) }),
  fc.record({
    op: fc.constant('split_slide' as const),
    slideId,
    newSlideId,
    at: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  }),
  fc.record({
    op: fc.constant('merge_slides' as const),
    slideIds: fc.array(slideId, { minLength: 2, maxLength: 3 }),
  }),
  fc.record({
    op: fc.constant('set_layout' as const),
    slideId,
    layout: fc.constantFrom(...layoutNames),
  }),
  fc.record({ op: fc.constant('choose_variant' as const), slideId, variant: fc.nat(2) }),
  fc.record({
    op: fc.constant('add_block' as const),
    slideId,
    block: anyBlock,
    position: fc.option(small, { nil: undefined }),
  }),
  fc.record({ op: fc.constant('update_block' as const), slideId, block: anyBlock }),
  fc.record({ op: fc.constant('delete_block' as const), ...block }),
  fc.record({ op: fc.constant('move_block' as const), ...block, position: small }),
  fc.record({
    op: fc.constant('set_chart_type' as const),
    ...block,
    chartType: fc.constantFrom(...chartTypes),
  }),
  fc.record({
    op: fc.constant('set_chart_value' as const),
    slideId,
    blockId: fc.constant('chart'),
    series: fc.nat(2),
    category: small,
    value: fc.option(fc.integer()),
  }),
  fc.record({
    op: fc.constant('set_chart_details' as const),
    slideId,
    blockId: fc.constant('chart'),
    categoryTitle: fc.option(words),
    highlightedCategory: fc.option(small),
  }),
  fc.record({
    op: fc.constant('add_chart_category' as const),
    slideId,
    blockId: fc.constant('chart'),
    name: words,
    values: fc.array(fc.integer(), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    op: fc.constant('delete_chart_category' as const),
    slideId,
    blockId: fc.constant('chart'),
    category: small,
  }),
  fc.record({
    op: fc.constant('set_table_cell' as const),
    slideId,
    blockId: fc.constant('table'),
    row: fc.integer({ min: -1, max: 4 }),
    column: fc.nat(3),
    text: words,
  }),
  fc.record({
    op: fc.constant('add_table_row' as const),
    slideId,
    blockId: fc.constant('table'),
    cells: fc.array(words, { minLength: 1, maxLength: 3 }),
    position: fc.option(small, { nil: undefined }),
  }),
  fc.record({
    op: fc.constant('delete_table_row' as const),
    slideId,
    blockId: fc.constant('table'),
    row: small,
  }),
  fc.record({
    op: fc.constant('add_table_column' as const),
    slideId,
    blockId: fc.constant('table'),
    name: words,
    cells: fc.array(words, { maxLength: 4 }),
    numeric: fc.boolean(),
    position: fc.option(small, { nil: undefined }),
  }),
  fc.record({
    op: fc.constant('delete_table_column' as const),
    slideId,
    blockId: fc.constant('table'),
    column: fc.nat(3),
  }),
  fc.record({
    op: fc.constant('replace_image' as const),
    slideId,
    blockId: fc.constant('image'),
    image: words,
    width: fc.integer({ min: 1, max: 4000 }),
    height: fc.integer({ min: 1, max: 4000 }),
    alt: words,
  }),
  fc.record({
    op: fc.constant('insert_items' as const),
    ...block,
    items: fc.array(fc.oneof(words, fc.record({ text: words, head: words })), {
      minLength: 1,
      maxLength: 2,
    }),
    position: fc.option(small, { nil: undefined }),
  }),
  fc.record({
    op: fc.constant('set_item' as const),
    ...block,
    item: fc.option(small, { nil: undefined }),
    part: fc.constantFrom('text', 'head', 'date', 'label', 'cell', 'alt', 'level', 'icon', 'id'),
    column: fc.option(small, { nil: undefined }),
    value: fc.oneof(words, fc.constantFrom(null, 0, 1, true)),
  }),
  fc.record({
    op: fc.constant('delete_items' as const),
    ...block,
    items: fc.array(small, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    op: fc.constant('move_items' as const),
    ...block,
    items: fc.array(small, { minLength: 1, maxLength: 3 }),
    toSlideId: slideId,
    toBlockId: blockId,
    position: fc.option(small, { nil: undefined }),
  }),
  fc.record({
    op: fc.constant('arrange' as const),
    ...block,
    axis,
    order: fc.constantFrom<number[]>([0], [1, 0], [1, 0, 2], [2, 1, 0], [3, 2, 1, 0], [0, 0]),
  }),
  fc.record({
    op: fc.constant('set_highlight' as const),
    ...block,
    axis,
    index: fc.option(small),
  }),
  fc.record({
    op: fc.constant('set_style' as const),
    slideId,
    at: fc.oneof(fc.record({ blockId }), fc.constant({ part: 'title' as const })),
    style: fc.option(style),
  }),
  fc.record({
    op: fc.constant('set_ground' as const),
    slideId,
    ground: fc.constantFrom({ role: 'accent' as const }, { hex: '#102030' }, null),
  }),
  fc.record({
    op: fc.constant('set_column' as const),
    slideId,
    blockId: fc.constant('table'),
    column: fc.nat(3),
    width: fc.constantFrom(0.5, 2, 'equal' as const, null),
  }),
  fc.record({
    op: fc.constant('add_chart_series' as const),
    slideId,
    blockId: fc.constant('chart'),
    name: words,
    values: fc.array(fc.integer(), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    op: fc.constant('delete_chart_series' as const),
    slideId,
    blockId: fc.constant('chart'),
    series: fc.nat(2),
  }),
  fc.record({
    op: fc.constant('set_chart_name' as const),
    slideId,
    blockId: fc.constant('chart'),
    axis: fc.constantFrom('categories' as const, 'series' as const),
    index: small,
    name: words,
  }),
)
