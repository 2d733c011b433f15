import { z } from 'zod'
import { blockSchema } from '../blocks/block.ts'
import { columnWidthSchema } from '../blocks/table/schema.ts'
import { marksSchema } from '../marks/mark.ts'
import { layoutNames, slideSchema } from '../slide.ts'
import { groundSchema, titleStyleSchema } from '../style.ts'
import { chartOperationSchemas } from './chart-operation-schemas.ts'
import { target } from './operation-target.ts'
import { tableOperationSchemas } from './table-operation-schemas.ts'

/** Renames the presentation, and with it each title slide that still shows the old name. */
const setTitleSchema = z.object({
  op: z.literal('set_title'),
  title: z.string().min(1).max(300),
  /** Only these slides are renamed with it; absent: all that show the old name. Inverses rename none this way. */
  slideIds: z.array(z.string()).optional(),
})
export type SetTitle = z.infer<typeof setTitleSchema>

/** Changes the theme of the whole deck. Whether the theme exists is the service's to check. */
const setThemeSchema = z.object({ op: z.literal('set_theme'), themeId: z.string().min(1) })
export type SetTheme = z.infer<typeof setThemeSchema>

/** Says what language the deck is in (BCP 47); it translates nothing. */
const setLanguageSchema = z.object({
  op: z.literal('set_language'),
  language: z.string().min(2),
})
export type SetLanguage = z.infer<typeof setLanguageSchema>

/** Replaces the speaker notes of a slide; null removes them. */
const setNotesSchema = z.object({
  op: z.literal('set_notes'),
  slideId: z.string().min(1),
  notes: z.string().nullable(),
})
export type SetNotes = z.infer<typeof setNotesSchema>

/** Adds a slide before the given 0-based position; a position past the end, or none, means the end. */
const insertSlideSchema = z.object({
  op: z.literal('insert_slide'),
  slide: slideSchema,
  position: z.number().int().min(0).optional(),
})
export type InsertSlide = z.infer<typeof insertSlideSchema>

/** Removes a slide. */
const deleteSlideSchema = z.object({
  op: z.literal('delete_slide'),
  slideId: z.string().min(1),
})
export type DeleteSlide = z.infer<typeof deleteSlideSchema>

/** Moves a slide so that it ends at the given 0-based position; past the end means the end. */
const moveSlideSchema = z.object({
  op: z.literal('move_slide'),
  slideId: z.string().min(1),
  position: z.number().int().min(0),
})
export type MoveSlide = z.infer<typeof moveSlideSchema>

/**
 * Renames a slide, in every variant that has the title of the one shown; with `eyebrow` also the small line over the
 * title, with `meta` the line of a cover or a closing that says who, when and where. Null removes them.
 */
const setSlideTitleSchema = z.object({
  op: z.literal('set_slide_title'),
  slideId: z.string().min(1),
  title: z.string().max(300),
  eyebrow: z.string().max(300).nullable().optional(),
  meta: z.string().max(300).nullable().optional(),
})
export type SetSlideTitle = z.infer<typeof setSlideTitleSchema>

/**
 * Changes the line under the content of a slide, in every variant that has the one of the variant shown; null removes
 * it.
 */
const setCaptionSchema = z.object({
  op: z.literal('set_caption'),
  slideId: z.string().min(1),
  caption: z.string().min(1).max(300).nullable(),
})
export type SetCaption = z.infer<typeof setCaptionSchema>

/**
 * Replaces words everywhere they stand: titles, blocks and notes of all variants, and the presentation's title; or only
 * on the slides named. A number is found however its thousands are parted, among the values of charts too, and never in a
 * longer one. Found words stand alone ("art" is not found in "part") unless `wholeWords` is false; letters
 * count as equal in either case unless `matchCase` is true, and then a replacement in lower case takes the case of what
 * it replaces. Points that nothing is left of go.
 */
const replaceTextSchema = z.object({
  op: z.literal('replace_text'),
  find: z.string().min(1).max(1000),
  replace: z.string().max(10_000),
  slideIds: z.array(z.string().min(1)).optional(),
  matchCase: z.boolean().default(false),
  wholeWords: z.boolean().default(true),
})
export type ReplaceText = z.infer<typeof replaceTextSchema>

/** Puts other content in the place of a slide that stays where it is and keeps its id: a regenerated slide. */
const replaceSlideSchema = z.object({ op: z.literal('replace_slide'), slide: slideSchema })
export type ReplaceSlide = z.infer<typeof replaceSlideSchema>

/** Copies a slide under a new id, behind the original unless a 0-based position is given. */
const duplicateSlideSchema = z.object({
  op: z.literal('duplicate_slide'),
  slideId: z.string().min(1),
  newSlideId: z.string().min(1),
  position: z.number().int().min(0).optional(),
})
export type DuplicateSlide = z.infer<typeof duplicateSlideSchema>

/** Lets two slides change places. */
const swapSlidesSchema = z.object({
  op: z.literal('swap_slides'),
  slideIds: z.tuple([z.string().min(1), z.string().min(1)]),
})
export type SwapSlides = z.infer<typeof swapSlidesSchema>

/**
 * Makes two slides of one. What is shown of it from item `at` on (0-based, counted over the items of its blocks; half
 * of them unless said) goes to a new slide behind it, which has the same title and no notes; each slide keeps its shown
 * variant only.
 */
const splitSlideSchema = z.object({
  op: z.literal('split_slide'),
  slideId: z.string().min(1),
  newSlideId: z.string().min(1),
  at: z.number().int().min(1).optional(),
})
export type SplitSlide = z.infer<typeof splitSlideSchema>

/**
 * Makes one slide of several: the content of the others, in the order given, is added to the first, whose title and
 * place stay; so are their notes. Lists of one kind become one list.
 */
const mergeSlidesSchema = z.object({
  op: z.literal('merge_slides'),
  slideIds: z.array(z.string().min(1)).min(2),
})
export type MergeSlides = z.infer<typeof mergeSlidesSchema>

/** Shows a slide's content in another layout; the content stays as it is, and has what the layout is for. */
const setLayoutSchema = z.object({
  op: z.literal('set_layout'),
  slideId: z.string().min(1),
  layout: z.enum(layoutNames),
})
export type SetLayout = z.infer<typeof setLayoutSchema>

/** Shows another of a slide's variants (0-based). */
const chooseVariantSchema = z.object({
  op: z.literal('choose_variant'),
  slideId: z.string().min(1),
  variant: z.number().int().min(0),
})
export type ChooseVariant = z.infer<typeof chooseVariantSchema>

/** Adds a block to what is shown of a slide, before a 0-based position; past the end, or none, means the end. */
const addBlockSchema = z.object({
  op: z.literal('add_block'),
  slideId: z.string().min(1),
  block: blockSchema,
  position: z.number().int().min(0).optional(),
})
export type AddBlock = z.infer<typeof addBlockSchema>

/** Puts another block, of any kind, in the place of the one that has its id. */
const updateBlockSchema = z.object({
  op: z.literal('update_block'),
  slideId: z.string().min(1),
  block: blockSchema,
})
export type UpdateBlock = z.infer<typeof updateBlockSchema>

/** Removes a block. */
const deleteBlockSchema = z.object({
  op: z.literal('delete_block'),
  slideId: z.string().min(1),
  blockId: z.string().min(1),
})
export type DeleteBlock = z.infer<typeof deleteBlockSchema>

/** Moves a block so that it ends at the given 0-based position; past the end means the end. */
const moveBlockSchema = z.object({
  op: z.literal('move_block'),
  slideId: z.string().min(1),
  blockId: z.string().min(1),
  position: z.number().int().min(0),
})
export type MoveBlock = z.infer<typeof moveBlockSchema>

/** Shows another picture in a block: `image` is the id of its bytes, width and height its pixels. */
const replaceImageSchema = z.object({
  op: z.literal('replace_image'),
  slideId: z.string().min(1),
  blockId: z.string().min(1),
  image: z.string().min(1),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  alt: z.string(),
})
export type ReplaceImage = z.infer<typeof replaceImageSchema>

/**
 * Says how the words of one printed text are set, instead of what was said of it before; an empty list takes all marks
 * away. Texts of the slide's other variants that say the same take them too. Without a block the text is the slide's own.
 */
const setMarksSchema = z.object({
  op: z.literal('set_marks'),
  slideId: z.string().min(1),
  at: z.object({
    blockId: z.string().min(1).optional(),
    /** Of a thing that the block lists: its place, from 0. */
    item: z.number().int().min(0).optional(),
    /** The field that holds the text (`text`, `head`, `cell` …); of a slide its `title`, `meta` or `caption`. */
    part: z.string().min(1),
    /** Of a cell or a side: its column, from 0. */
    column: z.number().int().min(0).optional(),
  }),
  marks: marksSchema,
})
export type SetMarks = z.infer<typeof setMarksSchema>

/**
 * Adds items to a list (bullets, paragraphs, steps, cards, events, figures, terms) before a 0-based position; past the end,
 * or none, means the end. Where an item is more than a line it is given with its parts: `{ text, head }`, say.
 */
const insertItemsSchema = z.object({
  op: z.literal('insert_items'),
  ...target,
  items: z.array(z.union([z.string(), z.looseObject({ text: z.string().optional() })])).min(1),
  position: z.number().int().min(0).optional(),
})
export type InsertItems = z.infer<typeof insertItemsSchema>

/**
 * Changes one part of an item (its place, from 0), or of the block itself: a printed text (`text`, `head`, `cell` …), or what
 * else it has (`icon`, `level`, `planned`, `trend`, `alt` …). Null takes away what is not needed. Marks stay on the words that
 * both texts have.
 */
const setItemSchema = z.object({
  op: z.literal('set_item'),
  ...target,
  item: z.number().int().min(0).optional(),
  part: z.string().min(1),
  /** Of a cell or a side: its column, from 0. */
  column: z.number().int().min(0).optional(),
  value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
})
export type SetItem = z.infer<typeof setItemSchema>

/** Removes items by their places, from 0; sub-items go with the item above them. */
const deleteItemsSchema = z.object({
  op: z.literal('delete_items'),
  ...target,
  items: z.array(z.number().int().min(0)).min(1),
})
export type DeleteItems = z.infer<typeof deleteItemsSchema>

/**
 * Moves items by their places, from 0, with their sub-items, to another place or another list: before the place `position`
 * of what is there without them; past the end, or none, means the end. In a list of another kind each is one line, and keeps
 * its marks where that is its text. Points of a comparison are counted here as in `delete_items`: the first of each side, then
 * the second of each …; `set_item` names a point by its side (`column`) and its place there.
 */
const moveItemsSchema = z.object({
  op: z.literal('move_items'),
  ...target,
  items: z.array(z.number().int().min(0)).min(1),
  toSlideId: z.string().min(1),
  toBlockId: z.string().min(1),
  position: z.number().int().min(0).optional(),
})
export type MoveItems = z.infer<typeof moveItemsSchema>

/**
 * Puts what a block has along an axis in another order: for each place what stands there now, from 0. Items are counted
 * without sub-items, which go with theirs; the columns of a comparison are its sides, its items their points, those of the
 * first side before those of the second.
 */
const arrangeSchema = z.object({
  op: z.literal('arrange'),
  ...target,
  axis: z.enum(['items', 'rows', 'columns', 'categories', 'series']),
  order: z.array(z.number().int().min(0)).min(1),
})
export type Arrange = z.infer<typeof arrangeSchema>

/**
 * Says what a block is about: a row or a column of a table, a category or a series of a chart, an event of a timeline (items), the
 * recommended side of a comparison (columns); null: nothing of that axis.
 */
const setHighlightSchema = z.object({
  op: z.literal('set_highlight'),
  ...target,
  axis: z.enum(['items', 'rows', 'columns', 'categories', 'series']),
  index: z.number().int().min(0).nullable(),
})
export type SetHighlight = z.infer<typeof setHighlightSchema>

/**
 * Says how all words of a block or of a slide's title are set, instead of what was said of it before; null: as the theme
 * does. Other variants of the slide that say the same are set so too. Only a title can have a `font` of its own.
 */
const setStyleSchema = z.object({
  op: z.literal('set_style'),
  slideId: z.string().min(1),
  at: z.union([z.object({ blockId: z.string().min(1) }), z.object({ part: z.literal('title') })]),
  style: titleStyleSchema.nullable(),
})
export type SetStyle = z.infer<typeof setStyleSchema>

/** Puts a slide on another ground: a colour of the theme by its role, or one that stays; null: the theme's own. */
const setGroundSchema = z.object({
  op: z.literal('set_ground'),
  slideId: z.string().min(1),
  ground: groundSchema.nullable(),
})
export type SetGround = z.infer<typeof setGroundSchema>

/**
 * Makes a column of a table (0-based) wider or narrower than its words alone would (1.5: half as wide again), as wide as all
 * others that are `equal`, or, with null, as wide as its words make it.
 */
const setColumnSchema = z.object({
  op: z.literal('set_column'),
  ...target,
  column: z.number().int().min(0),
  width: columnWidthSchema.nullable(),
})
export type SetColumn = z.infer<typeof setColumnSchema>

/** Everything that can change a deck. */
export const operationSchema = z.discriminatedUnion('op', [
  setTitleSchema,
  setThemeSchema,
  setLanguageSchema,
  setNotesSchema,
  insertSlideSchema,
  deleteSlideSchema,
  moveSlideSchema,
  setSlideTitleSchema,
  setCaptionSchema,
  replaceTextSchema,
  replaceSlideSchema,
  duplicateSlideSchema,
  swapSlidesSchema,
  splitSlideSchema,
  mergeSlidesSchema,
  setLayoutSchema,
  chooseVariantSchema,
  addBlockSchema,
  updateBlockSchema,
  deleteBlockSchema,
  moveBlockSchema,
  ...chartOperationSchemas,
  ...tableOperationSchemas,
  replaceImageSchema,
  setMarksSchema,
  insertItemsSchema,
  setItemSchema,
  deleteItemsSchema,
  moveItemsSchema,
  arrangeSchema,
  setHighlightSchema,
  setStyleSchema,
  setGroundSchema,
  setColumnSchema,
])
export type Operation = z.infer<typeof operationSchema>
