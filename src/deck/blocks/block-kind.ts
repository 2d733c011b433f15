import type { z } from 'zod'
import type { SourceSpan } from '../sourced-text.ts'
import type { ChangeText } from './printed-text.ts'

/** What a reader takes in at once (a bullet, a row, a category of a chart), and where it comes from. */
export interface BlockLine {
  text: string
  sources: SourceSpan[]
  /** The author's own addition. */
  added: boolean
}

/** Where words come from, and whether the author added them. */
interface Origin {
  sources: SourceSpan[]
  added?: boolean | undefined
}

/** Gives words another origin; of what else they have it takes nothing away. */
export type ChangeOrigin = <Sourced extends Origin>(sourced: Sourced) => Sourced

/** One of the things that a block lists, as far as all of them are alike; its printed texts stand under their names. */
export interface Thing {
  sources?: SourceSpan[] | undefined
  score?: number | undefined
  highlighted?: boolean | undefined
  [field: string]: unknown
}

/** A stretch of a list: it begins with the thing `from` (0-based), and is the `last` or not. */
interface Stretch {
  from: number
  last: boolean
}

/** How the things that a block lists are reached and put back, and what else they carry with them. */
export interface BlockList<One, Item> {
  /** The field of the block that holds them; absent where `things` and `withThings` reach them. */
  field?: string
  things?(block: One): Item[]
  withThings?(block: One, things: Item[]): One
  /** As they are read, and counted by a reader, where that is not their order in the list. */
  asRead?(things: Item[]): Item[]
  /** One of them with its printed texts changed; `item` is its place, from 0. */
  mapTexts(thing: Item, change: ChangeText, item: number): Item
  /** One of them in one line. */
  plainText(thing: Item): string
  /** The names of its printed texts, in the order they are read; absent where it is a row of cells. */
  parts?: readonly string[]
  /** What one of them has that is added without it. */
  blank?: Partial<Item>
  /** The part that names it; where it has none of that, its text does. Absent: nothing can be renamed. */
  name?: string
  /** The part that is running text, which can be said in other words and joined with that of another. */
  body?: string
  /** The deck says what is listed and in which order: that is changed nowhere else. */
  isFixed?: true
  /** Sub-items: which things belong to the one above, and what becomes of one that has none above. */
  below?: { is(thing: Item): boolean; alone(thing: Item): Item }
  /** What else of the block changes where only a stretch of its things is left; `block` has that stretch already. */
  stretch?(block: One, stretch: Stretch): One
  /** What the block has besides the things of both when two are joined; undefined where they stay two. */
  join?(first: One, second: One): Partial<One> | undefined
}

/** Whether a block, or a part of it, fits where it is to stand. */
export type Accepts<One> = (one: One) => boolean

/** A block that fits, and what had to leave it for that, one line an entry: its whole text where nothing is said. */
export interface Shortened<One> {
  block: One
  notes?: string[]
}

/** A block that can stand on several slides: how many pieces it has, and the block with a range of them (0-based). */
export interface BlockPieces<One> {
  count: number
  part(from: number, to: number): One
  /** A smaller stand-in for a part, where a part may itself have to be divided the other way. */
  probe?(from: number, to: number): One
}

/**
 * Everything that the document knows about a kind of block. Whatever is the same for all kinds follows from it: see the
 * functions beside this file.
 */
export interface BlockKindDefinition<Schema extends z.ZodType, Item = Thing> {
  schema: Schema
  /** The block's text, for transcripts, search and screen readers. */
  plainText(block: z.infer<Schema>): string
  /** What is taken in at once, in the block's order. */
  lines(block: z.infer<Schema>): BlockLine[]
  /** The block with every text that a reader sees changed; names of things that are not shown stay. */
  mapTexts(block: z.infer<Schema>, change: ChangeText): z.infer<Schema>
  /** The block with the origin of all of its words changed. */
  mapOrigins(block: z.infer<Schema>, change: ChangeOrigin): z.infer<Schema>
  /** Absent where the block is one whole. */
  list?: BlockList<z.infer<Schema>, Item>
  /** The block cut so that it fits, undefined if nothing of it can be shown; absent: its things leave it (shorten-block.ts). */
  shorten?(
    block: z.infer<Schema>,
    fits: Accepts<z.infer<Schema>>,
    language: string,
  ): Shortened<z.infer<Schema>> | undefined
  /** Its pieces, and those of others of its kind on the slide, in this block; absent: the things that it lists. */
  pieces?(
    block: z.infer<Schema>,
    others: z.infer<Schema>[],
    language: string,
  ): BlockPieces<z.infer<Schema>>
}

/** A line of what is printed together. */
export function lineOf(texts: readonly (string | undefined)[], origin: Origin): BlockLine {
  return {
    text: texts.filter((text) => text !== undefined && text !== '').join(' – '),
    sources: origin.sources,
    added: origin.added ?? false,
  }
}
