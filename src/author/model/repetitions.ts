import type { Block, BlockKind } from '../../deck/blocks/block.ts'
import { listOf, thingsOf, withThings } from '../../deck/blocks/block-list.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import { segmenter } from '../../text/segmenter.ts'
import { wordCount } from '../composer/language/script.ts'

/** Something that a slide says though one before it has said it. */
interface Repetition {
  statement: string
  /** The title of the slide that said it first. */
  title: string
}

/** What is said and by which slide. */
interface Statement {
  text: string
  words: ReadonlySet<string>
  slide: Slide
}

/** Fewer words name a thing and state nothing. */
const leastWords = 4

/** What has all its words from a statement repeats it when it has this share of that statement's own; less is a part of it. */
const sameShare = 0.6

/** Letters by which forms of a word are the same in languages that inflect. */
const stemLength = 6

/**
 * The kinds of blocks whose things state something each and can go, with how many have to be left. Rows, steps, events and values belong to
 * one another: that two slides show the same data is seen in the plan.
 */
const statingKinds: Readonly<Partial<Record<BlockKind, number>>> = {
  bullets: 1,
  paragraph: 1,
  cards: 2,
  stats: 1,
  definition: 1,
}

/** What a slide says that those before it have said, word for word or in other forms of the same words: its title, its lines. */
export function repetitionsOf(slide: Slide, before: readonly Slide[]): Repetition[] {
  // The last words of a talk may well be what it began with.
  if (chosenVariant(slide).layout === 'closing') return []
  const known = before.flatMap(statementsOf)
  return statementsOf(slide).flatMap(({ text, words }) => {
    const first = known.find((one) => repeats(words, one.words))
    return first ? [{ statement: text, title: chosenVariant(first.slide).title }] : []
  })
}

/** The slide without the lines that say these; undefined where its title is one, or nothing of it is left. */
export function withoutStatements(slide: Slide, statements: readonly string[]): Slide | undefined {
  const gone = new Set(statements)
  const variant = chosenVariant(slide)
  if (gone.has(variant.title)) return undefined
  const blocks = variant.blocks.map((block) => {
    const said = thingsOf(block)
    const kept = said.filter((_thing, index) => !gone.has(statedBy(block)[index] ?? ''))
    if (kept.length === said.length) return block
    return kept.length >= (statingKinds[block.kind] ?? 1) ? withThings(block, kept) : undefined
  })
  if (blocks.includes(undefined)) return undefined
  const kept = blocks.filter((block) => block !== undefined)
  return {
    ...slide,
    variants: slide.variants.map((one) => (one === variant ? { ...one, blocks: kept } : one)),
  }
}

function statementsOf(slide: Slide): Statement[] {
  const { title, blocks } = chosenVariant(slide)
  return [title, ...blocks.flatMap(statedBy)]
    .filter((text) => wordCount(text) >= leastWords)
    .map((text) => ({ text, words: stemsOf(text), slide }))
}

/** What the things of a block state, in their order; nothing where they are parts of one thing. */
function statedBy(block: Block): string[] {
  const list = statingKinds[block.kind] === undefined ? undefined : listOf(block)
  return list === undefined ? [] : thingsOf(block).map((thing) => list.plainText(thing))
}

function stemsOf(text: string): Set<string> {
  const words = [...segmenter('und', 'word').segment(text.toLowerCase())]
  return new Set(
    words
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => (/\p{N}/u.test(segment) ? segment : segment.slice(0, stemLength))),
  )
}

function repeats(words: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  return words.size >= said.size * sameShare && [...words].every((word) => said.has(word))
}
