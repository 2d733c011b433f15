import { isDeepStrictEqual } from 'node:util'
import { inventedNumbers } from '../../author/model/checks/numbers.ts'
import { type Block, blockLines, mapBlockOrigins } from '../../deck/blocks/block.ts'
import type { BlockLine } from '../../deck/blocks/block-kind.ts'
import type { Deck } from '../../deck/deck.ts'
import { carryMarks } from '../../deck/marks/carry-marks.ts'
import type { SetItem } from '../../deck/operations/operation.ts'
import {
  chosenVariant,
  layoutsWithoutCaption,
  metaLayouts,
  type Slide,
  slidePlainText,
  type Variant,
} from '../../deck/slide.ts'
import { deckAfter } from '../deck-after.ts'
import type { EditStep } from '../edit-step.ts'

/** A line is taken to say anew what another says that has at least this share of its words. */
const leastShared = 0.5

/** The words of a text, folded. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])

/** A line of a deck that new words may have the sources of. */
interface KnownLine {
  slideId: string
  line: BlockLine
  words: ReadonlySet<string>
}

/** Where the words of a deck come from. */
interface DeckOrigins {
  deck: Deck
  lines: readonly KnownLine[]
  /** The texts that the deck was made of, by the inputs that spans name. */
  sources: Readonly<Record<string, string>>
}

/** Where the words of a deck come from, for all the steps that say some of them anew. */
export function originsOf(deck: Deck, sources: Readonly<Record<string, string>>): DeckOrigins {
  const lines = deck.slides.flatMap((slide) =>
    chosenVariant(slide)
      .blocks.flatMap(blockLines)
      .map((line) => ({ slideId: slide.id, line, words: wordsOf(line.text) })),
  )
  return { deck, lines, sources }
}

/**
 * A step whose new blocks say where their words come from: a line that says what one of the deck said, or most of it in other words, has its sources;
 * any other is added. Words that stay keep their marks, and a slide that is written anew what is not the writer's.
 */
export function withOrigins(step: EditStep, origins: DeckOrigins): EditStep {
  if (!('op' in step)) return step
  switch (step.op) {
    case 'add_block':
    case 'update_block':
      return { ...step, block: traced(step.block, step.slideId, origins) }
    case 'insert_slide':
    case 'replace_slide': {
      const { slide } = step
      const before = origins.deck.slides.find(({ id }) => id === slide.id)
      const variants = slide.variants.map((variant) => ({
        ...variant,
        blocks: variant.blocks.map((block) => traced(block, slide.id, origins)),
      }))
      return { ...step, slide: withKept({ ...slide, variants }, before) }
    }
    default:
      return step
  }
}

/**
 * A step that sets one text of a block, as a step that sets the block where that text has another origin then: a line that says what nothing in the
 * deck says is added, whatever stood in its place.
 * @param deck as it is before the step; undefined: nobody knows.
 */
export function withOriginOfItem(
  step: SetItem,
  deck: Deck | undefined,
  origins: DeckOrigins,
): EditStep {
  if (deck === undefined || typeof step.value !== 'string' || step.value.trim() === '') return step
  const before = blockIn(deck, step)
  const after = blockIn(deckAfter(deck, step), step)
  if (before === undefined || after === undefined) return step
  const { slideId, value } = step
  const old: Sourced[] = []
  mapBlockOrigins(before, (one) => {
    old.push(one as Sourced)
    return one
  })
  let at = 0
  let isOther = false
  const block = mapBlockOrigins(after, (one) => {
    const was = old[at++]
    if (isDeepStrictEqual(one, was)) return one
    const origin = originOf(value, slideId, origins)
    const sources = origin?.sources ?? []
    const isAdded = origin?.added ?? true
    const { added, ...rest } = one
    if (isDeepStrictEqual(sources, one.sources) && isAdded === (added ?? false)) return one
    isOther = true
    return { ...rest, sources, ...(isAdded ? { added: true } : {}) } as typeof one
  })
  return isOther ? { op: 'update_block', slideId, block } : step
}

/** Something that a block says, with where it comes from. */
type Sourced = Parameters<Parameters<typeof mapBlockOrigins>[1]>[0]

function blockIn(
  deck: Deck | undefined,
  { slideId, blockId }: Pick<SetItem, 'slideId' | 'blockId'>,
): Block | undefined {
  const slide = deck?.slides.find(({ id }) => id === slideId)
  return slide && chosenVariant(slide).blocks.find(({ id }) => id === blockId)
}

/** A slide that is written anew: its chosen variant with the looks that it has, beside the others; notes and lines where no others are given. */
function withKept(written: Slide, before: Slide | undefined): Slide {
  if (before === undefined)
    return { ...written, variants: written.variants.map((one) => withoutBlanks(one)) }
  const { notes = before.notes } = written
  const variant = chosenVariant(before)
  const chosen = withoutBlanks({
    ...looksOf(variant),
    ...linesOf(variant, written),
    ...chosenVariant(written),
  })
  return {
    ...before,
    variants: before.variants.with(before.chosen, chosen),
    ...(notes === undefined ? {} : { notes }),
  }
}

/** The lines of a variant that a slide with another content has room for, and does not say already. */
function linesOf({ eyebrow, meta, caption }: Variant, written: Slide): Partial<Variant> {
  const { layout } = chosenVariant(written)
  const said = `${slidePlainText(written)}\n${written.notes ?? ''}`.toLowerCase()
  const isLeft = (line: string | undefined, hasRoom: boolean) =>
    line !== undefined && hasRoom && !said.includes(line.toLowerCase())
  return {
    ...(eyebrow !== undefined ? { eyebrow } : {}),
    ...(isLeft(meta, metaLayouts.includes(layout)) ? { meta } : {}),
    ...(isLeft(caption, !layoutsWithoutCaption.includes(layout)) ? { caption } : {}),
  }
}

/** A variant without lines that say nothing. */
function withoutBlanks(variant: Variant): Variant {
  const shown = Object.entries(variant).filter(
    ([name, value]) => value !== '' || !['eyebrow', 'meta', 'caption'].includes(name),
  )
  return Object.fromEntries(shown) as Variant
}

/** What a variant has beside what it says. */
function looksOf({ vibeId, textSide, titleStyle }: Variant): Partial<Variant> {
  return {
    ...(vibeId === undefined ? {} : { vibeId }),
    ...(textSide === undefined ? {} : { textSide }),
    ...(titleStyle === undefined ? {} : { titleStyle }),
  }
}

function traced(block: Block, slideId: string, origins: DeckOrigins): Block {
  const { deck } = origins
  const slide = deck.slides.find(({ id }) => id === slideId)
  const own = slide ? chosenVariant(slide).blocks : []
  const [marked = block] = carryMarks([block], own)
  return mapBlockOrigins(marked, (one) => {
    const text = 'text' in one ? String(one.text) : ''
    const origin = text === '' ? undefined : originOf(text, slideId, origins)
    if (origin === undefined) return one
    const { added: _added, ...rest } = one
    return {
      ...rest,
      sources: origin.sources,
      ...(origin.added ? { added: true } : {}),
    } as typeof one
  })
}

/** The line that a text says anew: the one with most of its words, and with all of its figures, be they in what that was made of. */
function originOf(
  text: string,
  slideId: string,
  { lines: all, sources }: DeckOrigins,
): BlockLine | undefined {
  // Of equal lines that of the slide itself counts.
  const lines = [
    ...all.filter((one) => one.slideId === slideId),
    ...all.filter((one) => one.slideId !== slideId),
  ]
  const same = lines.find(({ line }) => line.text === text)
  if (same !== undefined) return same.line
  const words = wordsOf(text)
  let best: { line: BlockLine; share: number } | undefined
  for (const { line, words: known } of lines) {
    const share = [...words].filter((word) => known.has(word)).length / Math.max(1, words.size)
    if (share < leastShared || share <= (best?.share ?? 0)) continue
    const spans = line.sources.map(({ input, start, end }) =>
      (sources[input] ?? '').slice(start, end),
    )
    if (inventedNumbers([text], [line.text, ...spans]).length === 0) best = { line, share }
  }
  return best?.line
}
