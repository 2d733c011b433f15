import { type Block, blockLines, mapBlockOrigins } from '../../deck/blocks/block.ts'
import type { BlockLine } from '../../deck/blocks/block-kind.ts'
import type { Deck } from '../../deck/deck.ts'
import { carryMarks } from '../../deck/marks/carry-marks.ts'
import { chosenVariant, type Slide, type Variant } from '../../deck/slide.ts'
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
}

/** Where the words of a deck come from, for all the steps that say some of them anew. */
export function originsOf(deck: Deck): DeckOrigins {
  const lines = deck.slides.flatMap((slide) =>
    chosenVariant(slide)
      .blocks.flatMap(blockLines)
      .map((line) => ({ slideId: slide.id, line, words: wordsOf(line.text) })),
  )
  return { deck, lines }
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

/** A slide that is written anew: its chosen variant with the looks that it has, beside the others; notes where no others are given. */
function withKept(written: Slide, before: Slide | undefined): Slide {
  if (before === undefined) return written
  const { notes = before.notes } = written
  const chosen = { ...looksOf(chosenVariant(before)), ...chosenVariant(written) }
  return {
    ...before,
    variants: before.variants.with(before.chosen, chosen),
    ...(notes === undefined ? {} : { notes }),
  }
}

/** What a variant has beside what it says. */
function looksOf({ vibeId, textSide, titleStyle }: Variant): Partial<Variant> {
  return {
    ...(vibeId === undefined ? {} : { vibeId }),
    ...(textSide === undefined ? {} : { textSide }),
    ...(titleStyle === undefined ? {} : { titleStyle }),
  }
}

function traced(block: Block, slideId: string, { deck, lines }: DeckOrigins): Block {
  const slide = deck.slides.find(({ id }) => id === slideId)
  const own = slide ? chosenVariant(slide).blocks : []
  // Of equal lines that of the slide itself counts.
  const candidates = [
    ...lines.filter((one) => one.slideId === slideId),
    ...lines.filter((one) => one.slideId !== slideId),
  ]
  const [marked = block] = carryMarks([block], own)
  return mapBlockOrigins(marked, (one) => {
    const text = 'text' in one ? String(one.text) : ''
    const origin = text === '' ? undefined : originOf(text, candidates)
    if (origin === undefined) return one
    const { added: _added, ...rest } = one
    return {
      ...rest,
      sources: origin.sources,
      ...(origin.added ? { added: true } : {}),
    } as typeof one
  })
}

/** The line that a text says anew: the one with most of its words. */
function originOf(text: string, lines: readonly KnownLine[]): BlockLine | undefined {
  const same = lines.find(({ line }) => line.text === text)
  if (same !== undefined) return same.line
  const words = wordsOf(text)
  let best: { line: BlockLine; share: number } | undefined
  for (const { line, words: known } of lines) {
    const share = [...words].filter((word) => known.has(word)).length / Math.max(1, words.size)
    if (share >= leastShared && share > (best?.share ?? 0)) best = { line, share }
  }
  return best?.line
}
