import { type Block, blockLines, mapBlockOrigins } from '../../deck/blocks/block.ts'
import type { BlockLine } from '../../deck/blocks/block-kind.ts'
import type { Deck } from '../../deck/deck.ts'
import { carryMarks } from '../../deck/marks/carry-marks.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import type { EditStep } from '../edit-step.ts'

/** A line is taken to say anew what another says that has at least this share of its words. */
const leastShared = 0.5

/** The words of a text, folded. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])

/**
 * A step whose new blocks say where their words come from: a line that says what one of the deck said, or most of it in other words, has its sources;
 * any other is added. Words that stay keep their marks.
 */
export function withOrigins(step: EditStep, deck: Deck): EditStep {
  if (!('op' in step)) return step
  switch (step.op) {
    case 'add_block':
    case 'update_block':
      return { ...step, block: traced(step.block, step.slideId, deck) }
    case 'insert_slide':
    case 'replace_slide': {
      const before = deck.slides.find(({ id }) => id === step.slide.id)
      const variants = step.slide.variants.map((variant) => ({
        ...variant,
        blocks: variant.blocks.map((block) => traced(block, step.slide.id, deck)),
      }))
      const kept = before === undefined ? {} : keptOf(before, step.slide)
      return { ...step, slide: { ...step.slide, ...kept, variants } }
    }
    default:
      return step
  }
}

/** What a slide that is written anew keeps: its sources, its ground, and its notes where no others are given. */
function keptOf(before: Slide, { notes = before.notes }: Slide): Partial<Slide> {
  return {
    sources: before.sources,
    ...(before.ground === undefined ? {} : { ground: before.ground }),
    ...(notes === undefined ? {} : { notes }),
  }
}

function traced(block: Block, slideId: string, deck: Deck): Block {
  const slide = deck.slides.find(({ id }) => id === slideId)
  const own = slide ? chosenVariant(slide).blocks : []
  const others = deck.slides
    .filter((one) => one !== slide)
    .flatMap((one) => chosenVariant(one).blocks)
  const lines = [...own, ...others].flatMap(blockLines)
  const [marked = block] = carryMarks([block], own)
  return mapBlockOrigins(marked, (one) => {
    const text = 'text' in one ? String(one.text) : ''
    const origin = text === '' ? undefined : originOf(text, lines)
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
function originOf(text: string, lines: readonly BlockLine[]): BlockLine | undefined {
  const same = lines.find((line) => line.text === text)
  if (same !== undefined) return same
  const words = wordsOf(text)
  let best: { line: BlockLine; share: number } | undefined
  for (const line of lines) {
    const known = wordsOf(line.text)
    const share = [...words].filter((word) => known.has(word)).length / Math.max(1, words.size)
    if (share >= leastShared && share > (best?.share ?? 0)) best = { line, share }
  }
  return best?.line
}
